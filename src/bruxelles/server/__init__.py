"""Tables in the browser: seats, links, a log that loses nothing, and pages that look at it. Knows no game."""
