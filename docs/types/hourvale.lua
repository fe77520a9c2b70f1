---@meta
-- Made by `hourvale doc --types` from the loader's own tables.

---@class Cell
---@field x integer
---@field y integer

---Runs another file of the same mod, once.
---@param path string
function Include(path) end

---@class MonsterViewFields
---@field name string without article, "gray ooze"
---@field glyph string its character on the map
---@field color ColorMember|string of the glyph
---@field plural? string its name for several; the name and an s when not said
---@field proper? boolean the name takes no article

---@class MonsterKindFields
---@field kind KindMember|string what it is; generators choose by it

---@class MonsterBandFields
---@field band BandMember|string how dangerous it is

---@class MonsterBasicFields
---@field speed string|integer a rate: 100 is ordinary, more is faster. Rolled at birth and kept
---@field move_energy string|integer a duration in ticks: an ordinary action takes 1000, more is slower. Rolled at birth and kept
---@field attack_energy string|integer a duration in ticks: an ordinary attack takes 1000, more is slower. Rolled at birth and kept
---@field size SizeMember|string how big it is
---@field weight string|integer units; a hero of St 12 is burdened from 1440

---@class MonsterStatsFields
---@field St string|integer strength: damage and carrying
---@field Dx string|integer dexterity: to hit and DV
---@field To string|integer toughness: hit points and healing
---@field Le string|integer learning: how fast skills grow
---@field Wi string|integer willpower: shortens harmful modifiers
---@field Ma string|integer mana: power points
---@field Pe string|integer perception: radius of sight
---@field Ch string|integer charisma: how peaceful folk take trespass

---@class MonsterCombatFields
---@field hit string|integer added to its chance to hit
---@field damage string|integer hit points that a natural blow takes
---@field dv string|integer defence: how hard it is to hit
---@field pv string|integer protection: a blow loses from half of it to all of it
---@field hp string|integer hit points
---@field pp? string|integer power points
---@field skill? integer tenths of a level of its attacks; 0: by its band

---@class MonsterQuicknessFields
---@field points integer each is two percent of the pace; below 0 is slower

---@class MonsterStepFields
---@field tu integer TU of a step: 10 is ordinary, 14 slow, 6 quick

---@class MonsterBodyFields
---@field body BodyMember|string what it can wear

---@class MonsterAIFields
---@field wander? boolean walks about when nothing is to be done
---@field coward? boolean flees from half its hit points down
---@field peaceful? boolean fights only who has hurt it
---@field still? boolean never leaves its cell
---@field pack? boolean joins the hunt of its kin
---@field guard? boolean defends the area around its post and goes back to it
---@field equips? boolean picks up and puts on what is better than what it has
---@field hands? boolean opens doors
---@field area? integer cells around its post that a guard defends
---@field memory? integer own turns it hunts somebody it no longer sees
---@field flee? integer percent of hit points at which it flees; 0 never

---@class MonsterBlowFields
---@field hit string words id of its blow that hits, "bite"
---@field miss string words id of one that misses, "bite_miss"

---@class MonsterVenomFields
---@field modifier string what begins
---@field percent integer of natural blows that draw blood
---@field slices? string|integer how long; the modifier's own duration when not said

---@class MonsterWindUpFields
---@field name string what it is called: "cleave"
---@field pattern PatternMember|string the cells it falls on
---@field reach? integer cells from which it is begun, and the length of a line; 1 when not said
---@field tu integer TU from committing it until it lands; 10 are an ordinary action
---@field damage string|integer hit points, in place of the dice of its blow
---@field percent? integer of the blows it could strike; 50 when not said
---@field breakable? boolean staves and what breaks wind-ups break it
---@field begin string words id of the sentence when it is committed; the amount is TU
---@field hit string when it strikes somebody; the amount is hit points
---@field miss? string when it misses who stands there

---@class MonsterBrandFields
---@field element ResistMember|string of what its natural blow adds
---@field damage string|integer hit points, through resistance and not through armour

---@class MonsterResistFields
---@field fire? integer percent that does not get through; 100 is all, below 0 is more
---@field cold? integer percent that does not get through; 100 is all, below 0 is more
---@field poison? integer percent that does not get through; 100 is all, below 0 is more
---@field acid? integer percent that does not get through; 100 is all, below 0 is more
---@field lightning? integer percent that does not get through; 100 is all, below 0 is more

---@class MonsterCarriesFields
---@field item string what
---@field percent integer chance that it has it
---@field count? string|integer how many; 1 when not said

---@class MonsterCastsFields
---@field spell string what it casts
---@field percent integer of its turns in which the spell would be of use

---@class MonsterMetabolismFields
---@field hunger integer use of food in percent of the ordinary; 0 is never hungry

---@class MonsterRarityFields
---@field weight integer weight among its kind and band; 0 never by chance

---@class MonsterGoldFields
---@field gold string|integer that it leaves when it dies

---@class MonsterJoinsFields
---@field names string one of which it goes by as a companion, parted by blanks
---@field price? integer gold for which it comes along; for food when not said

---@class MonsterTacticFields
---@field text string what it demands of the player, one sentence

---@class MonsterDescriptionFields
---@field text string two sentences: one that can be seen, one that can be used

---Everybody who is met.
---@class MonsterBuilder
local MonsterBuilder = {}

---Its name and how it looks on the map.
---@overload fun(self: MonsterBuilder, fields: MonsterViewFields): MonsterBuilder
---@param name string without article, "gray ooze"
---@param glyph string its character on the map
---@param color ColorMember|string of the glyph
---@param plural? string its name for several; the name and an s when not said
---@param proper? boolean the name takes no article
---@return MonsterBuilder
function MonsterBuilder:View(name, glyph, color, plural, proper) end

---What it is.
---@overload fun(self: MonsterBuilder, fields: MonsterKindFields): MonsterBuilder
---@param kind KindMember|string what it is; generators choose by it
---@return MonsterBuilder
function MonsterBuilder:Kind(kind) end

---How dangerous it is.
---@overload fun(self: MonsterBuilder, fields: MonsterBandFields): MonsterBuilder
---@param band BandMember|string how dangerous it is
---@return MonsterBuilder
function MonsterBuilder:Band(band) end

---Its pace and size. speed is a rate, 100 ordinary; the energies are durations in ticks, 1000 ordinary.
---@overload fun(self: MonsterBuilder, fields: MonsterBasicFields): MonsterBuilder
---@param speed string|integer a rate: 100 is ordinary, more is faster. Rolled at birth and kept
---@param move_energy string|integer a duration in ticks: an ordinary action takes 1000, more is slower. Rolled at birth and kept
---@param attack_energy string|integer a duration in ticks: an ordinary attack takes 1000, more is slower. Rolled at birth and kept
---@param size SizeMember|string how big it is
---@param weight string|integer units; a hero of St 12 is burdened from 1440
---@return MonsterBuilder
function MonsterBuilder:Basic(speed, move_energy, attack_energy, size, weight) end

---The eight stats, rolled at birth.
---@param said MonsterStatsFields
---@return MonsterBuilder
function MonsterBuilder:Stats(said) end

---The numbers of a fight, rolled at birth.
---@param said MonsterCombatFields
---@return MonsterBuilder
function MonsterBuilder:Combat(said) end

---How quick it is by nature.
---@overload fun(self: MonsterBuilder, fields: MonsterQuicknessFields): MonsterBuilder
---@param points integer each is two percent of the pace; below 0 is slower
---@return MonsterBuilder
function MonsterBuilder:Quickness(points) end

---What a step costs it.
---@overload fun(self: MonsterBuilder, fields: MonsterStepFields): MonsterBuilder
---@param tu integer TU of a step: 10 is ordinary, 14 slow, 6 quick
---@return MonsterBuilder
function MonsterBuilder:Step(tu) end

---What it can wear.
---@overload fun(self: MonsterBuilder, fields: MonsterBodyFields): MonsterBuilder
---@param body BodyMember|string what it can wear
---@return MonsterBuilder
function MonsterBuilder:Body(body) end

---How it behaves.
---@param said MonsterAIFields
---@return MonsterBuilder
function MonsterBuilder:AI(said) end

---The sentences of its natural blow.
---@overload fun(self: MonsterBuilder, fields: MonsterBlowFields): MonsterBuilder
---@param hit string words id of its blow that hits, "bite"
---@param miss string words id of one that misses, "bite_miss"
---@return MonsterBuilder
function MonsterBuilder:Blow(hit, miss) end

---What its natural blow may begin; may be said again.
---@overload fun(self: MonsterBuilder, fields: MonsterVenomFields): MonsterBuilder
---@param modifier string what begins
---@param percent integer of natural blows that draw blood
---@param slices? string|integer how long; the modifier's own duration when not said
---@return MonsterBuilder
function MonsterBuilder:Venom(modifier, percent, slices) end

---A blow that is committed now and lands later on marked cells.
---@param said MonsterWindUpFields
---@return MonsterBuilder
function MonsterBuilder:WindUp(said) end

---An element in its natural blow.
---@overload fun(self: MonsterBuilder, fields: MonsterBrandFields): MonsterBuilder
---@param element ResistMember|string of what its natural blow adds
---@param damage string|integer hit points, through resistance and not through armour
---@return MonsterBuilder
function MonsterBuilder:Brand(element, damage) end

---What its body keeps off, in percent.
---@param said MonsterResistFields
---@return MonsterBuilder
function MonsterBuilder:Resist(said) end

---What it may have with it; what can be worn is worn.
---@overload fun(self: MonsterBuilder, fields: MonsterCarriesFields): MonsterBuilder
---@param item string what
---@param percent integer chance that it has it
---@param count? string|integer how many; 1 when not said
---@return MonsterBuilder
function MonsterBuilder:Carries(item, percent, count) end

---A spell it casts with power points; may be said again.
---@overload fun(self: MonsterBuilder, fields: MonsterCastsFields): MonsterBuilder
---@param spell string what it casts
---@param percent integer of its turns in which the spell would be of use
---@return MonsterBuilder
function MonsterBuilder:Casts(spell, percent) end

---How it uses food.
---@param said MonsterMetabolismFields
---@return MonsterBuilder
function MonsterBuilder:Metabolism(said) end

---How often it is met by chance.
---@overload fun(self: MonsterBuilder, fields: MonsterRarityFields): MonsterBuilder
---@param weight integer weight among its kind and band; 0 never by chance
---@return MonsterBuilder
function MonsterBuilder:Rarity(weight) end

---What its purse holds.
---@overload fun(self: MonsterBuilder, fields: MonsterGoldFields): MonsterBuilder
---@param gold string|integer that it leaves when it dies
---@return MonsterBuilder
function MonsterBuilder:Gold(gold) end

---It can be asked to come along.
---@param said MonsterJoinsFields
---@return MonsterBuilder
function MonsterBuilder:Joins(said) end

---What it demands of the player.
---@overload fun(self: MonsterBuilder, fields: MonsterTacticFields): MonsterBuilder
---@param text string what it demands of the player, one sentence
---@return MonsterBuilder
function MonsterBuilder:Tactic(text) end

---What a close look tells.
---@overload fun(self: MonsterBuilder, fields: MonsterDescriptionFields): MonsterBuilder
---@param text string two sentences: one that can be seen, one that can be used
---@return MonsterBuilder
function MonsterBuilder:Description(text) end

---Ends the definition.
function MonsterBuilder:Register() end

