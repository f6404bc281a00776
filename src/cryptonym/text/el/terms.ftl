# Λέξεις που χρειάζονται παντού: στο τερματικό και στον περιηγητή.

team = { $team ->
    [red] κόκκινοι
   *[blue] μπλε
}
seat = { $seat ->
    [red_spymaster] ο αρχικατάσκοπος των κόκκινων
    [blue_spymaster] ο αρχικατάσκοπος των μπλε
    [red_operative] τα μέλη της κόκκινης ομάδας
    [blue_operative] τα μέλη της μπλε ομάδας
    [spymaster] ο αρχικατάσκοπος
    [operative] το μέλος της ομάδας
    [insider] ένας θεατής που ξέρει το κλειδί
   *[watcher] ένας θεατής
}
language-name = { $language ->
    [it] ιταλικά
    [nb] νορβηγικά
    [es] ισπανικά
    [el] ελληνικά
    [eo] εσπεράντο
   *[en] αγγλικά
}
unlimited = άπειρο
