# What a table that is played over days refuses.

refusal-slow-and-strict = Un tavolo si gioca in più giorni o con l'orologio rigido, non in tutti e due i modi.
refusal-enough-time = Altro tempo è già stato dato { $limit } volte: per una mossa basta.
