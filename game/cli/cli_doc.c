/* hourvale doc and def: what content can say, and what a definition came to. */
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "game/cli/program.h"
#include "lua/def.h"
#include "lua/doc.h"
#include "lua/loader.h"

#include <stdio.h>

XExitCode XCli_Doc(XProgram *program)
{
  const XOptions *options = &program->options;
  XText out;
  bool found = true;
  XText_Init(&out);
  if (options->markdown)
    XDoc_Markdown(&out);
  else if (options->types)
    XDoc_Types(&out);
  else
    found = XDoc_Topic(options->argument_count > 0 ? options->arguments[0] : NULL, &out);
  const XExitCode printed = found ? XCli_Print(&out) : XEXIT_USAGE;
  if (!found)
    fprintf(stderr, "hourvale: %s", out.data);
  XText_Clear(&out);
  return printed;
}

XExitCode XCli_Def(XProgram *program)
{
  const XOptions *options = &program->options;
  XErrorList errors;
  XText out;
  if (options->argument_count < 2) {
    XCli_Complain("def needs a kind and an id: def monster rat");
    return XEXIT_USAGE;
  }
  XErrorList_Init(&errors);
  XText_Init(&out);
  program->loader = XLoader_NewPlaced(program->world, NULL, &errors);
  XExitCode code = XEXIT_CONTENT;
  if (program->loader == NULL)
    XErrorList_Format(&errors, &out);
  else if (XDef_Tell(program->loader, options->arguments[0], options->arguments[1], options->json,
                     &out))
    code = XCli_Print(&out);
  else
    code = XEXIT_USAGE;
  if (code == XEXIT_USAGE || code == XEXIT_CONTENT)
    fprintf(stderr, "hourvale: %s", out.data);
  XText_Clear(&out);
  XErrorList_Clear(&errors);
  return code;
}
