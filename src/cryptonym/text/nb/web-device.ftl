# Denne enheten: lyder, lys, varsler.

device-settings = Denne enheten
device-close = Lukk
device-sound = Lyder
device-sound-note = Papir, stempel, de siste ti sekundene.
device-vibration = Vibrering
device-vibration-note = Når det er din tur, og når tiden er ute.
device-notifications = Varsler
device-notifications-note = Når det er din tur og du ser på noe annet.
device-notifications-refused = Nettleseren din tillater det ikke. Det kan du endre i innstillingene dens for denne siden.
device-still = Hold alt i ro
device-still-note = Ingenting beveger seg på skjermen.
device-desk = Utseende
device-desk-system = Som systemet
device-desk-light = Lyst
device-desk-dark = Mørkt
device-offline = Ikke noe nett. Det som ikke trenger nett, virker fortsatt.
