# Για τραπέζι με χάρτινες κάρτες: κλειδιά και χρονόμετρα.

companion-lead = Οι κάρτες είναι στο τραπέζι σας, το κλειδί στα κινητά των αρχικατασκόπων. Ο ένας το τραβά, ο άλλος το σαρώνει.
companion-source = Από πού βγαίνει το κλειδί
companion-source-deck = Ένα από 40 έτοιμα κλειδιά
companion-source-random = Φτιαγμένο επί τόπου
companion-draw = Τράβα ένα κλειδί
companion-code = Κωδικός κλειδιού
companion-code-note = Ο κωδικός ή ο σύνδεσμος από το άλλο κινητό· ή ο αριθμός έτοιμου κλειδιού: 17, ή 17-2 αν στράφηκε δύο φορές.
companion-code-empty = Γράψε πρώτα τον κωδικό.
companion-code-go = Φέρ' το
companion-again = Δοκίμασε ξανά
companion-did-you-mean = Μήπως εννοείς { $code };
companion-same = Το ίδιο κλειδί; Τότε και το άλλο κινητό δείχνει αυτή την εικόνα.
companion-picture = Εικόνα { $number }
companion-key = Το κλειδί
companion-starts = { $team ->
    [red] Αρχίζουν οι κόκκινοι
    [blue] Αρχίζουν οι μπλε
   *[other] Αρχή: { $label }
}
companion-hold = Κράτα πατημένο για να δεις
companion-leave-open = Άφησέ το ανοιχτό
companion-hide = Κρύψε το
companion-card = Έτοιμο κλειδί { $number }, στραμμένο κατά { $angle }°
companion-turn = Στρέψε το
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
    [blue] Μπλε: το στοιχείο
   *[other] { $label }: το στοιχείο
}
companion-guess-of = { $team ->
    [red] Κόκκινοι: μαντεύουν
    [blue] Μπλε: μαντεύουν
   *[other] { $label }: μαντεψιά
}
companion-clue-given = Το στοιχείο δόθηκε
companion-turn-over = Ο γύρος τελείωσε
companion-lengths = Διάρκεια
companion-clue-time = Για το στοιχείο
companion-guess-time = Για τις μαντεψιές

## Δύο πλευρές με ένα κλειδί η καθεμία

companion-game = Τι παίζετε;
companion-side = Ποια πλευρά είσαι;
duet-companion-lead = Οι κάρτες είναι στο τραπέζι σας· κάθε κινητό δείχνει το ένα μισό κλειδί. Ο ένας το τραβά, ο άλλος το σαρώνει και παίρνει το άλλο μισό.
duet-companion-source-deck = Ένα από 100 έτοιμα κλειδιά
duet-companion-starts = { $team ->
    [red] Το μισό σου: κόκκινο
   *[blue] Το μισό σου: μπλε
}
duet-companion-other = Για την άλλη πλευρά
duet-companion-other-about = Ο σύνδεσμος δείχνει το άλλο μισό του ίδιου κλειδιού.

## Με εικόνες

pictures-companion-source-deck = Ένα από 60 έτοιμα κλειδιά
