# Το παιχνίδι στο τερματικό, πολλοί με ένα πληκτρολόγιο.

## Πριν από την παρτίδα

play-welcome = Cryptonym
play-intro = Ένα πληκτρολόγιο για όλους. Το κλειδί το βλέπουν μόνο οι αρχικατάσκοποι· όταν έρχεται η ώρα τους, οι υπόλοιποι κοιτάζουν αλλού.
play-choose-language = Σε ποια γλώσσα παίζετε;
play-choose-mode = Πόσοι είστε;
play-mode-solo = ένας: εσύ, με μποτ στις άλλες θέσεις
play-mode-solo-coop = ένας: εσύ κι ένα μποτ στην ίδια ομάδα, για πόντους
play-mode-solo-duet = ένας: εσύ κι ένα μποτ, με μια πλευρά του κλειδιού ο καθένας, μαζί
play-mode-solo-pictures = ένας: εσύ και τα μποτ, με εικόνες
play-mode-teams = τέσσερις ή περισσότεροι, σε δύο ομάδες
play-mode-coop = δύο ή περισσότεροι, όλοι μία ομάδα
play-mode-shared = τρεις: δύο αρχικατάσκοποι κι ένας που μαντεύει και για τους δύο
play-mode-duet = δύο ή περισσότεροι: δύο πλευρές με ένα κλειδί η καθεμία, όλοι μαζί
play-mode-pictures = τέσσερις ή περισσότεροι, σε δύο ομάδες, με εικόνες
play-mode-pictures-coop = δύο ή περισσότεροι, όλοι μία ομάδα, με εικόνες
play-mode-pictures-shared = τρεις, με εικόνες: δύο αρχικατάσκοποι κι ένας που μαντεύει και για τους δύο
play-mode-pictures-duet = δύο ή περισσότεροι, με εικόνες: δύο πλευρές με ένα κλειδί η καθεμία, όλοι μαζί
play-mode-other = { $count ->
    [one] { $label }: παιχνίδι με μία θέση
   *[other] { $label }: παιχνίδι με { $count } θέσεις
}
play-choose-level = Πόσο καλά να παίζουν τα μποτ;
play-choose-role = Τι θέλεις να είσαι;
play-role-operative = μέλος της ομάδας: ακούς το στοιχείο και βρίσκεις τις λέξεις
play-role-spymaster = αρχικατάσκοπος: βλέπεις το κλειδί και δίνεις στοιχεία
play-choose-number = Γράψε έναν αριθμό. Σκέτο Enter σημαίνει «{ $default }».
play-dealt = { $team ->
    [red] Ξεκινούν οι κόκκινοι.
    [blue] Ξεκινούν οι μπλε.
   *[other] Αρχή: { $label }.
}
teams-play-dealt = { $team ->
    [red] Ξεκινούν οι κόκκινοι, με εννιά λέξεις. Οι μπλε έχουν οκτώ.
   *[blue] Ξεκινούν οι μπλε, με εννιά λέξεις. Οι κόκκινοι έχουν οκτώ.
}
shared-play-dealt = { teams-play-dealt }
play-dealt-coop = { $team ->
    [red] Είστε οι κόκκινοι.
    [blue] Είστε οι μπλε.
   *[other] Παίζετε με: { $label }.
}
coop-play-dealt-coop = { $team ->
    [red] Είστε οι κόκκινοι και έχετε εννιά λέξεις να βρείτε. Οι αντίπαλοι έχουν οκτώ.
   *[blue] Είστε οι μπλε και έχετε εννιά λέξεις να βρείτε. Οι αντίπαλοι έχουν οκτώ.
}
duet-play-dealt-coop = Βρείτε μαζί και τις δεκαπέντε λέξεις. Αρχίζει όποιος έχει πρώτος στοιχείο.
play-your-team = { $team ->
    [red] Παίζεις με τους κόκκινους.
    [blue] Παίζεις με τους μπλε.
   *[other] Παίζεις με: { $label }.
}
play-commitment = Λέξεις και κλειδί σφραγίστηκαν: { $commitment }
play-list-error = Το { $file } δεν διαβάζεται σαν λίστα: τουλάχιστον 25 διαφορετικές λέξεις, μία σε κάθε γραμμή.

## Το πληκτρολόγιο αλλάζει χέρια

play-hand-over = Στο πληκτρολόγιο: { $seat }. Οι υπόλοιποι κοιτάζουν αλλού.
play-press-enter = Πάτα Enter όταν την οθόνη τη βλέπεις μόνο εσύ.
play-hand-back = Το κλειδί έφυγε από την οθόνη. Τώρα κοιτάζουν όλοι.

## Τι περιμένουμε τώρα

