// What whoever asks for a decision needs of all that the table is given.

import type { CaesarView } from "~/lib/protocol.ts";
import type { TableProps } from "~/games/game.ts";

export type Prompting = Pick<TableProps<CaesarView>, "texts" | "view" | "lines" | "busy" | "play">;
