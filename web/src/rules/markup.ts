// The little markup of the rules: *emphasis*, and [CC-V7], which is a link to that rule. A rule's id begins with the letters
// of its title.

export interface Piece {
  kind: "text" | "strong" | "rule";
  text: string;
}

const MARKS = /\*([^*\s](?:[^*]*[^*\s])?)\*|\[([A-Z]+-[A-Z]\d+)\]/g;

/** "4 MP" stays on one line. */
export function bound(words: string): string {
  return words.replace(/(\d) (?=\p{Lu}{2}\b)/gu, "$1\u00a0");
}

export function pieces(text: string): Piece[] {
  const words = bound(text);
  const found: Piece[] = [];
  let at = 0;
  for (const mark of words.matchAll(MARKS)) {
    if (mark.index > at) found.push({ kind: "text", text: words.slice(at, mark.index) });
    found.push(mark[1] === undefined ? { kind: "rule", text: mark[2] } : { kind: "strong", text: mark[1] });
    at = mark.index + mark[0].length;
  }
  if (at < words.length) found.push({ kind: "text", text: words.slice(at) });
  return found;
}