play-turn = { $team ->
    [red] Κόκκινοι, γύρος { $turn }
    [blue] Μπλε, γύρος { $turn }
   *[other] { $label }, γύρος { $turn }
}
play-left = { team } { $count }
play-give-clue = Το στοιχείο σου: μία λέξη κι ένας αριθμός, όπως «ποτάμι 2».
play-clue-help = Γίνεται και με 0 ή άπειρο.
duet-play-clue-help = Ισχύει και το 0.
play-ask-help = Με «{ $ask } λέξη 2» ρωτάς πρώτα τον άλλο αρχικατάσκοπο, ιδιαιτέρως.
play-sure = Το δίνεις έτσι κι αλλιώς; Γράψε «{ $sure }». Με οτιδήποτε άλλο διαλέγεις ξανά.
play-clue-is = Το στοιχείο: { $clue }
play-guess = Αγγίξτε μια κάρτα: γράψτε τον αριθμό της ή τη λέξη.
play-guess-help = «{ $stop }» για να κλείσει ο γύρος, «{ $challenge }» αν το στοιχείο δεν στέκει, «{ $history }» για όσα έχουν δοθεί, «{ $help }» για το πώς παίζεται, «{ $quit }» για να φύγετε.
play-object = Με Enter μαντεύουν, «{ $challenge }» αν το στοιχείο δεν στέκει, «{ $history }» για όσα έχουν δοθεί, «{ $help }» για το πώς παίζεται, «{ $quit }» για να φύγεις.
play-which-card = Ποια; { $words }. Γράψε τον αριθμό.
play-guesses-left = { $count ->
    [one] Μένει μία μαντεψιά.
   *[other] Μένουν { $count } μαντεψιές.
}
play-guesses-free = Μαντεύετε ελεύθερα, όσο πετυχαίνετε.
play-tokens = { $count ->
    [one] Μένει 1 μάρκα.
   *[other] Μένουν { $count } μάρκες.
}
play-mistakes = { $count ->
    [one] Επιτρέπεται 1 λάθος.
   *[other] Επιτρέπονται { $count } λάθη.
}
play-sudden = Αιφνίδιος θάνατος. Ακούμπησε μια κάρτα: γράψε τον αριθμό ή τη λέξη της. Με «{ $skip }» συνεχίζει η άλλη πλευρά, με «{ $give_up }» παραδίνεστε.
play-must-guess = Μία μαντεψιά τουλάχιστον πρέπει να την κάνετε.

## Εντολές, από μία λέξη

play-command-stop = στοπ
play-command-give-up = παράδοση
play-command-challenge = ένσταση
play-command-history = στοιχεία
play-command-help = κανόνες
play-command-quit = αντίο
play-command-ask = ρωτάω
play-command-skip = πάσο
play-command-yes = ναι
play-command-no = όχι
play-command-uphold = άκυρο
play-command-waive = χαλάλι
play-command-reject = έγκυρο

## Τι έγινε

play-covered = { $identity ->
    [red] Η κάρτα { $word } έκρυβε κόκκινο πράκτορα.
    [blue] Η κάρτα { $word } έκρυβε μπλε πράκτορα.
    [assassin] Η κάρτα { $word } έκρυβε τον εκτελεστή.
    [bystander] Η κάρτα { $word } έκρυβε έναν αθώο περαστικό.
   *[other] Η κάρτα { $word }: { $label }.
}
play-ended = { $reason ->
    [wrong] Ο γύρος τελειώνει εδώ.
    [stopped] Η ομάδα σταματά. Ο γύρος τελείωσε.
    [limit] Ήταν η τελευταία μαντεψιά. Ο γύρος τελείωσε.
    [invalid_clue] Το στοιχείο ήταν άκυρο. Ο γύρος τελείωσε.
    [timeout] Τέλος χρόνου. Ο γύρος τελείωσε.
    [done] { turn-done }
   *[other] Ο γύρος τελείωσε.
}
play-penalty-skipped = Δεν καλύφθηκε καμία λέξη.
play-clue-challenged = Ένσταση για το στοιχείο.
play-clue-waived = Χαλάλι. Ζημιά δεν έγινε, το στοιχείο μετράει.
play-clue-upheld = Το στοιχείο είναι έγκυρο.
play-nothing-said = Κανένα στοιχείο ακόμα.
play-history-line = { $turn }. { team }: { $clue }

## Ερωτήσεις στον άλλο αρχικατάσκοπο

