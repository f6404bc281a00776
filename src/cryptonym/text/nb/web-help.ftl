# Spørsmålstegnet på brettet: hva øyeblikket handler om.

help-title = Hva skjer nå
help-signs = Tegnene
help-sign = { $identity ->
    [red] røde agenter
    [blue] blå agenter
    [assassin] leiemorderen: Den som tar ham, taper
    [bystander] tilskuere: De avslutter turen
   *[other] { $label }
}
help-now-lobby = Før spillet tar alle en plass. Spionmesteren får se nøkkelen og gir hint; detektivene gjetter. Boter kan spille på plasser som er ledige. Så starter verten spillet.
help-now-over = Spillet er over, og alle ser hele nøkkelen. Du kan gå gjennom det steg for steg, se hva hvert hint pekte mot, prate og spille igjen.
help-now-rule-clue = Noen mener at hintet er mot reglene, og du avgjør. Er det det, er turen over. Er det ikke det, går gjettingen videre.
help-now-answer-consult = En spionmester vil vite om et hint er greit før det blir gitt. Greit er ett ord som handler om betydningen, og som ikke er en form av et ord på bordet.
help-now-give-clue = Du ser nøkkelen: fargen på hvert ord. Finn noe som flere ord i din farge har felles, og skriv ett ord og hvor mange kort du mener, for eksempel «hav 2». Trykk på kort for å sette ring rundt dem; det ser bare du. Se så på leiemorderen en gang til.
help-now-guess-word = Hintet er et ord, og tallet på kort som hører til det. Trykk på et kort for å peke på det, og på knappen for å gjette. Så lenge kortene er deres, kan dere gå videre, én gang mer enn tallet sier. Alle andre kort avslutter turen. Etter første gjetning kan dere stoppe.
help-now-cover-penalty-word = Motstanderens hint var mot reglene. Til gjengjeld kan du dekke til et av lagets egne ord: Velg et kort, og trykk på knappen.
help-now-cover-opponent-word = Ingen spiller den andre siden, så det gjør du: Velg et av motstanderens ord, og dekk det til. Hvert av dem koster dere et poeng.
help-now-wait-rule-clue = Noen mener at hintet er mot reglene. Den andre spionmesteren avgjør om det teller, og så går spillet videre.
help-now-wait-answer-consult = En spionmester har spurt om et hint er greit. Du får høre det når det blir gitt.
help-now-wait-give-clue = En spionmester leter etter et hint: ett ord og et tall. Ingen andre kjenner nøkkelen. Les ordene så lenge, og snakk med laget ditt.
help-now-wait-guess-word = Det andre laget gjetter. Trykker de på et av kortene til laget ditt, teller det for dere. Følg med: Bommene sier også noe.
help-now-wait-cover-penalty-word = Hintet var mot reglene. Den andre spionmesteren kan dekke til et ord, og så går spillet videre.
help-now-wait-cover-opponent-word = Ingen spiller den andre siden, så spionmesteren dekker til et av ordene. Så er det deres tur igjen.
help-now-keep-silent = Du kjenner nøkkelen, så du sier ingenting og viser ingenting mens andre gjetter. Bruk tiden på neste hint; du kan sette ring rundt kort.
help-now-watch = Du ser på, og ser det samme som de som gjetter. To spionmestere kjenner nøkkelen. Hver sier ett ord og et tall, og laget leter etter kortene sine.
help-now-other = Lagene bytter på: En spionmester sier ett ord og et tall, og laget leter etter kortene sine. Det laget som først finner alle, vinner.

## To sider med hver sin nøkkel

