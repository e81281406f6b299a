// What the next vote card can bring.

import { isGroup } from "./names.ts";
import type { CaesarView } from "./views.ts";

type Chance = "vote" | "orgy" | "shuffle" | "out";

/** How many of the cards left bring what, one after the other: `from` is how many came before. */
export function odds(view: CaesarView): { what: Chance; from: number; n: number }[] {
  const kinds = view.votes.left.map((vote): Chance => {
    if (isGroup(vote)) return view.patricians[vote] ? "vote" : "out";
    return vote === "shuffle" ? "shuffle" : "orgy";
  });
  let from = 0;
  const found: { what: Chance; from: number; n: number }[] = [];
  for (const what of ["vote", "orgy", "shuffle", "out"] as const) {
    const n = kinds.filter((one) => one === what).length;
    if (n) found.push({ what, from, n });
    from += n;
  }
  return found;
}
