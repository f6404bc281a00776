# Forsiden.

front-open = Spill med venner
