// The parts of a quick reference of cards.

export interface Kind {
  /** Of its explanation: explain-spy. */
  id: string;
  count: number;
  once?: boolean;
}

export interface Group {
  /** page-rules-cards-... */
  title: string;
  /** Its drawings stand out in gold. */
  action?: boolean;
  kinds: readonly Kind[];
}

/** An explanation such as "Spy (2): look at ...", as the name and what the card does. */
export function parted(explanation: string): { name: string; does: string } {
  const at = explanation.indexOf(": ");
  if (at < 0) return { name: explanation, does: "" };
  const does = explanation.slice(at + 2);
  return {
    name: explanation.slice(0, at).replace(/ \([^)]*\)$/, ""),
    does: does.charAt(0).toLocaleUpperCase() + does.slice(1),
  };
}
