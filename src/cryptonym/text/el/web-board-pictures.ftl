# Το ταμπλό: εκεί βρίσκονται εικόνες, ίσως και λέξεις ανάμεσά τους· γι' αυτό μιλά για κάρτες.

pictures-board-left = { $team ->
    [red] { $count ->
        [one] Κόκκινοι: μένει μία κάρτα
       *[other] Κόκκινοι: μένουν { $count } κάρτες
    }
    [blue] { $count ->
        [one] Μπλε: μένει μία κάρτα
       *[other] Μπλε: μένουν { $count } κάρτες
    }
   *[other] { $count ->
        [one] { $label }: μένει μία κάρτα
       *[other] { $label }: μένουν { $count } κάρτες
    }
}
pictures-board-clue-hint = Μία λέξη και πόσες κάρτες σου εννοεί, όπως «θάλασσα 2». Μπορείς να πεις αυτό που δείχνει μια εικόνα.
pictures-board-clue-number = Τώρα ο αριθμός: πόσες κάρτες εννοείς;
pictures-board-number-zero = 0: δεν ταιριάζει με καμία κάρτα σας. Μαντεψιές χωρίς όριο.
pictures-board-number-unlimited = ∞: πολλές κάρτες, χωρίς να λες πόσες. Μαντεψιές χωρίς όριο.
pictures-board-guess = Διάλεξε μια κάρτα
pictures-board-cover = Κάλυψε μια κάρτα
pictures-board-say-skipped = Δεν καλύφθηκε καμία κάρτα.
pictures-board-simulated-team = Εδώ δεν κάθεται κανείς. Μετά από κάθε γύρο σας ο αρχικατάσκοπος καλύπτει μία κάρτα τους.
pictures-duties-guess-first = { $count ->
    [one] Μάντεψε μια κάρτα. Έχεις μία μαντεψιά.
   *[other] Μάντεψε μια κάρτα. Έχεις ως { $count } μαντεψιές.
}
pictures-duties-guess-first-free = Μάντεψε μια κάρτα, και συνέχισε όσο τολμάς.
pictures-duties-guess-first-shared = { $team ->
    [red] Μάντεψε μια κάρτα για τους κόκκινους.
    [blue] Μάντεψε μια κάρτα για τους μπλε.
   *[other] Μάντεψε μια κάρτα. Παίζεις για: { $label }.
}
pictures-duties-penalty-must = Το στοιχείο τους δεν ίσχυε. Κάλυψε μία δική σου κάρτα.
pictures-duties-penalty-may = Το στοιχείο τους δεν ίσχυε. Κάλυψε μία δική σου κάρτα, ή άφησέ το.
pictures-duties-penalty-wait = { $team ->
    [red] Το στοιχείο δεν ίσχυε. Ο αρχικατάσκοπος των κόκκινων μπορεί να καλύψει μια κάρτα.
    [blue] Το στοιχείο δεν ίσχυε. Ο αρχικατάσκοπος των μπλε μπορεί να καλύψει μια κάρτα.
   *[other] Το στοιχείο δεν ίσχυε. { $label }: μπορούν να καλύψουν μια κάρτα.
}
pictures-duties-simulate = Παίζουν οι αντίπαλοι: κάλυψε μία κάρτα τους.
pictures-duties-sudden = Αυτός ήταν ο εκτελεστής. Βρείτε όλες τις άλλες κάρτες σας χωρίς λάθος.
pictures-duties-sudden-wait = Αυτός ήταν ο εκτελεστής. Τους μένει μία ευκαιρία: όλες οι κάρτες τους, χωρίς λάθος.
pictures_coop-duties-coop-won = { $score ->
    [one] Κερδίσατε μαζί, με 1 πόντο στους 7.
   *[other] Κερδίσατε μαζί, με { $score } πόντους στους 7.
}
pictures_duet-duties-sudden-wait = Αιφνίδιος θάνατος: μένουν μόνο δικές σου κάρτες. Αγγίζει η άλλη πλευρά.
pictures_duet-duties-guess-first-free = Ποιες κάρτες εννοεί το στοιχείο; Άγγιξε μία.
pictures_duet-board-number-zero = 0: δεν ταιριάζει με καμία κάρτα σου.
