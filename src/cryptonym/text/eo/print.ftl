# La etikedo de skatolo kun presitaj ŝlosiloj.
print-keys = { $count } numeritaj ŝlosilkartoj
print-box-code = Kodo de ĉi tiu skatolo
