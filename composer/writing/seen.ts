import type { Slots } from "./narrator.ts";

/**
 * Who is seen, and what of it one talks about: "a heron, working as a lifeguard" and "working as a lifeguard", "a duck,
 * on a motorcycle" and "a duck on a motorcycle", "a badger" and "the badger".
 */
export const seenSlots = (slots: Slots): Slots => {
  const of = (slot: string): string | null => slots[slot]?.[0] ?? null;
  const kind = of("kind");
  if (kind === null || of("quoted") || of("foreign") || of("event")) return {};
  const [gerund, state, having] = ["gerund", "state", "having"].map(of);
  const lone = of("lone") ?? (of("half") && of("plainNoun"));
  if (gerund && of("anyGerund"))
    return seen(
      `${kind}, ${gerund}${of("closing") ?? ""}`,
      gerund,
      of("anyGerund") ?? gerund,
      `still ${gerund}`,
    );
  if (state && of("theirState")) {
    const whole = isBrief(slots) ? `${kind} that is ${state}` : null;
    return seen(
      whole ?? `${kind}, ${state}`,
      whole ?? `${kind} ${state}`,
      `being ${of("theirState")}`,
      `still ${state}`,
    );
  }
  if (having && of("object"))
    return seen(`${kind}, with ${having}`, of("object") ?? having, having, `still with ${having}`);
  return lone
    ? seen(of("aLone") ?? kind, `the ${lone}`, of("aLone") ?? kind, `the ${lone} was still there`)
    : {};
};

/** "A zombie, stuck in a lift" is one, "a zombie, vegan" none: it is one that is vegan. */
export const isBrief = (slots: Slots): boolean =>
  /^[a-z]+$/.test(slots.state?.[0] ?? "") && /^an? /.test(slots.kind?.[0] ?? "");

const seen = (whole: string, what: string, anyWhat: string, still: string): Slots => ({
  seen: [whole],
  what: [what],
  anyWhat: [anyWhat],
  still: [still],
});
