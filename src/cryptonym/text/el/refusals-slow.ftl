# What a table that is played over days refuses.

refusal-slow-and-strict = Ή παίζετε για μέρες, ή με αυστηρό ρολόι.
refusal-enough-time = Δόθηκε χρόνος { $limit } φορές: αρκεί.
