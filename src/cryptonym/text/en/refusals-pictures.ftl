# Of the picture games alone.

refusal-pictures-not-here = Pictures are for the picture games. This one is played with words.
refusal-pictures-missing = A picture game needs the list of pictures. Words can be mixed in.
pictures-refusal-sudden-death = After the assassin there is no stopping: find the rest of your pictures, or give up.
pictures-refusal-not-own-colour = Cover a card of your own team.
pictures-refusal-not-their-colour = Cover a card of the other side.
pictures-refusal-penalty-is-a-duty = At this table the penalty has to be taken. Cover one of your cards.
