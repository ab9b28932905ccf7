"""What all tests share."""

from hypothesis import settings

# The machine decides how long an example takes, and a failure must be the same tomorrow.
settings.register_profile("bruxelles", deadline=None, derandomize=True)
settings.load_profile("bruxelles")
