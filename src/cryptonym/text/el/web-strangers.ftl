# Σε τραπέζι αγνώστων, και τι λέει γι' αυτό το «Για μένα».

strangers-say = Πες κάτι
strangers-more = Περισσότερες φράσεις
strangers-mute = Μη μου δείχνεις τι λέει: { $name }
strangers-block = Ποτέ ξανά παιχνίδι με: { $name }
strangers-blocked = Δεν θα ξαναβρεθείτε στο ίδιο τραπέζι, εσύ και: { $name }. Κανείς δεν το μαθαίνει.
strangers-report = Αναφορά: { $name }
strangers-reason = Τι συμβαίνει;
strangers-reason-name = Προσβλητικό όνομα
strangers-reason-spoiling = Χαλάει επίτηδες το παιχνίδι
strangers-reason-clues = Προσβλητικά στοιχεία
strangers-reason-cheating = Κλέβει
strangers-reported = Ευχαριστούμε. Θα το διαβάσει όποιος έχει αυτόν τον διακομιστή.

## Στο «Για μένα»

strangers-title = Με άγνωστους
strangers-strength = { $game }: δύναμη { $strength }, συν πλην { $doubt }
strangers-strength-about = Όλοι αρχίζουν με 25. Βοηθά να παίζουν μαζί άνθρωποι με παρόμοια δύναμη, και το ξέρεις μόνο εσύ.
strangers-blocks = Άνθρωποι με τους οποίους δεν παίζεις ποτέ
strangers-unblock = Ξανά παιχνίδι με: { $name }
strangers-games = Ως το τέλος: { $stayed }. Αφέθηκαν πριν: { $left }.
strangers-jury-about = Αποφασίζουν τρεις που δεν είναι σε αυτό το τραπέζι, μέσα σε μία ώρα. Στο μεταξύ μπορεί να δοθεί άλλο στοιχείο, χωρίς αμφιβολία.
