"""Norwegian nouns by their gender, and the forms that a noun has: hatt has no hattet, siv no siven.

Words that are verbs or adjectives as well do not stand here: these have more forms. The nouns are
codenames, and parts of some.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from cryptonym.language.base import words

# Masculine alone, and names of people: none of them has a form in -a. Words in -a that end so are
# others, or foreign: parka is no form of park, nor pirata of pirat.
MASCULINES: Final = words(
    "advent agent akrobat aladdin alv amundsen arv astronaut balkong bambus bark bart bass "
    "biff billett blyant bom brann brunost brøk brønn bunad busk båt columbus dal dam "
    "detektiv dirigent donald draug duell dugnad dverg egypt einstein elg elvis eremitt "
    "everest fakir fart festival fjord foss fred frisør gang gitar gjest gjøk golf gondol "
    "grieg grill gris grøt gård hals hatt helt hjelm horisont hval hæl ibsen isbjørn japan "
    "jazz jerv kabal kajakk kaktus kanal kanon kaptein karneval kikkert kiosk kloss klovn "
    "komet kork kost kotelett kreps kvist labyrint lakris laks lapskaus los lutefisk løk "
    "lørdag magnet makrell malm manet marsipan mat moped mozart munch mur napoleon narr nobel "
    "nøkk odin olav ovn paris park patron pedal peis pensjonist perm pirat pokal prest "
    "prosent pulk puls radar rakett ravn refleks rekord rev ring robot rosin ruin rygg røyk "
    "sal salat sekk sennep sensor sfinks sherlock sirup sjakk skatt skjerm skurk slalåm sluk "
    "smokk snegl sopp spiral spurv stein stift stil stol stork storm strek strikk struts "
    "strøm stubb svamp tarzan tiur tolk torsk tran tulipan tunnel tvilling tyr tyv ulv "
    "valhall vampyr vert viking vulkan yggdrasil zevs kar mann agurk ape april askeladden "
    "ballong baker bakke bamse banan bank benk bever bit bolle bonde cowboy damp domino drage "
    "drøm dusj edderkopp einer elefant finale film frosk gaffel gartner gass genser gnist "
    "grad halling hamster hane hare hekk himmel hummer høst høvel iglo jeger joker julebukk "
    "kabel kaffe kai kakao kalender kam kamel kanel kano karaoke karakter karusell kjeller "
    "kjole konge kubb kvikklunsj lama laser leir lensmann lov lugg løper mandel maur mobil "
    "modell morgen muskel mygg måne nabo navle neve nisse nøkkel onkel oppfinner orden "
    "paraply parykk pave pels pendel pensel pingvin plan poker primus professor propp puddel "
    "pyjamas rabarbra rust russ sand sau scene sirkel sjiraff skredder slange snabel snekker "
    "spade speider stafett stasjon sykkel støvel sylinder taco tango tank takt termos tiger "
    "tittel topp torden traktor trikk tur tråd tøffel ufo vals vinkel vinter vits yatzy bingo "
    "blues tennis quiz curling smoking jojo ost krans fisk bjørn fugl sommer bukk lunsj stav "
    "tesla barbie mummi lucia sommerfugl hjerne nerve heis hage mage brus buss ørken formel "
    "keeper appelsin bunker ekvator gummi dugg gløgg keiser koffert kanin finger garasje pris "
    "solo diva dynamitt hai ball hund terning flaks hammer fårikål lavvo kino bikini regel "
    "sjalusi krage enhjørning ungkar"
)
# Feminine, or either of the two: hytta and hytten.
FEMININES: Final = words(
    "mor albue antenne badstue bestemor bie bjelle bjørk blåveis bok bre brikke brille brud "
    "budeie bukse bønne børs bøtte celle drakt drue due dukke dyne eik elv ert fele fil flue "
    "flo furu gate gaupe gave geit gjedde gran gren grense gruve gryte gås gåte hake hanske "
    "harpe havfrue havn havre hei heks helg hud hulder humle hytte høne jul kanne kasse kilde "
    "kjegle kjelke klasse klo klokke knute kofte kongle kraft krabbe kran kransekake kringle "
    "krokodille kube kule kurv kvern last lefse leppe lerke lilje linje ljå lomme loppe lue "
    "lus lykt lunde løgn lønn løype låve mark mast matpakke matte medalje melk mose mote "
    "multe mumie mus myr mynt måke mølle negl nellik nese nesle nål oase opera osp padde "
    "palme panne papegøye perle pil pinne pizza plate plomme potet premie prinsesse påske "
    "pære pølse rampe regnbue rogn rolle rose rot rotte rute rype rødhette saft saga saks "
    "sebra sele seter sild silke sjanse skinke skive skjorte skulder skål skøyte slede slette "
    "sløyfe sol stang stavkirke stjerne strand strømpe suppe svale svane sølje tang tann "
    "tante tavle tid trakt trapp trampoline trøye tunge tønne ugle uke ull uniform vaffel "
    "valkyrje vekt veps vev vidde vinge vott ånd åre øks ørn kake frue kirke hette pakke snor "
    "kro drone pute kardemomme flåte ferge bane reke syre tåke avis"
)
NEUTERS: Final = words(
    "album anker atom batteri bein belte bibliotek blad blod blikk bord brett brød bryn bål "
    "bånd dekk døgn egg ekko ekorn erme ess eventyr fat fjell flagg forkle fossil frimerke "
    "garn gull hagl helium hjerte hjul hjørne hopp jordbær kart kast kjøkken kloster kne "
    "kompass kor korn kritt kryss kull kvartal kyss lag langskip lodd loft lokk lyn løfte "
    "minne monopol monster mål naust nordlys orgel paradis piggsvin poeng prisme ratt refreng "
    "renn rim rom ror rør rådhus salt seil sirkus siv skap skjegg skjelett skjell skjerf "
    "skjold skjær skred slag slips slott slør smør speil spett spor stabbur stempel stikk "
    "stryk stup sukker sverd sølv telt teppe tivoli tjern tog torg tre trekk troll trykk "
    "tyttebær vindu virus vrak vær øre øye skip bær svin merke hus skinn eple spøkelse frø "
    "esel"
)
# Used with two genders, one of which is neuter.
EITHERS: Final = words(
    "krystall krøll lemen lyng maraton ris spar spark cruise kløver gips popcorn helikopter "
    "meter pepper fjøs"
)
# Names that have a genitive and nothing else.
NAMES: Final = words(
    "bergen caesar dovre dracula flåklypa grønland hawaii holmenkollen ikea kina kleopatra "
    "lofoten loke mjøsa nansen noah oslo pippi ragnarok røros sahara sankthans svalbard texas "
    "titanic venezia"
)
ENDS: Final = (
    (MASCULINES, ("en", "er", "ene")),
    (FEMININES, ("en", "a", "er", "ene")),
    (NEUTERS, ("et", "er", "ene", "a")),
    (EITHERS, ("en", "et", "er", "ene", "a")),
    (NAMES, ()),
)
OF_AGENTS: Final = ("e", "ne")  # bakere, bakerne; monstre, fingrene
SYLLABLES: Final = ("el", "en", "er")  # of which the e may be left out: nøkler, monstre
WITH_A: Final = FEMININES | EITHERS
VOWELS: Final = frozenset("aeiouyæøå")


def is_noun(lemma: str) -> bool:
    """Whether a word is known as a noun or a name, and as nothing else."""
    return any(lemma in nouns for nouns, _ in ENDS)


def is_noun_form(word: str, noun: str) -> bool:
    """Whether a word is a form of a noun by its gender; the genitive in -as of feminines alone."""
    forms = forms_of(noun)
    if word in forms:
        return True
    whole = word.removesuffix("s")
    return whole in forms and (word[-2:] != "as" or noun in WITH_A or whole == noun)


@lru_cache(maxsize=256)
def forms_of(noun: str) -> frozenset[str]:
    """The regular forms of a noun, without genitives."""
    ends = next(ends for nouns, ends in ENDS if noun in nouns)
    stems = {noun.removesuffix("e") if ends and not VOWELS.isdisjoint(noun[:-1]) else noun}
    if ends and noun[-1] == "m":
        stems.add(noun + "m")  # rommet
    if ends and noun.endswith(SYLLABLES):
        front = noun[:-2]
        stems.add(front + noun[-1])
        stems.add(front[:-1] + noun[-1])  # nøk-ler
        ends = (*ends, *OF_AGENTS)
        return frozenset(_of_syllables(noun, stems, ends))
    return frozenset({noun, *(stem + end for stem in stems for end in ends)})


def _of_syllables(noun: str, stems: set[str], ends: tuple[str, ...]) -> Iterator[str]:
    """Forms of a noun that may leave out its e: nøkler; before an a it does, monstra."""
    yield noun
    for stem in stems:
        yield from (stem + end for end in ends if end != "a" or stem != noun)
