### What a hint says of a move, behind “it”.

bloodrage-brings-glory = brings more Glory at once
bloodrage-brings-stats = takes your clan further on its tracks
bloodrage-brings-strength = puts more of your strength on the board
bloodrage-brings-rage = leaves you more Rage to act with
bloodrage-brings-valhalla = makes more of your fallen in Valhalla
bloodrage-brings-doom = lets more of your figures die well in Ragnarök
bloodrage-brings-cards = leaves you with better cards
bloodrage-brings-quests = brings your quests nearer
bloodrage-brings-pillages = opens better pillages to you
bloodrage-brings-figures = keeps more of your figures on the board
bloodrage-denies-glory = leaves the others less Glory
bloodrage-denies-stats = keeps the others back on their tracks
bloodrage-denies-strength = leaves the others less strength on the board
bloodrage-denies-rage = leaves the others less Rage to act with
bloodrage-denies-valhalla = leaves the others fewer fallen in Valhalla
bloodrage-denies-doom = lets fewer of the others’ figures die well in Ragnarök
bloodrage-denies-cards = leaves the others with poorer cards
bloodrage-denies-quests = keeps the others from their quests
bloodrage-denies-pillages = takes good pillages from the others
bloodrage-denies-figures = leaves the others fewer figures on the board
