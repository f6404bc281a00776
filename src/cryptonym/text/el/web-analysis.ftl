# Μια τελειωμένη παρτίδα, στοιχείο στοιχείο.

analysis-title = Τα στοιχεία, με δεύτερη ματιά
analysis-to-end = Πίσω στο τέλος της παρτίδας
analysis-thinking = Ξαναδιαβάζουμε κάθε στοιχείο. Θέλει λίγα δευτερόλεπτα.
analysis-retry = Δοκίμασε πάλι
analysis-none = Σε αυτή την παρτίδα δεν δόθηκε στοιχείο.
analysis-clues = Στοιχείο στοιχείο
analysis-back = Το προηγούμενο στοιχείο
analysis-next = Το επόμενο στοιχείο
analysis-place = Στοιχείο { $place } από { $places }
analysis-heat = Το ταμπλό, με όσα φέρνει στον νου το στοιχείο
analysis-obscure = Τη λέξη αυτή σχεδόν δεν την ξέρουμε· μην πάρεις τους αριθμούς τοις μετρητοίς.
analysis-links = Τι οδηγεί πού
analysis-direct = πάει αμέσως ο νους
analysis-faint = από μια λεπτή κλωστή
analysis-touched = Τι αγγίχτηκε, και πόσο πιθανό ήταν
analysis-others = Υπήρχε και
analysis-worth = αξίζει { $expected }
analysis-luck-more = Λέξεις που βρέθηκαν: { $found }, με στοιχεία που άξιζαν { $expected }: τύχη, ή γνωρίζεστε καλά.
analysis-luck-less = Λέξεις που βρέθηκαν: { $found }, με στοιχεία που άξιζαν { $expected }: λίγη τύχη, ή ο νους αλλού.
analysis-luck-even = Λέξεις που βρέθηκαν: { $found }, με στοιχεία που άξιζαν { $expected }: ούτε τύχη ούτε ατυχία.
analysis-luck-unknown = Τα στοιχεία αυτά σχεδόν δεν τα ξέρουμε· τύχη και τέχνη δεν ξεχωρίζουν.
analysis-possible = Τα καλύτερα στοιχεία που ξέρουμε άξιζαν { $possible }.
analysis-listened-well = Τα μέλη της ομάδας άγγιξαν αυτό που έδειχναν πιο πολύ τα στοιχεία.
analysis-listened = Τα μέλη της ομάδας ακολούθησαν κατά κανόνα τα στοιχεία.
analysis-listened-badly = Τα μέλη της ομάδας άγγιξαν συχνά κάτι άλλο από αυτό που έδειχναν τα στοιχεία.
