### Caesar & Cleopatra in the terminal alone.

## The grid of choices

# First column of the grid of choices: a card (1 to 5 or P), and whether the numbers lay it face down, face up, or "down / up"
grid-faces = { $symbol } down/up
grid-down = { $symbol } down
grid-up = { $symbol } up

## The cards as they lie

# In the corners of the philosopher's card, as the printed cards of this language have it. P can be typed in every language
letter-P = P

## Playing

help-page =
    You win a patrician if you have more influence at their group when a vote of
    confidence is held there.
    A turn: one influence card face down, or two face up; before or after that,
    if you like, one action card; then you refill your hand to five, and a vote
    card is turned. Or you stay passive and only exchange cards.
    On the table: 3 4 [25] are a 3 and a 4 face up, a 2 and a 5
    face down; [??] are your opponent's cards face down.
    Patricians, 4 left 1:0: Cleopatra has won one of them, Caesar none.
    The numbers in the grid lay a card: the left one face down, the right one
    face up.

      a number     that choice
      a line       notation: `down 3 senators`, `up P censors`, `spy`,
                   `scout aediles`, `pass`, `draw action`
      ?            all cards explained; `? spy` explains one
      t            the table and the choices again
      l            the last events again
      d            discards, and what can be counted
      q            leave; the game is saved after every decision, --resume goes
                   on with it
