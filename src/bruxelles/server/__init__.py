"""Tables in the browser: seats, links, a log that loses nothing, and one page that everybody looks at. Knows no game."""
