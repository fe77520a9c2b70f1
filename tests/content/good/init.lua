-- Every builder says everything it can: what is accepted here is read by the game (tests/test_content.c).

Include("base.lua")
