// What somebody has pointed at on the way to a decision, and what pointing at the next thing does.

import type { TableProps } from "~/games/game.ts";

import type { Slot } from "./follow.ts";
import { GROUPS, isInfluence, type Face, type Group } from "./names.ts";
import { keepUsed, toSet } from "./presets.ts";
import {
  NOTHING,
  lineAt,
  lineOf,
  linesOf,
  litFaces,
  litGroups,
  litVictims,
  wouldBe,
  type Pick,
  type Victim,
} from "./reach.ts";
import type { CaesarView } from "./views.ts";

/** What is asked; "wait": nothing, or not of us. */
export type Kind = "wait" | "turn" | "exchange" | "draw" | "take" | "veto" | "assign" | "pile" | "stack" | "set";

const KINDS: Record<string, Kind> = {
  exchange: "exchange",
  done: "exchange",
  draw: "draw",
  take: "take",
  veto: "veto",
  allow: "veto",
  assign: "assign",
  arrange: "pile",
  shuffle: "pile",
  stack: "stack",
  set: "set",
};

export class Deciding {
  #given: () => TableProps<CaesarView>;
  /** The hand card, by its slot: of two equal cards one is picked. */
  slot = $state<number | null>(null);
  pick = $state.raw<Pick>(NOTHING);
  /** Slots of the hand that are to be exchanged. */
  marked = $state.raw<number[]>([]);
  /** Set-up: which card is meant for which group. */
  plan = $state.raw<Partial<Record<Group, string>>>({});
  /** A word of help, such as "first choose a card". */
  note = $state("");
  #face: Face = "down";

  constructor(given: () => TableProps<CaesarView>) {
    this.#given = given;
  }

  get lines(): readonly string[] {
    const { live, lines } = this.#given();
    return live ? lines : [];
  }

  /** One decision at a time: while one is on its way, nothing is decided by a second click. */
  play(lines: readonly string[]): void {
    const { busy, play } = this.#given();
    if (!busy) play(lines);
  }

  get kind(): Kind {
    const [first] = this.lines;
    return first === undefined ? "wait" : (KINDS[first.split(" ")[0]] ?? "turn");
  }

  /** The legal line that has been pointed at; null while something is missing. */
  get line(): string | null {
    const line = lineOf(this.pick);
    return line !== null && this.lines.includes(line) ? line : null;
  }

