# Για τραπέζι με χάρτινες κάρτες: κλειδιά και χρονόμετρα.

companion-lead = Οι κάρτες είναι στο τραπέζι σας, το κλειδί στα κινητά των αρχικατασκόπων. Ο ένας το τραβά, ο άλλος το σαρώνει.
companion-source = Από πού βγαίνει το κλειδί
companion-source-deck = Οι σαράντα κάρτες
companion-source-random = Η τύχη
companion-draw = Τράβα ένα κλειδί
companion-code = Κωδικός κλειδιού
companion-code-note = Από το άλλο κινητό· ή μια κάρτα της τράπουλας: 17, ή 17-2 αν στράφηκε δύο φορές.
companion-code-empty = Γράψε πρώτα τον κωδικό.
companion-code-go = Φέρ' το
companion-again = Δοκίμασε ξανά
companion-key = Το κλειδί
companion-starts = { $team ->
    [red] Αρχίζουν οι κόκκινοι
   *[blue] Αρχίζουν οι μπλε
}
companion-hold = Κράτα πατημένο για να δεις
companion-leave-open = Άφησέ το ανοιχτό
companion-hide = Κρύψε το
companion-card = Κάρτα { $number } της τράπουλας, στραμμένη κατά { $angle }°
companion-turn = Στρέψε την
companion-other = Για τον άλλον αρχικατάσκοπο
companion-other-about = Όποιος έχει αυτόν τον κωδικό έχει το κλειδί.
companion-qr = Κωδικός για σάρωση: αυτό το κλειδί
companion-send = Στείλε τον σύνδεσμο
companion-copied = Ο σύνδεσμος αντιγράφηκε
companion-another = Άλλο κλειδί
companion-clocks = Χρονόμετρα
companion-sand = Κλεψύδρα
companion-turns = Χρόνος του γύρου
companion-clue-of = { $team ->
    [red] Κόκκινοι: το στοιχείο
   *[blue] Μπλε: το στοιχείο
}
companion-guess-of = { $team ->
    [red] Κόκκινοι: μαντεύουν
   *[blue] Μπλε: μαντεύουν
}
companion-clue-given = Το στοιχείο δόθηκε
companion-turn-over = Ο γύρος τελείωσε
companion-lengths = Διάρκεια
companion-clue-time = Για το στοιχείο
companion-guess-time = Για τις μαντεψιές
