# Etiketten på en eske med trykte nøkler.
print-keys = { $count } nummererte nøkkelkort
print-box-code = Koden til denne esken
