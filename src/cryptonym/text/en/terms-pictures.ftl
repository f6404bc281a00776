# Of the picture games alone.

pictures-sudden-death = That was the assassin. One chance is left: find all your other pictures without a single mistake.
