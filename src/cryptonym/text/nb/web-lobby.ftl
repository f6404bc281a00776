# Før et spill: hvem som sitter hvor.

lobby-start = Start spillet
