"""The sixty key cards of the picture games: our own patterns, each used two ways up (P1).

Rows from top to bottom; r red, b blue, . bystander, x assassin. Thirty for each starting team, and
an assassin on every place three times. The board is not square, so a card is turned by halves only.
"""

from typing import Final, Literal

from cryptonym.rules.keys import deck_of

PATTERNS: Final[tuple[tuple[Literal["red", "blue"], str], ...]] = (
    ("red", "rrb.r rrbr. .bxrb .rbbb"),
    ("blue", "xbrr. b.bbr .rrbr br.bb"),
    ("red", "rrrbb r.bbr bbr.b .x.rr"),
    ("blue", "bbbrr br.b. rr.rb .xbrb"),
    ("red", ".bxbr rbrb. bb.rr b.rrr"),
    ("blue", "rbrbb xb.rr rrb.b .rb.b"),
    ("red", "brrxr rrb.b .brrr bb..b"),
    ("blue", ".rb.b .bbbr rxrrb bbrr."),
    ("red", "bb.x. rbrrb r..br brrbr"),
    ("blue", "rr.bb b..rb br.xr brbrb"),
    ("red", ".rrbr brxr. r..bb bbrrb"),
    ("blue", "rrb.b .bbrb .brbr brx.r"),
    ("red", ".rrrb bb.b. b.brr xrrbr"),
    ("blue", ".rbrr b.rb. xbbb. rbbrr"),
    ("red", "rb.rr b.brr .brbx b.rbr"),
    ("blue", "br..b xbb.r rbr.r bbrrb"),
    ("red", "bbrrr .r.br bbr.b .rrbx"),
    ("blue", "r.rbb .rrrb .xbrb bbb.r"),
    ("red", ".rbr. bxrb. rrrb. rbbrb"),
    ("blue", "rbb.b rbrrb b.r.r x.rbb"),
    ("red", "..brr rbrrb rbbxr rbb.."),
    ("blue", "rrr.b r.b.b xbrbr bbrb."),
    ("red", "r.brb ..rxr rb.rb bbrbr"),
    ("blue", "r.rbr brrbr .b.bx b.brb"),
    ("red", "bx.rb .rbbr bbr.r rr.br"),
    ("blue", "rb.bx rr.br rrb.b bbrb."),
    ("red", "r.bbr bb.rb bbr.r .rxrr"),
    ("blue", "rrrbb rb.r. bb.rb .bbxr"),
    ("red", "rbrr. rrbrb .bb.. brbxr"),
    ("blue", "rrbbb .brbb rrrbx br..."),
    ("red", "bbr.b rrb.b .rrrb rb.rx"),
    ("blue", "b.xr. rbb.b brrbb rrr.b"),
    ("red", "..rr. bbxrb rbrrb brrb."),
    ("blue", "rbrbb brbbx r.brb r..r."),
    ("red", ".brrr x.rbr brr.b .rbbb"),
    ("blue", "br.rb bx.bb rbr.. brrrb"),
    ("red", ".bxb. rrbr. .rbrb bbrrr"),
    ("blue", "rrbbr rrb.. b.rbb r.bxb"),
    ("red", ".xrb. brbbr brrbb r.rr."),
    ("blue", "rrbrb rb..b .bbrr x.brb"),
    ("red", ".r.rr bb.xb rbbbr brrr."),
    ("blue", "bbr.r rr..b rbrbr .bbbx"),
    ("red", "rrbbx r.rbb .rrrb .rb.b"),
    ("blue", "b.brb brbr. rrxbb r..br"),
    ("red", "bbrbr brrxr .rr.b .bbr."),
    ("blue", "br.rb bb.br xbrrb rb.r."),
    ("red", "xrb.r br.rb bbrr. rb.br"),
    ("blue", ".rrbr brrrb bbb.. brxb."),
    ("red", "rrb.b bbb.r .rxrr brbr."),
    ("blue", "rb.r. rbrbr bb.b. rxbrb"),
    ("red", "b.brr brbbx rb.r. rr.br"),
    ("blue", "rxrb. .bbrb b.rrb rr.bb"),
    ("red", "rbbb. brx.b rr.br rb.rr"),
    ("blue", "xb.rr brrr. bbb.r brbb."),
    ("red", ".rbrx rbrr. br.bb br.rb"),
    ("blue", "r.rxb brr.. rrbbb bbb.r"),
    ("red", "b.rrr rrbbx rb.b. rb.rb"),
    ("blue", ".bb.r rxrbr rb.rb rb.bb"),
    ("red", "rb.rb br.rb bxr.r rb.br"),
    ("blue", "b..br r.r.b bbrxb rbbrr"),
)

SIXTY = deck_of(PATTERNS, (0, 2))
