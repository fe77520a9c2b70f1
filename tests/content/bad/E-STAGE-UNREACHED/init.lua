-- expect: E-STAGE-UNREACHED line 7
Include("base.lua")
Quest.new("errand")
    :View("an errand")
    :Description("Somebody wants something.")
    :Stage { id = "first", text = "Kill a rat.", kill = "rat" }
    :Stage { id = "second", text = "Kill another.", kill = "rat" }
    :Register()
