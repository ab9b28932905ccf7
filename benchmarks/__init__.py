"""How fast the engine is, beside its peers and beside itself."""
