import type { Design } from "#composer/deck/read-design.ts";
import { passageNames } from "../../passage-names.ts";

/** What a message changed about the page, in words; null if it changed nothing. */
export function replyToWish(before: Design, after: Design): string | null {
  const [was, is] = [before.look, after.look];
  const changes = [
    was.accent !== is.accent && "new color",
    was.dark !== is.dark && (is.dark ? "dark page" : "light page"),
    was.density !== is.density && densities[is.density],
    was.mood !== is.mood && (is.mood ? `${is.mood} mood` : "the template's own mood"),
    ...after.hidden.filter((id) => !before.hidden.includes(id)).map((id) => `${passageNames[id]} left out`),
    ...before.hidden.filter((id) => !after.hidden.includes(id)).map((id) => `${passageNames[id]} is back`),
    before.order.join() !== after.order.join() && "parts in another order",
  ].filter((change) => change !== false);
  if (changes.length === 0) return null;
  const text = changes.join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const densities = { airy: "more space", normal: "usual space", compact: "less space" } as const;
