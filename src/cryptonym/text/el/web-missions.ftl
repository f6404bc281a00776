# Αποστολές: ένας χάρτης με πόλεις, τι κερδήθηκε εκεί και πώς το παίρνεις μαζί.

missions-title = Αποστολές
missions-link = Χάρτης αποστολών
missions-next = Επόμενη αποστολή
missions-here = Αποστολή: { $city }
missions-lead = Κέρδισε μια πόλη και ανοίγουν οι γειτονικές. Παίζεις όποια ανοιχτή πόλη θέλεις, όσες φορές θέλεις.
missions-map = Χάρτης αποστολών
missions-wait = Ο χάρτης έρχεται.
missions-progress = Κερδήθηκαν { $won } από { $all } πόλεις
missions-state-won = κερδισμένη
missions-state-open = ανοιχτή
missions-state-closed = κλειστή
missions-current = για την επόμενη παρτίδα
missions-tokens = { $count ->
    [one] 1 μάρκα
   *[other] { $count } μάρκες
}
missions-mistakes = { $count ->
    [one] επιτρέπεται 1 λάθος
   *[other] επιτρέπονται { $count } λάθη
}
missions-no-mistakes = δεν επιτρέπεται λάθος
missions-plain = τόσα λάθη όσες και οι μάρκες
missions-excess = Κάθε παραπάνω λάθος κοστίζει και δεύτερη μάρκα.
missions-grade-1 = εύκολη
missions-grade-2 = αρκετά εύκολη
missions-grade-3 = πονηρή
missions-grade-4 = δύσκολη
missions-grade-5 = πολύ δύσκολη
missions-played = { $count ->
    [one] Παίχτηκε μία φορά.
   *[other] Παίχτηκε { $count } φορές.
}
missions-wins = { $count ->
    [one] Κερδήθηκε μία φορά.
   *[other] Κερδήθηκε { $count } φορές.
}
missions-best = { $count ->
    [one] Καλύτερη παρτίδα: έμεινε 1 μάρκα.
   *[other] Καλύτερη παρτίδα: έμειναν { $count } μάρκες.
}
missions-found = { $count ->
    [one] Καλύτερη παρτίδα: βρέθηκε 1 λέξη.
   *[other] Καλύτερη παρτίδα: βρέθηκαν { $count } λέξεις.
}
missions-why = Για να ανοίξει, κέρδισε μία από αυτές: { $cities }.
missions-choose = Διάλεξε: { $city }
missions-chosen = Επόμενη παρτίδα: { $city }.
missions-without = Παίξε χωρίς αποστολή
missions-watching = Την πόλη τη διαλέγουν όσοι παίζουν.
missions-back = Πίσω στο τραπέζι
missions-take = Πάρε τον χάρτη μαζί σου
missions-take-lead = Αυτό το κείμενο έχει όλα όσα κέρδισες. Κράτησέ το και φέρ' το σε όποιο τραπέζι θέλεις.
missions-text = Κείμενο του χάρτη
missions-copy = Αντιγραφή
missions-copied = Αντιγράφηκε
missions-copy-failed = Αυτός ο περιηγητής δεν μας αφήνει να αντιγράψουμε. Διάλεξε το κείμενο με το χέρι.
missions-save = Αποθήκευση σε αρχείο
missions-bring = Φέρε χάρτη από άλλο τραπέζι
missions-bring-lead = Τίποτα απ' όσα κερδήθηκαν εδώ δεν χάνεται.
missions-paste = Επικόλλησε εδώ το κείμενο
missions-bring-do = Φέρ' τον εδώ
missions-brought = Ο χάρτης είναι τώρα εδώ.
missions-city-boulogne = Μπουλόν-συρ-Μερ
missions-city-dublin = Δουβλίνο
missions-city-seville = Σεβίλλη
missions-city-bergen = Μπέργκεν
missions-city-bialystok = Μπιαλιστόκ
missions-city-new-york = Νέα Υόρκη
missions-city-edinburgh = Εδιμβούργο
missions-city-venice = Βενετία
missions-city-krakow = Κρακοβία
missions-city-oslo = Όσλο
missions-city-rome = Ρώμη
missions-city-trondheim = Τρόντχαϊμ
missions-city-thessaloniki = Θεσσαλονίκη
missions-city-havana = Αβάνα
missions-city-palermo = Παλέρμο
missions-city-athens = Αθήνα
missions-city-mexico-city = Πόλη του Μεξικού
missions-city-valletta = Βαλέτα
missions-city-tromso = Τρόμσο
missions-city-heraklion = Ηράκλειο
missions-city-bogota = Μπογκοτά
missions-city-buenos-aires = Μπουένος Άιρες
missions-city-other = { $city }
