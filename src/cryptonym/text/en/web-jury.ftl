# A jury of strangers.

jury-title = Is this clue fair?
jury-about = At a table of strangers the referee is in doubt. Three people who are not there decide; you are one of them. A clue must not be a form or a part of a word that lies open.
jury-allow = It is fair
jury-object = It is not
jury-thanks = Thank you, that helps them on.