play-asked = Ο άλλος αρχικατάσκοπος ρωτάει: στέκει το «{ $clue }» για στοιχείο;
duet-play-asked = Η άλλη πλευρά ρωτά: κάνει για στοιχείο το «{ $clue }»;
play-referee-says = Ο διαιτητής: { $reason }
play-answer-ask = «{ $yes }»: στέκει. «{ $no }»: να βρεθεί άλλο.
play-answer-spelling = Γράφεται αλλιώς; Γράψε το μετά την απάντηση: «{ $yes } { $clue }».
play-asked-coop = Ο αρχικατάσκοπος ρωτάει: στέκει το «{ $clue }» για στοιχείο; Ο διαιτητής δεν είναι σίγουρος.
play-allowed = Καμία ένσταση.
play-objected = Υπάρχει ένσταση. Χρειάζεται άλλο στοιχείο.
play-spelled = Ο άλλος αρχικατάσκοπος το γράφει «{ $spelling }».
duet-play-spelled = Η άλλη πλευρά το γράφει «{ $spelling }».
play-challenged = Υπάρχει ένσταση για το «{ $clue }». Εσύ αποφασίζεις.
play-rule-help = «{ $uphold }»: είναι έξω από τους κανόνες. «{ $waive }»: είναι, αλλά δεν έγινε ζημιά. «{ $reject }»: είναι εντάξει.
play-rule-help-strict = «{ $uphold }»: είναι έξω από τους κανόνες. «{ $reject }»: είναι εντάξει.
play-penalty = Το στοιχείο των άλλων ήταν άκυρο. Μπορείς να καλύψεις μία δική σου λέξη: γράψε την, ή «{ $skip }».
play-penalty-must = Το στοιχείο των άλλων ήταν άκυρο. Κάλυψε μία δική σου λέξη: γράψε την.
play-simulate = Παίζουν οι αντίπαλοι: κάλυψε μία δική τους λέξη, όποια θέλεις.

## Το τέλος

play-won = { $team ->
    [red] Κέρδισαν οι κόκκινοι.
    [blue] Κέρδισαν οι μπλε.
   *[other] Νίκη: { $label }.
}
play-why = { $reason ->
    [assassin] Η άλλη ομάδα έπεσε πάνω στον εκτελεστή.
    [opponents_done] Οι αντίπαλοι βρήκαν όλους τους πράκτορές τους.
    [all_words] Οι πράκτορές τους βρέθηκαν όλοι.
   *[other] Η παρτίδα τελείωσε.
}
play-coop-won = { $score ->
    [one] Κερδίσατε, με 1 πόντο στους 8.
   *[other] Κερδίσατε, με { $score } πόντους στους 8.
}
play-coop-lost = { $reason ->
    [assassin] Πέσατε πάνω στον εκτελεστή. Η παρτίδα χάθηκε.
    [opponents_done] Οι αντίπαλοι βρήκαν όλους τους πράκτορές τους. Η παρτίδα χάθηκε.
   *[other] Η παρτίδα χάθηκε.
}
duet-play-coop-won = Κερδίσατε μαζί: βρέθηκαν και οι δεκαπέντε λέξεις.
duet-play-coop-lost = { $reason ->
    [assassin] Πέσατε πάνω στον εκτελεστή. Η παρτίδα χάθηκε.
    [bystander] Περαστικός στον αιφνίδιο θάνατο. Η παρτίδα χάθηκε.
    [mistakes] Ένα λάθος παραπάνω. Η παρτίδα χάθηκε.
   *[gave_up] Παραδοθήκατε. Η παρτίδα χάθηκε.
}
play-score = Λέξεις που βρέθηκαν: { $found }. Μάρκες που έμειναν: { $tokens }. Λάθη: { $mistakes }.
play-verified = Όλα τίμια: η σφραγίδα ταιριάζει.
play-saved = Η παρτίδα αποθηκεύτηκε στο { $file }.
play-not-saved = Η παρτίδα δεν αποθηκεύτηκε στο { $file }.
play-again = Άλλη μία; Πάτα Enter, ή γράψε «{ $quit }».
play-rotate = Νέα παρτίδα, νέο κλειδί. Αρχικατάσκοπος μπορεί να γίνει κι άλλος.
play-quit-sure = Η παρτίδα θα τελειώσει εδώ. «{ $yes }» για έξοδο, οτιδήποτε άλλο για να συνεχίσεις.
play-going-on = Τότε συνεχίζουμε. Παίζεις εσύ.
play-goodbye = Γεια σας.
play-not-understood = Δεν κατάλαβα.
play-sand-timer = κλεψύδρα

## Bots

play-thinking = { $seat }: μια στιγμή…
play-bot-because = { $word }, λόγω: { $links }.
play-bot-direct = { $word }: με το «{ $clue }» πάει αμέσως εκεί ο νους.
play-bot-earlier = { $word }, από ένα προηγούμενο στοιχείο, το «{ $clue }».
play-bot-earlier-by = { $word }, από ένα προηγούμενο στοιχείο, το «{ $clue }» ({ $links }).
play-bot-hunch = { $word }, από ένστικτο.
play-bots-meant = Τι είχαν στο μυαλό τους τα μποτ
