"""Eyes: which secrets of a game somebody sees, a bit for each kind. Equal eyes see the same (R17).

What is told is kept and shared by eyes, never by role: where each side has a key of its own, the
same role sees different things.
"""

from typing import NewType

Eyes = NewType("Eyes", int)  # no IntFlag: its `&` runs Python code for every event

NOTHING = Eyes(0)
FRONT = Eyes(1)  # the key, or the first side of one with two
BACK = Eyes(2)  # the other side
ASKED = Eyes(4)  # what is asked and answered about a clue in private (R58)
VERDICT = Eyes(8)  # what the referee said of a clue, and that it was allowed beforehand (R57)
KEY = Eyes(FRONT | BACK)
EVERYTHING = Eyes(KEY | ASKED | VERDICT)
