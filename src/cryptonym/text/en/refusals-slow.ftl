# What a table that is played over days refuses.

refusal-slow-and-strict = A table is played over days or against a strict clock, not both.
refusal-enough-time = More time was given { $limit } times: that is enough for one move.
