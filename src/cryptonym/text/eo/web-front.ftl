# La ĉefpaĝo.

front-open = Ludu kun amikoj
