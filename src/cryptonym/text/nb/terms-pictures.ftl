# Bare for bildespillene.

pictures-sudden-death = Det var leiemorderen. Én sjanse er igjen: Finn alle de andre bildene deres uten en eneste feil.