---Takes the place of the one that has this id.
---@return MonsterBuilder
function MonsterBuilder:Override() end

---@class Monster
Monster = {}
---Everybody who is met.
---@param id string
---@param parent? string
---@return MonsterBuilder
function Monster.new(id, parent) end
---Changes one that is there.
---@param id string
---@return MonsterBuilder
function Monster.patch(id) end

---@class RaceViewFields
---@field name string "halfling"
---@field glyph string its character on the map
---@field color ColorMember|string of the glyph
---@field plural? string its name for several; the name and an s when not said

---@class RaceBasicFields
---@field speed string|integer a rate: 100 is ordinary, more is faster. Rolled at birth and kept
---@field move_energy string|integer a duration in ticks: an ordinary action takes 1000, more is slower. Rolled at birth and kept
---@field attack_energy string|integer a duration in ticks: an ordinary attack takes 1000, more is slower. Rolled at birth and kept
---@field size SizeMember|string how big it is
---@field weight string|integer units; a hero of St 12 is burdened from 1440

---@class RaceStatsFields
---@field St string|integer strength: damage and carrying
---@field Dx string|integer dexterity: to hit and DV
---@field To string|integer toughness: hit points and healing
---@field Le string|integer learning: how fast skills grow
---@field Wi string|integer willpower: shortens harmful modifiers
---@field Ma string|integer mana: power points
---@field Pe string|integer perception: radius of sight
---@field Ch string|integer charisma: how peaceful folk take trespass

---@class RaceSkillsFields
---@field unarmed? integer tenths of a level at birth
---@field short_blades? integer tenths of a level at birth
---@field long_blades? integer tenths of a level at birth
---@field axes? integer tenths of a level at birth
---@field maces? integer tenths of a level at birth
---@field pole_arms? integer tenths of a level at birth
---@field staves? integer tenths of a level at birth
---@field shields? integer tenths of a level at birth
---@field armour? integer tenths of a level at birth
---@field healing? integer tenths of a level at birth
---@field find_weakness? integer tenths of a level at birth
---@field bows? integer tenths of a level at birth
---@field crossbows? integer tenths of a level at birth
---@field slings? integer tenths of a level at birth
---@field throwing? integer tenths of a level at birth
---@field sprint? integer tenths of a level at birth
---@field spellcraft? integer tenths of a level at birth

---@class RaceResistFields
---@field fire? integer percent that does not get through; 100 is all, below 0 is more
---@field cold? integer percent that does not get through; 100 is all, below 0 is more
---@field poison? integer percent that does not get through; 100 is all, below 0 is more
---@field acid? integer percent that does not get through; 100 is all, below 0 is more
---@field lightning? integer percent that does not get through; 100 is all, below 0 is more

---@class RaceQuicknessFields
---@field points integer each is two percent of the pace; below 0 is slower

---@class RaceStepFields
---@field tu integer TU of a step: 10 is ordinary, 14 slow, 6 quick

---@class RaceBodyFields
---@field body BodyMember|string what it can wear

---@class RaceMetabolismFields
---@field hunger integer use of food in percent of the ordinary; 0 is never hungry

---@class RaceDescriptionFields
---@field text string two sentences: one that can be seen, one that can be used

---What heroes are born as.
---@class RaceBuilder
local RaceBuilder = {}

---Its name and how it looks on the map.
---@overload fun(self: RaceBuilder, fields: RaceViewFields): RaceBuilder
---@param name string "halfling"
---@param glyph string its character on the map
---@param color ColorMember|string of the glyph
---@param plural? string its name for several; the name and an s when not said
---@return RaceBuilder
function RaceBuilder:View(name, glyph, color, plural) end

---Its pace and size. speed is a rate, 100 ordinary; the energies are durations in ticks, 1000 ordinary.
---@overload fun(self: RaceBuilder, fields: RaceBasicFields): RaceBuilder
---@param speed string|integer a rate: 100 is ordinary, more is faster. Rolled at birth and kept
---@param move_energy string|integer a duration in ticks: an ordinary action takes 1000, more is slower. Rolled at birth and kept
---@param attack_energy string|integer a duration in ticks: an ordinary attack takes 1000, more is slower. Rolled at birth and kept
---@param size SizeMember|string how big it is
---@param weight string|integer units; a hero of St 12 is burdened from 1440
---@return RaceBuilder
function RaceBuilder:Basic(speed, move_energy, attack_energy, size, weight) end

---The eight stats, rolled at birth.
---@param said RaceStatsFields
---@return RaceBuilder
function RaceBuilder:Stats(said) end

---Skills at birth, in tenths of a level.
---@param said RaceSkillsFields
---@return RaceBuilder
function RaceBuilder:Skills(said) end

---What its body keeps off, in percent.
---@param said RaceResistFields
---@return RaceBuilder
function RaceBuilder:Resist(said) end

---How quick it is by nature.
---@overload fun(self: RaceBuilder, fields: RaceQuicknessFields): RaceBuilder
---@param points integer each is two percent of the pace; below 0 is slower
---@return RaceBuilder
function RaceBuilder:Quickness(points) end

---What a step costs it.
---@overload fun(self: RaceBuilder, fields: RaceStepFields): RaceBuilder
---@param tu integer TU of a step: 10 is ordinary, 14 slow, 6 quick
---@return RaceBuilder
function RaceBuilder:Step(tu) end

---What it can wear.
---@overload fun(self: RaceBuilder, fields: RaceBodyFields): RaceBuilder
---@param body BodyMember|string what it can wear
---@return RaceBuilder
function RaceBuilder:Body(body) end

---How it uses food.
---@param said RaceMetabolismFields
---@return RaceBuilder
function RaceBuilder:Metabolism(said) end

---What birth tells about it.
---@overload fun(self: RaceBuilder, fields: RaceDescriptionFields): RaceBuilder
---@param text string two sentences: one that can be seen, one that can be used
---@return RaceBuilder
function RaceBuilder:Description(text) end

---Ends the definition.
function RaceBuilder:Register() end

---Takes the place of the one that has this id.
---@return RaceBuilder
function RaceBuilder:Override() end

---@class Race
Race = {}
---What heroes are born as.
---@param id string
---@param parent? string
---@return RaceBuilder
function Race.new(id, parent) end
---Changes one that is there.
---@param id string
---@return RaceBuilder
function Race.patch(id) end

---@class ClassViewFields
---@field name string "warrior"

---@class ClassStatsFields
---@field St? integer added to the race's
---@field Dx? integer added to the race's
---@field To? integer added to the race's
---@field Le? integer added to the race's
---@field Wi? integer added to the race's
---@field Ma? integer added to the race's
---@field Pe? integer added to the race's
---@field Ch? integer added to the race's

---@class ClassSkillsFields
---@field unarmed? integer tenths of a level, added to the race's
---@field short_blades? integer tenths of a level, added to the race's
---@field long_blades? integer tenths of a level, added to the race's
---@field axes? integer tenths of a level, added to the race's
---@field maces? integer tenths of a level, added to the race's
---@field pole_arms? integer tenths of a level, added to the race's
---@field staves? integer tenths of a level, added to the race's
---@field shields? integer tenths of a level, added to the race's
---@field armour? integer tenths of a level, added to the race's
---@field healing? integer tenths of a level, added to the race's
---@field find_weakness? integer tenths of a level, added to the race's
---@field bows? integer tenths of a level, added to the race's
---@field crossbows? integer tenths of a level, added to the race's
---@field slings? integer tenths of a level, added to the race's
---@field throwing? integer tenths of a level, added to the race's
---@field sprint? integer tenths of a level, added to the race's
---@field spellcraft? integer tenths of a level, added to the race's

---@class ClassKitFields
---@field item string what
---@field count? string|integer how many; 1 when not said

---@class ClassSpellsFields
---@field spell string what

---@class ClassGoldFields
---@field gold string|integer in the purse at birth

---@class ClassArtsFields
---@field learns (ArtMember|string)[] attacks made by moving that it teaches

---@class ClassDescriptionFields
---@field text string two sentences: one that can be seen, one that can be used

---What heroes have learnt.
---@class ClassBuilder
local ClassBuilder = {}

---Its name.
---@overload fun(self: ClassBuilder, fields: ClassViewFields): ClassBuilder
---@param name string "warrior"
---@return ClassBuilder
function ClassBuilder:View(name) end

---Added to the race's stats.
---@param said ClassStatsFields
---@return ClassBuilder
function ClassBuilder:Stats(said) end

---Skills at birth, in tenths of a level.
---@param said ClassSkillsFields
---@return ClassBuilder
function ClassBuilder:Skills(said) end

---What a hero begins with; what can be worn is worn.
---@param said any[]
---@return ClassBuilder
function ClassBuilder:Kit(said) end

---Spells known at birth.
---@param said any[]
---@return ClassBuilder
function ClassBuilder:Spells(said) end

---What the purse holds.
---@overload fun(self: ClassBuilder, fields: ClassGoldFields): ClassBuilder
---@param gold string|integer in the purse at birth
---@return ClassBuilder
function ClassBuilder:Gold(gold) end

---Attacks made by moving.
---@param said ClassArtsFields
---@return ClassBuilder
function ClassBuilder:Arts(said) end

---What birth tells about it.
---@overload fun(self: ClassBuilder, fields: ClassDescriptionFields): ClassBuilder
---@param text string two sentences: one that can be seen, one that can be used
---@return ClassBuilder
function ClassBuilder:Description(text) end

---Ends the definition.
function ClassBuilder:Register() end

---Takes the place of the one that has this id.
---@return ClassBuilder
function ClassBuilder:Override() end

---@class Class
Class = {}
---What heroes have learnt.
---@param id string
---@param parent? string
---@return ClassBuilder
function Class.new(id, parent) end
---Changes one that is there.
---@param id string
---@return ClassBuilder
function Class.patch(id) end

---@class ModifierBasicFields
---@field word string what the status line shows, "slow"
---@field duration string|integer in slices of clock time; 10 are an ordinary action
---@field stacking StackingMember|string what a second one does

---@class ModifierSlowerFields
---@field ticks integer ticks added to an ordinary action of 1000; negative is faster

---@class ModifierDelayFields
---@field n integer numerator: every duration is multiplied by n / d
---@field d integer denominator

---@class ModifierAttackDelayFields
---@field n integer numerator: attacks only, in place of any haste
---@field d integer denominator, not below the numerator

---@class ModifierQuicknessFields
---@field points integer added to quickness; each is two percent of the pace

---@class ModifierStatsFields
---@field St? integer added to the stat
---@field Dx? integer added to the stat
---@field To? integer added to the stat
---@field Le? integer added to the stat
---@field Wi? integer added to the stat
---@field Ma? integer added to the stat
---@field Pe? integer added to the stat
---@field Ch? integer added to the stat

---@class ModifierCombatFields
---@field hit? integer added to the chance to hit
---@field damage? integer added to each blow
---@field dv? integer added to defence
---@field pv? integer added to protection

---@class ModifierRegenerationFields
---@field percent integer added to the regeneration of hit points

---@class ModifierHarmfulFields
---@field harmful boolean shown as danger, stops activities, shortened by willpower
---@field bodily? boolean shortened by toughness and the healing skill, not by willpower

---@class ModifierHarmFields
---@field per_1000 integer hundredths of a hit point lost per 1000 ticks
---@field cause string words id of the death it brings, "cause.poison"
---@field word? string words id of the sentence when hit points are lost

