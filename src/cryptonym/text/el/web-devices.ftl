# Your seat on several devices: which they are, and that one has come.

devices-kind = { $kind ->
    [phone] Κινητό
    [computer] Υπολογιστής
    [program] Πρόγραμμα
   *[other] Συσκευή
}
devices-this = { devices-kind }, αυτή η συσκευή
devices-since = από { $time }
devices-remove = Βγάλε
devices-remove-number = Βγάλε τη συσκευή { $number }
devices-remove-others = Αποσύνδεσε όλες τις άλλες
devices-news = Τώρα έχει τη θέση σου κι άλλη συσκευή. Δεν είσαι εσύ; Τότε βγάλ' την.
devices-news-remove = Βγάλ' την
devices-news-mine = Εγώ ήμουν
