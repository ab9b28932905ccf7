"""The boxes as data: every printed number with its source, and how an owner of the box can correct it."""
