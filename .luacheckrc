-- What content may name: the sandbox's part of the language, the builders, the enumerations.
stds.content = {
  read_globals = {
    "assert", "error", "getmetatable", "ipairs", "next", "pairs", "pcall", "rawequal", "rawget",
    "rawlen", "rawset", "select", "setmetatable", "tonumber", "tostring", "type", "xpcall",
    "math", "string", "table", "utf8", "Include",
    -- the engine, for callbacks
    "BeginQuest", "Fact", "Hero", "QuestStage", "SetFact", "SetMoveEnergy",
    -- builders
    "Artifact", "Brand", "Class", "Deity", "Dialogue", "Ego", "Faction", "Feature", "Generator",
    "Item", "Look", "Material", "Modifier", "Monster", "Palette", "Place", "Quest", "Race", "Recipe",
    "Room", "Rules", "Shop", "Skill", "Spell", "Tile", "Trap", "Words",
    -- enumerations
    "Art", "Band", "Body", "Build", "Color", "Effect", "Form", "Kind", "Pattern", "Resist",
    "Size", "Slot",
    "Stacking", "Type", "Verb",
  },
}
std = "content"
-- Callbacks are globals which the engine finds by name, and they need not use all they are given.
allow_defined_top = true
ignore = { "131", "212" }
max_line_length = 160
exclude_files = { "tests/content/**", "tests/fuzz/**" }
