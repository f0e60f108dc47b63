"""The rules; docs/rules.md beside the package tells them in words, with their sources."""
