"""Speed beside OpenSpiel's card games, measured in one run (``make bench``), and the soak test (``make soak``)."""
