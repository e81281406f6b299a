// Files of the host's own that can be chosen for a match, such as maps. An empty name is the game's own file.

import type { FileInfo, GameInfo } from "~/lib/protocol.ts";

/** The name of the file that is chosen, by kind. */
export type Files = Record<string, string>;

export function fileCalled(game: GameInfo, what: string, name: string): FileInfo | undefined {
  return game.files?.[what]?.find((file) => file.name === name);
}

/** The names that can be chosen, the game's own first. */
export function usable(game: GameInfo, what: string): string[] {
  return ["", ...(game.files?.[what] ?? []).filter((file) => !file.problem).map((file) => file.name)];
}

/** What was chosen last, as far as it is still there. */
export function filesKnown(game: GameInfo, last: Files = {}): Files {
  let files: Files = Object.fromEntries(Object.keys(game.files ?? {}).map((what) => [what, ""]));
  for (const what of Object.keys(files))
    if (last[what] && usable(game, what).includes(last[what])) files = pick(game, files, what, last[what]);
  return files;
}

/** Choose a file. Another that cannot be played with it gives way: a map may need its own deck. */
export function pick(game: GameInfo, files: Files, what: string, name: string): Files {
  const chosen = { ...files, [what]: name };
  for (const [other, now] of Object.entries(files)) {
    if (other === what || fit(game, what, name, other, now)) continue;
    chosen[other] = usable(game, other).find((one) => fit(game, what, name, other, one)) ?? "";
  }
  return chosen;
}

function fit(game: GameInfo, what: string, name: string, other: string, its: string): boolean {
  const file = fileCalled(game, what, name);
  if (file) return file.fits?.[other]?.includes(its) ?? true;
  return fileCalled(game, other, its)?.fits?.[what]?.includes(name) ?? true;
}

/** As options of a match: what is not the game's own. */
export function asOptions(files: Files): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([, name]) => name));
}
