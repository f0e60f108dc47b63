"""The cards of Yggdrasil Chronicles."""
