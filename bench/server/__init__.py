"""Our game server beside boardgame.io's, measured in one run by one client (``make bench-server``)."""
