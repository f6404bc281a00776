# Αυτή η συσκευή: ήχοι, φως, ειδοποιήσεις.

device-settings = Αυτή η συσκευή
device-close = Κλείσε
device-sound = Ήχοι
device-sound-note = Χαρτί, σφραγίδα, τα τελευταία δέκα δευτερόλεπτα.
device-vibration = Δόνηση
device-vibration-note = Όταν είναι η σειρά σου και όταν τελειώνει ο χρόνος.
device-notifications = Ειδοποιήσεις
device-notifications-note = Όταν είναι η σειρά σου και κοιτάς αλλού.
device-notifications-refused = Ο περιηγητής σου δεν το επιτρέπει. Αυτό αλλάζει στις ρυθμίσεις του για τη σελίδα.
device-still = Χωρίς κίνηση
device-still-note = Τίποτα δεν κινείται στην οθόνη.
device-desk = Εμφάνιση
device-desk-system = Όπως το σύστημα
device-desk-light = Φωτεινή
device-desk-dark = Σκοτεινή
device-offline = Δεν υπάρχει δίκτυο. Ό,τι δεν το χρειάζεται λειτουργεί ακόμα.
