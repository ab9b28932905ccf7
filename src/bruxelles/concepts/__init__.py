"""What the rulebooks of both games say in the same words."""
