// What happened and what is asked in Caesar & Cleopatra, in sentences. As terminal/caesar/choices.py.

import type { Happening, Result } from "~/lib/protocol.ts";
import type { Texts } from "~/lib/texts.ts";

import { sentences } from "../sentences.ts";
import { SENTENCES } from "./events.ts";
import { ACTIONS, GROUPS, SEATS, below, isGroup, otherSeat, own } from "./names.ts";
import type { CaesarView } from "./views.ts";

/** What happened, a sentence each. */
export function tell(texts: Texts, seen: Happening): string[] {
  return sentences(SENTENCES, texts, seen);
}

/** The groups that an event names: by a field of its own, or by a vote or bonus card. */
export function places({ group, groups, card }: Happening): string[] {
  return [group, ...((groups as string[] | undefined) ?? []), card].filter((one): one is string =>
    isGroup(String(one)),
  );
}

/** What is asked. The hand is before one's eyes, so that it is not said once more. */
export function question(texts: Texts, view: CaesarView, lines: readonly string[]): string {
  const [verb] = lines[0].split(" ");
  const opponent = otherSeat(below(view));
  if (verb === "arrange" || verb === "shuffle") return texts.say("page-caesar-ask-pile");
  if (verb === "stack") return texts.say("page-caesar-ask-stack", { done: own(view).action_order?.length ?? 0 });
  if (verb === "set") return texts.say("page-caesar-ask-set");
  if (verb === "assign") {
    const [group, other] = castled(view);
    return texts.say("page-caesar-ask-assign", { group, other });
  }
  if (verb === "take") return texts.say("page-caesar-ask-take", { opponent });
  if (verb === "veto" || verb === "allow") return `${playedNow(texts, view)} ${texts.say("ask-veto")}`;
  if (verb === "draw")
    return texts.say(lines.includes("draw none") ? "page-caesar-ask-replace" : "page-caesar-ask-draw");
  if (verb === "done" || verb === "exchange")
    return texts.say(lines.includes("done") ? "page-caesar-ask-exchange" : "page-caesar-ask-must-exchange");
  if (lines.includes("pass")) return texts.say(lines.length > 1 ? "page-caesar-ask-turn" : "page-caesar-ask-pass");
  return texts.say(lines.includes("end") ? "ask-end" : view.progress.laid ? "page-caesar-ask-second" : "ask-more");
}

/** The action that stands to be answered. */
export function playedNow(texts: Texts, view: CaesarView): string {
  const [verb, ...words] = (view.action ?? "").split(" ");
  const about = { seat: view.turn, group: words[0] ?? "", other: words[1] ?? "", card: words[1] ?? "" };
  return texts.say(`event-played-${ACTIONS[verb]}`, about);
}

/** The two groups of the castling that is being carried out. */
export function castled(view: CaesarView): [string, string] {
  const [, first, second] = (view.action ?? "").split(" ");
  return [first ?? "", second ?? ""];
}

/** A decision in words, as its button says it. */
export function sentence(texts: Texts, view: CaesarView, line: string): string {
  const [verb, ...words] = line.split(" ");
  const seat = below(view);
  const opponent = otherSeat(seat);
  const player = view.players[seat];
  switch (verb) {
    case "down":
    case "up":
    case "set":
    case "assign":
      return texts.say(`page-caesar-do-${verb}`, { card: words[0], group: words[1] });
    case "assassinate":
      return texts.say("page-caesar-do-assassinate", { group: words[0], card: words[1] });
    case "castle":
      return texts.say("page-caesar-do-castle", { group: words[0], other: words[1] });
    case "scout":
    case "wrath":
      return texts.say(`page-caesar-do-${verb}`, { group: words[0] });
    case "spy":
      return texts.say("page-caesar-do-spy", { opponent });
    case "take":
      return texts.say("page-caesar-do-take", { opponent, card: words[0] });
    case "exchange":
    case "stack":
      return texts.say(`page-caesar-do-${verb}`, { card: words[0] });
    case "draw":
      if (words[0] === "action" && player.action_order?.length) {
        return texts.say("page-caesar-do-draw-known", { card: player.action_order[0] });
      }
      return texts.say(`page-caesar-do-draw-${words[0]}`);
    default:
      return texts.say(`page-caesar-do-${verb}`);
  }
}

/** What a card does. */
export function explain(texts: Texts, card: string): string {
  return texts.say(`explain-${/^[1-5]$/.test(card) ? "number" : card}`);
}

/** What is written on a card: a name, with soft hyphens where a narrow card may break it; nothing on a number. Most
    browsers cannot find those places by themselves (`hyphens: auto`): they have no dictionaries. */
export function writtenOn(texts: Texts, card: string): string {
  if (/^[1-5]$/.test(card)) return "";
  const name = texts.name("card", card);
  const broken = texts
    .say("page-caesar-breaks")
    .split(", ")
    .find((one) => one.replaceAll("-", "") === name);
  return broken?.replaceAll("-", "\u00AD") ?? name;
}

/** The rows of the score sheet: one for each thing that brought somebody points. */
export function score(texts: Texts, view: CaesarView): { label: string; cells: string[] }[] {
  const rows = new Map<string, { at: number; label: string; cells: string[] }>();
  for (const [seat, item, place, points] of view.outcome?.lines ?? []) {
    const key = `${place} ${item}`;
    const at = (GROUPS as readonly string[]).indexOf(place);
    if (!rows.has(key)) rows.set(key, { at, label: texts.say(`score-${item}`, { group: place }), cells: ["", ""] });
    rows.get(key)!.cells[(SEATS as readonly string[]).indexOf(seat)] = String(points);
  }
  return [...rows.values()].sort((a, b) => a.at - b.at).map(({ label, cells }) => ({ label, cells }));
}

export function victory(texts: Texts, { points }: Result, winners: readonly string[]): string {
  if (winners.length > 1) return texts.say("score-draw");
  return texts.say(points[0] === points[1] ? "score-won-by-patricians" : "score-won", { seat: winners[0] });
}

/** Each side as its owner sees it: for games that are over. */
export function everything(views: readonly CaesarView[]): CaesarView {
  const players = { ...views[0].players };
  for (const view of views) if (view.seat) players[view.seat] = view.players[view.seat];
  return { ...views[0], seat: null, actions: [], asked: null, players };
}
