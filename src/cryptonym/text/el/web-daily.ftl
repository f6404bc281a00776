# The daily.

daily-lead = Ένα ταμπλό τη μέρα, ίδιο για όλους. Βρες τις λέξεις ή δώσε το στοιχείο.
daily-title-decode = Αποκωδικοποίηση
daily-title-encode = Κωδικοποίηση
daily-title-riddles = Γρίφοι
daily-about-decode = Τέσσερα στοιχεία, το ένα μετά το άλλο. Βρες τις λέξεις που δείχνουν.
daily-about-encode = Βλέπεις το κλειδί. Δώσε ένα στοιχείο για όσες λέξεις τολμάς· το κρίνουν τα μποτ και οι παίκτες.
daily-about-riddles = Στοιχεία που έδωσαν άλλοι, το καθένα με το ταμπλό του.
daily-stage-new = Παίξε
daily-stage-begun = Συνέχισε
daily-stage-over = Δες το αποτέλεσμα
daily-streak = { $count ->
    [one] Μία μέρα στη σειρά
   *[other] { $count } μέρες στη σειρά
}
daily-archive = Προηγούμενες μέρες
daily-archive-none = Δεν υπάρχουν ακόμη προηγούμενες μέρες.
daily-late = εκπρόθεσμα
daily-tomorrow = Για να μην μπορεί κανείς να αλλάξει μετά τα αυριανά ταμπλό, αυτό είναι το αποτύπωμά τους: { $hash }
daily-yesterday = Το χθεσινό σου στοιχείο
daily-per-clue = Λέξεις ανά στοιχείο, με τον καιρό: { $mean }
daily-again = Δοκίμασε ξανά
daily-back = Πίσω στο ταμπλό της μέρας
daily-board = Ταμπλό της μέρας
daily-cell-own = δική σου λέξη
daily-cell-bystander = περαστικός
daily-cell-assassin = εκτελεστής
daily-chosen = επιλεγμένη
daily-clue-of = Στοιχείο { $number } από { $all }
daily-next-is = Επόμενο στοιχείο: { $clue }, { $number }
daily-found = { $found } από { $own } λέξεις
daily-misses = { $count ->
    [one] ένα λάθος
   *[other] { $count } λάθη
}
daily-next = Επόμενο στοιχείο
daily-stop = Σταμάτα εδώ
daily-go-on = Συνέχισε εκπρόθεσμα
daily-ending-all-found = Βρέθηκαν όλες οι λέξεις
daily-ending-assassin = Ο εκτελεστής
daily-ending-misses = Τρία λάθη
daily-ending-clues = Αυτό ήταν το τελευταίο στοιχείο
daily-everybody = Πώς τα πήγαν όλοι
daily-alone = Σήμερα δεν έχει παίξει κανείς πριν από σένα
daily-you-and = { $count ->
    [one] Εσύ κι άλλος ένας, ανά λέξεις που βρέθηκαν
   *[other] Εσύ κι άλλοι { $count }, ανά λέξεις που βρέθηκαν
}
daily-bar = { $count ->
    [one] Βρέθηκε μία λέξη
   *[other] Βρέθηκαν { $count } λέξεις
}
daily-share = Μοιράσου το
daily-letters = Γράμματα αντί για χρώματα
daily-picture = Εικόνα
daily-copied = Αντιγράφηκε
daily-choose = Άγγιξε τις λέξεις που εννοείς και γράψε το στοιχείο σου.
daily-word = Το στοιχείο σου
daily-give = { $count ->
    [one] Δώσε το στοιχείο για μία λέξη
   *[other] Δώσε το στοιχείο για { $count } λέξεις
}
daily-your-clue = Το στοιχείο σου
daily-panel = Τα μποτ βρίσκουν το { $share } των λέξεών σου, συνήθως από { $low } έως { $high }.
daily-people = { $count ->
    [one] Ένα άτομο βρήκε το { $share } των λέξεων.
   *[other] { $count } άτομα βρήκαν το { $share } των λέξεων.
}
daily-people-none = Κανείς δεν το δοκίμασε ακόμη. Έλα ξανά αύριο.
daily-bars = Η γραμμή σε μια κάρτα δείχνει πόσο πιθανό είναι να την αγγίξουν πρώτη τα μποτ.
daily-taken = Διάλεξαν: { $words }
daily-bots-said = Τα μποτ θα έλεγαν: { $clues }
daily-riddle-bot = Στοιχείο ενός μποτ
daily-riddle-person = Στοιχείο κάποιου παίκτη
daily-answer = Αυτή είναι η απάντησή μου
daily-skip = Παράλειψη
daily-unfair = Άδικο στοιχείο
daily-report = Αναφορά
daily-riddle-right = { $found } από { $number } σωστές
daily-meant = Εννοούσε: { $words }
daily-next-riddle = Επόμενος γρίφος
daily-agree-title = Μια ερώτηση
daily-agree-ask = Μπορούμε να κρατήσουμε τις απαντήσεις σου, χωρίς το όνομά σου, ώστε τα μποτ να μάθουν πώς καταλαβαίνουν οι άνθρωποι τα στοιχεία;
daily-agree-yes = Ναι
daily-agree-no = Όχι, ευχαριστώ
daily-problem-future-day = Εκεί που ζεις δεν ήρθε ακόμη αυτή η μέρα.
daily-problem-no-such-day = Εδώ δεν υπάρχει τέτοια μέρα.
daily-problem-day-over = Πέρασαν τα μεσάνυχτα. Μπορείς να τελειώσεις, αλλά μετράει ως εκπρόθεσμο.
daily-problem-day-done = Έχεις κάνει ήδη την προσπάθειά σου.
daily-problem-moved-on = Μια άλλη σελίδα σου ήταν πιο γρήγορη. Άνοιξε ξανά το παζλ για να δεις πού βρίσκεται.
daily-problem-covered = Αυτή η κάρτα έχει ήδη γυρίσει.
daily-problem-not-begun = Ξεκίνα πρώτα το παζλ.
daily-problem-not-over = Η λύση δημοσιεύεται όταν η μέρα τελειώσει παντού.
daily-problem-no-riddles = Έλυσες όλους τους γρίφους που υπάρχουν. Κάθε μέρα έρχονται καινούργιοι.
daily-problem-no-such-riddle = Αυτός ο γρίφος δεν είναι για σένα.
