-- Ten mistakes in one file are ten messages in one run.
Include("creatures.lua")
