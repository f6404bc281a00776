# What a table that is played over days refuses.

refusal-slow-and-strict = Una mesa se juega durante días o con reloj estricto, no las dos cosas.
refusal-enough-time = Ya se ha dado más tiempo { $limit } veces: para una jugada basta.
