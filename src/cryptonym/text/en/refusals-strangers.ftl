# What a table of strangers refuses.

refusal-among-strangers = At a table of strangers nobody decides for the others, and there are only the sentences to choose from.
refusal-jury-decides = Among strangers a jury decides about doubtful clues.
