"""The cards of Blood Rage."""
