# Το ταμπλό.

board-label = Ταμπλό
board-play = Τι μπορείς να κάνεις
board-log = Στοιχεία και κουβέντα
board-log-key = Στοιχεία, κουβέντα, κλειδί
board-close = Κλείσε
board-your-turn = Σειρά σου

## Λέξεις που μένουν, σειρά, χρόνος

board-you = εσύ
board-agency = { $team ->
    [red] Κόκκινοι
    [blue] Μπλε
   *[other] { $label }
}
board-left = { $team ->
    [red] { $count ->
        [one] Κόκκινοι: μένει μία λέξη
       *[other] Κόκκινοι: μένουν { $count } λέξεις
    }
    [blue] { $count ->
        [one] Μπλε: μένει μία λέξη
       *[other] Μπλε: μένουν { $count } λέξεις
    }
   *[other] { $count ->
        [one] { $label }: μένει μία λέξη
       *[other] { $label }: μένουν { $count } λέξεις
    }
}
board-turn = { $team ->
    [red] Παίζουν οι κόκκινοι
    [blue] Παίζουν οι μπλε
   *[other] Σειρά: { $label }
}
board-coop-score = { $count ->
    [one] Νίκη τώρα: 1 πόντος
   *[other] Νίκη τώρα: { $count } πόντοι
}
board-time-left = μένουν { $time }
board-time-paused = μένουν { $time }, ο χρόνος σταμάτησε
board-time-up = Τέλος χρόνου.
board-flip = Γύρνα την κλεψύδρα

## Μια κάρτα με λόγια

board-identity = { $identity ->
    [red] κόκκινος
    [blue] μπλε
    [assassin] εκτελεστής
    [bystander] περαστικός
   *[other] { $label }
}
board-covered = φανερώθηκε
board-marked-by = σημάδι από: { $names }
board-noted = κυκλωμένη

## Το στοιχείο

board-word = Στοιχείο
board-number = Αριθμός
board-clue-hint = Μία λέξη και πόσες δικές σου εννοεί, όπως «θάλασσα 2».
board-clue-number = Τώρα ο αριθμός: πόσες λέξεις εννοείς;
board-number-zero = 0: δεν ταιριάζει με καμία λέξη σας. Μαντεψιές χωρίς όριο.
board-number-unlimited = ∞: πολλές λέξεις, χωρίς να λες πόσες. Μαντεψιές χωρίς όριο.
board-give = Δώσε το στοιχείο
board-ask = Ρώτα πρώτα
board-standing-accepted = Το στοιχείο στέκει: ο άλλος αρχικατάσκοπος δεν έχει αντίρρηση.
board-standing-waived = Άκυρο, αλλά ζημιά δεν έγινε: το στοιχείο μετράει.
board-standing-rejected = Η ένσταση δεν πέρασε: το στοιχείο είναι έγκυρο.
board-guesses-left = { $count ->
    [one] μένει μία μαντεψιά
   *[other] μένουν { $count } μαντεψιές
}
board-guesses-free = μαντεψιές χωρίς όριο

## Άγγιγμα σε κάρτα

board-guess = Διάλεξε μια λέξη
board-guess-word = Άγγιξε: { $word }
board-stop = Στοπ
board-cover = Κάλυψε μια λέξη
board-cover-word = Κάλυψε: { $word }
board-skip = Άφησέ το

## Θεατές και άδειες θέσεις

board-look = Δες το κλειδί
board-look-title = Θέλεις να δεις το κλειδί;
board-look-about = Θα το βλέπεις ως το τέλος της παρτίδας. Γυρισμός δεν υπάρχει, και σ' αυτή την παρτίδα δεν θα μπορείς πια να μαντέψεις.
board-look-yes = Δείξε μου το κλειδί
board-look-no = Καλύτερα όχι
board-take-seat = Κάθισε: { seat }
board-bot-seat = Ένα μποτ: { seat }

## Τι έγινε

board-say-clue = { $team ->
    [red] Στοιχείο των κόκκινων: { $word }, { $number }.
    [blue] Στοιχείο των μπλε: { $word }, { $number }.
   *[other] { $label }, στοιχείο: { $word }, { $number }.
}
board-say-covered = { $identity ->
    [red] { $word }: κόκκινος πράκτορας.
    [blue] { $word }: μπλε πράκτορας.
    [assassin] { $word }: ο εκτελεστής.
    [bystander] { $word }: αθώος περαστικός.
   *[other] { $word }: { $label }.
}
board-say-ended = Ο γύρος τελειώνει εδώ.
board-say-timeout = Τέλος χρόνου. Ο γύρος τελειώνει εδώ.
board-say-invalid = Το στοιχείο ήταν άκυρο.
board-say-limit = Τέλος οι μαντεψιές.
board-say-stopped = { $team ->
    [red] Οι κόκκινοι σταματούν.
    [blue] Οι μπλε σταματούν.
   *[other] { $label }: στοπ.
}
board-say-skipped = Δεν καλύφθηκε καμία λέξη.
board-say-came = Ήρθε: { $name }.
board-say-went = Έφυγε: { $name }.
board-say-key-seen = Ξέρει τώρα το κλειδί: { $name }.
board-no-clues = Κανένα στοιχείο ακόμα.
board-invalid = άκυρο
board-penalty = ποινή
board-simulated = δικός τους γύρος
board-simulated-team = Εδώ δεν κάθεται κανείς. Μετά από κάθε γύρο σας ο αρχικατάσκοπος καλύπτει μία λέξη τους.
board-explained = Γιατί { $word }; Το μποτ { $name }: { $links }.
board-explained-direct = Γιατί { $word }; Το μποτ { $name }: με το «{ $clue }» πάει αμέσως εκεί ο νους.
board-explained-earlier = Γιατί { $word }; Το μποτ { $name }: από ένα προηγούμενο στοιχείο, το «{ $clue }».
board-explained-earlier-by = Γιατί { $word }; Το μποτ { $name }: από ένα προηγούμενο στοιχείο, το «{ $clue }» ({ $links }).
board-explained-feeling = Γιατί { $word }; Το μποτ { $name }: από ένστικτο.
board-somebody = κάποιος

## Κουβέντα, και το κλειδί με λόγια

board-talk = Κουβέντα
board-talk-none = Κανείς δεν έχει πει τίποτα ακόμα.
board-say = Σκέψου φωναχτά
board-send = Πες το
board-quick = Σύντομες απαντήσεις
board-quick-sure = Σίγουρα
board-quick-wait = Περιμένετε
board-quick-not-that = Όχι αυτή
board-unread = { $count ->
    [one] ένα νέο μήνυμα
   *[other] { $count } νέα μηνύματα
}
board-key-lists = Το κλειδί με λόγια
board-key-list = { $identity ->
    [red] Κόκκινοι
    [blue] Μπλε
    [assassin] Ο εκτελεστής
    [bystander] Περαστικοί
   *[other] { $label }
}

## Το τραπέζι

board-menu = Το τραπέζι
board-menu-empty = Το τραπέζι: μια θέση είναι άδεια
board-host-you = Τώρα το τραπέζι το έχεις εσύ.
board-host-now = Το τραπέζι το έχει τώρα: { $name }.
board-help = Τι γίνεται τώρα;
