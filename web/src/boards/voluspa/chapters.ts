/** The topics of `help`, as the page of the game puts them into chapters. */
export const chapters: readonly string[] = ["board", "tiles"];
