# Missions: a map of cities, what was won there, and how to take it along.

missions-title = Missions
missions-link = Map of missions
missions-next = Next mission
missions-here = Mission: { $city }
missions-lead = Win a city, and its neighbours open. You may play any open city, as often as you like.
missions-map = Map of missions
missions-wait = The map is on its way.
missions-progress = { $won } of { $all } cities won
missions-state-won = won
missions-state-open = open
missions-state-closed = closed
missions-current = chosen for the next game
missions-tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
}
missions-mistakes = { $count ->
    [one] one mistake allowed
   *[other] { $count } mistakes allowed
}
missions-no-mistakes = no mistake allowed
missions-plain = as many mistakes as tokens
missions-excess = Every mistake beyond that costs a second token.
missions-grade-1 = easy
missions-grade-2 = fairly easy
missions-grade-3 = tricky
missions-grade-4 = hard
missions-grade-5 = very hard
missions-played = { $count ->
    [one] Played once.
   *[other] Played { $count } times.
}
missions-wins = { $count ->
    [one] Won once.
   *[other] Won { $count } times.
}
missions-best = { $count ->
    [one] Best game: one token left.
   *[other] Best game: { $count } tokens left.
}
missions-found = { $count ->
    [one] Best game: one word found.
   *[other] Best game: { $count } words found.
}
missions-why = Win any of these to open it: { $cities }.
missions-choose = Play { $city } next
missions-chosen = The next game is for { $city }.
missions-without = Play without a mission
missions-watching = Those who play choose the city.
missions-back = Back to the table
missions-take = Take the map along
missions-take-lead = This text holds everything you have won. Keep it, and bring it to any table.
missions-text = Text of the map
missions-copy = Copy
missions-copied = Copied
missions-copy-failed = This browser does not let us copy. Select the text yourself.
missions-save = Save as a file
missions-bring = Bring a map from another table
missions-bring-lead = Nothing that was won here is lost.
missions-paste = Paste the text here
missions-bring-do = Bring it here
missions-brought = The map is here now.
missions-city-boulogne = Boulogne-sur-Mer
missions-city-dublin = Dublin
missions-city-seville = Seville
missions-city-bergen = Bergen
missions-city-bialystok = Białystok
missions-city-new-york = New York
missions-city-edinburgh = Edinburgh
missions-city-venice = Venice
missions-city-krakow = Krakow
missions-city-oslo = Oslo
missions-city-rome = Rome
missions-city-trondheim = Trondheim
missions-city-thessaloniki = Thessaloniki
missions-city-havana = Havana
missions-city-palermo = Palermo
missions-city-athens = Athens
missions-city-mexico-city = Mexico City
missions-city-valletta = Valletta
missions-city-tromso = Tromsø
missions-city-heraklion = Heraklion
missions-city-bogota = Bogotá
missions-city-buenos-aires = Buenos Aires
missions-city-other = { $city }
