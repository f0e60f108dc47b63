"""What people may do in a campaign, and how everybody sees it."""