help-token = en brikke: Siden som pila peker på, har trykket her forgjeves og kan ikke gjøre det igjen. For den andre siden er kortet fortsatt åpent.
help-now-sudden = Brikkene er brukt opp, så det blir ingen flere hint, og ingen sier noe. Begge sider kan trykke, i hvilken rekkefølge de vil, ett kort om gangen. Den andre sidens halvdel av nøkkelen avgjør. Hver agent bringer dere nærmere; med alt annet taper dere. Det gjør dere også hvis dere gir opp.
duet-help-sign = { $identity ->
    [red] agentene til rød side
    [blue] agentene til blå side
    [assassin] en leiemorder: Trykker noen der, har begge tapt
   *[bystander] tilskuere: Hver av dem koster en brikke
}
duet-help-now-answer-consult = Den andre siden vil vite om et hint er greit før de gir det. Greit er ett ord som handler om betydningen og ikke er en form av et ord på bordet.
duet-help-now-give-clue = Stripa på hvert kort er din halvdel av nøkkelen: agentene dine, tilskuere og tre leiemordere. Finn noe som flere av agentene dine har felles, og skriv ett ord og hvor mange kort du mener, for eksempel «hav 2». Den andre siden ser en annen halvdel, så de har bare hintet å gå etter. Trykk på kort for å sette ring rundt dem; det ser bare du. Hver tur koster en brikke.
duet-help-now-guess-word = Hintet er et ord, og tallet på kort som hører til det. Den andre sidens halvdel av nøkkelen avgjør, så dine egne farger sier ingenting her. Trykk på et kort for å peke på det, og så på knappen. En agent er funnet for begge, og dere kan fortsette så lenge det er riktig. En tilskuer avslutter turen og koster en brikke. Etter det første kortet kan dere stoppe, og det koster også en brikke. Treffer dere en leiemorder, er spillet tapt.
duet-help-now-wait-answer-consult = Den andre siden er spurt om et hint er greit. Du får høre hintet når det blir gitt.
duet-help-now-wait-give-clue = Den andre siden leter etter et hint: ett ord og et tall, for agentene på sin halvdel av nøkkelen. Så leter du etter dem. Les ordene imens, og tenk på et eget hint.
duet-help-now-keep-silent = Nå avgjør din halvdel av nøkkelen, så du sier ingenting og viser ingenting mens den andre siden gjetter, heller ikke etterpå. Bruk tiden på neste hint; du kan sette ring rundt kort.
duet-help-now-watch = Du ser på, og ser ingen av halvdelene av nøkkelen. Hver side kjenner én og gir hint til den: ett ord og et tall. Sammen må de finne femten agenter før brikkene er brukt opp.
duet-help-now-other = Dere spiller sammen. Hver side kjenner én halvdel av nøkkelen og gir hint til den; den andre siden leter etter kortene. Er alle femten agentene funnet, har dere vunnet.
duet-help-now-lobby = Før spillet tar alle plass på en av de to sidene; flere kan være på samme side. Hver side får se sin halvdel av nøkkelen og gir hint til den andre. En bot kan være makkeren din. Så starter verten spillet.

## Med bilder

pictures-help-now-answer-consult = En spionmester vil vite om et hint er greit før det blir gitt. Greit er ett ord om det bildene viser eller betyr, ikke om hvor de ligger eller hvordan de er tegnet.
pictures-help-now-give-clue = Rammen rundt hvert bilde er nøkkelen. Finn noe som flere bilder i din farge har felles, og skriv ett ord og hvor mange kort du mener, for eksempel «hav 2». Du kan si navnet på noe et bilde viser. Hold på et kort for å se det stort. Se så på leiemorderen en gang til.
pictures-help-now-guess-word = Hintet er et ord, og tallet på kort som hører til det. Trykk på et kort for å peke på det, hold på det for å se bildet stort, og trykk på knappen for å gjette. Så lenge kortene er deres, kan dere gå videre, én gang mer enn tallet sier. Alle andre kort avslutter turen. Etter første gjetning kan dere stoppe.
pictures-help-now-cover-penalty-word = Motstanderens hint var mot reglene. Til gjengjeld kan du dekke til et av lagets egne kort: Velg det, og trykk på knappen.
pictures-help-now-cover-opponent-word = Ingen spiller den andre siden, så det gjør du: Velg et av motstanderens kort, og dekk det til. Hvert av dem koster dere et poeng.
pictures-help-now-wait-give-clue = En spionmester leter etter et hint: ett ord og et tall. Ingen andre kjenner nøkkelen. Se på bildene så lenge, og snakk med laget ditt.
pictures-help-now-wait-cover-penalty-word = Hintet var mot reglene. Den andre spionmesteren kan dekke til et kort, og så går spillet videre.
pictures-help-now-wait-cover-opponent-word = Ingen spiller den andre siden, så spionmesteren dekker til et av kortene. Så er det deres tur igjen.
pictures-help-now-sudden = Leiemorderen er truffet, og det er én sjanse igjen: Laget fortsetter uten nytt hint og må finne alle de andre kortene sine. Første feil taper spillet. Å gi opp taper det også.
