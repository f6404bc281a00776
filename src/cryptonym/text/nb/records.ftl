# Spillprotokoller: hva vi sier om en skadet fil, og hva `cryptonym record` skriver ut.

record-error = Linje { $line }: { $problem }
record-error-not-text = Dette er ikke en tekstfil.
record-error-too-large = Fila er altfor stor til å være en protokoll.
record-error-not-a-record = Dette er ikke en Cryptonym-protokoll, versjon 1.
record-error-unknown-line = En slik linje hører ikke hjemme i en protokoll: { $found }
record-error-bad-value = Dette kan ikke stemme: { $found }
record-error-missing-line = Det mangler noe før denne linja: { $found }
record-error-bad-words = På bordet skal det ligge så mange forskjellige kodenavn som spillet krever.
record-error-bad-key = Dette er ikke en gyldig nøkkel.
record-error-bad-event = Dette lar seg ikke lese: { $found }
record-error-illegal-event = Dette kan ikke ha skjedd her.
record-error-truncated = Protokollen stopper midt i.
record-error-wrong-result = Resultatet stemmer ikke med spillet ovenfor.
record-error-broken-seal = Noe ovenfor er endret etter at protokollen ble forseglet.
record-error-broken-commitment = Ordene og nøkkelen er ikke de som ble lovet da kortene ble lagt ut.
record-error-no-file = Fila { $file } lar seg ikke lese.

record-verified = Protokollen er hel. Alle trekk følger reglene, og ordene og nøkkelen er de som ble lovet.
record-so-far = Protokollen er hel så langt. Ordene og nøkkelen kan kontrolleres når spillet er over.
record-step = Steg { $step } av { $steps }
record-title = { $language }, { $mode ->
    [coop] ett lag
    [shared] tre spillere
    [duet] to sider, ett oppdrag
    [pictures] bilder, to lag
    [pictures_coop] bilder, ett lag
    [pictures_shared] bilder, tre spillere
    [pictures_duet] bilder, to sider
    [teams] to lag
   *[other] { $label }
}
record-suggests = Får en til å tenke på { $cards }.
record-worth = Verdt { $expected } for et vanlig lag. Funnet: { $found }.
record-others = Det fantes også { $clues }.
record-team = { team }: { $found } funnet med hint som var verdt { $expected }. De beste vi kjenner, var verdt { $possible }.
record-not-finished = Bare et ferdig spill kan analyseres.
