"""The drawings of the picture deck, as recipes: motifs and plates in Python, SVG out."""
