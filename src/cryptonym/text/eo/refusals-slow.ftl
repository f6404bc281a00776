# What a table that is played over days refuses.

refusal-slow-and-strict = Oni ludas dum tagoj aŭ kun strikta horloĝo, ne ambaŭ.
refusal-enough-time = Oni jam donis tempon { $limit } fojojn: tio sufiĉas.
