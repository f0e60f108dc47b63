"""The cards of Nidavellir."""
