"""Everything a drawing needs: `from pictures.linocut import *`."""

import math  # noqa: F401

from pictures.linocut.plates import *  # noqa: F403
from pictures.linocut.shapes import *  # noqa: F403
from pictures.linocut.write import *  # noqa: F403
