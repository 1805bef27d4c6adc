"""`python -m whistlestop` is the `whistlestop` command."""

from whistlestop.cli import main

if __name__ == "__main__":
    main()
