# What the referee says. $clue: the clue; $word: the codename concerned; $evidence: what they share.

referee-verdict-legal = “{ $clue }” is legal.
referee-verdict-refused = “{ $clue }” is refused.
referee-verdict-doubtful = The opposing spymaster decides about “{ $clue }”.
referee-verdict-no-clue = That is not a clue.

## Form

referee-empty = There is no word here.
referee-too-long = That is longer than any word.
referee-mixed-script = It mixes letters of two alphabets.
referee-extra-info = A clue is one word and one number; symbols, pictures and remarks are not part of it.

## One word

referee-multiword = “{ $clue }” is more than one word.
referee-hyphenated = “{ $clue }” is two words joined by a hyphen.
referee-acronym = “{ $clue }” is an abbreviation.
referee-invented = “{ $clue }” is not a name or phrase that we know.
referee-foreign = “{ $clue }” is a foreign word.

## Words on the table

referee-same-word = “{ $clue }” is { $word }, which is still on the table.
referee-spelling-variant = “{ $clue }” is another spelling of { $word }.
referee-word-form = “{ $clue }” is related to { $word }, which is still on the table.
referee-compound-part = “{ $clue }” and { $word } have “{ $evidence }” in common.
referee-shared-root = “{ $clue }” and { $word } have the same root, “{ $evidence }”.
referee-translation-on-table = “{ $clue }” translates { $word }, which is still on the table.

## The same as questions

referee-maybe-extra-info = That looks like a remark, not like a clue.
referee-maybe-acronym = Is “{ $clue }” an abbreviation?
referee-maybe-invented = Is “{ $clue }” a name or phrase that everybody knows?
referee-maybe-foreign = Would you all use “{ $clue }” in a sentence?
referee-maybe-same-word = Is “{ $clue }” a misspelling of { $word }?
referee-maybe-spelling-variant = Is “{ $clue }” another spelling of { $word }?
referee-maybe-word-form = Are “{ $clue }” and { $word } of the same family?
referee-maybe-compound-part = Do “{ $clue }” and { $word } have “{ $evidence }” in common?
referee-maybe-shared-root = Do “{ $clue }” and { $word } have the same root, “{ $evidence }”?

## Private remarks to the spymaster

referee-letters = { $word } begins with this letter. A letter is a fair clue only for what it means.
referee-letter-meaning = A letter is a fair clue only for what it means.
referee-letter-count = { $word } has { $evidence } letters. A number is a fair clue only for what it means.
referee-number-meaning = A number is a fair clue only for what it means.
referee-number-as-clue = { $evidence ->
    [one] You have one word left.
   *[other] You have { $evidence } words left.
} The number only says how many words go with the clue.
referee-homophone = “{ $clue }” sounds like { $word }. It is another word and may not aim at it by the sound.
referee-accent = Without its accent { $word } would belong to “{ $clue }”. They are different words, and one is no clue for the other.
referee-sound-only = “{ $clue }” rhymes with { $word }. A rhyme is a clue for it only if the meaning fits too.
referee-ok-spelled = Spelled out, it reads “{ $evidence }”.
referee-unknown-word = “{ $clue }” is not in our lists. Is it spelled as you mean it?

## How the referee came to it

referee-step-listed = is listed
referee-step-family = belongs to the family of { $what }
referee-step-part = has the part { $what }
referee-step-hidden-part = may have the part { $what }
referee-step-old-compound = was a compound once, and is one word now
referee-step-lemma = is a form of { $what }
referee-step-accent = would be { $what } with accents
referee-step-variant = another spelling of { $what }
referee-step-base = may be derived from { $what }
referee-step-split = may be { $what }
referee-step-half = may contain { $what }
referee-step-hyphen = joins { $what } with a hyphen
referee-step-words = has several words
referee-step-root = has the root { $what }
referee-step-unknown = is not listed

## Wrong use of the command

referee-error-unknown-language = There is no language “{ $language }”. There are { $known }.
referee-error-unknown-preset = There is no preset “{ $preset }”. There are { $known }.
referee-error-bad-option = “{ $option }” is not an option. Write name=value; names: { $known }.
referee-error-bad-number = “{ $number }” is not a clue number. Write 0 to 9 or unlimited.
referee-error-no-clue = Give a language and a clue, or --batch and a file.
referee-error-no-file = The file { $file } cannot be read.
