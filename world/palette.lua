-- Which colour plays which role on screen. Where colour means danger, a word or mark says it too.

Palette.new("default")
    :Roles {
      ["map.remembered"] = Color.DARKGRAY,
      ["map.hero"] = Color.WHITE,
      ["map.looming"] = Color.LIGHTRED, -- cells on which a blow will land
      ["map.corpse"] = Color.BROWN,
      ["message.plain"] = Color.LIGHTGRAY,
      ["message.new"] = Color.WHITE,
      ["message.warn"] = Color.YELLOW,
      ["message.dire"] = Color.LIGHTRED,
      ["message.old"] = Color.DARKGRAY,
      ["status.plain"] = Color.LIGHTGRAY,
      ["status.label"] = Color.DARKGRAY,
      ["status.changed"] = Color.WHITE,
      ["status.warn"] = Color.YELLOW,
      ["status.dire"] = Color.LIGHTRED,
      ["speed.faster"] = Color.LIGHTGREEN,
      ["speed.slower"] = Color.LIGHTRED,
      ["bar.hp"] = Color.LIGHTGREEN,
      ["bar.hp.half"] = Color.YELLOW,
      ["bar.hp.low"] = Color.LIGHTRED,
      ["bar.pp"] = Color.LIGHTBLUE,
      ["bar.empty"] = Color.DARKGRAY,
      ["strip.hero"] = Color.WHITE,
      ["strip.foe"] = Color.LIGHTRED,
      ["strip.friend"] = Color.LIGHTGREEN,
      ["strip.rest"] = Color.DARKGRAY,
      ["modifier.good"] = Color.LIGHTGREEN,
      ["modifier.harmful"] = Color.LIGHTRED,
      ["menu.title"] = Color.WHITE,
      ["menu.key"] = Color.YELLOW,
      ["menu.text"] = Color.LIGHTGRAY,
      ["menu.refused"] = Color.DARKGRAY,
      ["menu.chosen"] = Color.WHITE,
      ["target"] = Color.YELLOW,
    }
    :Register()