---@class ModifierConfusionFields
---@field percent integer of steps and blows that go astray

---@class ModifierBreaksFields
---@field breaks boolean it ends what its bearer winds up

---@class ModifierElementFields
---@field element ResistMember|string resistance to it shortens this, and wards it off at 100 percent

---@class ModifierResistFields
---@field fire? integer percent that does not get through; 100 is all, below 0 is more
---@field cold? integer percent that does not get through; 100 is all, below 0 is more
---@field poison? integer percent that does not get through; 100 is all, below 0 is more
---@field acid? integer percent that does not get through; 100 is all, below 0 is more
---@field lightning? integer percent that does not get through; 100 is all, below 0 is more

---@class ModifierCureFields
---@field modifier string ended when this one begins

---@class ModifierWordsFields
---@field begin? string words id of the sentence when it begins
---@field over? string words id of the sentence when it ends

---@class ModifierDescriptionFields
---@field text string two sentences: one that can be felt, one that can be used

---Temporary things in force on a creature.
---@class ModifierBuilder
local ModifierBuilder = {}

---Its word, how long it lasts and what a second one does.
---@overload fun(self: ModifierBuilder, fields: ModifierBasicFields): ModifierBuilder
---@param word string what the status line shows, "slow"
---@param duration string|integer in slices of clock time; 10 are an ordinary action
---@param stacking StackingMember|string what a second one does
---@return ModifierBuilder
function ModifierBuilder:Basic(word, duration, stacking) end

---Changes how long an ordinary action takes.
---@overload fun(self: ModifierBuilder, fields: ModifierSlowerFields): ModifierBuilder
---@param ticks integer ticks added to an ordinary action of 1000; negative is faster
---@return ModifierBuilder
function ModifierBuilder:Slower(ticks) end

---Multiplies every duration. Of several below 1 only the least counts; each above 1 does.
---@overload fun(self: ModifierBuilder, fields: ModifierDelayFields): ModifierBuilder
---@param n integer numerator: every duration is multiplied by n / d
---@param d integer denominator
---@return ModifierBuilder
function ModifierBuilder:Delay(n, d) end

---Multiplies the duration of attacks, in place of haste.
---@overload fun(self: ModifierBuilder, fields: ModifierAttackDelayFields): ModifierBuilder
---@param n integer numerator: attacks only, in place of any haste
---@param d integer denominator, not below the numerator
---@return ModifierBuilder
function ModifierBuilder:AttackDelay(n, d) end

---Changes the pace by percents.
---@overload fun(self: ModifierBuilder, fields: ModifierQuicknessFields): ModifierBuilder
---@param points integer added to quickness; each is two percent of the pace
---@return ModifierBuilder
function ModifierBuilder:Quickness(points) end

---Changes stats.
---@param said ModifierStatsFields
---@return ModifierBuilder
function ModifierBuilder:Stats(said) end

---Changes the numbers of a fight.
---@param said ModifierCombatFields
---@return ModifierBuilder
function ModifierBuilder:Combat(said) end

---Changes healing.
---@overload fun(self: ModifierBuilder, fields: ModifierRegenerationFields): ModifierBuilder
---@param percent integer added to the regeneration of hit points
---@return ModifierBuilder
function ModifierBuilder:Regeneration(percent) end

---Says that it is a danger.
---@overload fun(self: ModifierBuilder, fields: ModifierHarmfulFields): ModifierBuilder
---@param harmful boolean shown as danger, stops activities, shortened by willpower
---@param bodily? boolean shortened by toughness and the healing skill, not by willpower
---@return ModifierBuilder
function ModifierBuilder:Harmful(harmful, bodily) end

---What it takes by the clock.
---@param said ModifierHarmFields
---@return ModifierBuilder
function ModifierBuilder:Harm(said) end

---How often steps and blows go astray.
---@overload fun(self: ModifierBuilder, fields: ModifierConfusionFields): ModifierBuilder
---@param percent integer of steps and blows that go astray
---@return ModifierBuilder
function ModifierBuilder:Confusion(percent) end

---Whether it breaks wind-ups.
---@overload fun(self: ModifierBuilder, fields: ModifierBreaksFields): ModifierBuilder
---@param breaks boolean it ends what its bearer winds up
---@return ModifierBuilder
function ModifierBuilder:Breaks(breaks) end

---Which resistance helps against it.
---@overload fun(self: ModifierBuilder, fields: ModifierElementFields): ModifierBuilder
---@param element ResistMember|string resistance to it shortens this, and wards it off at 100 percent
---@return ModifierBuilder
function ModifierBuilder:Element(element) end

---What it keeps off while in force, in percent.
---@param said ModifierResistFields
---@return ModifierBuilder
function ModifierBuilder:Resist(said) end

---What it ends.
---@param said any[]
---@return ModifierBuilder
function ModifierBuilder:Cure(said) end

---Its sentences.
---@param said ModifierWordsFields
---@return ModifierBuilder
function ModifierBuilder:Words(said) end

---What a close look tells.
---@overload fun(self: ModifierBuilder, fields: ModifierDescriptionFields): ModifierBuilder
---@param text string two sentences: one that can be felt, one that can be used
---@return ModifierBuilder
function ModifierBuilder:Description(text) end

---Ends the definition.
function ModifierBuilder:Register() end

---Takes the place of the one that has this id.
---@return ModifierBuilder
function ModifierBuilder:Override() end

---@class Modifier
Modifier = {}
---Temporary things in force on a creature.
---@param id string
---@param parent? string
---@return ModifierBuilder
function Modifier.new(id, parent) end
---Changes one that is there.
---@param id string
---@return ModifierBuilder
function Modifier.patch(id) end

---@class ItemViewFields
---@field name string of one, without article: "short sword"
---@field glyph string its character on the map
---@field color ColorMember|string of the glyph
---@field plural? string its name for several: "potions of healing"

---@class ItemTypeFields
---@field type TypeMember|string what it is for
---@field slot? SlotMember|string where it is worn

---@class ItemFoundFields
---@field band BandMember|string from which band of danger on it is found
---@field rarity integer weight among its band; 0 never by chance
---@field heap? string|integer how many lie together; one when not said

---@class ItemWorthFields
---@field weight integer units; a hero of St 12 is burdened from 1440
---@field value integer in gold

---@class ItemWeaponFields
---@field damage string|integer hit points that a blow takes
---@field hit? integer added to the chance to hit
---@field skill SkillMember|string the skill that helps
---@field delay integer aut that an attack takes without skill
---@field least integer aut that no skill brings it below
---@field hands? integer 1 or 2; 1 when not said
---@field need_st? integer strength below which it is clumsy

---@class ItemLauncherFields
---@field bonus integer hit points added to its missiles' dice
---@field hit? integer added to the chance to hit
---@field skill SkillMember|string the skill that helps; it shoots missiles of the same
---@field range integer in cells
---@field delay integer aut that an attack takes without skill
---@field least integer aut that no skill brings it below
---@field hands? integer 1 or 2; 1 when not said
---@field need_st? integer strength below which it is clumsy

---@class ItemMissileFields
---@field damage string|integer hit points that it takes
---@field hit? integer added to the chance to hit
---@field skill SkillMember|string of the launcher that shoots it, or THROWING
---@field delay? integer aut that a throw takes without skill; of what is thrown
---@field least? integer aut that no skill brings it below
---@field range? integer in cells, of one that is thrown
---@field sturdy? boolean never breaks
---@field need_st? integer strength below which it is clumsy

---@class ItemGuardFields
---@field encumbrance? integer of a shield or body armour: the longer attacks take
---@field quickness? integer added to quickness when worn; two percent of the pace each
---@field rampage? integer 1: one free step towards an enemy straight ahead
---@field dv? integer added to defence when worn
---@field pv? integer added to protection when worn
---@field hit? integer added to the chance to hit when worn
---@field need_st? integer strength below which it is clumsy

---@class ItemBrandFields
---@field brand string what is forged into it

---@class ItemResistFields
---@field fire? integer percent that does not get through; 100 is all, below 0 is more
---@field cold? integer percent that does not get through; 100 is all, below 0 is more
---@field poison? integer percent that does not get through; 100 is all, below 0 is more
---@field acid? integer percent that does not get through; 100 is all, below 0 is more
---@field lightning? integer percent that does not get through; 100 is all, below 0 is more

---@class ItemFoodFields
---@field nutrition integer stomach units of one piece; a hero's stomach has a base of 1000

---@class ItemEffectFields
---@field effect EffectMember|string what happens to who takes it in, or is struck by it
---@field dice? string|integer how much: hit points, power points, stomach units, or slices of a modifier, whose own duration it is when not said
---@field modifier? string which modifier begins
---@field spell? string which spell is learnt

---@class ItemDescriptionFields
---@field text string two sentences: one that can be seen, one that can be used

---Things.
---@class ItemBuilder
local ItemBuilder = {}

---Its name and how it looks on the map.
---@overload fun(self: ItemBuilder, fields: ItemViewFields): ItemBuilder
---@param name string of one, without article: "short sword"
---@param glyph string its character on the map
---@param color ColorMember|string of the glyph
---@param plural? string its name for several: "potions of healing"
---@return ItemBuilder
function ItemBuilder:View(name, glyph, color, plural) end

---What it is for, and where it is worn.
---@overload fun(self: ItemBuilder, fields: ItemTypeFields): ItemBuilder
---@param type TypeMember|string what it is for
---@param slot? SlotMember|string where it is worn
---@return ItemBuilder
function ItemBuilder:Type(type, slot) end

---Where it is found by chance.
---@overload fun(self: ItemBuilder, fields: ItemFoundFields): ItemBuilder
---@param band BandMember|string from which band of danger on it is found
---@param rarity integer weight among its band; 0 never by chance
---@param heap? string|integer how many lie together; one when not said
---@return ItemBuilder
function ItemBuilder:Found(band, rarity, heap) end

---Its weight in units and its value in gold.
---@overload fun(self: ItemBuilder, fields: ItemWorthFields): ItemBuilder
---@param weight integer units; a hero of St 12 is burdened from 1440
---@param value integer in gold
---@return ItemBuilder
function ItemBuilder:Worth(weight, value) end

---The numbers of a weapon.
---@param said ItemWeaponFields
---@return ItemBuilder
function ItemBuilder:Weapon(said) end

---The numbers of what shoots missiles.
---@param said ItemLauncherFields
---@return ItemBuilder
function ItemBuilder:Launcher(said) end

---The numbers of what is shot or made to be thrown.
---@param said ItemMissileFields
---@return ItemBuilder
function ItemBuilder:Missile(said) end

---What it does for who wears it.
---@param said ItemGuardFields
---@return ItemBuilder
function ItemBuilder:Guard(said) end

---What is forged into a weapon or launcher.
---@overload fun(self: ItemBuilder, fields: ItemBrandFields): ItemBuilder
---@param brand string what is forged into it
---@return ItemBuilder
function ItemBuilder:Brand(brand) end

---What it keeps off who wears it, in percent.
---@param said ItemResistFields
---@return ItemBuilder
function ItemBuilder:Resist(said) end

---That it can be eaten.
---@param said ItemFoodFields
---@return ItemBuilder
function ItemBuilder:Food(said) end

