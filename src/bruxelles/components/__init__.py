"""The boxes as data: every printed number with where it comes from, and how a reader with the box corrects it."""
