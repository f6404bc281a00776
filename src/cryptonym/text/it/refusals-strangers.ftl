# Che cosa rifiuta un tavolo tra sconosciuti.

refusal-among-strangers = A un tavolo tra sconosciuti nessuno decide per gli altri, e ci sono solo le frasi tra cui scegliere.
refusal-jury-decides = Tra sconosciuti sugli indizi dubbi decide una giuria.
