### What a hint says of a move, behind “it”.

voluspa-brings-score = scores more at once
voluspa-brings-tile = leaves you with { $tile } in hand
voluspa-brings-lines = prepares a longer line for your next tile
voluspa-denies-score = leaves the others fewer points
voluspa-denies-lines = leaves the others a shorter line to take