  get litGroups(): Group[] {
    if (this.kind === "set") return this.pick.card === null ? [] : toSet(this.#given().view).groups;
    return this.kind === "turn" ? litGroups(this.lines, this.pick) : [];
  }

  get litVictims(): Victim[] {
    return litVictims(this.lines, this.pick);
  }

  get litFaces(): Face[] {
    return this.pick.card === null ? [] : litFaces(this.lines, this.pick.card);
  }

  /** Whether pointing at this hand card leads anywhere. */
  playable(card: string): boolean {
    return linesOf(this.lines, card).length > 0;
  }

  reset(): void {
    this.slot = null;
    this.pick = NOTHING;
    this.marked = [];
    this.plan = {};
    this.note = "";
  }

  letGo(): void {
    this.slot = null;
    this.pick = NOTHING;
    this.note = "";
  }

  /** A card of the hand. */
  card(slot: Slot): void {
    const card = slot.card!;
    this.note = "";
    if (!this.#given().live) return;
    if (this.kind === "exchange") {
      this.marked = this.marked.includes(slot.id)
        ? this.marked.filter((one) => one !== slot.id)
        : [...this.marked, slot.id];
      return;
    }
    if (!this.playable(card)) {
      this.#why(wouldBe(card, this.#given().lines));
      return;
    }
    if (this.slot === slot.id) {
      this.letGo();
      return;
    }
    const faces = litFaces(this.lines, card);
    this.slot = slot.id;
    this.pick = { ...NOTHING, card, face: faces.includes(this.#face) ? this.#face : (faces[0] ?? "down") };
  }

  face(face: Face): void {
    if (!this.litFaces.includes(face)) {
      this.#why(lineOf({ ...this.pick, face, groups: [this.pick.groups[0] ?? this.litGroups[0] ?? "senators"] })!);
      return;
    }
    this.#face = face;
    const fits = litGroups(this.lines, { ...this.pick, face });
    this.pick = { ...this.pick, face, groups: this.pick.groups.filter((group) => fits.includes(group)) };
  }

  group(group: Group): void {
    this.note = "";
    const { live, lines, view } = this.#given();
    if (!live) return;
    if (this.kind === "set") {
      this.#set(group);
      return;
    }
    const { card } = this.pick;
    if (card === null) {
      const any = (view.seat && view.players[view.seat].hand?.find(isInfluence)) || "1";
      const would = lines.some((line) => /^(down|up) /.test(line))
        ? lines.find((line) => line.endsWith(` ${group}`))
        : null;
      if (would) this.note = "page-caesar-ask-card-first";
      else this.#why(`down ${any} ${group}`);
      return;
    }
    if (card === "assassination") {
      this.note = "page-caesar-ask-victim";
      return;
    }
    if (!this.litGroups.includes(group) && !this.pick.groups.includes(group)) {
      this.#why(lineAt(this.pick, group) ?? wouldBe(card, lines, group));
      return;
    }
    if (card !== "castling") this.pick = { ...this.pick, groups: [group] };
    else this.pick = { ...this.pick, groups: this.#two(group) };
  }

  /** Castling wants two: the third begins anew, one that was chosen is put back. */
  #two(group: Group): Group[] {
    const { groups } = this.pick;
    if (groups.includes(group)) return groups.filter((one) => one !== group);
    return groups.length < 2 ? [...groups, group] : [group];
  }

  victim(group: Group, card: string): void {
    this.note = "";
    const line = `assassinate ${group} ${card}`;
    if (!this.lines.includes(line)) this.#why(line);
    else this.pick = { ...NOTHING, card: "assassination", victim: { group, card } };
  }

  /**
   * A card let go over a place: a group, its halves "down censors" and "up censors", an enemy card "victim censors 4".
   * It is meant: it is played at once, if nothing is missing.
   */
  drop(slot: Slot, on: string): void {
    const card = slot.card!;
    const [what, ...rest] = on.split(" ");
    const group = (rest[0] ?? what) as Group;
    if (!GROUPS.includes(group)) return;
    const face = what === "down" || what === "up" ? what : this.#face;
    const victim = what === "victim" ? { group, card: rest[1] } : null;
    const line = card === "castling" ? null : lineOf({ card, face, groups: [group], victim });
    if (line === null) {
      if (this.slot !== slot.id) this.card(slot);
      this.group(group);
      return;
    }
    if (this.lines.includes(line)) this.play([line]);
    else this.#why(line);
  }

  #why(line: string): void {
    this.#given().why(line);
  }

  // Set-up: the first five cards

  /** One of the first five: to be laid, or taken from where it was meant to lie. */
  setCard(card: string): void {
    this.note = "";
    const lying = GROUPS.find((group) => this.plan[group] === card);
    if (lying) this.plan = { ...this.plan, [lying]: undefined };
    else this.pick = this.pick.card === card ? NOTHING : { ...NOTHING, card };
  }

  #set(group: Group): void {
    const { card } = this.pick;
    const { groups } = toSet(this.#given().view);
    if (!groups.includes(group)) this.#why(`set ${card ?? "1"} ${group}`);
    else if (card !== null) this.place(card, group);
    else if (this.plan[group]) this.plan = { ...this.plan, [group]: undefined };
    else this.note = "page-caesar-ask-card-first";
  }

  place(card: string, group: Group): void {
    if (!toSet(this.#given().view).groups.includes(group)) return;
    const from = GROUPS.find((one) => this.plan[one] === card);
    const plan = { ...this.plan, ...(from ? { [from]: this.plan[group] } : {}), [group]: card };
    this.plan = plan;
    this.pick = NOTHING;
  }

  placeAll(cards: readonly string[]): void {
    const { groups } = toSet(this.#given().view);
    this.plan = Object.fromEntries(groups.map((group, at) => [group, cards[at]]));
    this.pick = NOTHING;
  }

  /** The lines of the whole plan, in board order; null while a group has none. */
  get setLines(): string[] | null {
    const { groups } = toSet(this.#given().view);
    const lines = groups.map((group) => (this.plan[group] ? `set ${this.plan[group]} ${group}` : null));
    return lines.includes(null) ? null : (lines as string[]);
  }

  playSet(): void {
    const lines = this.setLines;
    if (!lines) return;
    keepUsed(
      this.#given().info,
      "set",
      lines.map((line) => line.split(" ")[1]),
    );
    this.play(lines);
  }
}
