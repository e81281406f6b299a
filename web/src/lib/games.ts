// The games of this page, in the order of the front door.

export const GAMES: readonly string[] = ["caesar", "nero"];
