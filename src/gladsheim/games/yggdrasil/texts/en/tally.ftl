# The table at the end of a game in the browser.

yggdrasil-tally-fought = Fights won
yggdrasil-tally-prevented = Risks prevented
yggdrasil-tally-hurt = Life lost
yggdrasil-tally-healed = Worlds healed
yggdrasil-tally-heroes = Heroes called
yggdrasil-tally-artifacts = Artifacts
