# Ν' ανοίξεις ένα τραπέζι, και να έρθεις σε ένα.

opening-name = Το όνομά σου
opening-name-note = Όπως σε φωνάζουν οι άλλοι στο τραπέζι.
opening-name-empty = Γράψε πρώτα ένα όνομα. Όποιο θέλεις.
opening-nameless = Πράκτορας
opening-language = Γλώσσα των λέξεων
opening-mode = Είδος παρτίδας
opening-mode-teams = Δύο ομάδες
opening-mode-coop = Μία ομάδα
opening-mode-shared = Τρεις παίκτες
opening-mode-duet = Duet
opening-mode-pictures = Εικόνες
opening-mode-pictures-coop = Εικόνες, μία ομάδα
opening-mode-pictures-shared = Εικόνες, τρεις παίκτες
opening-mode-pictures-duet = Εικόνες, Duet
opening-mode-other = { $label }
opening-about-teams = Τέσσερις ή περισσότεροι. Κάθε ομάδα έχει έναν αρχικατάσκοπο· οι άλλοι μαντεύουν.
opening-about-coop = Δύο ή περισσότεροι, όλοι μαζί: όσο λιγότεροι γύροι, τόσο περισσότεροι πόντοι.
opening-about-shared = Δύο αρχικατάσκοποι, κι ένας που μαντεύει και για τους δύο.
opening-about-duet = Δύο ή περισσότεροι: κάθε πλευρά ξέρει το μισό μυστικό, και κερδίζετε ή χάνετε μαζί.
opening-about-pictures = Τέσσερις ή περισσότεροι. Δύο ομάδες, και παράξενα σχέδια αντί για λέξεις.
opening-about-pictures-coop = Δύο ή περισσότεροι, όλοι μαζί, με σχέδια αντί για λέξεις.
opening-about-pictures-shared = Δύο αρχικατάσκοποι κι ένας που μαντεύει και για τους δύο, με σχέδια αντί για λέξεις.
opening-about-pictures-duet = Δύο ή περισσότεροι: Duet με σχέδια αντί για λέξεις.
opening-about-other = Ένα άλλο παιχνίδι της ίδιας οικογένειας.
opening-go = Άνοιξε το τραπέζι
opening-go-bots = Ξεκίνα με μποτ
opening-more = Τα άλλα μπορούν να μείνουν ως έχουν
opening-retry = Δοκίμασε ξανά
opening-words = Λέξεις
opening-words-count = { $count ->
    [one] μία λέξη
   *[other] { $count } λέξεις
}
opening-list-deck = Το πρώτο κουτί
opening-list-second = Το δεύτερο κουτί
opening-list-junior = Εύκολες λέξεις
opening-own = Δικές σας λέξεις
opening-own-note = Μία σε κάθε γραμμή, ή με κόμματα ανάμεσα.
opening-own-count = { $count ->
    [one] μία δική σας λέξη
   *[other] { $count } δικές σας λέξεις
}
opening-own-mixed = Μπαίνουν ανάμεσα στις άλλες: δεν βγαίνουν όλες σε κάθε παρτίδα.
opening-own-file = Πάρ' τες από ένα αρχείο
opening-own-unreadable = Αυτό το αρχείο δεν είναι απλό κείμενο. Διάλεξε ένα αρχείο κειμένου με μία λέξη σε κάθε γραμμή.
opening-bad-long = Γραμμή { $line }, «{ $word }»: πάνω από { $limit } χαρακτήρες
opening-bad-signs = Γραμμή { $line }, «{ $word }»: σε κάρτα μπαίνουν μόνο γράμματα, ψηφία, κενά, παύλες, απόστροφοι και τελείες
opening-bad-twice = Γραμμή { $line }, «{ $word }»: υπάρχει ήδη, μετράει μία φορά
opening-bad-more = { $count ->
    [one] Και άλλη μία γραμμή
   *[other] Και άλλες { $count } γραμμές
}
opening-rules = Κανόνες της παρέας
opening-rules-note = Τι δέχεται η παρέα για στοιχείο πέρα από τους αυστηρούς κανόνες.
opening-preset = Ξεκίνα από
opening-preset-usual = Το συνηθισμένο
opening-preset-book = Κατά γράμμα
opening-preset-friendly = Μεταξύ φίλων
opening-preset-app = Όπως η εφαρμογή
opening-preset-own = δικό σας μείγμα
opening-house-compounds = Σύνθετα από πολλές λέξεις
opening-say-compounds = Τα καθιερωμένα μετρούν για μία λέξη.
opening-house-phrases = Στερεότυπες φράσεις
opening-say-phrases = Με δική τους σημασία μετρούν για μία λέξη.
opening-house-full-names = Ονοματεπώνυμα
opening-say-full-names = Ολόκληρο το όνομα κάποιου διάσημου είναι μία λέξη.
opening-house-titles = Τίτλοι
opening-say-titles = Ο τίτλος ενός βιβλίου, έργου ή τραγουδιού είναι μία λέξη.
opening-house-place-names = Τόποι με πολλές λέξεις
opening-say-place-names = Η Νέα Υόρκη είναι μία λέξη.
opening-house-acronyms = Συντομογραφίες
opening-say-acronyms = Οι συνηθισμένες μετρούν για λέξη.
opening-house-homophones = Λέξεις που ακούγονται ίδιες
opening-say-homophones = Το στοιχείο μπορεί να δείχνει μια λέξη από τον ήχο της.
opening-house-accents = Οι τόνοι δεν μετρούν
opening-say-accents = Παίζονται λέξεις που διαφέρουν μόνο στον τόνο.
opening-house-rhymes = Κάθε ομοιοκαταληξία
opening-say-rhymes = Το στοιχείο μπορεί να ομοιοκαταληκτεί χωρίς σχέση νοήματος.
opening-expert = Μηδέν και άπειρο
opening-expert-note = Οι αρχικατάσκοποι τα λένε στη θέση του αριθμού.
opening-waiver = Συγχώρεση άκυρου στοιχείου
opening-waiver-note = Αν δεν έκανε ζημιά, ο άλλος αρχικατάσκοπος μπορεί να το δεχτεί.
opening-penalty = Η ποινή είναι υποχρεωτική
opening-penalty-note = Μετά από άκυρο στοιχείο οι αντίπαλοι καλύπτουν μια λέξη, θέλουν δεν θέλουν.
opening-check = Διαιτητής
opening-check-guard = Προειδοποιεί
opening-check-referee = Σφυρίζει
opening-check-free = Απουσιάζει
opening-judge-guard = Ένα άκυρο στοιχείο σταματά πριν το ακούσει κανείς, και δεν κοστίζει τίποτα.
opening-judge-referee = Το στοιχείο ακούγεται και μετά γίνεται ένσταση· η ποινή είναι αληθινή.
opening-judge-free = Μόνο άνθρωποι κρίνουν τα στοιχεία, όπως σε κανονικό τραπέζι.
opening-time = Χρόνος
opening-time-none = Χωρίς χρόνο
opening-time-sand = Κλεψύδρα
opening-time-strict = Αυστηρός
opening-clock-none = Καθένας σκέφτεται όσο θέλει.
opening-clock-sand = Τη γυρίζει όποιος θέλει. Όταν αδειάσει δεν γίνεται τίποτα, αλλά το βλέπουν όλοι.
opening-clock-strict = Όταν τελειώσει ο χρόνος, τελειώνει ο γύρος.
opening-seconds-sand = Δευτερόλεπτα ώσπου να αδειάσει
opening-seconds-clue = Δευτερόλεπτα για ένα στοιχείο
opening-seconds-first = Δευτερόλεπτα για το πρώτο στοιχείο
opening-seconds-first-note = Κενό: χωρίς όριο.
opening-seconds-guess = Δευτερόλεπτα για μαντεψιές
opening-seconds-wrong = Γράψε έναν ακέραιο από 1 έως { $most }.
opening-cards = Κάρτες και κλειδιά
opening-keys = Κλειδιά
opening-key-deck40 = Από 40 έτοιμα
opening-key-random = Καινούρια κάθε φορά
opening-keys-public = Αυτά τα σαράντα κλειδιά είναι δημόσια: όποιος τα ξέρει βρίσκει το δικό σας μετά από λίγες κάρτες. Μια χαρά με χάρτινες κάρτες ή ανάμεσα σε φίλους.
duet-opening-keys-public = Αυτά τα εκατό κλειδιά είναι δημόσια: όποιος τα ξέρει βρίσκει αμέσως τη δική σας πλευρά από τη δική του. Μια χαρά με χάρτινες κάρτες ή ανάμεσα σε φίλους.
pictures-opening-keys-public = Αυτά τα εξήντα κλειδιά είναι δημόσια: όποιος τα ξέρει βρίσκει το δικό σας μετά από λίγες κάρτες. Μια χαρά με χάρτινες κάρτες ή ανάμεσα σε φίλους.
opening-next = Λέξεις της επόμενης παρτίδας
opening-next-note = Κάθε κάρτα έχει άλλη μια λέξη στην πίσω όψη.
opening-next-auto = Πίσω όψη, μετά νέες
opening-next-flip = Πίσω όψη
opening-next-draw = Νέες κάρτες
opening-company = Το τραπέζι
opening-by-link = με σύνδεσμο και όνομα
opening-public = Για όλους
opening-public-note = Φαίνεται στην πρώτη σελίδα αυτού του διακομιστή.
opening-chat = Κάθε ομάδα μιλά χωριστά
opening-chat-note = Αλλιώς όλοι ακούν τα μέλη να σκέφτονται, όπως σε κανονικό τραπέζι.
opening-look = Οι θεατές μπορούν να δουν το κλειδί
opening-look-note = Όποιος το δει δεν μαντεύει πια σε εκείνη την παρτίδα. Ποτέ σε τραπέζι για όλους, ούτε με μποτ.
opening-bots = Μποτ
opening-level = Επίπεδο των μποτ
opening-level-easy = Εύκολο
opening-level-normal = Κανονικό
opening-level-hard = Δύσκολο
opening-role = Εσύ είσαι
opening-role-operative = Μέλος ομάδας
opening-role-spymaster = Αρχικατάσκοπος
opening-pace = Πόσο γρήγορα παίζουν
opening-pace-human = Σαν άνθρωποι
opening-pace-quick = Γρήγορα
opening-pace-instant = Αμέσως
opening-explain = Τα μποτ λένε γιατί
opening-explain-note = Μετά από κάθε μαντεψιά: οι λέξεις που οδήγησαν από το στοιχείο στην κάρτα.
opening-join = Μπες
opening-find = Όνομα τραπεζιού
opening-find-note = Τέσσερις λέξεις ή ένας σύνδεσμος.
opening-find-go = Πάμε
opening-find-empty = Γράψε το όνομα που σου είπαν οι φίλοι σου.
opening-find-seat-only = Αυτός ο κωδικός μεταφέρει μια θέση. Γράψε μπροστά το όνομα του τραπεζιού.
opening-code-drawer = Κάθομαι ήδη εδώ, με άλλη συσκευή
opening-code = Κωδικός
opening-code-note = Τον δείχνει η άλλη συσκευή.
opening-code-empty = Γράψε τον κωδικό που δείχνει η άλλη συσκευή.
opening-code-go = Πάρε τη θέση
opening-gone-again = Ξαναμπές

