"""What all tests share."""

from hypothesis import HealthCheck, settings

# A busy machine is slow, not wrong; what may take how long is measured elsewhere.
settings.register_profile(
    "tapete", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("tapete")
