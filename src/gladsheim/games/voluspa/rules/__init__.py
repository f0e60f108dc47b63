"""The rules of Völuspá."""
