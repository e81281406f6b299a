// A decision in words, as the button says it that carries it out.

import type { Texts } from "~/lib/texts.ts";

import { known, pointsOf } from "./facts.svelte.ts";
import { troops } from "./words.ts";
import type { NeroView } from "./views.ts";

/** Who goes: of `force 2 leader` 2 legions and the leader. */
export function troopsOf(texts: Texts, line: string): string {
  const [, legions, leader] = line.split(" ");
  return troops(texts, Number(legions ?? 0), leader === "leader");
}

export function sentence(texts: Texts, view: NeroView, line: string): string {
  const [verb, first = "", second] = line.split(" ");
  const say = (what: string, about = {}) => texts.say(`page-nero-do-${what}`, about);
  switch (verb) {
    case "want":
      return say("want", { area: first, seat: known.facts.leaders[first] ?? "" });
    case "force":
    case "load":
      return say(verb, { troops: troopsOf(texts, line) });
    case "leave":
      return say("leave", {
        troops: first === "leader" ? texts.say("troops-leader") : troops(texts, Number(first), false),
      });
    case "take":
      return second ? say(`take-some-${first}`, { legions: Number(second) }) : say(`take-${first}`);
    case "move-card":
      return say("move-card", { card: first, bp: pointsOf(first).bp });
    case "battle-card":
      return say("battle-card", { card: first, gp: pointsOf(first).gp });
    case "event":
    case "counter":
      return say(verb, { card: first });
    case "counter-two":
      return first.includes("/") ? `${say(verb)} (${texts.list("card", [first, second ?? first])})` : say(verb);
    case "step":
      return say("step", { province: first, bp: view.this_turn.force?.step_costs[first] ?? 1 });
    case "attack":
      return say("attack", { seat: first, bp: view.this_turn.force?.tired ? 2 : 1 });
    case "target":
      return say(`target-${view.event?.card ?? "crisis"}`, { seat: first });
    case "from":
      return say(view.asked === "nero-asked-bring" ? "bring" : "from", { province: first });
    case "at":
      return second ? say("at-legion", { province: first, seat: second }) : say("at-germans", { province: first });
    default:
      return say(verb, { province: first });
  }
}