---Something that happens to who takes it in; may be said again.
---@overload fun(self: ItemBuilder, fields: ItemEffectFields): ItemBuilder
---@param effect EffectMember|string what happens to who takes it in, or is struck by it
---@param dice? string|integer how much: hit points, power points, stomach units, or slices of a modifier, whose own duration it is when not said
---@param modifier? string which modifier begins
---@param spell? string which spell is learnt
---@return ItemBuilder
function ItemBuilder:Effect(effect, dice, modifier, spell) end

---What a close look tells.
---@overload fun(self: ItemBuilder, fields: ItemDescriptionFields): ItemBuilder
---@param text string two sentences: one that can be seen, one that can be used
---@return ItemBuilder
function ItemBuilder:Description(text) end

---Ends the definition.
function ItemBuilder:Register() end

---Takes the place of the one that has this id.
---@return ItemBuilder
function ItemBuilder:Override() end

---@class Item
Item = {}
---Things.
---@param id string
---@param parent? string
---@return ItemBuilder
function Item.new(id, parent) end
---Changes one that is there.
---@param id string
---@return ItemBuilder
function Item.patch(id) end

---@class TileViewFields
---@field name string without article: "stone wall"
---@field glyph string its character on the map
---@field color ColorMember|string of the glyph
---@field ascii? string for terminals that show ASCII only; the glyph when that is ASCII

---@class TileLetsFields
---@field walk? boolean can be stood on
---@field sight? boolean can be seen through
---@field up? boolean leads up
---@field down? boolean leads down
---@field edge? boolean leads out of the place, by a step off the map

---@class TileOpensFields
---@field tile string what it becomes when opened

---@class TileClosesFields
---@field tile string what it becomes when closed

---@class TileTreadFields
---@field percent integer of what a step onto it costs; 100 is ordinary

---@class TileDescriptionFields
---@field text string one sentence

---Terrain.
---@class TileBuilder
local TileBuilder = {}

---Its name and how it looks on the map.
---@overload fun(self: TileBuilder, fields: TileViewFields): TileBuilder
---@param name string without article: "stone wall"
---@param glyph string its character on the map
---@param color ColorMember|string of the glyph
---@param ascii? string for terminals that show ASCII only; the glyph when that is ASCII
---@return TileBuilder
function TileBuilder:View(name, glyph, color, ascii) end

---What it lets through, and where it leads.
---@param said TileLetsFields
---@return TileBuilder
function TileBuilder:Lets(said) end

---That it is a closed door.
---@overload fun(self: TileBuilder, fields: TileOpensFields): TileBuilder
---@param tile string what it becomes when opened
---@return TileBuilder
function TileBuilder:Opens(tile) end

---That it is an open door.
---@overload fun(self: TileBuilder, fields: TileClosesFields): TileBuilder
---@param tile string what it becomes when closed
---@return TileBuilder
function TileBuilder:Closes(tile) end

---How it is to step onto.
---@overload fun(self: TileBuilder, fields: TileTreadFields): TileBuilder
---@param percent integer of what a step onto it costs; 100 is ordinary
---@return TileBuilder
function TileBuilder:Tread(percent) end

---What a close look tells.
---@overload fun(self: TileBuilder, fields: TileDescriptionFields): TileBuilder
---@param text string one sentence
---@return TileBuilder
function TileBuilder:Description(text) end

---Ends the definition.
function TileBuilder:Register() end

---Takes the place of the one that has this id.
---@return TileBuilder
function TileBuilder:Override() end

---@class Tile
Tile = {}
---Terrain.
---@param id string
---@param parent? string
---@return TileBuilder
function Tile.new(id, parent) end
---Changes one that is there.
---@param id string
---@return TileBuilder
function Tile.patch(id) end

---@class PlaceViewFields
---@field name string "Rat cellar"
---@field brief string for the status line, "cellar"

---@class PlaceBandFields
---@field band BandMember|string how dangerous it is

---@class PlacePaceFields
---@field percent integer of every duration in it: 200 is half as fast

---@class PlaceMapFields
---@field rows string the drawing: a long text whose lines are equally wide

---@class PlaceLegendFields
---@field character string of the drawing
---@field tile string what the ground is
---@field mark? string names the cell
---@field monster? string who stands there
---@field item? string what lies there
---@field trap? string what is hidden there
---@field feature? string what stands there

---@class PlaceGeneratorFields
---@field kind BuildMember|string "cave", "rooms" or "plain"
---@field width integer in cells
---@field height integer in cells
---@field wall string what is not hollow; trees, on a plain
---@field floor string what is walked on
---@field up? string the stairs up
---@field down? string the stairs down
---@field edge? string plain: the way out at an edge
---@field blobs? integer cave: how many hollows
---@field radius? integer cave: of a hollow, in cells
---@field rooms? integer[] rooms: how many, at least and at most
---@field doors? integer rooms: percent of entrances that have a door
---@field door? string rooms: the closed door
---@field trees? integer plain: about how many of a hundred cells
---@field ponds? integer plain: how many
---@field pond? string plain: the tile of a pond
---@field path? string plain: the tile of a path
---@field templates? integer rooms of the builder Room to place, at most
---@field traps? integer hidden traps of the band, at most

---@class PlaceUpFields
---@field place string where it leads
---@field arrival string the mark there; a generated place has "up" and "down"
---@field at? string the mark here; a generated place chooses its own when not said

---@class PlaceDownFields
---@field place string where it leads
---@field arrival string the mark there; a generated place has "up" and "down"
---@field at? string the mark here; a generated place chooses its own when not said

---@class PlaceFolkFields
---@field monster string who
---@field count string|integer how many
---@field mark? string near this mark; anywhere when not said

---@class PlaceThingFields
---@field item string what
---@field count string|integer how many in the stack; 0 is none
---@field mark? string on this mark; anywhere when not said

---@class PlaceScatterFields
---@field stacks integer stacks of things of the band, dealt by chance

---@class PlaceEdgeFields
---@field place string where it leads
---@field arrival string the mark there; a generated place has "up" and "down"
---@field at? string the mark here; a generated place chooses its own when not said

---@class PlacePopulateFields
---@field most integer it adds nobody from this many creatures on
---@field kinds (KindMember|string)[] whom it makes
---@field first? integer how many when the place is built
---@field purse table what it can pay for
---@field every integer ticks between passes; 10 000 are ten ordinary actions
---@field night? boolean only between dusk and dawn

---@class PlaceHintFields
---@field mark string a mark of the drawing that nothing else needs
---@field word string words id of the sentence
---@field reach integer told when the hero sees the mark from this many cells or nearer

---@class PlaceOutdoorsFields
---@field outdoors boolean the hour decides how far one sees

---@class PlaceTimerFields
---@field name string for messages to authors
---@field ticks integer until it first runs; an ordinary action is 1000
---@field callback string a global function: gets the place, returns the ticks until it runs again, 0 to stop

---@class PlaceStartFields
---@field start boolean heroes begin here, at the mark "start"

---@class PlaceDescriptionFields
---@field text string two sentences: one that can be seen, one that can be used

---Places.
---@class PlaceBuilder
local PlaceBuilder = {}

---Its names.
---@overload fun(self: PlaceBuilder, fields: PlaceViewFields): PlaceBuilder
---@param name string "Rat cellar"
---@param brief string for the status line, "cellar"
---@return PlaceBuilder
function PlaceBuilder:View(name, brief) end

---How dangerous it is.
---@overload fun(self: PlaceBuilder, fields: PlaceBandFields): PlaceBuilder
---@param band BandMember|string how dangerous it is
---@return PlaceBuilder
function PlaceBuilder:Band(band) end

---How slowly time passes for who is in it.
---@overload fun(self: PlaceBuilder, fields: PlacePaceFields): PlaceBuilder
---@param percent integer of every duration in it: 200 is half as fast
---@return PlaceBuilder
function PlaceBuilder:Pace(percent) end

---A place drawn by hand.
---@overload fun(self: PlaceBuilder, fields: PlaceMapFields): PlaceBuilder
---@param rows string the drawing: a long text whose lines are equally wide
---@return PlaceBuilder
function PlaceBuilder:Map(rows) end

---What the characters of the drawing stand for.
---@param said table<string, any>
---@return PlaceBuilder
function PlaceBuilder:Legend(said) end

---A place made anew in every game.
---@param said PlaceGeneratorFields
---@return PlaceBuilder
function PlaceBuilder:Generator(said) end

---Stairs up to another place.
---@overload fun(self: PlaceBuilder, fields: PlaceUpFields): PlaceBuilder
---@param place string where it leads
---@param arrival string the mark there; a generated place has "up" and "down"
---@param at? string the mark here; a generated place chooses its own when not said
---@return PlaceBuilder
function PlaceBuilder:Up(place, arrival, at) end

---Stairs down to another place.
---@overload fun(self: PlaceBuilder, fields: PlaceDownFields): PlaceBuilder
---@param place string where it leads
---@param arrival string the mark there; a generated place has "up" and "down"
---@param at? string the mark here; a generated place chooses its own when not said
---@return PlaceBuilder
function PlaceBuilder:Down(place, arrival, at) end

---Who is there when it is built.
---@overload fun(self: PlaceBuilder, fields: PlaceFolkFields): PlaceBuilder
---@param monster string who
---@param count string|integer how many
---@param mark? string near this mark; anywhere when not said
---@return PlaceBuilder
function PlaceBuilder:Folk(monster, count, mark) end

---What lies there when it is built.
---@overload fun(self: PlaceBuilder, fields: PlaceThingFields): PlaceBuilder
---@param item string what
---@param count string|integer how many in the stack; 0 is none
---@param mark? string on this mark; anywhere when not said
---@return PlaceBuilder
function PlaceBuilder:Thing(item, count, mark) end

---Things dealt by chance.
---@overload fun(self: PlaceBuilder, fields: PlaceScatterFields): PlaceBuilder
---@param stacks integer stacks of things of the band, dealt by chance
---@return PlaceBuilder
function PlaceBuilder:Scatter(stacks) end

---A way out at an edge, by a step off the map.
---@overload fun(self: PlaceBuilder, fields: PlaceEdgeFields): PlaceBuilder
---@param place string where it leads
---@param arrival string the mark there; a generated place has "up" and "down"
---@param at? string the mark here; a generated place chooses its own when not said
---@return PlaceBuilder
function PlaceBuilder:Edge(place, arrival, at) end

---Who comes by and by; may be said again for others.
---@overload fun(self: PlaceBuilder, fields: PlacePopulateFields): PlaceBuilder
---@param most integer it adds nobody from this many creatures on
---@param kinds (KindMember|string)[] whom it makes
---@param first? integer how many when the place is built
---@param purse? table what it can pay for
---@param every? integer ticks between passes; 10 000 are ten ordinary actions
---@param night? boolean only between dusk and dawn
---@return PlaceBuilder
function PlaceBuilder:Populate(most, kinds, first, purse, every, night) end

---A sentence for newcomers, told once.
---@overload fun(self: PlaceBuilder, fields: PlaceHintFields): PlaceBuilder
---@param mark string a mark of the drawing that nothing else needs
---@param word string words id of the sentence
---@param reach integer told when the hero sees the mark from this many cells or nearer
---@return PlaceBuilder
function PlaceBuilder:Hint(mark, word, reach) end

---That it lies under the sky.
---@overload fun(self: PlaceBuilder, fields: PlaceOutdoorsFields): PlaceBuilder
---@param outdoors boolean the hour decides how far one sees
---@return PlaceBuilder
function PlaceBuilder:Outdoors(outdoors) end

