# Game records: what a damaged file is told, and what `cryptonym record` prints.

record-error = Line { $line }: { $problem }
record-error-not-text = this is not a text file.
record-error-too-large = the file is far too large for a record.
record-error-not-a-record = this is not a Cryptonym record of version 1.
record-error-unknown-line = a record has no such line: { $found }
record-error-bad-value = this cannot be right: { $found }
record-error-missing-line = something is missing before this line: { $found }
record-error-bad-words = a board has as many different codenames as its game asks for.
record-error-bad-key = this is not a valid key.
record-error-bad-event = this cannot be read: { $found }
record-error-illegal-event = this cannot have happened here.
record-error-truncated = the record breaks off.
record-error-wrong-result = this result does not follow from the game above.
record-error-broken-seal = something above has been changed since the record was sealed.
record-error-broken-commitment = words and key are not those that were promised at the deal.
record-error-no-file = The file { $file } cannot be read.

record-verified = The record is whole. Every move is legal, and the deal is the one that was promised.
record-so-far = The record is whole so far. The deal can be verified when the game is over.
record-step = Step { $step } of { $steps }
record-title = { $language }, { $mode ->
    [coop] one team
    [shared] three players
    [duet] two sides, one mission
    [pictures] pictures, two teams
    [pictures_coop] pictures, one team
    [pictures_shared] pictures, three players
    [pictures_duet] pictures, two sides
    [teams] two teams
   *[other] { $label }
}
record-suggests = Suggests { $cards }.
record-worth = Worth { $expected } to a typical team. Found: { $found }.
record-others = There was also { $clues }.
record-team = { team }: { $found } found with clues worth { $expected }. The best clues we know were worth { $possible }.
record-not-finished = Only a finished game can be analysed.
