### Das Brett im Browser, und das geführte erste Spiel.

hnefatafl-web-board = Brett: { $board }
hnefatafl-web-empty = leer
hnefatafl-web-throne = Thron
hnefatafl-web-exit = Ausweg
hnefatafl-web-movable = kann ziehen
hnefatafl-web-chosen = gewählt
hnefatafl-web-target = kann hierher
hnefatafl-web-advice = Wohin soll der Stein auf { $square } ziehen?
hnefatafl-web-attackers = Angreifer, { $lost } verloren
hnefatafl-web-defenders = Verteidiger, { $lost } verloren

hnefatafl-guide-welcome = Willkommen bei Hnefatafl! Du führst die dunklen Angreifer, und in der Mitte sitzt der König unter seinen Verteidigern. Fang ihn, bevor er eine Ecke erreicht.
hnefatafl-guide-move = Wähl einen deiner Steine und dann, wohin er zieht: in gerader Linie, so weit die Felder leer sind. Versuch, einen Weg zu den Ecken zu schließen.
hnefatafl-guide-king = Gut gemacht. Nun haben die Verteidiger geantwortet. Der König gewinnt, sobald er in einer Ecke steht. Achte also darauf, welche Reihe oder Spalte ihn dorthin führt.
hnefatafl-guide-corners = Nur der König darf in einer Ecke oder auf seinem Thron stehen. Zieh noch einmal.
hnefatafl-guide-capture = Ein Stein wird geschlagen, wenn ein Gegner so zieht, dass er in einer Linie zwischen zweien steht. Ziehst du selbst zwischen zwei Gegner, geschieht dir nichts.
hnefatafl-guide-hostile = Ecken und der leere Thron gelten als Gegner aller Steine außer dem König: An ihnen genügt ein einziger Gegner.
hnefatafl-guide-refused = Ist ein Zug nicht erlaubt, wird die Regel genannt. Probier es: ein Schritt schräg zur Seite.
hnefatafl-guide-catch = Der König wird wie alle anderen zwischen zwei Angreifern gefangen. Auf seinem Thron braucht es aber vier von euch und daneben drei.
hnefatafl-guide-end = Mehr muss man nicht wissen. Tipps und Zurücknehmen liegen neben dem Brett. Viel Glück bei der Jagd!
