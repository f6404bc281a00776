# Ποιος είναι εδώ, ποιος λείπει και ποιος έρχεται αργά.

presence-away = λείπει
presence-is-away = Χωρίς σύνδεση: { $name }.
presence-is-back = Ξανά εδώ: { $name }.
presence-offer = Χωρίς σύνδεση: { $name }. Περιμένετε, ή παίζει μποτ στο μεταξύ;
presence-bot = Να παίξει μποτ
presence-wait = Περίμενε
presence-seat-back = Πάρε πίσω τη θέση σου
presence-clock-waits = μένουν { $time }, ο χρόνος περιμένει ένα λεπτό όποιον λείπει
presence-clock-unknown = Δεν υπάρχει σύνδεση: δεν ξέρουμε πόσος χρόνος μένει
presence-time-absent = Αν χάσει τη σύνδεση όποιος έχει σειρά
presence-absent-stop = ο χρόνος περιμένει ως ένα λεπτό
presence-absent-run = ο χρόνος συνεχίζει
presence-would-play = Θέλω να παίξω
presence-ask-seat = Ζήτα θέση: { seat }
presence-asked = Ζήτησες θέση: { seat }. Αποφασίζει ο οικοδεσπότης.
presence-unask = Θα βλέπω μόνο
presence-asks = Θέλει να παίξει: { $name }. Θέση: { seat }.
presence-seat-them = Δώσε θέση: { $name }
presence-end-game = Σταμάτα την παρτίδα
presence-end-sure = Ναι, σταμάτα την για όλους
presence-ended = Η παρτίδα σταμάτησε ({ $name }). Δεν κέρδισε κανείς.
presence-did-you-mean = Μήπως εννοείς { $name };
presence-go-there = Ναι, πάμε εκεί
