"""The asymmetric variant: strips with alternating sides, and Architect boards with abilities."""
