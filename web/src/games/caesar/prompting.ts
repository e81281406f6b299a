// What whoever asks for a decision needs of all that the table is given.

import type { TableProps } from "~/games/game.ts";

import type { CaesarView } from "./views.ts";

export type Prompting = Pick<TableProps<CaesarView>, "texts" | "view" | "lines" | "busy" | "play">;
