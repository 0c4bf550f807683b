import type { Expression } from "./expression.ts";
import { LETTERED } from "./picture-index.ts";
import { NOWHERE } from "./props.ts";
import type { Thing } from "./thing.ts";
import { isClumsyAt, isUnable } from "./unable.ts";
import { formsOfThird, matchVerb } from "./verbs.ts";
import { anyOf } from "./word-list.ts";
import type { Word } from "./words.ts";

/** A deed that the idea says is not done. */
export interface Denied {
  /** Nobody can do it, or somebody will not; who never does it does not care to. */
  way: "unable" | "unwilling" | "never" | "clumsy";
  base: string;
  at: number;
}

const UNWILLING =
  /(^| )((refus(e|es|ed|ing)|declin(e|es|ed|ing)|unwilling) to|won't|wont|will not|(doesn't|doesnt|does not|don't|dont|do not) want to|hates to) (even |ever )?$/;
const NEVER = /(^| )(never|doesn't|doesnt|does not|don't|dont|do not|no longer) (even |ever |really )?$/;
/** "never blinks": a verb that no list knows, in the third person. */
const NEVER_DOES = /(^| )never (even |ever |really )?$/;
/** "a hyena not laughing" */
const NOT = /(^| )(not|isn't|isnt|aren't|arent|stopped|quit) $/;
/** Verbs of all work, which no list of deeds has. */
const PLAIN = /^(go|do|come|get|take)$/;
/** "refusing a haircut", "refuses to do yoga" */
const REFUSES = /^(refuse|reject|boycott)$/;
/** Who never stops does it all the time. */
const GOES_ON =
  /^(stop|quit|end|finish|give|lose|fail|die|help|miss|forget|shut|want|know|care|let|rest|learn)$/;

/** "gave up on karaoke", "swore off dating" */
const SWORN = new RegExp(`(^| )${anyOf("sworn off")} $`);

/** The first deed that is denied: "cannot wake up", "refuses to dance", "never smiles". */
export const deniedIn = (words: readonly Word[]): Denied | null => {
  for (const { at, folded } of words) {
    const before = `${words
      .slice(Math.max(0, at - 5), at)
      .map((word) => word.folded)
      .join(" ")} `;
    // "quit to sell insurance" is what is done now.
    if (!/^(on|to)$/.test(folded) && SWORN.test(before)) return { way: "never", base: folded, at: at - 1 };
    // "cannot blend in": a verb that no list knows is denied all the same.
    const isUnsaid = isUnable(words, at) || isClumsyAt(words, at) || UNWILLING.test(before);
    const isSaid = /^[a-z]{3,}$/.test(folded) && (isUnsaid || isNeverAgain(words, at));
    const unlisted = NEVER_DOES.test(before) ? formsOfThird(folded).base : folded;
    const isNever = NEVER_DOES.test(before) && /[^su]s$/.test(folded);
    const base =
      matchVerb(folded)?.forms.base ?? (isSaid || isNever || PLAIN.test(folded) ? unlisted : undefined);
    if (base === undefined) continue;
    if (GOES_ON.test(base)) continue;
    if (REFUSES.test(base) && !GOES_ON.test(words[at + 2]?.folded ?? ""))
      return { way: "unwilling", base: RISES.test(words[at + 2]?.folded ?? "") ? "wake" : base, at };
    if (isUnable(words, at)) return { way: "unable", base, at };
    if (isClumsyAt(words, at)) return { way: "clumsy", base, at };
    if (isNeverAgain(words, at)) return { way: "never", base, at };
    if (UNWILLING.test(before)) return { way: "unwilling", base, at };
    const isGerund = matchVerb(folded)?.shape === "gerund";
    if (NEVER.test(before) || (isGerund && NOT.test(before))) return { way: "never", base, at };
  }
  return null;
};

/** "never dating again" */
const isNeverAgain = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.folded === "never" && words.slice(at + 1, at + 5).some(({ folded }) => folded === "again");

/** Whether a motif is what is denied: "won't eat broccoli", and the drink of who never drinks. */
export const isDenied = (denied: Denied | null, motif: Thing): boolean =>
  denied !== null &&
  !/^(unable|clumsy)$/.test(denied.way) &&
  motif.id !== LETTERED &&
  (motif.at >= NOWHERE || (motif.at >= denied.at && motif.at <= denied.at + 4));

/** How one looks who does not do it. */
export const moodOfDenied = (denied: Denied | null): Expression | null => {
  if (!denied) return null;
  if (RISES.test(denied.base)) return "sleepy";
  return ({ unable: "sad", unwilling: "angry", never: "deadpan", clumsy: "shy" } as const)[denied.way];
};
/** Who does not get up sleeps on. */
export const RISES = /^(wake|awake|rise)$/;

const OWN = "(his|her|its|their|my|our)";
const LOST = new RegExp(
  `(^| )((lost|loses|losing|misplaced|missed|misses|missing|forgot|forgets) ${OWN}|(doesn't|doesnt|does not|don't|never) (have|own) (a|an|any|${OWN}))( own)?( [^ ]+)?$`,
);

/** "lost its passport": it has none. */
export const isLost = (words: readonly Word[], { at }: Pick<Thing, "at">): boolean =>
  at > 0 &&
  at < words.length &&
  LOST.test(
    words
      .slice(Math.max(0, at - 5), at)
      .map(({ folded }) => folded)
      .join(" "),
  );
