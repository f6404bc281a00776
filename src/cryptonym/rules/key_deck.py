"""The forty key cards of the deck: our own patterns, twenty for each starting team (R3, R5, R6).

Rows from top to bottom; r red, b blue, . bystander, x assassin.
"""

from typing import Final, Literal

PATTERNS: Final[tuple[tuple[Literal["red", "blue"], str], ...]] = (
    ("red", "..rbb rbxrr r.r.b rb.br ..brb"),
    ("blue", "rbbbr brr.r brbrb .bx.. rb..."),
    ("red", "rbb.b .br.. brrr. .bbbr rrxr."),
    ("blue", "rb.bb brrbr rx..b rb.b. ..rrb"),
    ("red", "rrxbb bb.rr rr..r ..rbb .rb.b"),
    ("blue", ".rbbb .rrb. rbb.b bbxrr rr..."),
    ("red", "brxb. rbbr. r.r.b b.rr. r.brb"),
    ("blue", ".rrbr b.brr .bbb. xbrb. ..rrb"),
    ("red", "x...b b.b.r brbrb rr.r. rrrbb"),
    ("blue", "r.r.b .r.bb brbb. rrbr. .bxbr"),
    ("red", "rrb.b xrbbb rb.r. rb..r ..rrb"),
    ("blue", "rrbrb .bb.r r..b. bbbx. brrr."),
    ("red", ".brr. brb.b rxbbr rrr.. rbb.."),
    ("blue", "..rr. rrb.b bbr.b brxrb r.bb."),
    ("red", ".rb.b .rbbb r...b r.rrx rrbbr"),
    ("blue", ".bbr. rrbbr b.bb. xrrbr b.r.."),
    ("red", "r.rrb rb..b brbbr .rbxb r...r"),
    ("blue", "rrr.b b.bbr b.bb. brr.. x.rbr"),
    ("red", "xrr.. brrbb .rrbb .bbbr r...r"),
    ("blue", "bbr.b rrbrb .x.br ..rr. br.bb"),
    ("red", "br.rr r..rb rbbr. brbb. xr.b."),
    ("blue", "..xrb bbbr. rr.br bbrb. rrb.."),
    ("red", "brxbr r.r.. rrb.r b.bb. brbr."),
    ("blue", "xr.rb ...rr bb.rb rbr.b brbb."),
    ("red", "rb... ..xbb rbbrr .rrbr brbr."),
    ("blue", "brrxb .bbrb rrb.. .r.bb r.b.r"),
    ("red", "r.rrx brb.b rb.r. .rbb. rbbr."),
    ("blue", "bb.rb r.brr ..rbb ..x.r rbbrb"),
    ("red", "rrr.b ..bbb b.rr. brbxr .rrb."),
    ("blue", ".br.b .rbb. rb.rb .rbb. rxrrb"),
    ("red", ".r.bb rb.bb b.rrr .rr.b rrxb."),
    ("blue", "r..br ..b.b rbrbr bbr.b xr.br"),
    ("red", "rrb.b rb.x. bbrrr rr.r. b.bb."),
    ("blue", "rb.rr .rbb. rbb.. bbrr. b.bxr"),
    ("red", "rrbb. bb.r. r.xbb .rr.b br.rr"),
    ("blue", "..rbb bb.rr .bxr. rbrbr b..br"),
    ("red", "...rb br.rr .r.b. rxrbb rbrbb"),
    ("blue", ".rbrr ..rb. brbxb b..rr bb.br"),
    ("red", "brbrr bbrr. bbr.b rr.b. r..x."),
    ("blue", ".rx.b bb.b. .bbrr .brrb rr.br"),
)
