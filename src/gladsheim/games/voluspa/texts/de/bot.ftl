### Was ein Tipp von einem Zug sagt, hinter „das“.

voluspa-brings-score = bringt sofort mehr Punkte
voluspa-brings-tile = lässt dir { $tile } auf der Hand
voluspa-brings-lines = bereitet deinem nächsten Plättchen eine längere Reihe vor
voluspa-denies-score = lässt den anderen weniger Punkte
voluspa-denies-lines = lässt den anderen nur eine kürzere Reihe
