"""The rules of Blood Rage."""
