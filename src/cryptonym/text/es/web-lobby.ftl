# Antes de la partida: quién se sienta dónde.

lobby-start = Empieza la partida
