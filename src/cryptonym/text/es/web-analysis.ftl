# Una partida terminada, pista a pista.

analysis-title = Las pistas, otra vez
analysis-to-end = Vuelve al final de la partida
analysis-thinking = Releemos cada pista. Tarda unos segundos.
analysis-retry = Prueba otra vez
analysis-none = En esta partida no hubo ninguna pista.
analysis-clues = Pista a pista
analysis-back = La pista anterior
analysis-next = La pista siguiente
analysis-place = Pista { $place } de { $places }
analysis-heat = El tablero, con lo que sugiere la pista
analysis-obscure = Esta palabra apenas la conocemos: toma las cifras con cautela.
analysis-links = Qué lleva adónde
analysis-direct = sale sola
analysis-faint = por un hilo muy fino
analysis-touched = Tocadas, y lo probable que era
analysis-others = También estaba
analysis-worth = vale { $expected }
analysis-luck-more = Palabras encontradas: { $found }, con pistas que valían { $expected }: suerte, o es que os conocéis bien.
analysis-luck-less = Palabras encontradas: { $found }, con pistas que valían { $expected }: poca suerte, o la cabeza en otra parte.
analysis-luck-even = Palabras encontradas: { $found }, con pistas que valían { $expected }: ni suerte ni mala suerte.
analysis-luck-unknown = Estas pistas apenas las conocemos: no se distingue la suerte de la maña.
analysis-possible = Las mejores pistas que conocemos valían { $possible }.
analysis-listened-well = Los agentes de campo tocaron lo que más sugería la pista.
analysis-listened = Los agentes de campo casi siempre siguieron las pistas.
analysis-listened-badly = Los agentes de campo tocaron a menudo algo distinto de lo que sugería la pista.
