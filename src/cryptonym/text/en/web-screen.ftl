# The big screen for the room.

screen-name = Screen
screen-qr = Code to scan: the address of this table
screen-join = Scan it, or open { $address } and type the name above.
screen-key-on-phones = The spymasters see the key on their phones.
screen-free = nobody yet
screen-again = Try again

## Two sides with a key each

duet-screen-key-on-phones = Each side sees its half of the key on its phones.
