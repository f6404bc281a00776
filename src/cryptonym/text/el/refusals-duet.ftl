# Μόνο του Duet.

duet-refusal-wrong-phase = Όχι τώρα: { $phase ->
    [clue] πρώτα χρειάζεται στοιχείο.
    [guess] τώρα κάποιος μαντεύει.
    [sudden] στον αιφνίδιο θάνατο δεν γίνεται.
   *[over] η παρτίδα τελείωσε.
}
refusal-already-touched = Την κάρτα { $word } την ακούμπησες ήδη. Άφησέ την.
refusal-first-clue-taken = Η άλλη πλευρά πρόλαβε: μετράει το δικό της στοιχείο, κι εσύ μαντεύεις.
refusal-side-done = Οι λέξεις σου βρέθηκαν όλες. Δεν δίνεις άλλο στοιχείο.
refusal-other-side-done = Η άλλη πλευρά δεν έχει άλλες λέξεις, θα ακουμπούσες άδικα. Συνεχίζουν εκείνοι.
refusal-sudden-death = Είναι αιφνίδιος θάνατος: ούτε στοιχεία ούτε στοπ.
duet-refusal-number-range = Πες έναν αριθμό από { $lowest } ως { $highest }.
duet-refusal-spymaster-silent = Μιλά μόνο όποιος μαντεύει, όσο μαντεύει.
