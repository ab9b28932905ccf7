"""`python -m bruxelles`."""

from bruxelles_command import main

if __name__ == "__main__":
    main()
