"""Italian orders that are put before nouns every day: a portasci, an infilaago, a sbucciamele."""

from typing import Final

from cryptonym.language.it_verbs import table, words

LIVING: Final = frozenset(
    words(
        "abbassa abbraccia accalappia accatta accendi acchiappa accorcia accorda afferra "
        "affetta affila affonda aggancia aggiusta allaccia allarga alliscia allunga alza "
        "ammaina ammazza ammorbidisci annaffia annusa appallottola appendi appiccica appoggia "
        "apri arraffa arriccia arrota arrotola asciuga aspira assaggia attacca attira attizza "
        "attraversa avvia avvisa avvita avvolgi azzecca bacia batti becca bevi blocca bolli "
        "brucia buca butta caccia cala calca calza cambia canta carda carica cava cavalca cerca "
        "cerchia chiama chiudi ciuccia cola conserva conta controlla copia copri corri crepa "
        "cuci cuoci cura decora divora doma dosa draga elimina falcia fascia fendi ferma ficca "
        "fila fissa fiuta fora forma frangi frena friggi fruga frulla frusta fuggi fuma getta "
        "gira gonfia gratta grattugia guarda guasta guida gusta imballa imbratta imbroglia "
        "imbusta impasta impila incanta incarta inchioda incolla incurva infiamma infila "
        "ingrassa innesta intaglia inverti lancia lascia lava lecca lega leggi leva libera lima "
        "lisci liscia lucida lustra macchia macella macina mangia marca mastica mena mesci "
        "mescola metti mieti mischia misura mola molla monda monta mordi mostra mozza mungi "
        "muovi nascondi netta numera oscura paga para parla passa pela perdi perfora pesa pesca "
        "pesta pianta picchia piega pigia piglia pinza pizzica poggia porgi porta posa premi "
        "prendi presta proteggi prova pulisci pungi punta raccatta raccogli raddrizza raffredda "
        "rasa raschia rastrella reggi regola ricarica ricopri rifila riga rileva ripara "
        "riscalda rodi rompi rovescia ruba sala salda salpa salta salva sbatti sbava sblocca "
        "sbriciola sbroglia sbuccia scaccia scaglia scala scalda scalza scambia scanna scansa "
        "scarica scarta scassa scava scavalca scavezza scegli scendi schiaccia schiva schizza "
        "sciacqua sciogli scippa sciupa scola scolla scolpisci scopa scopri scortica scotta "
        "screma scuci scuoti secca sega segna semina senti serra setaccia sfascia sfila sfoglia "
        "sforna sfrega sgancia sgonfia sgrana sgrassa sgronda sgusci sguscia slaccia slega "
        "smacchia smaglia smalta smezza smista smonta smorza smuovi snocciola snoda soffia "
        "solleva sonda sorreggi sostieni spacca spaccia spala spalma spandi spappola spara "
        "spargi sparti spaventa spazza spazzola spegni spela spella spezza spezzetta spia "
        "spiana spicca spilla spingi spolpa spolvera sposta spreca spremi spruzza spulcia "
        "spunta sputa squaglia squarcia squarta sradica stacca stampa stana stappa stendi "
        "sterza stira stiva strappa stringi striscia strizza strofina stronca strozza stucca "
        "stura stuzzica succhia suona sveglia svelli sventa sventra svernicia svita svuota "
        "taglia tampona tappa tasta tempera tendi tergi testa tieni timbra tingi tira tocca "
        "togli torci torna tosa tosta traccia traina trancia trapana trascina trasporta travasa "
        "trebbia trincia trita trova tura uccidi ungi urta vendi versa vinci volgi volta vota "
        "vuota zappa"
    )
)
# Orders that are nouns as well, of the same sense: a serramanico has to do with a serra.
NOUNS: Final = frozenset(words("leva lima scopa serra"))
# Of these lose their vowel before another: scald-acqua, port-ombrelli.
ELIDED: Final = {
    front[:-1]: front
    for front in words(
        "accendi alza appendi arriccia asciuga attacca batti carica cava copri gira guarda infila "
        "lava leva monta mozza para passa pesa porta posa rompi salpa salva scalda schiaccia "
        "smussa spazza taglia tempera tira trita trova"
    )
}
# Orders that are not made by the rule.
IRREGULAR: Final = table(
    "bevi bere, tieni tenere, sostieni sostenere, trattieni trattenere, contieni contenere, "
    "mantieni mantenere, estrai estrarre, attrai attrarre, trai trarre, disfa disfare, fa fare, "
    "poni porre, componi comporre, esponi esporre, disponi disporre, riponi riporre, "
    "riduci ridurre, conduci condurre, produci produrre, introduci introdurre"
)
