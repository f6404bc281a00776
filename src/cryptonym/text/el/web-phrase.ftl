# Τι λένε μεταξύ τους οι άγνωστοι.

phrase-hello = Γεια
phrase-have-fun = Καλή διασκέδαση
phrase-thanks = Ευχαριστώ
phrase-sorry = Συγγνώμη
phrase-one-moment = Μια στιγμή
phrase-take-your-time = Με την ησυχία σου
phrase-nice-clue = Ωραίο στοιχείο
phrase-well-found = Σωστά το βρήκες
phrase-what-do-you-think = Τι λες;
phrase-not-sure = Δεν είμαι βέβαιος
phrase-lets-stop = Ας σταματήσουμε εδώ
phrase-lets-go-on = Ας συνεχίσουμε
phrase-good-game = Ωραίο παιχνίδι
phrase-again = Άλλη μία;
phrase-goodbye = Αντίο
phrase-other = …
