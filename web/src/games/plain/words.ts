// The sentences of a game that the page has no folder for: its own words, if the texts have them, else its ids as words.

import type { Happening, Result, View } from "~/lib/protocol.ts";
import { readable, type Arguments, type Texts } from "~/lib/texts.ts";

/** Fields of a view that are shown elsewhere, or that nobody needs to see. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  "game",
  "options",
  "seat",
  "actions",
  "asked",
  "waiting_for",
  "outcome",
]);

/** More choices than this stand in groups. */
const FEW = 12;

/** The most columns of a table. */
const WIDE = 6;

/** What happened: the game's own sentence, or "First: took, card 3, count 2". */
export function tell(texts: Texts, seen: Happening): string[] {
  const id = `event-${seen.event}`;
  const said = texts.owns(id) ? texts.say(id, seen as Arguments) : "";
  if (said && !said.includes("{$")) return [said]; // else it wants to know something that the event does not tell
  const { event, seat, house: _, ...rest } = seen;
  const about = Object.entries(rest).map(([name, value]) => `${name.replaceAll("_", " ")} ${plainly(texts, value)}`);
  const what = [plainly(texts, event), ...about].join(", ");
  return [typeof seat === "string" ? `${texts.name("seat", seat)}: ${what}` : readable(what)];
}

/** A decision, as its button says it: the line of the notation. */
export function sentence(_texts: Texts, _view: View, line: string): string {
  return readable(line);
}

export function question(texts: Texts, view: View, lines: readonly string[]): string {
  if (!lines.length)
    return view.waiting_for && view.waiting_for !== view.seat
      ? texts.say("page-waiting-for", { seat: texts.name("seat", view.waiting_for) })
      : texts.say("page-waiting");
  const asked = view.asked ?? "";
  const own = asked.replace(`${view.game}-`, "");
  if (texts.owns(own)) return texts.say(own).replaceAll("`", "");
  return readable(own.replace(/^asked-?/, "")) || texts.say("page-deciding");
}

/** Choices that begin with the same word belong together, if there are many; a single group has no name. */
export function grouped(lines: readonly string[]): { name: string; lines: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const line of lines) {
    const [verb] = lines.length > FEW ? line.split(" ") : [""];
    groups.set(verb, [...(groups.get(verb) ?? []), line]);
  }
  return [...groups].map(([verb, own]) => ({ name: groups.size > 1 ? readable(verb) : "", lines: own }));
}

/** What may be seen of the table. */
export function shown(view: View): Record<string, unknown> {
  return Object.fromEntries(Object.entries(view).filter(([name]) => !ELSEWHERE.has(name)));
}

/** A value in one line. */
export function plainly(texts: Texts, value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value))
    return value.length ? value.map((one) => plainly(texts, one)).join(", ") : texts.say("nothing");
  if (typeof value === "object") {
    const all = Object.entries(value).map(([name, one]) => `${name.replaceAll("_", " ")} ${plainly(texts, one)}`);
    return all.length ? all.join(", ") : texts.say("nothing");
  }
  if (typeof value === "boolean") return texts.say(value ? "page-plain-yes" : "page-plain-no");
  if (typeof value === "number") return String(value);
  return texts.knows(`seat-${value}`) ? texts.name("seat", String(value)) : String(value).replaceAll("-", " ");
}

/** Several things of one kind, such as what each player has, as a table; null if it is something else. */
export function asTable(value: unknown): { columns: string[]; rows: [string, Record<string, unknown>][] } | null {
  if (!isRecord(value)) return null;
  const rows = Object.entries(value).flatMap(([name, one]): [string, Record<string, unknown>][] =>
    isRecord(one) && !Object.values(one).some(isRecord) ? [[name, one]] : [],
  );
  const columns = [...new Set(rows.flatMap(([, one]) => Object.keys(one)))];
  const fits = rows.length > 1 && rows.length === Object.keys(value).length && columns.length <= WIDE;
  return fits ? { columns, rows } : null;
}

/** A row for everything that brought points; none if the view does not name the seats. */
export function score(_texts: Texts, view: View): { label: string; cells: string[] }[] {
  const { seats } = view as { seats?: unknown };
  const rows = new Map<string, string[]>();
  if (!Array.isArray(seats)) return [];
  for (const [seat, item, place, points] of view.outcome?.lines ?? []) {
    const label = [place, item].filter(Boolean).map(readable).join(": ");
    const cells = rows.get(label) ?? seats.map(() => "");
    cells[seats.indexOf(seat)] = String(points);
    rows.set(label, cells);
  }
  return [...rows].map(([label, cells]) => ({ label, cells }));
}

export function victory(texts: Texts, _result: Result, winners: readonly string[]): string {
  if (!winners.length) return texts.say("page-plain-no-winner");
  return texts.say("page-plain-won", {
    count: winners.length,
    who: winners.map((one) => texts.name("seat", one)).join(", "),
  });
}

/** What any of the views shows. */
export function everything(views: readonly View[]): View {
  return { ...views.reduce((one, other) => opened(one, other) as View), seat: null, actions: [], asked: null };
}

function opened(one: unknown, other: unknown): unknown {
  if (one === null || one === undefined) return other;
  if (!isRecord(one) || !isRecord(other)) return one;
  return Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [name, opened(one[name], other[name])]),
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
