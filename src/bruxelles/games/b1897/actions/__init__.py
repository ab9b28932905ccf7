"""What a player can do on a turn: the Art Nouveau actions and the Brussels actions, one file each."""
