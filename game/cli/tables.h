#ifndef GAME_CLI_TABLES_H
#define GAME_CLI_TABLES_H
/* The tables of `hourvale table`, one function each: appends the whole table, as columns or with
   options.csv as comma-separated values with a heading. */

typedef struct XProgram XProgram;
typedef struct XText XText;

/* Delays of everything that can be attacked with, in TU by skill: means, to hundredths. */
void XTable_Weapons(const XProgram *program, XText *out);
/* What :Basic() of each monster and race comes to: Sp: of a step and of a blow, by births. */
void XTable_Speeds(const XProgram *program, XText *out);

#endif
