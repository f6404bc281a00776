# Of the picture games alone.

pictures-play-dealt = { $team ->
    [red] Red starts and has eight pictures, blue has seven.
   *[blue] Blue starts and has eight pictures, red has seven.
}
pictures_coop-play-dealt-coop = { $team ->
    [red] You are red and have eight pictures to find. The other side has seven.
   *[blue] You are blue and have eight pictures to find. The other side has seven.
}
pictures_duet-play-dealt-coop = Find all fifteen pictures together. Whoever has a clue first begins.
pictures_coop-play-coop-won = You have won, with { $score } of 7 points.
pictures_duet-play-coop-won = You have won together: all fifteen pictures are found.
pictures-play-sudden = One chance is left. Touch a card: type its number. “{ $skip }” lets you look again, “{ $give_up }” gives the game up.
play-picture-file = The drawing of { $card } is in { $file }.
play-picture-help = Type a number with a question mark, such as 7?, to hear where the drawing of that card lies.
play-no-pictures = Nobody has described the pictures in this language yet. Choose another language, or a game of words.
