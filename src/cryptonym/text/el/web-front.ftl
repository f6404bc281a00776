# Η πρώτη σελίδα.

front-title = Δύο ομάδες. Μία λέξη τη φορά.
front-lead = Βρες τους πράκτορές σου ανάμεσα σε είκοσι πέντε κωδικές ονομασίες πριν από τους άλλους. Ανάμεσά τους είναι κι ο εκτελεστής.
front-picture = Ένα ταμπλό στη μέση της παρτίδας
front-open = Παίξε με φίλους
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
front-record = Έλεγξε μια παρτίδα
front-about = Για το Cryptonym
front-about-text = Έκδοση { $version }. Χωρίς λογαριασμούς, χωρίς διαφημίσεις, χωρίς τίποτα από άλλους ιστοτόπους. Ένα τραπέζι μένει όσο κάποιος το χρησιμοποιεί· αρκούν ο σύνδεσμος και το όνομά του.
front-about-licence = Το Cryptonym είναι ελεύθερο λογισμικό με την άδεια MIT. Ο πηγαίος κώδικας έρχεται μαζί με το πρόγραμμα.
