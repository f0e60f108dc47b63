"""The coins and gems of Nidavellir."""
