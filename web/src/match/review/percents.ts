// Chances as percentages, in the player's language.

import { SURE } from "./curve.ts";

export interface Percents {
  /** 42% */
  whole(share: number): string;
  /** 42.3% */
  fine(share: number): string;
  /** +4%: a change. */
  signed(share: number): string;
  /** ± 4%: how sure a figure with this standard error is. */
  within(error: number): string;
}

export function percentsIn(language: string): Percents {
  const written = (how: Intl.NumberFormatOptions): ((share: number) => string) => {
    const format = new Intl.NumberFormat(language, { style: "percent", ...how });
    return (share) => format.format(share);
  };
  const whole = written({});
  return {
    whole,
    fine: written({ maximumFractionDigits: 1 }),
    signed: written({ signDisplay: "exceptZero" }),
    within: (error) => `±\u00a0${whole(SURE * error)}`,
  };
}
