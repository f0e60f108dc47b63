### Die Zeichnung im Terminal, und was `help` erklärt.

hnefatafl-terminal-signs = ● Angreifer   ○ Verteidiger   ♔ König   ╳ Thron   □ Ausweg
hnefatafl-terminal-movable = Steine, die ziehen können, und auf wie viele Felder
hnefatafl-terminal-quiet = { $moves } Züge ohne Schlagen
hnefatafl-terminal-repeats = diese Stellung zum { $times }. Mal
hnefatafl-terminal-attackers = Angreifer, { $lost } verloren
hnefatafl-terminal-defenders = Verteidiger, { $lost } verloren

hnefatafl-about-attacker = Zieht zuerst. Schlägt einen Verteidiger zwischen zweien von sich, oder zwischen sich und einem leeren Thron, in Brandubh auch einer Ecke. Alle zusammen müssen den König fangen.
hnefatafl-about-defender = Öffnet dem König einen Ausweg und schlägt Angreifer, wie sie ihn schlagen. Der König darf helfen.
hnefatafl-about-king = Zieht und schlägt wie die anderen und gewinnt auf einem Ausweg. Gefangen wird er auf dem Thron von vier Angreifern, daneben von dreien und sonst überall von zweien.
hnefatafl-about-brandubh = Das kleine Brett mit 7 × 7 Feldern. Der König muss in eine Ecke; allen anderen sind Ecken feindlich. Er darf auf seinen Thron zurück, und alle dürfen ihn überqueren, solange er leer ist.
hnefatafl-about-tablut = Das Brett mit 9 × 9 Feldern, das Linné 1732 sah. Der König muss an den Rand. Niemand betritt oder überquert den Thron, den er verlassen hat.
