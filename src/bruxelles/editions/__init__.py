"""Two editions of one game compared: from their scripts, their makers, their boxes and the rules that these cite."""
