# The one sentence that says what is expected of you now: two sides with a key each.

duet-duties-coop-won = You have won together.
duties-begin = Whoever has a clue first begins.
duties-sudden = Sudden death: touch what is left. One mistake, and you have lost.
duties-sudden-wait = Sudden death: only words of yours are left. The other side touches.
duties-sudden-watch = Sudden death: no clues any more, and the first mistake loses.
duet-duties-give-clue = { $count ->
    [one] Give your partner a clue.
   *[other] Give your partners a clue.
}
duet-duties-give-spelled = “{ $word }” is fine. The other side writes it “{ $spelling }”.
duet-duties-wait-clue = { $count ->
    [one] Your partner is looking for a clue.
   *[other] Your partners are looking for a clue.
}
duet-duties-wait-clue-of = { $team ->
    [red] Red is looking for a clue.
   *[blue] Blue is looking for a clue.
}
duet-duties-guess-first-free = Which words does the clue mean? Touch one.
duet-duties-guess-free = Right. Touch another, or stop.
duet-duties-straight-face = { $count ->
    [one] Your partner is guessing: keep a straight face.
   *[other] Your partners are guessing: keep a straight face.
}
