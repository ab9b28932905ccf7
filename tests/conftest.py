"""What all tests share."""

from hypothesis import HealthCheck, settings

# The machine decides how long an example takes, and a failure must be the same tomorrow.
settings.register_profile(
    "bruxelles", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("bruxelles")
