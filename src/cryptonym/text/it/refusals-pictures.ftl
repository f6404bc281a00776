# Solo dei giochi con le figure.

refusal-pictures-not-here = Le figure sono per i giochi con le figure. Qui si gioca con le parole.
refusal-pictures-missing = Un gioco con le figure ha bisogno della lista delle figure. Le parole si possono mescolare.
pictures-refusal-sudden-death = Dopo l'assassino non ci si ferma: trovate le figure che mancano, o arrendetevi.
pictures-refusal-not-own-colour = Copri una carta della tua squadra.
pictures-refusal-not-their-colour = Copri una carta degli avversari.
pictures-refusal-penalty-is-a-duty = A questo tavolo la penalità è d'obbligo. Copri una delle tue carte.
