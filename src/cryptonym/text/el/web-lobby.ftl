# Πριν από την παρτίδα: ποιος κάθεται πού.

lobby-ready = Από μένα εντάξει
lobby-unready = Περιμένετε λίγο
lobby-is-ready = εντάξει
lobby-start = Ξεκίνα την παρτίδα
lobby-invite = Πες αυτό το όνομα, ή στείλε τον σύνδεσμο
lobby-qr = Κωδικός QR με τη διεύθυνση αυτού του τραπεζιού
lobby-qr-larger = Δείξε τον κωδικό QR μεγαλύτερο
lobby-copy = Αντίγραψε
lobby-copied = Αντιγράφηκε
lobby-copy-failed = Αυτός ο περιηγητής δεν αφήνει αντιγραφή. Να η διεύθυνση:
lobby-share = Στείλε
lobby-local = Αυτή η διεύθυνση ισχύει μόνο σ' αυτόν τον υπολογιστή. Για κινητά, άνοιξε την άλλη διεύθυνση που έγραψε ο διακομιστής όταν ξεκίνησε.
lobby-one-team = Μία ομάδα
lobby-for-both = Και για τους δύο
lobby-spymaster = Αρχικατάσκοπος
lobby-operatives = Μέλη
lobby-operative = Μέλος
lobby-players = Παίκτες
lobby-player = Παίκτης
lobby-sit = Κάθισε
lobby-sit-at = Κάθισε: { seat }
lobby-add-bot = Πρόσθεσε ένα μποτ: { seat }
lobby-you = εσύ
lobby-bot = μποτ: { $level }
lobby-host = Οικοδεσπότης
lobby-see-to = Μετακίνησε ή διώξε
lobby-let-watch = Να παρακολουθεί
lobby-watchers = Θεατές
lobby-watchers-none = Κανείς.
lobby-watch = Καλύτερα θεατής
lobby-fill = Μποτ στις άδειες θέσεις
lobby-shuffle = Ανακάτεψε
lobby-say = Πες κάτι σε όλους
lobby-unequal = Οι ομάδες είναι άνισες. Παίζεται κι έτσι.
lobby-for-host = Για τον οικοδεσπότη
lobby-level = Επίπεδο για τα νέα μποτ
lobby-close = Κλείσε το τραπέζι
lobby-close-sure = Ναι, κλείσε το για όλους
lobby-change = Άλλαξε
lobby-change-title = Τι παίζετε
lobby-change-seats = Άλλο είδος παρτίδας έχει άλλες θέσεις: όλοι σηκώνονται και τα μποτ φεύγουν.
lobby-change-done = Σύμφωνοι
lobby-yours = Εσύ στο τραπέζι
lobby-rename = Άλλαξε
lobby-keep = Κράτα αυτό το τραπέζι
lobby-keep-about = Ξαναβρίσκεις αυτό το τραπέζι στην αρχική σελίδα, κάτω από «Τα τραπέζια μου», και στις άλλες συσκευές σου αν θέλεις. Χωρίς λογαριασμό, χωρίς κωδικό πρόσβασης.
lobby-kept = Το τραπέζι είναι πλέον κάτω από «Τα τραπέζια μου».
lobby-device = Η θέση σου σε άλλη συσκευή
lobby-device-about = Σάρωσε τον κωδικό με την άλλη συσκευή, ή άνοιξε εκεί το τραπέζι και γράψ' τον. Ισχύει λίγα λεπτά.
lobby-device-qr = Κωδικός QR για την άλλη σου συσκευή
lobby-device-make = Δείξε έναν κωδικό
lobby-device-again = Δείξε νέο κωδικό
lobby-screen = Γύρω από μια μεγάλη οθόνη
lobby-screen-about = Δείξτε το ταμπλό σε μια τηλεόραση και παίξτε γύρω της. Οι αρχικατάσκοποι μπαίνουν με το κινητό κι έχουν εκεί το κλειδί· η τηλεόραση δεν το δείχνει ποτέ.
lobby-screen-go = Δείξ' το σ' αυτή την οθόνη
lobby-last = Στην τελευταία παρτίδα
lobby-sat = { $seat ->
    [watcher] { $name }: θεατής από δω και πέρα.
   *[other] { $name } κάθεται: { seat }.
}

## Δύο πλευρές με ένα κλειδί η καθεμία

duet-lobby-screen-about = Δείξτε το ταμπλό σε μια τηλεόραση και παίξτε γύρω της. Κάθε πλευρά έχει το μισό κλειδί της στο κινητό· η τηλεόραση δεν δείχνει κανένα.
