# Det et bord med fremmede sier nei til.

refusal-among-strangers = Ved et bord med fremmede bestemmer ingen for de andre, og det finnes bare setningene du kan velge mellom.
refusal-jury-decides = Blant fremmede bestemmer en jury om tvilsomme hint.
