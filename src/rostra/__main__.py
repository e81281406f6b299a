"""python -m rostra: the same as the command rostra."""

from rostra.cli import main

if __name__ == "__main__":
    main()
