# Η πρώτη σελίδα.

front-title = Δύο ομάδες. Μία λέξη τη φορά.
front-lead = Παιχνίδι λέξεων για δύο ομάδες: ο αρχικατάσκοπος λέει μία λέξη κι εσείς βρίσκετε ποιες από τις είκοσι πέντε κωδικές ονομασίες είναι δικές σας.
front-picture = Ένα ταμπλό στη μέση της παρτίδας
front-open = Παίξε με φίλους
front-daily = Το ταμπλό της μέρας
front-find = Βρες παιχνίδι
front-bots = Παίξε με μποτ
front-bots-more = Επίπεδο, ρόλος, πόντοι
front-bots-all = Διάλεξέ τα όλα εσύ
front-kind-teams = Δύο ομάδες
front-kind-coop = Μία ομάδα, για πόντους
front-back = Πίσω στο τραπέζι σου: { $name }
front-public = Ανοιχτά τραπέζια
front-public-count = { $count ->
    [one] ένα άτομο
   *[other] { $count } άτομα
}
front-public-playing = παίζουν
front-public-locked = Η πόρτα είναι κλειδωμένη.
front-how = Πώς παίζεται
front-companion = Με αληθινές κάρτες
front-about = Για το Cryptonym
front-about-text = Έκδοση { $version }. Χωρίς λογαριασμούς, χωρίς διαφημίσεις, χωρίς τίποτα από άλλους ιστοτόπους. Ένα τραπέζι μένει όσο κάποιος το χρησιμοποιεί· αρκούν ο σύνδεσμος και το όνομά του.
front-about-licence = Το Cryptonym είναι ελεύθερο λογισμικό με την άδεια MIT. Ο πηγαίος κώδικας έρχεται μαζί με το πρόγραμμα.

## Δύο πλευρές με ένα κλειδί η καθεμία

front-kind-duet = Duet, μαζί
front-tap-duet = Παίξε Duet με ένα μποτ

## Με εικόνες

front-kind-pictures = Εικόνες, δύο ομάδες
front-tap-pictures = Παίξε Εικόνες με μποτ
