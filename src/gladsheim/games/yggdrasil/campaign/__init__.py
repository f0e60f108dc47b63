"""The Ragnarök campaign: Experience Charts, what they cost, and six sagas one after the other."""
