# Solo dei giochi con le figure.

pictures-sudden-death = Era l'assassino. Resta una possibilità: trovare tutte le altre vostre figure senza un solo errore.
