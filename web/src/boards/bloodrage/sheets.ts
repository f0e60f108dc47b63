// The sheets of Blood Rage's drawings.
import cards from "../../art/bloodrage-cards.svg?url";
import figures from "../../art/bloodrage-figures.svg?url";
import map from "../../art/bloodrage-map.svg?url";

export { cards, figures, map };
