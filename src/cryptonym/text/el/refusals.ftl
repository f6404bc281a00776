# Γιατί δεν έγινε αυτό που ζητήθηκε: ένα μήνυμα για κάθε κωδικό του rules/refusals.py.

refusal-game-over = Η παρτίδα τελείωσε.
refusal-wrong-phase = Όχι τώρα: { $phase ->
    [clue] πρώτα χρειάζεται στοιχείο.
    [challenged] πρώτα ο αντίπαλος αρχικατάσκοπος κρίνει το στοιχείο.
    [guess] τώρα μαντεύει η ομάδα.
    [penalty] πρώτα η ποινή.
    [simulate] πρώτα παίζουν οι αντίπαλοι.
   *[over] η παρτίδα τελείωσε.
}
refusal-wrong-role = Αυτό δεν ανήκει στον ρόλο σου.
refusal-not-your-turn = Παίζει η άλλη ομάδα.
refusal-stale-turn = Εκείνος ο γύρος πέρασε. Τώρα παίζεται ο γύρος { $turn }.
refusal-must-guess-once = Κάθε γύρος θέλει τουλάχιστον μία μαντεψιά.
refusal-already-covered = Η λέξη { $word } είναι ήδη καλυμμένη.
refusal-unknown-card = Τέτοια κάρτα δεν υπάρχει στο τραπέζι.
refusal-clue-empty = Το στοιχείο είναι μία λέξη. Πες μία.
refusal-clue-too-long = Το στοιχείο έχει το πολύ { $limit } γράμματα.
refusal-clue-characters = Έχει σύμβολα που δεν γράφονται στο χαρτί.
refusal-number-range = Πες έναν αριθμό από { $lowest } ως { $highest }, ή άπειρο.
refusal-expert-clues-off = Σ' αυτό το τραπέζι δεν παίζουμε με μηδέν και άπειρο.
refusal-clue-refused = Το «{ $word }» δεν επιτρέπεται. Βρες άλλο στοιχείο.
refusal-clue-objected = Υπάρχει ένσταση για το «{ $word }». Βρες άλλο στοιχείο.
refusal-consultation-pending = Το «{ $word }» περιμένει ακόμα απάντηση.
refusal-enough-questions = Ρώτησες ήδη { $limit } φορές σε αυτόν τον γύρο. Δώσε ένα στοιχείο που δεν αφήνει αμφιβολία.
refusal-no-consultation = Κανείς δεν ρώτησε τίποτα.
refusal-no-clue = Δεν έχει δοθεί ακόμα στοιχείο.
refusal-challenge-closed = Το στοιχείο ισχύει. Είναι αργά για ένσταση.
refusal-own-clue = Το στοιχείο είναι δικό σου.
refusal-waiver-off = Σ' αυτό το τραπέζι τα άκυρα στοιχεία δεν συγχωρούνται.
refusal-penalty-is-a-duty = Σ' αυτό το τραπέζι η ποινή είναι υποχρεωτική. Κάλυψε μία δική σου λέξη.
refusal-not-own-colour = Κάλυψε μια λέξη της ομάδας σου.
refusal-not-their-colour = Κάλυψε μια λέξη των αντιπάλων.
refusal-spymaster-silent = Ο αρχικατάσκοπος λέει το στοιχείο και τίποτε άλλο.
refusal-text-form = Γράψε μία γραμμή, το πολύ { $limit } χαρακτήρες.
refusal-no-timer = Αυτή η παρτίδα δεν έχει τέτοιο χρονόμετρο.
refusal-timer-running = Το χρονόμετρο τρέχει ήδη.
refusal-timer-paused = Το χρονόμετρο είναι σταματημένο.
refusal-time-left = Υπάρχει ακόμα χρόνος.
refusal-time-is-up = Ο χρόνος τελείωσε.
refusal-too-few-players = Κενές θέσεις: { $missing }.
refusal-seat-taken = Η θέση είναι πιασμένη.
refusal-no-such-seat = Σ' αυτό το είδος παρτίδας δεν υπάρχει τέτοια θέση.
refusal-role-locked = Ο ρόλος σου δεν αλλάζει ώσπου να τελειώσει η παρτίδα.
refusal-unknown-player = Δεν κάθεσαι σ' αυτό το τραπέζι.
refusal-already-joined = Κάθεσαι ήδη σ' αυτό το τραπέζι.
refusal-game-running = Περίμενε να τελειώσει η παρτίδα.
refusal-no-game = Οι κάρτες δεν έχουν στρωθεί ακόμα.
refusal-too-few-words = Μια λίστα θέλει τουλάχιστον { $needed } λέξεις· αυτή έχει { $given }.
refusal-bad-word = Το «{ $word }» δεν κάνει για κωδική ονομασία.
refusal-too-many-words = Μια λίστα έχει το πολύ { $limit } λέξεις.
refusal-not-host = Αυτό το κάνει μόνο ο οικοδεσπότης.
refusal-host-is-here = Ο οικοδεσπότης έκανε κάτι πριν από λίγο. Μπορείς να αναλάβεις αν ο οικοδεσπότης μείνει αδρανής { $minutes ->
    [one] ένα λεπτό
   *[other] { $minutes } λεπτά
}.
refusal-table-locked = Η πόρτα είναι κλειδωμένη. Ζήτα από τον οικοδεσπότη να ανοίξει.
refusal-table-full = Σ' αυτό το τραπέζι δεν χωρούν πάνω από { $limit } άτομα.
refusal-table-closed = Αυτό το τραπέζι έκλεισε.
refusal-name-form = Ένα όνομα είναι μία γραμμή με το πολύ { $limit } γράμματα.
refusal-name-taken = Υπάρχει ήδη κάποιος εδώ με το όνομα { $name }. Διάλεξε άλλο όνομα.
refusal-not-for-bots = Αυτό δεν μπορεί να το κάνει ένα μποτ.
refusal-looking-off = Σ' αυτό το τραπέζι κανείς δεν βλέπει το κλειδί όσο κρατά η παρτίδα.
refusal-sent-away = Ο οικοδεσπότης σε έδιωξε. Μπορείς να γυρίσεις όταν τελειώσει η παρτίδα.
refusal-seated-by-host = Όσο κρατά η παρτίδα, θέση σού δίνει μόνο ο οικοδεσπότης. Αν έχεις ήδη θέση εδώ, η άλλη σου συσκευή μπορεί να σου δείξει έναν κωδικό.
refusal-enough-acts = Ξέρεις το κλειδί, και ό,τι κάνεις εδώ το βλέπουν όλοι. Ύστερα από { $limit } φορές περίμενε να τελειώσει η παρτίδα.
refusal-code-spent = Αυτός ο κωδικός έχει χρησιμοποιηθεί, ή υπάρχει νεότερος. Ζήτησε καινούριο.
refusal-too-many-devices = Έχεις ήδη { $limit } συσκευές σ' αυτό το τραπέζι. Βγάλε πρώτα μία.
refusal-no-such-device = Δεν έχεις τέτοια συσκευή σ' αυτό το τραπέζι.
refusal-device-too-new = Στα πρώτα { $minutes } λεπτά μια συσκευή δεν μπορεί να βγάλει παλιότερες. Κάν' το από μία από αυτές.
refusal-last-device = Είναι η μόνη σου συσκευή εδώ. Αν θέλεις να φύγεις, άφησε το τραπέζι.
