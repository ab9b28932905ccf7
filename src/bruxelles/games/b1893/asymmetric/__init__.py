"""The asymmetric variant: strips that alternate their sides, Architect boards with abilities."""
