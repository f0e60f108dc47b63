### Figures that the rulebooks do not give, and files that hold them.

## A file of figures (`--data`)

yggdrasil-data-at = { $file }, line { $line }, { $key }
yggdrasil-data-near =
    { $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
yggdrasil-data-syntax = { $file }, line { $line }: this is no TOML. { $reason }
yggdrasil-data-long = { $file }: a file of figures has at most { $most } characters, this one has { $count }.
yggdrasil-data-section = { yggdrasil-data-at }: this is a section and holds entries, as in [{ $key }].
yggdrasil-data-unknown = { yggdrasil-data-at }: there is no such entry. Allowed here: { $allowed }.{ yggdrasil-data-near }
yggdrasil-data-list = { yggdrasil-data-at }: a list in brackets belongs here, not { $value }.
yggdrasil-data-count =
    { $same ->
        [yes] { yggdrasil-data-at }: { $count } given; it must be exactly { $most }.
       *[other] { yggdrasil-data-at }: { $count } given; it must be { $least } to { $most }.
    }
yggdrasil-data-value = { yggdrasil-data-at }: { $value } is not known. Allowed: { $allowed }.{ yggdrasil-data-near }
yggdrasil-data-number = { yggdrasil-data-at }: { $value } is not allowed; a whole number from 1 to { $most } belongs here.
yggdrasil-data-twice = { yggdrasil-data-at }: each of { $allowed } must stand here once.
yggdrasil-data-text = The figures of a setup are an object with a `text`, the whole file, and perhaps its `hash`; not { $value }.
yggdrasil-data-hash = The figures are not those that the hash names: { $hash } was given, the text has { $found }.

## Figures as the owner of the game has them

yggdrasil-source-own = as the owner of the game has read it off the pieces
yggdrasil-source-ours = reconstructed, not printed
yggdrasil-own-throw = You throw your god die and as many of your Vanir dice as you like. Each success prevents 1 Risk, and each Elf turns a failure into a success. Vanir dice that show a loss go back to Vanaheim afterwards, even if an Elf changed them. God die ({ $godsource }): { $god }. Vanir die ({ $vanirsource }): { $vanir }.
yggdrasil-own-islands = On Midgard: the rainbow island, then islands that show { $numbers } Anonymous ({ $source }).
yggdrasil-own-stone = { $first }, or { $second } ({ $source }).
yggdrasil-own-stone-same = On both sides: { $first } ({ $source }).
yggdrasil-own-stones = Three runic stones with two sides each. You may use what each shows, in any order, or leave it. White: { $white } Green: { $green } Red: { $red }
yggdrasil-own-figures = The owner of the game has put in figures of his own (file { $hash }): { $own }. Still reconstructed: { $ours }.
yggdrasil-own-figures-all = The owner of the game has put in figures of his own (file { $hash }): { $own }. Only Nidhögg's path and the pages of the sagas are ours.
yggdrasil-part-god-die = the god die
yggdrasil-part-vanir-die = the Vanir die
yggdrasil-part-islands = the islands
yggdrasil-part-white = the white stone
yggdrasil-part-green = the green stone
yggdrasil-part-red = the red stone
yggdrasil-part-tree = which worlds stand above each other
yggdrasil-part-chart = the prices of the chart
