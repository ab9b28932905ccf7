"""The kernel: a game is a state with a stack of waiting steps. No particular game is named here."""
