# Πρακτικά παρτίδων: τι λέμε για ένα χαλασμένο αρχείο και τι δείχνει το `cryptonym record`.

record-error = Γραμμή { $line }: { $problem }
record-error-not-text = αυτό δεν είναι αρχείο κειμένου.
record-error-too-large = το αρχείο είναι πολύ μεγάλο για πρακτικά.
record-error-not-a-record = αυτά δεν είναι πρακτικά του Cryptonym, έκδοση 1.
record-error-unknown-line = τέτοια γραμμή δεν έχουν τα πρακτικά: { $found }
record-error-bad-value = αυτό δεν γίνεται: { $found }
record-error-missing-line = κάτι λείπει πριν από αυτή τη γραμμή: { $found }
record-error-bad-words = στο τραπέζι μπαίνουν τόσες διαφορετικές κωδικές ονομασίες όσες ζητά το παιχνίδι.
record-error-bad-key = το κλειδί δεν είναι έγκυρο.
record-error-bad-event = αυτό δεν διαβάζεται: { $found }
record-error-illegal-event = εδώ αυτό δεν μπορεί να συνέβη.
record-error-truncated = τα πρακτικά κόβονται στη μέση.
record-error-wrong-result = το αποτέλεσμα δεν βγαίνει από την παρτίδα.
record-error-broken-seal = κάτι πιο πάνω άλλαξε αφού σφραγίστηκαν τα πρακτικά.
record-error-broken-commitment = οι λέξεις και το κλειδί δεν είναι αυτά που σφραγίστηκαν στην αρχή.
record-error-no-file = Το αρχείο { $file } δεν διαβάζεται.

record-verified = Τα πρακτικά είναι ακέραια. Κάθε κίνηση είναι σωστή, και οι λέξεις και το κλειδί είναι αυτά που σφραγίστηκαν στην αρχή.
record-so-far = Ως εδώ τα πρακτικά είναι ακέραια. Οι λέξεις και το κλειδί ελέγχονται στο τέλος της παρτίδας.
record-step = Βήμα { $step } από { $steps }
record-title = { $language }, { $mode ->
    [coop] μία ομάδα
    [shared] τρεις παίκτες
    [duet] δύο πλευρές, μία αποστολή
    [pictures] εικόνες, δύο ομάδες
    [pictures_coop] εικόνες, μία ομάδα
    [pictures_shared] εικόνες, τρεις παίκτες
    [pictures_duet] εικόνες, δύο πλευρές
    [teams] δύο ομάδες
   *[other] { $label }
}
record-suggests = Φέρνει στον νου: { $cards }.
record-worth = Για μια συνηθισμένη ομάδα άξιζε { $expected } λέξεις. Βρέθηκαν: { $found }.
record-others = Υπήρχαν και: { $clues }.
record-team = { team }: βρέθηκαν { $found } με στοιχεία που άξιζαν { $expected }. Τα καλύτερα που ξέρουμε άξιζαν { $possible }.
record-not-finished = Μόνο ένα τελειωμένο παιχνίδι μπορεί να αναλυθεί.
