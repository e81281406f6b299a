"""The arena: bots against bots on paired deals, ratings of all of them, and how balanced a game is.

From below: ``deals`` (the same cards for everybody), ``plan`` (who plays what), ``play_game``, ``time_limit``
(how long the arena waits for a bot of another package), ``processes`` and ``workers`` (many games at once), ``ledger``
(what was played, on disk), ``ratings``. Then what is made of it: ``contest``, ``league``, ``balance``. ``chart`` and
``pictures`` draw it, ``balance_page`` is the balance report.
"""