## Δύο πλευρές με ένα κλειδί η καθεμία

opening-tokens = Μάρκες
opening-tokens-note = Κάθε γύρος κοστίζει μία. Συνήθως 9· με 10 ή 11 είναι πιο εύκολο, με λιγότερες πιο δύσκολο.
opening-mistakes = Λάθη που επιτρέπονται
opening-mistakes-any = Όσα τύχουν
opening-mistakes-note = Πόσους περαστικούς μπορείτε να αγγίξετε με την κανονική τιμή.
opening-excess = Ένα λάθος παραπάνω
opening-excess-extra-token = Κοστίζει δύο μάρκες
opening-excess-sudden-death = Αιφνίδιος θάνατος
opening-excess-loss = Χάνετε
opening-key-deck100 = Από 100 έτοιμα

## Με εικόνες

opening-faces = Τι έχει το τραπέζι;
opening-faces-name =
    { $faces ->
        [pictures] Εικόνες
       *[words] Λέξεις
    }
opening-pictures-count = { $count } εικόνες
opening-list-pictures = Εικόνες
opening-key-deck60 = Από 60 έτοιμα
opening-assassin-ending = Φινάλε με τον εκτελεστή
opening-assassin-ending-note = Όποιος αγγίξει τον εκτελεστή συνεχίζει χωρίς στοιχείο, και κερδίζει μόνο αν βρει όλες τις άλλες εικόνες του χωρίς λάθος.
