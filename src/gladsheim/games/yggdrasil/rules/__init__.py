"""The rules of Yggdrasil Chronicles."""
