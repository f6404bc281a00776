# The label of a box of printed keys.
print-keys = { $count } key cards, numbered
print-box-code = Code of this box