---A function of the mod that runs by the clock.
---@overload fun(self: PlaceBuilder, fields: PlaceTimerFields): PlaceBuilder
---@param name string for messages to authors
---@param ticks integer until it first runs; an ordinary action is 1000
---@param callback string a global function: gets the place, returns the ticks until it runs again, 0 to stop
---@return PlaceBuilder
function PlaceBuilder:Timer(name, ticks, callback) end

---That heroes begin here.
---@overload fun(self: PlaceBuilder, fields: PlaceStartFields): PlaceBuilder
---@param start boolean heroes begin here, at the mark "start"
---@return PlaceBuilder
function PlaceBuilder:Start(start) end

---What a close look tells.
---@overload fun(self: PlaceBuilder, fields: PlaceDescriptionFields): PlaceBuilder
---@param text string two sentences: one that can be seen, one that can be used
---@return PlaceBuilder
function PlaceBuilder:Description(text) end

---Ends the definition.
function PlaceBuilder:Register() end

---Takes the place of the one that has this id.
---@return PlaceBuilder
function PlaceBuilder:Override() end

---@class Place
Place = {}
---Places.
---@param id string
---@param parent? string
---@return PlaceBuilder
function Place.new(id, parent) end
---Changes one that is there.
---@param id string
---@return PlaceBuilder
function Place.patch(id) end

---@class RoomViewFields
---@field name string for authors: "guard post"

---@class RoomBandFields
---@field band BandMember|string for places of this band and above

---@class RoomWeightFields
---@field weight integer among the rooms that fit

---@class RoomFitsFields
---@field build (BuildMember|string)[] the generators that may use it
---@field width? integer the least width of the level, in cells
---@field height? integer the least height of the level, in cells

---@class RoomMapFields
---@field rows string the drawing with its walls; the mark "entrance" is where one comes in

---@class RoomLegendFields
---@field character string of the drawing
---@field tile string what the ground is
---@field mark? string names the cell
---@field monster? string who stands there
---@field item? string what lies there
---@field trap? string what is hidden there
---@field feature? string what stands there

---Drawn rooms for generated places.
---@class RoomBuilder
local RoomBuilder = {}

---Its name.
---@overload fun(self: RoomBuilder, fields: RoomViewFields): RoomBuilder
---@param name string for authors: "guard post"
---@return RoomBuilder
function RoomBuilder:View(name) end

---How dangerous the places are that have it.
---@overload fun(self: RoomBuilder, fields: RoomBandFields): RoomBuilder
---@param band BandMember|string for places of this band and above
---@return RoomBuilder
function RoomBuilder:Band(band) end

---How often it is chosen.
---@overload fun(self: RoomBuilder, fields: RoomWeightFields): RoomBuilder
---@param weight integer among the rooms that fit
---@return RoomBuilder
function RoomBuilder:Weight(weight) end

---Where it may be placed.
---@param said RoomFitsFields
---@return RoomBuilder
function RoomBuilder:Fits(said) end

---The drawing.
---@overload fun(self: RoomBuilder, fields: RoomMapFields): RoomBuilder
---@param rows string the drawing with its walls; the mark "entrance" is where one comes in
---@return RoomBuilder
function RoomBuilder:Map(rows) end

---What its characters stand for.
---@param said table<string, any>
---@return RoomBuilder
function RoomBuilder:Legend(said) end

---Ends the definition.
function RoomBuilder:Register() end

---Takes the place of the one that has this id.
---@return RoomBuilder
function RoomBuilder:Override() end

---@class Room
Room = {}
---Drawn rooms for generated places.
---@param id string
---@param parent? string
---@return RoomBuilder
function Room.new(id, parent) end
---Changes one that is there.
---@param id string
---@return RoomBuilder
function Room.patch(id) end

---@class TrapViewFields
---@field name string without article: "pit"
---@field glyph string on the map, once it is known
---@field color ColorMember|string of the glyph

---@class TrapFoundFields
---@field band BandMember|string in places of this band and above
---@field weight integer among those of the band; 0 never by chance

---@class TrapHiddenFields
---@field percent integer taken from the chance to notice it at each step

---@class TrapDamageFields
---@field dice string|integer hit points

---@class TrapHoldFields
---@field dice string|integer TU that getting out takes; an ordinary action is 10

---@class TrapAlarmFields
---@field cells integer who is as near as this hears it and comes

---@class TrapWindUpFields
---@field name string what it is called: "cleave"
---@field pattern PatternMember|string the cells it falls on
---@field reach? integer cells from which it is begun, and the length of a line; 1 when not said
---@field tu integer TU from committing it until it lands; 10 are an ordinary action
---@field damage string|integer hit points, in place of the dice of its blow
---@field percent? integer of the blows it could strike; 50 when not said
---@field breakable? boolean staves and what breaks wind-ups break it
---@field begin string words id of the sentence when it is committed; the amount is TU
---@field hit string when it strikes somebody; the amount is hit points
---@field miss? string when it misses who stands there

---@class TrapWordsFields
---@field sprung string words id of the sentence when it is stepped on
---@field noticed string when it is noticed
---@field cause string what a tombstone says
---@field after? string when what teetered has fallen

---@class TrapDescriptionFields
---@field text string two sentences: one that can be seen, one that can be used

---Hidden traps.
---@class TrapBuilder
local TrapBuilder = {}

---Its name and how it looks.
---@overload fun(self: TrapBuilder, fields: TrapViewFields): TrapBuilder
---@param name string without article: "pit"
---@param glyph string on the map, once it is known
---@param color ColorMember|string of the glyph
---@return TrapBuilder
function TrapBuilder:View(name, glyph, color) end

---Where it is met.
---@overload fun(self: TrapBuilder, fields: TrapFoundFields): TrapBuilder
---@param band BandMember|string in places of this band and above
---@param weight integer among those of the band; 0 never by chance
---@return TrapBuilder
function TrapBuilder:Found(band, weight) end

---How well it is hidden.
---@overload fun(self: TrapBuilder, fields: TrapHiddenFields): TrapBuilder
---@param percent integer taken from the chance to notice it at each step
---@return TrapBuilder
function TrapBuilder:Hidden(percent) end

---What it does to hit points.
---@overload fun(self: TrapBuilder, fields: TrapDamageFields): TrapBuilder
---@param dice string|integer hit points
---@return TrapBuilder
function TrapBuilder:Damage(dice) end

---The time it takes to get out.
---@overload fun(self: TrapBuilder, fields: TrapHoldFields): TrapBuilder
---@param dice string|integer TU that getting out takes; an ordinary action is 10
---@return TrapBuilder
function TrapBuilder:Hold(dice) end

---That it calls those around.
---@overload fun(self: TrapBuilder, fields: TrapAlarmFields): TrapBuilder
---@param cells integer who is as near as this hears it and comes
---@return TrapBuilder
function TrapBuilder:Alarm(cells) end

---That it begins to fall when the hero comes within its reach, and is then gone.
---@param said TrapWindUpFields
---@return TrapBuilder
function TrapBuilder:WindUp(said) end

---Its sentences.
---@param said TrapWordsFields
---@return TrapBuilder
function TrapBuilder:Words(said) end

---What a close look tells.
---@overload fun(self: TrapBuilder, fields: TrapDescriptionFields): TrapBuilder
---@param text string two sentences: one that can be seen, one that can be used
---@return TrapBuilder
function TrapBuilder:Description(text) end

---Ends the definition.
function TrapBuilder:Register() end

---Takes the place of the one that has this id.
---@return TrapBuilder
function TrapBuilder:Override() end

---@class Trap
Trap = {}
---Hidden traps.
---@param id string
---@param parent? string
---@return TrapBuilder
function Trap.new(id, parent) end
---Changes one that is there.
---@param id string
---@return TrapBuilder
function Trap.patch(id) end

---@class BrandViewFields
---@field name string as in "mace of speed"

---@class BrandDelayFields
---@field n integer numerator: the delay left by skill is multiplied by n / d
---@field d integer denominator

---@class BrandDamageFields
---@field dice string|integer hit points that a blow which hits adds, through no armour
---@field element? ResistMember|string whose resistance keeps it off; nothing does when not said

---@class BrandDescriptionFields
---@field text string one sentence on what it does

---What is forged into a weapon.
---@class BrandBuilder
local BrandBuilder = {}

---Its name.
---@overload fun(self: BrandBuilder, fields: BrandViewFields): BrandBuilder
---@param name string as in "mace of speed"
---@return BrandBuilder
function BrandBuilder:View(name) end

---What it makes of the weapon's delay.
---@overload fun(self: BrandBuilder, fields: BrandDelayFields): BrandBuilder
---@param n integer numerator: the delay left by skill is multiplied by n / d
---@param d integer denominator
---@return BrandBuilder
function BrandBuilder:Delay(n, d) end

---What it adds to each blow that hits.
---@overload fun(self: BrandBuilder, fields: BrandDamageFields): BrandBuilder
---@param dice string|integer hit points that a blow which hits adds, through no armour
---@param element? ResistMember|string whose resistance keeps it off; nothing does when not said
---@return BrandBuilder
function BrandBuilder:Damage(dice, element) end

---What a close look tells.
---@overload fun(self: BrandBuilder, fields: BrandDescriptionFields): BrandBuilder
---@param text string one sentence on what it does
---@return BrandBuilder
function BrandBuilder:Description(text) end

---Ends the definition.
function BrandBuilder:Register() end

---Takes the place of the one that has this id.
---@return BrandBuilder
function BrandBuilder:Override() end

---@class Brand
Brand = {}
---What is forged into a weapon.
---@param id string
---@param parent? string
---@return BrandBuilder
function Brand.new(id, parent) end
---Changes one that is there.
---@param id string
---@return BrandBuilder
function Brand.patch(id) end

---@class RulesTimeFields
---@field start_hour integer of the first day
---@field ordinary_action integer ticks
---@field squad_turn integer ticks of a turn of the whole party
---@field speed_floor integer ticks that nothing honoured falls below
---@field rest_turns integer most turns of one rest
---@field regen_quiet integer slices without regeneration after an enemy was aware
---@field purse_hours integer hours of game time that fill a generator's purse once

---@class RulesDelaysFields
---@field skill10_per_aut integer tenths of a level of skill that take one aut off a weapon's delay
---@field unarmed integer aut of a blow with bare hands, unskilled
---@field unarmed_skill10 integer tenths of a level that take one aut off bare hands
---@field improvised integer aut of what is no weapon, swung or thrown
---@field shield_n integer a shield's share of enc^2 / strength: numerator
---@field shield_d integer and denominator
---@field shield_strength integer added to strength for shields
---@field shield_skill10 integer tenths of a level at which a shield adds nothing
---@field armour_n integer body armour's share, launchers only: numerator
---@field armour_d integer and denominator
---@field armour_strength integer added to strength for armour
---@field armour_skill10 integer tenths of a level, never reached, at which armour would add nothing
---@field wield integer TU of taking a weapon in hand or putting it away
---@field body_steps integer steps of 10 TU that putting on or taking off body armour takes
---@field book_steps integer steps of 10 TU that a book is read in
---@field bite integer stomach units of a corpse eaten in a step of 10 TU
---@field quickness_least integer percent: the least that quickness and sprint make of a pace
---@field quickness_most integer percent: the most

---@class RulesStomachFields
---@field base integer stomach units; tiers are multiples of it
---@field start integer stomach units at birth
---@field use integer stomach units used per 1000 ticks at hunger 100

