# Το ταμπλό: εκεί βρίσκονται εικόνες, ίσως και λέξεις ανάμεσά τους· γι' αυτό μιλά για κάρτες.

pictures-board-left =
    { $team ->
        [red]
            { $count ->
                [one] Κόκκινοι: μένει μία κάρτα
               *[other] Κόκκινοι: μένουν { $count } κάρτες
            }
       *[blue]
            { $count ->
                [one] Μπλε: μένει μία κάρτα
               *[other] Μπλε: μένουν { $count } κάρτες
            }
    }
pictures-board-clue-hint = Μία λέξη και πόσες κάρτες σου εννοεί, όπως «θάλασσα 2».
pictures-board-clue-number = Τώρα ο αριθμός: πόσες κάρτες εννοείς;
pictures-board-number-zero = 0: δεν ταιριάζει με καμία κάρτα σας. Μαντεψιές χωρίς όριο.
pictures-board-number-unlimited = ∞: πολλές κάρτες, χωρίς να λες πόσες. Μαντεψιές χωρίς όριο.
pictures-board-guess = Διάλεξε μια κάρτα
pictures-board-cover = Κάλυψε μια κάρτα
pictures-board-say-skipped = Δεν καλύφθηκε καμία κάρτα.
pictures-board-simulated-team = Εδώ δεν κάθεται κανείς. Μετά από κάθε γύρο σας ο αρχικατάσκοπος καλύπτει μία κάρτα τους.
pictures_duet-board-number-zero = 0: δεν ταιριάζει με καμία κάρτα σου.
