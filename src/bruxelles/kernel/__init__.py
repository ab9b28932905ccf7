"""The kernel: a game is a state with a stack of waiting steps. It knows no game."""