---@class RulesHungerHonouredFields
---@field word string what is shown; "" for none
---@field bound integer up to this many times the base
---@field speed integer percent of a duration: 120 is slower
---@field regeneration integer percent of the ordinary
---@field inclusive? boolean exactly the bound still belongs to it
---@field interrupts? boolean entering it stops activities, and rest is refused in it
---@field loss? integer hit points lost per 1000 ticks
---@field enter? string words id of the sentence when it is entered

---@class RulesHungerClassicFields
---@field word string what is shown; "" for none
---@field bound integer up to this many times the base
---@field speed integer percent of a duration: 120 is slower
---@field regeneration integer percent of the ordinary
---@field inclusive? boolean exactly the bound still belongs to it
---@field interrupts? boolean entering it stops activities, and rest is refused in it
---@field loss? integer hit points lost per 1000 ticks
---@field enter? string words id of the sentence when it is entered

---@class RulesBurdenFields
---@field word string what is shown
---@field load integer from this many units for each point of strength
---@field speed integer percent of a duration: 120 is slower
---@field refuses? boolean picking up and stepping are refused
---@field enter string words id of the sentence when it is reached

---@class RulesBodyFields
---@field sight table<integer, integer> radius in cells by perception, from each figure on
---@field hp_start integer hit points at birth, before toughness
---@field hp_per_toughness10 integer tenths of a hit point at birth for each point of toughness
---@field hp_level table<integer, integer> hit points gained a level, by toughness
---@field pp_start integer power points at birth, before mana
---@field pp_per_mana10 integer tenths of a power point at birth for each point of mana
---@field pp_level table<integer, integer> power points gained a level, by mana
---@field regen_hp table<integer, integer> hundredths of a hit point per 1000 ticks, by toughness
---@field regen_pp table<integer, integer> hundredths of a power point per 1000 ticks, by mana

---@class RulesLearningFields
---@field levels integer[] experience needed for each level from the first on
---@field band table<integer, integer> experience for the first kill of a kind, by band; 1 is VERY_LOW
---@field skill_pool integer tenths of a level that a level gained spreads

---@class RulesCombatFields
---@field hit_base integer added to hit before it is weighed against defence
---@field hit_floor integer percent: the least chance to hit
---@field hit_ceiling integer percent: the greatest
---@field critical integer percent of hits that double their dice
---@field unarmed string|integer damage of bare hands
---@field monster_skill10 integer tenths of a level of a monster's attacks for each band

---@class RulesVerbsFields
---@field skill SkillMember|string the class of weapons
---@field verb VerbMember|string what it does, once between two acts of its target
---@field amount? integer TU of Verb.SET_BACK; percent of the damage of SWEEP and EXPLOIT

---@class RulesArtsFields
---@field lash_pp integer power points of the lash
---@field jump_pp integer power points of a wall jump
---@field lash_steps integer moves that a lash is good for
---@field lash_ticks integer ticks that each takes and counts as

---@class RulesMissilesFields
---@field break_hit integer percent of frail missiles that break on whom they hit
---@field break_miss integer percent of those that hit nobody that break
---@field throw_units integer a thing flies St x this / its weight cells
---@field throw_most integer cells: no thing flies further that is not made for it
---@field improvised string|integer damage of a thrown thing that is no missile

---@class RulesCorpsesFields
---@field chance integer percent of kills that leave one
---@field steps integer decay steps of 1000 ticks until it is gone

---@class RulesDaylightFields
---@field sight table<integer, integer> percent of sight outdoors from each hour on
---@field dawn integer the first hour of day
---@field dusk integer the first hour of night

---@class RulesNoticingFields
---@field base integer percent to notice a hidden trap at each step
---@field perception integer percent more for each point of perception
---@field reach integer cells from which one is noticed

---@class RulesTacticsFields
---@field word string what is shown and said in commands
---@field hit integer added to hit
---@field dv integer added to DV
---@field damage integer added to damage

---@class RulesTradeFields
---@field charisma integer percent off a price for each point of charisma above 10

---@class RulesGrowthFields
---@field stat integer points that the choice of a level adds to a stat
---@field skill integer tenths of a level that it adds to a skill

---Every constant of the rules.
---@class RulesBuilder
local RulesBuilder = {}

---Time, rest and what comes by the clock.
---@param said RulesTimeFields
---@return RulesBuilder
function RulesBuilder:Time(said) end

---What attacks cost, in aut, and how far quickness goes.
---@param said RulesDelaysFields
---@return RulesBuilder
function RulesBuilder:Delays(said) end

---How food is used.
---@param said RulesStomachFields
---@return RulesBuilder
function RulesBuilder:Stomach(said) end

---The words of hunger, from the emptiest up, profile honoured.
---@param said any[]
---@return RulesBuilder
function RulesBuilder:HungerHonoured(said) end

---The same, profile classic.
---@param said any[]
---@return RulesBuilder
function RulesBuilder:HungerClassic(said) end

---The words of burden, from the lightest up.
---@param said any[]
---@return RulesBuilder
function RulesBuilder:Burden(said) end

---What stats give.
---@param said RulesBodyFields
---@return RulesBuilder
function RulesBuilder:Body(said) end

---Experience and skills.
---@param said RulesLearningFields
---@return RulesBuilder
function RulesBuilder:Learning(said) end

---The numbers of a fight.
---@param said RulesCombatFields
---@return RulesBuilder
function RulesBuilder:Combat(said) end

---What classes of weapons do beside their damage.
---@param said any[]
---@return RulesBuilder
function RulesBuilder:Verbs(said) end

---Attacks made by moving.
---@param said RulesArtsFields
---@return RulesBuilder
function RulesBuilder:Arts(said) end

---What is thrown and shot.
---@param said RulesMissilesFields
---@return RulesBuilder
function RulesBuilder:Missiles(said) end

---What a death leaves.
---@param said RulesCorpsesFields
---@return RulesBuilder
function RulesBuilder:Corpses(said) end

---How far one sees outdoors, by the hour.
---@param said RulesDaylightFields
---@return RulesBuilder
function RulesBuilder:Daylight(said) end

---How hidden traps are noticed.
---@param said RulesNoticingFields
---@return RulesBuilder
function RulesBuilder:Noticing(said) end

---Ways to fight; the first is everybody's at birth.
---@param said any[]
---@return RulesBuilder
function RulesBuilder:Tactics(said) end

---What buyers pay.
---@param said RulesTradeFields
---@return RulesBuilder
function RulesBuilder:Trade(said) end

---What a level lets a hero choose.
---@param said RulesGrowthFields
---@return RulesBuilder
function RulesBuilder:Growth(said) end

---Ends the definition.
function RulesBuilder:Register() end

---Takes the place of the one that has this id.
---@return RulesBuilder
function RulesBuilder:Override() end

---@class Rules
Rules = {}
---Every constant of the rules.
---@param id string
---@param parent? string
---@return RulesBuilder
function Rules.new(id, parent) end
---Changes one that is there.
---@param id string
---@return RulesBuilder
function Rules.patch(id) end

---@class WordsSayFields
---@field text? string a sentence or name; docs/words.md has the marks it can hold

---The sentences and names of a language.
---@class WordsBuilder
local WordsBuilder = {}

---Sentences by their ids.
---@param said table<string, any>
---@return WordsBuilder
function WordsBuilder:Say(said) end

---Ends the definition.
function WordsBuilder:Register() end

---Takes the place of the one that has this id.
---@return WordsBuilder
function WordsBuilder:Override() end

---@class Words
Words = {}
---The sentences and names of a language.
---@param id string
---@param parent? string
---@return WordsBuilder
function Words.new(id, parent) end
---Changes one that is there.
---@param id string
---@return WordsBuilder
function Words.patch(id) end

---@class PaletteRolesFields
---@field color? ColorMember|string of the role

---Which colour plays which role.
---@class PaletteBuilder
local PaletteBuilder = {}

---Colours by role, "map.remembered".
---@param said table<string, any>
---@return PaletteBuilder
function PaletteBuilder:Roles(said) end

---Ends the definition.
function PaletteBuilder:Register() end

---Takes the place of the one that has this id.
---@return PaletteBuilder
function PaletteBuilder:Override() end

---@class Palette
Palette = {}
---Which colour plays which role.
---@param id string
---@param parent? string
---@return PaletteBuilder
function Palette.new(id, parent) end
---Changes one that is there.
---@param id string
---@return PaletteBuilder
function Palette.patch(id) end

---@class LookViewFields
---@field name string of one, without article: "rust-red potion"
---@field color ColorMember|string of the glyph
---@field plural? string its name for several

---@class LookOfFields
---@field type TypeMember|string POTION or SCROLL

---How things look to those who do not know them.
---@class LookBuilder
local LookBuilder = {}

---What is seen.
---@overload fun(self: LookBuilder, fields: LookViewFields): LookBuilder
---@param name string of one, without article: "rust-red potion"
---@param color ColorMember|string of the glyph
---@param plural? string its name for several
---@return LookBuilder
function LookBuilder:View(name, color, plural) end

---Among which things it is dealt.
---@overload fun(self: LookBuilder, fields: LookOfFields): LookBuilder
---@param type TypeMember|string POTION or SCROLL
---@return LookBuilder
function LookBuilder:Of(type) end

---Ends the definition.
function LookBuilder:Register() end

---Takes the place of the one that has this id.
---@return LookBuilder
function LookBuilder:Override() end

---@class Look
Look = {}
---How things look to those who do not know them.
---@param id string
---@param parent? string
---@return LookBuilder
function Look.new(id, parent) end
---Changes one that is there.
---@param id string
---@return LookBuilder
function Look.patch(id) end

---@class ShopViewFields
---@field name string "the Lowbell store"

---@class ShopKeeperFields
---@field monster string whoever is of this kind keeps it

---@class ShopStockFields
---@field types (TypeMember|string)[] what it deals in
---@field band BandMember|string things up to which band
---@field stacks integer in stock after a delivery
---@field hours integer of game time between deliveries
---@field purse integer gold that the keeper has after one

---@class ShopPricesFields
---@field markup integer percent of its value that a thing costs
---@field pays integer percent of its value that the keeper gives for one

---@class ShopHoursFields
---@field opens integer the first hour it deals in
---@field closes integer the first hour it no longer does

---@class ShopDescriptionFields
---@field text string one sentence, said over the list

---Who sells what.
---@class ShopBuilder
local ShopBuilder = {}

---Its name.
---@overload fun(self: ShopBuilder, fields: ShopViewFields): ShopBuilder
---@param name string "the Lowbell store"
---@return ShopBuilder
function ShopBuilder:View(name) end

---Who sells there; the stock is carried by the keeper.
---@overload fun(self: ShopBuilder, fields: ShopKeeperFields): ShopBuilder
---@param monster string whoever is of this kind keeps it
---@return ShopBuilder
function ShopBuilder:Keeper(monster) end

---What is sold, and when it comes.
---@param said ShopStockFields
---@return ShopBuilder
function ShopBuilder:Stock(said) end

---What things cost and bring.
---@param said ShopPricesFields
---@return ShopBuilder
function ShopBuilder:Prices(said) end

---When it deals; at every hour when this is not said.
---@overload fun(self: ShopBuilder, fields: ShopHoursFields): ShopBuilder
---@param opens integer the first hour it deals in
---@param closes integer the first hour it no longer does
---@return ShopBuilder
function ShopBuilder:Hours(opens, closes) end

