// From what is picked on the table to the line it makes, and back: which of it can be picked at all.

import { ACTIONS, GROUPS, isInfluence, type Face, type Group } from "./names.ts";

/** An enemy card that lies open. */
export interface Victim {
  group: Group;
  card: string;
}

/** What somebody has pointed at so far. */
export interface Pick {
  card: string | null;
  face: Face;
  groups: readonly Group[];
  victim: Victim | null;
}

export const NOTHING: Pick = { card: null, face: "down", groups: [], victim: null };

/** The hand card that a line plays; null if it plays none. */
export function cardOf(line: string): string | null {
  const [verb, card] = line.split(" ");
  if (verb in ACTIONS) return ACTIONS[verb];
  return ["down", "up", "exchange"].includes(verb) ? card : null;
}

/** The lines of a turn that play this card. */
export function linesOf(lines: readonly string[], card: string): string[] {
  return lines.filter((line) => cardOf(line) === card);
}

/** The line that this pick makes, legal or not; null while something is missing. */
export function lineOf({ card, face, groups, victim }: Pick): string | null {
  if (card === null) return null;
  if (isInfluence(card)) return groups.length ? `${face} ${card} ${groups[0]}` : null;
  switch (card) {
    case "spy":
      return "spy";
    case "veto":
      return "veto";
    case "assassination":
      return victim ? `assassinate ${victim.group} ${victim.card}` : null;
    case "castling":
      return groups.length === 2 ? `castle ${inOrder(groups).join(" ")}` : null;
    default:
      return groups.length ? `${card} ${groups[0]}` : null;
  }
}

/** What would be asked about if this group were pointed at now: for the engine to explain. */
export function lineAt(pick: Pick, group: Group): string | null {
  if (pick.card === "castling") {
    const first = pick.groups.find((one) => one !== group) ?? GROUPS.find((one) => one !== group)!;
    return lineOf({ ...pick, groups: [first, group] });
  }
  return lineOf({ ...pick, groups: [group] });
}

/** Groups that lead to a legal line. */
export function litGroups(lines: readonly string[], pick: Pick): Group[] {
  const { card, face, groups } = pick;
  if (card === null || card === "assassination") return [];
  const own = linesOf(lines, card).map((line) => line.split(" "));
  if (isInfluence(card)) return GROUPS.filter((group) => own.some(([verb, , at]) => verb === face && at === group));
  if (card !== "castling") return GROUPS.filter((group) => own.some(([, at]) => at === group));
  const first = groups.length === 1 ? groups[0] : null;
  const fits = (group: Group): boolean =>
    own.some((words) => words.includes(group) && (!first || words.includes(first)));
  return GROUPS.filter(fits);
}

export function litVictims(lines: readonly string[], pick: Pick): Victim[] {
  if (pick.card !== "assassination") return [];
  return linesOf(lines, "assassination").map((line) => {
    const [, group, card] = line.split(" ");
    return { group: group as Group, card };
  });
}

/** The faces that this card can be laid with somewhere. */
export function litFaces(lines: readonly string[], card: string): Face[] {
  const own = linesOf(lines, card);
  return (["down", "up"] as const).filter((face) => own.some((line) => line.startsWith(`${face} `)));
}

/** A line that would play this card, for the engine to explain why it cannot be. */
export function wouldBe(card: string, lines: readonly string[], group: Group = "senators"): string {
  if (lines.some((line) => line.startsWith("exchange ") || line === "done")) return `exchange ${card}`;
  if (isInfluence(card)) return `up ${card} ${group}`;
  const verb = Object.keys(ACTIONS).find((one) => ACTIONS[one] === card) ?? "veto";
  if (verb === "assassinate") return `assassinate ${group} 1`;
  if (verb === "castle") return "castle senators praetors";
  return verb === "spy" || verb === "veto" ? verb : `${verb} ${group}`;
}

function inOrder(groups: readonly Group[]): Group[] {
  return GROUPS.filter((group) => groups.includes(group));
}
