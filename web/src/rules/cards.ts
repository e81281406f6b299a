// The cards for the quick reference: what there is of each. tests/test_rules_texts.py compares Nero's with its deck.

export interface Kind {
  /** Of its explanation: explain-spy, nero-explain-galley. */
  id: string;
  count: number;
  once?: boolean;
}

export interface Group {
  /** page-rules-cards-... */
  title: string;
  kinds: readonly Kind[];
}

export const CAESAR_CARDS: readonly Group[] = [
  {
    title: "influence",
    kinds: [
      { id: "number", count: 35 },
      { id: "P", count: 2 },
    ],
  },
  {
    title: "action",
    kinds: [
      { id: "assassination", count: 4 },
      { id: "spy", count: 2 },
      { id: "castling", count: 2 },
      { id: "scout", count: 2 },
      { id: "veto", count: 2 },
      { id: "wrath", count: 1 },
    ],
  },
  {
    title: "middle",
    kinds: [
      { id: "group", count: 21 },
      { id: "orgy", count: 2 },
      { id: "shuffle", count: 1 },
      { id: "bonus", count: 6 },
    ],
  },
];

export const NERO_CARDS: readonly Group[] = [
  {
    title: "any",
    kinds: [
      { id: "bribery", count: 5 },
      { id: "bad-omens", count: 5 },
      { id: "bad-weather", count: 4 },
      { id: "bad-health", count: 3 },
      { id: "praetorian-guard", count: 5 },
    ],
  },
  {
    title: "own",
    kinds: [
      { id: "galley", count: 4, once: true },
      { id: "ave-caesar", count: 4, once: true },
      { id: "senate", count: 4 },
      { id: "crisis", count: 3 },
      { id: "assassin", count: 3, once: true },
      { id: "rebellion", count: 4, once: true },
      { id: "revolt", count: 7, once: true },
      { id: "germans", count: 2, once: true },
      { id: "traitor", count: 2, once: true },
    ],
  },
];

/** Explanations begin with the name, "Spy (2): look at ..." : the name, and what it does. */
export function parted(explanation: string): { name: string; does: string } {
  const at = explanation.indexOf(": ");
  if (at < 0) return { name: explanation, does: "" };
  const does = explanation.slice(at + 2);
  return { name: explanation.slice(0, at).replace(/ \([^)]*\)$/, ""), does: does.charAt(0).toLocaleUpperCase() + does.slice(1) };
}
