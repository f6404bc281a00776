# Ένα τραπέζι που παίζεται για μέρες: πόσο χρόνο έχει ο καθένας, και τι έχασες.

slow-pace = Ρυθμός
slow-live = Ζωντανά
slow-live-about = Όλοι είναι εκεί την ίδια ώρα.
slow-about = Ο καθένας έχει τόσο χρόνο για κάθε κίνηση και παίζει όποτε θέλει. Όταν τελειώσουν ο χρόνος και το απόθεμα, παίζει ένα μποτ μέχρι να γυρίσει.
slow-each = { $time } για κάθε κίνηση
slow-reserve = Απόθεμα, για κάθε παίκτη και παρτίδα
slow-none = Τίποτα
slow-days =
    { $count ->
        [one] 1 μέρα
       *[other] { $count } μέρες
    }
slow-hours =
    { $count ->
        [one] 1 ώρα
       *[other] { $count } ώρες
    }
slow-minutes =
    { $count ->
        [one] 1 λεπτό
       *[other] { $count } λεπτά
    }

slow-left-mine = Έχεις ακόμη { $time }.
slow-left = { $names }: ακόμη { $time }.
slow-left-and-reserve-mine = Έχεις ακόμη { $time }, και μετά { $reserve } απόθεμα.
slow-left-and-reserve = { $names }: ακόμη { $time }, και μετά { $reserve } απόθεμα.
slow-in-reserve-mine = Χρησιμοποιείς το απόθεμά σου: ακόμη { $time }.
slow-in-reserve = { $names }: από το απόθεμα, ακόμη { $time }.
slow-give-time = Δώσε περισσότερο χρόνο
slow-ran-out = Τέλος χρόνου: { $names }.
slow-given = { $name }: δίνει περισσότερο χρόνο.
slow-server-was-away = Ο διακομιστής έλειπε, γι' αυτό υπάρχει περισσότερος χρόνος.
slow-stands-in = { $name }, ένα μποτ, συνεχίζει.
slow-kept = { $inTime } κινήσεις στην ώρα τους, { $overdue } εκπρόθεσμες

slow-missed =
    { $count ->
        [one] Έγινε κάτι όσο έλειπες
       *[other] Έγιναν { $count } πράγματα όσο έλειπες
    }
slow-missed-title = Όσο έλειπες
slow-open-clues = Στοιχεία που μένουν ανοιχτά
slow-found =
    { $count ->
        [one] βρέθηκε 1
       *[other] βρέθηκαν { $count }
    }
slow-found-none = καμία λέξη ακόμη
