"""The arena: bots against bots on paired deals, ratings of all of them, and how balanced a game is.

From below: ``deals`` (the same cards for everybody), ``plan`` (who plays what), ``playing`` (one game), ``patience``
(how long a guest is waited for), ``processes`` and ``workers`` (many at once), ``ledger`` (what was played, on disk),
``figures`` (intervals); then what is made of it: ``contest``, ``league``, ``balance``; ``chart`` and ``pictures`` draw
it, ``page`` is the balance report.
"""
