"""`python -m cryptonym` is the command `cryptonym`."""

from cryptonym.cli.app import main

if __name__ == "__main__":
    main()
