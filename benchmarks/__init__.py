"""How fast the engine and the server are, also compared with other engines and with earlier versions."""
