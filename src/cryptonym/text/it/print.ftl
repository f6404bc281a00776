# L'etichetta di una scatola di chiavi stampate.
print-keys = { $count } carte chiave numerate
print-box-code = Codice di questa scatola
