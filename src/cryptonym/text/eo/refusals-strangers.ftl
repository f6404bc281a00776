# Kion tablo de fremduloj rifuzas.

refusal-among-strangers = Ĉe tablo de fremduloj neniu decidas por la aliaj, kaj estas nur la elekteblaj frazoj.
refusal-jury-decides = Inter fremduloj pri dubindaj aludoj decidas ĵurio.
