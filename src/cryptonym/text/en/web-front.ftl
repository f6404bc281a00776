# The front page.

front-open = Play with friends
