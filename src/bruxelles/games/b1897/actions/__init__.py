"""The actions of a turn: Art Nouveau actions and Brussels actions."""
