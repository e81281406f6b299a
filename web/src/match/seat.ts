// Who sits there: what people and bots are called.

import type { SeatInfo } from "~/lib/protocol.ts";
import type { Texts } from "~/lib/texts.ts";

/** The player's name, or the bot's; "" if there is no name, or nobody sits there. */
export function playerName(texts: Texts, seat: SeatInfo | undefined): string {
  if (seat?.kind === "bot") return texts.say("page-seat-bot", { bot: seat.bot });
  return seat?.name ?? "";
}

/** Who sits there: a name, a bot or an open seat; and whether the player has left, or is you. */
export function seatLabel(texts: Texts, seat: SeatInfo, you: boolean): string {
  if (seat.kind === "open") return texts.say("page-seat-open");
  if (seat.kind === "bot") return playerName(texts, seat);
  const name = playerName(texts, seat) || texts.say("page-somebody");
  if (seat.resigned) return texts.say("page-seat-resigned", { name });
  if (seat.away) return texts.say("page-seat-away", { name, bot: seat.bot });
  if (!you) return name;
  return seat.name ? texts.say("page-seat-you-named", { name }) : texts.say("page-seat-you");
}
