// What the tests of this folder share: recorded views (fixtures/make.py) and words (tools/web.py test writes them).

import { vi } from "vitest";

import type { Happening, MatchInfo } from "~/lib/protocol.ts";
import { Texts, type Language } from "~/lib/texts.ts";
import type { TableProps } from "~/games/game.ts";

import czech from "../../../fixtures/words.cs.json";
import english from "../../../fixtures/words.en.json";
import recorded from "./fixtures/views.json";
import type { CaesarView } from "./views.ts";

export interface Recorded {
  seat: number;
  lines: string[];
  view: CaesarView;
  news?: Happening[];
  both?: CaesarView[];
}

export const VIEWS = recorded as unknown as Record<string, Recorded>;
export const TEXTS = new Texts(english as unknown as Language, "caesar");
export const CZECH = new Texts(czech as unknown as Language, "caesar");

const seat = { kind: "person", name: "Livia", bot: "", ready: true, away: false, resigned: false, leader: "" };
export const INFO = {
  id: "x",
  game: "caesar",
  seats: [seat, { ...seat, name: "Gaius" }],
  phase: "playing",
} as unknown as MatchInfo;

/** What a table is given for a recorded view, with spies that hear what it plays and asks. */
export function given(kind: string, more: Partial<Omit<TableProps<CaesarView>, "play" | "why">> = {}) {
  const { seat, lines, view, news } = VIEWS[kind];
  const play = vi.fn<(lines: readonly string[]) => void>();
  const why = vi.fn<(line: string) => void>();
  return {
    texts: TEXTS,
    view,
    info: INFO,
    seat,
    live: true,
    lines,
    busy: false,
    hints: [],
    news: news ?? [],
    play,
    why,
    ...more,
  };
}