---What is said over the list.
---@overload fun(self: ShopBuilder, fields: ShopDescriptionFields): ShopBuilder
---@param text string one sentence, said over the list
---@return ShopBuilder
function ShopBuilder:Description(text) end

---Ends the definition.
function ShopBuilder:Register() end

---Takes the place of the one that has this id.
---@return ShopBuilder
function ShopBuilder:Override() end

---@class Shop
Shop = {}
---Who sells what.
---@param id string
---@param parent? string
---@return ShopBuilder
function Shop.new(id, parent) end
---Changes one that is there.
---@param id string
---@return ShopBuilder
function Shop.patch(id) end

---@class SpellViewFields
---@field name string without article, "fire bolt"

---@class SpellFormFields
---@field form FormMember|string whom it reaches
---@field range? integer in cells; of every form but SELF
---@field radius? integer bolts: cells around where it ends that it strikes as well

---@class SpellCostFields
---@field pp integer power points
---@field time? integer in TU, 10 when not said; MANIFOLD and CHARGE cost what blows and steps do

---@class SpellLearnFields
---@field skill integer tenths of spellcraft below which it cannot be learnt

---@class SpellDamageFields
---@field dice string|integer hit points that it takes
---@field element? ResistMember|string whose resistance keeps it off; armour does when not said

---@class SpellEffectFields
---@field effect EffectMember|string what happens to who takes it in, or is struck by it
---@field dice? string|integer how much: hit points, power points, stomach units, or slices of a modifier, whose own duration it is when not said
---@field modifier? string which modifier begins
---@field spell? string which spell is learnt

---@class SpellDescriptionFields
---@field text string two sentences: one that can be seen, one that can be used

---What can be cast.
---@class SpellBuilder
local SpellBuilder = {}

---Its name.
---@overload fun(self: SpellBuilder, fields: SpellViewFields): SpellBuilder
---@param name string without article, "fire bolt"
---@return SpellBuilder
function SpellBuilder:View(name) end

---Whom it reaches.
---@param said SpellFormFields
---@return SpellBuilder
function SpellBuilder:Form(said) end

---What casting takes.
---@param said SpellCostFields
---@return SpellBuilder
function SpellBuilder:Cost(said) end

---What learning it from a book takes.
---@param said SpellLearnFields
---@return SpellBuilder
function SpellBuilder:Learn(said) end

---Hit points that a bolt takes.
---@param said SpellDamageFields
---@return SpellBuilder
function SpellBuilder:Damage(said) end

---Something that happens to whom it reaches; may be said again.
---@overload fun(self: SpellBuilder, fields: SpellEffectFields): SpellBuilder
---@param effect EffectMember|string what happens to who takes it in, or is struck by it
---@param dice? string|integer how much: hit points, power points, stomach units, or slices of a modifier, whose own duration it is when not said
---@param modifier? string which modifier begins
---@param spell? string which spell is learnt
---@return SpellBuilder
function SpellBuilder:Effect(effect, dice, modifier, spell) end

---What the list of spells tells.
---@overload fun(self: SpellBuilder, fields: SpellDescriptionFields): SpellBuilder
---@param text string two sentences: one that can be seen, one that can be used
---@return SpellBuilder
function SpellBuilder:Description(text) end

---Ends the definition.
function SpellBuilder:Register() end

---Takes the place of the one that has this id.
---@return SpellBuilder
function SpellBuilder:Override() end

---@class Spell
Spell = {}
---What can be cast.
---@param id string
---@param parent? string
---@return SpellBuilder
function Spell.new(id, parent) end
---Changes one that is there.
---@param id string
---@return SpellBuilder
function Spell.patch(id) end

---@class SkillViewFields
---@field name string "short blades"

---@class SkillGivesFields
---@field hit? integer hundredths of a level for a point to hit with its attacks
---@field damage? integer hundredths of a level for a point of damage with its attacks
---@field dv? integer hundredths of a level for a point of DV behind a shield
---@field pv? integer hundredths of a level for all the PV that is worn once more
---@field critical? integer hundredths of a level for a percent of critical hits
---@field healing? integer hundredths of a level for a percent of regeneration
---@field cure? integer hundredths of a level for a percent by which bodily ills are divided
---@field sprint? integer hundredths of a level for a percent of quickness
---@field spell? integer hundredths of a level for a hit point that a bolt takes

---@class SkillDescriptionFields
---@field text string one sentence: what it is good for

---What a skill is called and gives; Skill.AXES names one.
---@class SkillBuilder
local SkillBuilder = {}

---Its name.
---@overload fun(self: SkillBuilder, fields: SkillViewFields): SkillBuilder
---@param name string "short blades"
---@return SkillBuilder
function SkillBuilder:View(name) end

---How much of it gives what.
---@param said SkillGivesFields
---@return SkillBuilder
function SkillBuilder:Gives(said) end

---What the sheet tells about it.
---@overload fun(self: SkillBuilder, fields: SkillDescriptionFields): SkillBuilder
---@param text string one sentence: what it is good for
---@return SkillBuilder
function SkillBuilder:Description(text) end

---Ends the definition.
function SkillBuilder:Register() end

---Takes the place of the one that has this id.
---@return SkillBuilder
function SkillBuilder:Override() end

---@class Skill
Skill = {}
---What a skill is called and gives; Skill.AXES names one.
---@param id string
---@param parent? string
---@return SkillBuilder
function Skill.new(id, parent) end
---Changes one that is there.
---@param id string
---@return SkillBuilder
function Skill.patch(id) end

---@class DialogueViewFields
---@field name string "the miller's troubles", for lists

---@class DialogueSpeakerFields
---@field monster string whoever is of this kind

---@class DialogueSayFields
---@field id string names it for answers
---@field text string what is said

---@class DialogueAnswerFields
---@field from string the id of what it answers
---@field text string what the hero says
---@field to? string the id of what is said then; not said: the talk is over
---@field when? string a global function: gets hero and speaker, returns whether it can be given
---@field does? string a global function: gets hero and speaker, when it is given

---What somebody says, and what can be answered.
---@class DialogueBuilder
local DialogueBuilder = {}

---Its name.
---@overload fun(self: DialogueBuilder, fields: DialogueViewFields): DialogueBuilder
---@param name string "the miller's troubles", for lists
---@return DialogueBuilder
function DialogueBuilder:View(name) end

---Who leads it.
---@overload fun(self: DialogueBuilder, fields: DialogueSpeakerFields): DialogueBuilder
---@param monster string whoever is of this kind
---@return DialogueBuilder
function DialogueBuilder:Speaker(monster) end

---Something that is said; the first begins the talk.
---@overload fun(self: DialogueBuilder, fields: DialogueSayFields): DialogueBuilder
---@param id string names it for answers
---@param text string what is said
---@return DialogueBuilder
function DialogueBuilder:Say(id, text) end

---Something that can be answered.
---@overload fun(self: DialogueBuilder, fields: DialogueAnswerFields): DialogueBuilder
---@param from string the id of what it answers
---@param text string what the hero says
---@param to? string the id of what is said then; not said: the talk is over
---@param when? string a global function: gets hero and speaker, returns whether it can be given
---@param does? string a global function: gets hero and speaker, when it is given
---@return DialogueBuilder
function DialogueBuilder:Answer(from, text, to, when, does) end

---Ends the definition.
function DialogueBuilder:Register() end

---Takes the place of the one that has this id.
---@return DialogueBuilder
function DialogueBuilder:Override() end

---@class Dialogue
Dialogue = {}
---What somebody says, and what can be answered.
---@param id string
---@param parent? string
---@return DialogueBuilder
function Dialogue.new(id, parent) end
---Changes one that is there.
---@param id string
---@return DialogueBuilder
function Dialogue.patch(id) end

---@class FeatureViewFields
---@field name string without article: "fountain"
---@field glyph string on the map
---@field color ColorMember|string of the glyph

---@class FeatureUseFields
---@field callback string a global function: gets the hero and the place, returns whether that was a use

---@class FeatureSpentFields
---@field uses integer after so many
---@field word string words id of the refusal from then on

---@class FeatureDescriptionFields
---@field text string two sentences: one that can be seen, one that can be used

---What stands in a place and can be used.
---@class FeatureBuilder
local FeatureBuilder = {}

---Its name and how it looks.
---@overload fun(self: FeatureBuilder, fields: FeatureViewFields): FeatureBuilder
---@param name string without article: "fountain"
---@param glyph string on the map
---@param color ColorMember|string of the glyph
---@return FeatureBuilder
function FeatureBuilder:View(name, glyph, color) end

---What using it does.
---@overload fun(self: FeatureBuilder, fields: FeatureUseFields): FeatureBuilder
---@param callback string a global function: gets the hero and the place, returns whether that was a use
---@return FeatureBuilder
function FeatureBuilder:Use(callback) end

---That it does not last for ever.
---@overload fun(self: FeatureBuilder, fields: FeatureSpentFields): FeatureBuilder
---@param uses integer after so many
---@param word string words id of the refusal from then on
---@return FeatureBuilder
function FeatureBuilder:Spent(uses, word) end

---What a close look tells.
---@overload fun(self: FeatureBuilder, fields: FeatureDescriptionFields): FeatureBuilder
---@param text string two sentences: one that can be seen, one that can be used
---@return FeatureBuilder
function FeatureBuilder:Description(text) end

---Ends the definition.
function FeatureBuilder:Register() end

---Takes the place of the one that has this id.
---@return FeatureBuilder
function FeatureBuilder:Override() end

---@class Feature
Feature = {}
---What stands in a place and can be used.
---@param id string
---@param parent? string
---@return FeatureBuilder
function Feature.new(id, parent) end
---Changes one that is there.
---@param id string
---@return FeatureBuilder
function Feature.patch(id) end

---@class QuestViewFields
---@field name string "the missing hour", for lists

---@class QuestDescriptionFields
---@field text string one sentence: who wants what, and why

---@class QuestStageFields
---@field id string names it for the others
---@field text string what is to be done
---@field kill? string somebody of this kind is to die by the hero or his company
---@field reach? string he is to come to this place
---@field talk? string he is to speak to somebody of this kind
---@field bring? string with things of this kind, which are taken
---@field count? integer how many are to be killed or brought; 1 when not said
---@field within? integer slices of 100 ticks that there are for it
---@field to? string the stage that follows; not said: the quest is fulfilled
---@field late? string the stage when time is up; not said: the quest has failed

---@class QuestRewardFields
---@field experience? integer points
---@field gold? integer pieces
---@field item? string a thing
---@field count? integer so many of it; 1 when not said

---Something to be undertaken, stage by stage.
---@class QuestBuilder
local QuestBuilder = {}

---Its name.
---@overload fun(self: QuestBuilder, fields: QuestViewFields): QuestBuilder
---@param name string "the missing hour", for lists
---@return QuestBuilder
function QuestBuilder:View(name) end

---What the list of quests tells.
---@overload fun(self: QuestBuilder, fields: QuestDescriptionFields): QuestBuilder
---@param text string one sentence: who wants what, and why
---@return QuestBuilder
function QuestBuilder:Description(text) end

