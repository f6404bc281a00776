# Et ferdig spill, hint for hint.

analysis-title = Hintene, sett en gang til
analysis-to-end = Tilbake til slutten av spillet
analysis-thinking = Leser hvert hint en gang til. Det tar noen sekunder.
analysis-retry = Prøv igjen
analysis-none = Det ble ikke gitt noe hint i dette spillet.
analysis-clues = Hint for hint
analysis-back = Forrige hint
analysis-next = Neste hint
analysis-place = Hint { $place } av { $places }
analysis-heat = Brettet, med det hintet får en til å tenke på
analysis-obscure = Dette ordet kjenner vi knapt, så ta tallene med en klype salt.
analysis-meant = Hva boten mente
analysis-links = Hva som fører hvor
analysis-direct = faller en inn med én gang
analysis-faint = med en tynn tråd
analysis-earlier = fortsatt fra «{ $clue }»
analysis-touched = Valgt, og hvor sannsynlig det var
analysis-others = Det fantes også
analysis-worth = verdt { $expected }
analysis-luck-more = { $found } funnet med hint som var verdt { $expected }: flaks, eller så kjenner de hverandre godt.
analysis-luck-less = { $found } funnet med hint som var verdt { $expected }: lite flaks, eller tankene et annet sted.
analysis-luck-even = { $found } funnet med hint som var verdt { $expected }: verken flaks eller uflaks.
analysis-luck-shots = { $count ->
    [one] { $found } funnet med hint som var verdt { $expected }, men ett av ordene ville nesten ingen ha rørt: flaks, eller så kjenner de hverandre godt.
   *[other] { $found } funnet med hint som var verdt { $expected }, men { $count } av ordene ville nesten ingen ha rørt: flaks, eller så kjenner de hverandre godt.
}
analysis-luck-unknown = Disse hintene kjenner vi knapt, så flaks og dyktighet er ikke til å skille.
analysis-possible = De beste hintene vi kjenner, var verdt { $possible }.
analysis-listened-well = Detektivene tok det hintene pekte mest på.
analysis-listened = Detektivene fulgte stort sett hintene.
analysis-listened-badly = Detektivene tok ofte noe annet enn det hintene pekte på.
