"""Tables in the browser: seats, links, logs on disk and pages. Contains no rules of any game."""