---Something to be done: one of kill, reach and talk. The first begins it.
---@overload fun(self: QuestBuilder, fields: QuestStageFields): QuestBuilder
---@param id string names it for the others
---@param text string what is to be done
---@param kill? string somebody of this kind is to die by the hero or his company
---@param reach? string he is to come to this place
---@param talk? string he is to speak to somebody of this kind
---@param bring? string with things of this kind, which are taken
---@param count? integer how many are to be killed or brought; 1 when not said
---@param within? integer slices of 100 ticks that there are for it
---@param to? string the stage that follows; not said: the quest is fulfilled
---@param late? string the stage when time is up; not said: the quest has failed
---@return QuestBuilder
function QuestBuilder:Stage(id, text, kill, reach, talk, bring, count, within, to, late) end

---What it earns when it is fulfilled.
---@param said QuestRewardFields
---@return QuestBuilder
function QuestBuilder:Reward(said) end

---Ends the definition.
function QuestBuilder:Register() end

---Takes the place of the one that has this id.
---@return QuestBuilder
function QuestBuilder:Override() end

---@class Quest
Quest = {}
---Something to be undertaken, stage by stage.
---@param id string
---@param parent? string
---@return QuestBuilder
function Quest.new(id, parent) end
---Changes one that is there.
---@param id string
---@return QuestBuilder
function Quest.patch(id) end

---The sixteen colours of a text terminal, and its own.
---@class ColorMember
---@class Color
Color = {}
---@type ColorMember
Color.DEFAULT = nil
---@type ColorMember
Color.BLACK = nil
---@type ColorMember
Color.RED = nil
---@type ColorMember
Color.GREEN = nil
---@type ColorMember
Color.BROWN = nil
---@type ColorMember
Color.BLUE = nil
---@type ColorMember
Color.MAGENTA = nil
---@type ColorMember
Color.CYAN = nil
---@type ColorMember
Color.LIGHTGRAY = nil
---@type ColorMember
Color.DARKGRAY = nil
---@type ColorMember
Color.LIGHTRED = nil
---@type ColorMember
Color.LIGHTGREEN = nil
---@type ColorMember
Color.YELLOW = nil
---@type ColorMember
Color.LIGHTBLUE = nil
---@type ColorMember
Color.LIGHTMAGENTA = nil
---@type ColorMember
Color.LIGHTCYAN = nil
---@type ColorMember
Color.WHITE = nil
---@type ColorMember
Color.GRAY = nil

---What a monster is; generators choose by it.
---@class KindMember
---@class Kind
Kind = {}
---@type KindMember
Kind.RAT = nil
---@type KindMember
Kind.CANINE = nil
---@type KindMember
Kind.FELINE = nil
---@type KindMember
Kind.INSECT = nil
---@type KindMember
Kind.REPTILE = nil
---@type KindMember
Kind.BLOB = nil
---@type KindMember
Kind.GOBLIN = nil
---@type KindMember
Kind.KOBOLD = nil
---@type KindMember
Kind.ORC = nil
---@type KindMember
Kind.HUMAN = nil
---@type KindMember
Kind.HUMANOID = nil
---@type KindMember
Kind.UNDEAD = nil
---@type KindMember
Kind.DEMON = nil
---@type KindMember
Kind.GIANT = nil

---Bands of danger, the easiest first.
---@class BandMember
---@class Band
Band = {}
---@type BandMember
Band.VERY_LOW = nil
---@type BandMember
Band.LOW = nil
---@type BandMember
Band.ABOVE_LOW = nil
---@type BandMember
Band.AVG = nil
---@type BandMember
Band.ABOVE_AVG = nil
---@type BandMember
Band.HI = nil
---@type BandMember
Band.ABOVE_HI = nil
---@type BandMember
Band.VERY_HI = nil
---@type BandMember
Band.EXTREM_HI = nil
---@type BandMember
Band.UNIQUE = nil

---How big a creature is.
---@class SizeMember
---@class Size
Size = {}
---@type SizeMember
Size.VERY_SMALL = nil
---@type SizeMember
Size.SMALL = nil
---@type SizeMember
Size.NORMAL = nil
---@type SizeMember
Size.BIG = nil

---What a body can wear.
---@class BodyMember
---@class Body
Body = {}
---@type BodyMember
Body.NONE = nil
---@type BodyMember
Body.HUMANOID = nil

---What a second modifier of the same id does.
---@class StackingMember
---@class Stacking
Stacking = {}
---@type StackingMember
Stacking.LENGTHEN = nil
---@type StackingMember
Stacking.REFRESH = nil
---@type StackingMember
Stacking.REFUSE = nil

---Where a thing is worn.
---@class SlotMember
---@class Slot
Slot = {}
---@type SlotMember
Slot.HEAD = nil
---@type SlotMember
Slot.BODY = nil
---@type SlotMember
Slot.CLOAK = nil
---@type SlotMember
Slot.HAND = nil
---@type SlotMember
Slot.SHIELD = nil
---@type SlotMember
Slot.GLOVES = nil
---@type SlotMember
Slot.BOOTS = nil
---@type SlotMember
Slot.LAUNCHER = nil
---@type SlotMember
Slot.MISSILE = nil

---Skills, 0.0 to 27.0.
---@class SkillMember
---@type SkillMember
Skill.UNARMED = nil
---@type SkillMember
Skill.SHORT_BLADES = nil
---@type SkillMember
Skill.LONG_BLADES = nil
---@type SkillMember
Skill.AXES = nil
---@type SkillMember
Skill.MACES = nil
---@type SkillMember
Skill.POLE_ARMS = nil
---@type SkillMember
Skill.STAVES = nil
---@type SkillMember
Skill.SHIELDS = nil
---@type SkillMember
Skill.ARMOUR = nil
---@type SkillMember
Skill.HEALING = nil
---@type SkillMember
Skill.FIND_WEAKNESS = nil
---@type SkillMember
Skill.BOWS = nil
---@type SkillMember
Skill.CROSSBOWS = nil
---@type SkillMember
Skill.SLINGS = nil
---@type SkillMember
Skill.THROWING = nil
---@type SkillMember
Skill.SPRINT = nil
---@type SkillMember
Skill.SPELLCRAFT = nil

---What an item is for.
---@class TypeMember
---@class Type
Type = {}
---@type TypeMember
Type.WEAPON = nil
---@type TypeMember
Type.SHIELD = nil
---@type TypeMember
Type.ARMOUR = nil
---@type TypeMember
Type.POTION = nil
---@type TypeMember
Type.FOOD = nil
---@type TypeMember
Type.CORPSE = nil
---@type TypeMember
Type.THING = nil
---@type TypeMember
Type.LAUNCHER = nil
---@type TypeMember
Type.MISSILE = nil
---@type TypeMember
Type.SCROLL = nil
---@type TypeMember
Type.GOLD = nil
---@type TypeMember
Type.BOOK = nil

---What a thing does to who takes it in.
---@class EffectMember
---@class Effect
Effect = {}
---@type EffectMember
Effect.HEAL = nil
---@type EffectMember
Effect.HARM = nil
---@type EffectMember
Effect.POWER = nil
---@type EffectMember
Effect.NUTRIO = nil
---@type EffectMember
Effect.MODIFIER = nil
---@type EffectMember
Effect.BLINK = nil
---@type EffectMember
Effect.TELEPORT = nil
---@type EffectMember
Effect.MAPPING = nil
---@type EffectMember
Effect.IDENTIFY = nil
---@type EffectMember
Effect.CURE = nil
---@type EffectMember
Effect.LEARN = nil

---How a place is made.
---@class BuildMember
---@class Build
Build = {}
---@type BuildMember
Build.DRAWN = nil
---@type BuildMember
Build.CAVE = nil
---@type BuildMember
Build.ROOMS = nil
---@type BuildMember
Build.PLAIN = nil

---Elements that can be resisted.
---@class ResistMember
---@class Resist
Resist = {}
---@type ResistMember
Resist.FIRE = nil
---@type ResistMember
Resist.COLD = nil
---@type ResistMember
Resist.POISON = nil
---@type ResistMember
Resist.ACID = nil
---@type ResistMember
Resist.LIGHTNING = nil

---What a class of weapons does beside its damage.
---@class VerbMember
---@class Verb
Verb = {}
---@type VerbMember
Verb.SET_BACK = nil
---@type VerbMember
Verb.SWEEP = nil
---@type VerbMember
Verb.MEET = nil
---@type VerbMember
Verb.EXPLOIT = nil
---@type VerbMember
Verb.BREAK = nil

---The cells that a wind-up falls on.
---@class PatternMember
---@class Pattern
Pattern = {}
---@type PatternMember
Pattern.CELL = nil
---@type PatternMember
Pattern.ARC = nil
---@type PatternMember
Pattern.LINE = nil
---@type PatternMember
Pattern.RING = nil
---@type PatternMember
Pattern.BURST = nil

---Arts of fighting by moving.
---@class ArtMember
---@class Art
Art = {}
---@type ArtMember
Art.LUNGE = nil
---@type ArtMember
Art.WHIRLWIND = nil
---@type ArtMember
Art.WALL_JUMP = nil
---@type ArtMember
Art.LASH = nil

---Whom a spell reaches.
---@class FormMember
---@class Form
Form = {}
---@type FormMember
Form.SELF = nil
---@type FormMember
Form.BOLT = nil
---@type FormMember
Form.MANIFOLD = nil
---@type FormMember
Form.CHARGE = nil

---A living creature: the hero, or one that a callback was given.
---@class Creature
Creature = {}

---Ticks of its ordinary action: a duration, bigger is slower.
---@return integer
function Creature:GetSpeed() end

---Its Sp:, a rate: bigger is faster.
---@return integer
function Creature:GetShownSpeed() end

---What it is called.
---@return string
function Creature:GetName() end

---A number by the name it is saved under: "hp", "gold", "nutrio".
---@param field string
---@return integer
function Creature:Get(field) end

---Whether it had so much gold; then it has that much less.
---@param gold integer
---@return boolean
function Creature:Pay(gold) end

---Puts things into its pack, or at its feet when that is full.
---@param item string
---@param count integer
function Creature:Give(item, count) end

---Gives hit points back, never above its most.
---@param points integer
function Creature:Heal(points) end

---Begins a modifier for so many slices of 100 ticks.
---@param modifier string
---@param slices integer
function Creature:Begin(modifier, slices) end

---A place as it is now, with all that stands in it.
---@class Location
Location = {}

---Says a sentence of Words, when the hero is there to notice it.
---@param word string
function Location:Message(word) end

---Makes a monster near a cell, or anywhere; nil when the place is full.
---@param monster string
---@param where? Cell
---@return Creature?
function Location:Spawn(monster, where) end

---The cell of a mark of the place, or nil.
---@param mark string
---@return Cell?
function Location:Feature(mark) end

---Has a global function called after so many ticks.
---@param callback string
---@param ticks? integer
function Location:CreateTimerEvent(callback, ticks) end

---Sets the ticks of its ordinary step.
---@param creature Creature
---@param ticks integer
function SetMoveEnergy(creature, ticks) end

---Who is played.
---@return Creature
function Hero() end

---What SetFact remembered; 0 when nothing was.
---@param name string
---@return integer
function Fact(name) end

---Remembers a number with the game, by a name of at most 47 bytes.
---@param name string
---@param number integer
function SetFact(name, number) end

---Lets the hero undertake a quest, unless he did before.
---@param quest string
function BeginQuest(quest) end

---The id of the stage a quest is at, "done", "failed", or "" when it never began.
---@param quest string
---@return string
function QuestStage(quest) end
