"""The rules of Nidavellir."""
