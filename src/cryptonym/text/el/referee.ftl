# Τι λέει ο διαιτητής. $clue: το στοιχείο· $word: η κωδική ονομασία που αφορά· $evidence: το κοινό τους.

referee-verdict-legal = Το «{ $clue }» είναι έγκυρο.
referee-verdict-refused = Το «{ $clue }» είναι άκυρο.
referee-verdict-doubtful = Για το «{ $clue }» αποφασίζει ο αντίπαλος αρχικατάσκοπος.
referee-verdict-no-clue = Αυτό δεν είναι στοιχείο.

## Μορφή

referee-empty = Εδώ δεν υπάρχει λέξη.
referee-too-long = Τόσο μακριά λέξη δεν υπάρχει.
referee-mixed-script = Ανακατεύει γράμματα από δύο αλφάβητα.
referee-extra-info = Το στοιχείο είναι μία λέξη κι ένας αριθμός· σύμβολα, εικόνες και σχόλια μένουν έξω.

## Μία λέξη

referee-multiword = Το «{ $clue }» είναι πάνω από μία λέξη.
referee-hyphenated = Το «{ $clue }» είναι δύο λέξεις με παύλα.
referee-acronym = Το «{ $clue }» είναι συντομογραφία.
referee-invented = Το «{ $clue }» δεν είναι όνομα ή έκφραση που ξέρουμε.
referee-foreign = Το «{ $clue }» είναι ξένη λέξη.

## Λέξεις στο τραπέζι

referee-same-word = Το «{ $clue }» είναι η λέξη { $word }, που είναι ακόμα στο τραπέζι.
referee-spelling-variant = Το «{ $clue }» είναι άλλη γραφή της λέξης { $word }.
referee-word-form = Το «{ $clue }» συγγενεύει με τη λέξη { $word }, που είναι ακόμα στο τραπέζι.
referee-compound-part = Το «{ $clue }» και η λέξη { $word } έχουν κοινό συνθετικό το «{ $evidence }».
referee-shared-root = Το «{ $clue }» και η λέξη { $word } έχουν κοινή ρίζα, «{ $evidence }».
referee-translation-on-table = Το «{ $clue }» μεταφράζει τη λέξη { $word }, που είναι ακόμα στο τραπέζι.

## Τα ίδια, σαν ερωτήσεις

referee-maybe-extra-info = Μοιάζει περισσότερο με σχόλιο παρά με στοιχείο.
referee-maybe-acronym = Το «{ $clue }» είναι συντομογραφία;
referee-maybe-invented = Το «{ $clue }» είναι όνομα ή έκφραση που την ξέρουν όλοι;
referee-maybe-foreign = Θα λέγατε όλοι «{ $clue }» μέσα σε μια πρόταση;
referee-maybe-same-word = Το «{ $clue }» είναι η λέξη { $word } γραμμένη λάθος;
referee-maybe-spelling-variant = Είναι το «{ $clue }» άλλη γραφή της λέξης { $word };
referee-maybe-word-form = Είναι το «{ $clue }» και η λέξη { $word } από την ίδια οικογένεια;
referee-maybe-compound-part = Έχουν το «{ $clue }» και η λέξη { $word } κοινό συνθετικό το «{ $evidence }»;
referee-maybe-shared-root = Έχουν το «{ $clue }» και η λέξη { $word } κοινή ρίζα, «{ $evidence }»;

## Ιδιαιτέρως, στον αρχικατάσκοπο

referee-letters = Η λέξη { $word } αρχίζει με αυτό το γράμμα. Ένα γράμμα μετράει μόνο για ό,τι σημαίνει.
referee-letter-meaning = Ένα γράμμα μετράει μόνο για ό,τι σημαίνει.
referee-letter-count = Η λέξη { $word } έχει { $evidence } γράμματα. Ένας αριθμός μετράει μόνο για ό,τι σημαίνει.
referee-number-meaning = Ένας αριθμός μετράει μόνο για ό,τι σημαίνει.
referee-number-as-clue = { $evidence ->
    [one] Σας μένει μία λέξη.
   *[other] Σας μένουν { $evidence } λέξεις.
} Ο αριθμός λέει μόνο πόσες λέξεις ταιριάζουν με το στοιχείο.
referee-homophone = Το «{ $clue }» ακούγεται όπως η λέξη { $word }. Είναι άλλη λέξη, και ο ήχος μόνος του δεν μπορεί να δείχνει εκεί.
referee-accent = Χωρίς τον τόνο η λέξη { $word } θα ήταν της οικογένειας του «{ $clue }». Είναι διαφορετικές λέξεις, και η μία δεν είναι στοιχείο για την άλλη.
referee-sound-only = Το «{ $clue }» κάνει ρίμα με τη λέξη { $word }. Η ρίμα δείχνει εκεί μόνο αν ταιριάζει και το νόημα.
referee-ok-spelled = Όλο μαζί διαβάζεται «{ $evidence }».
referee-unknown-word = Το «{ $clue }» δεν είναι στις λίστες μας. Έτσι γράφεται;

## Πώς το βρήκε ο διαιτητής

referee-step-listed = είναι στη λίστα
referee-step-family = ανήκει στην οικογένεια: { $what }
referee-step-part = έχει συνθετικό: { $what }
referee-step-hidden-part = μπορεί να έχει συνθετικό: { $what }
referee-step-old-compound = ήταν κάποτε σύνθετη, τώρα είναι μία λέξη
referee-step-lemma = είναι τύπος της λέξης { $what }
referee-step-accent = με τόνους θα ήταν { $what }
referee-step-variant = άλλη γραφή του «{ $what }»
referee-step-base = μπορεί να βγαίνει από τη λέξη { $what }
referee-step-split = μπορεί να είναι { $what }
referee-step-half = μπορεί να έχει μέσα { $what }
referee-step-hyphen = ενώνει { $what }
referee-step-words = είναι πολλές λέξεις
referee-step-root = έχει ρίζα { $what }
referee-step-unknown = δεν είναι στη λίστα

## Λάθος χρήση της εντολής

referee-error-unknown-language = Γλώσσα «{ $language }» δεν υπάρχει. Υπάρχουν: { $known }.
referee-error-unknown-preset = Κανόνες «{ $preset }» δεν υπάρχουν. Υπάρχουν: { $known }.
referee-error-bad-option = Το «{ $option }» δεν είναι επιλογή. Γράψε όνομα=τιμή· τα ονόματα: { $known }.
referee-error-bad-number = Το «{ $number }» δεν είναι αριθμός για στοιχείο. Γράψε 0 ως 9 ή «άπειρο».
referee-error-no-clue = Δώσε μια γλώσσα κι ένα στοιχείο, ή --batch κι ένα αρχείο.
referee-error-no-file = Το αρχείο { $file } δεν διαβάζεται.
