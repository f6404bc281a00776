# Το ταμπλό: δύο πλευρές με ένα κλειδί η καθεμία.

board-begin = Πρώτο στοιχείο: όποιος το έχει
board-tokens = { $count ->
    [one] μία μάρκα
   *[other] { $count } μάρκες
}
board-mistakes = { $count ->
    [one] μένει ένα λάθος
   *[other] μένουν { $count } λάθη
}
board-agents-found = βρέθηκαν { $count } από 15
board-touched-you = την άγγιξες ήδη
board-touched-other = την άγγιξε ήδη η άλλη πλευρά
board-touched-by = { $team ->
    [red] την άγγιξαν ήδη οι κόκκινοι
    [blue] την άγγιξαν ήδη οι μπλε
   *[other] αγγίχτηκε ήδη: { $label }
}
board-give-up = Παράδοση
board-give-up-sure = Ναι, παραδινόμαστε
duet-board-turn = { $team ->
    [red] Στοιχείο δίνουν οι κόκκινοι
   *[blue] Στοιχείο δίνουν οι μπλε
}
duet-board-stop = Στοπ: μία μάρκα
duet-board-number-zero = 0: δεν ταιριάζει με καμία λέξη σου.
duet-board-say-ended = Ο γύρος τελειώνει εδώ, και ξοδεύτηκε μία μάρκα.
duet-board-say-stopped = Σταματούν εδώ. Κοστίζει μία μάρκα.
