import { IN_HAND, isBetween, isDeedWord, isOnHero, POSTURES } from "./about-motif.ts";
import type { Roles } from "./cast-roles.ts";
import { isEatenWith, tools } from "./choose-roles.ts";
import type { Action } from "./find-action.ts";
import type { Doing } from "./find-doing.ts";
import type { IdeaText } from "./idea-text.ts";
import { isInHand } from "./motif-place.ts";
import { isBody, relationBy, wornOn } from "./relation.ts";
import { relationOf } from "./relation-of.ts";
import type { Thing } from "./thing.ts";
import { otherParty } from "./third-party.ts";
import type { Word } from "./words.ts";

/** What the subject has to do with, and what it has in a hand besides. */
export interface Hands extends Worked {
  besides: Thing | null;
  /** Somebody else is given the thing, or it is taken from them. */
  isGiven: boolean;
}

interface Worked {
  motif: Thing | null;
  /** What the deed is done with. */
  tool: Thing | null;
  /** The tool is all that one sees of the deed, and takes the place of the motif. */
  isToolAlone: boolean;
}

interface Earlier {
  roles: Roles;
  doing: Doing;
  visible: readonly Thing[];
}

export const fillHands = ({ words }: IdeaText, { roles, doing, visible }: Earlier): Hands => {
  const { subject, second, gear } = roles;
  const worked = workedOn(words, roles, doing);
  // "stealing fries from a cop": whom it is taken from or given to is there too.
  const given = [worked.motif, second].flatMap((held) =>
    held && subject ? otherParty(words, visible, subject, held) : [],
  )[0];
  const held = given
    ? { motif: given.other, besides: given.held }
    : heldBesides(words, doing.action, { subject, motif: worked.motif, second });
  // A helmet leaves no room for hands: what an astronaut holds is shown instead of where it is.
  const isHelmeted = gear?.id === "astronaut" || subject?.id === "astronaut";
  const motif = isHelmeted ? (held.besides ?? held.motif) : held.motif;
  return { ...worked, motif, besides: held.besides, isGiven: given !== undefined };
};

/** What is done to the motif, and what with. */
const workedOn = (words: Word[], { subject, motif, second }: Roles, { action, tool }: Doing): Worked => {
  // "ironing a shirt": the iron is in a hand, and the shirt is what it is done to.
  const isVerb = motif !== null && second !== null && isDeedWord(words, motif, second);
  const object = isVerb ? second : motif;
  const isDoneWith = /^(works|waters)$/.test(relationOf(words, action, subject, object) ?? "");
  const seen = tool && object && isSeenBy(words, tool, object) ? tool : object;
  return {
    motif: seen,
    tool: isVerb ? motif : tool,
    isToolAlone: tool !== null && tools.has(tool.id) && seen?.id !== tool.id && !isDoneWith,
  };
};

/** What grows on the hero is seen by the tool alone, and a hole that is dug by the earth and the shovel. */
const isSeenBy = (words: Word[], tool: Thing, object: Thing): boolean =>
  isOnHero(words, object) || (tool.id === "shovel" && object.id === "hole");

/** Of two motifs, the one that the subject is in, on or against, and the one that it has in a hand meanwhile. */
const heldBesides = (
  words: Word[],
  action: Action | null,
  { subject, motif, second }: Pick<Roles, "subject" | "motif" | "second">,
): Pick<Hands, "motif" | "besides"> => {
  const relationTo = (thing: Thing) => relationOf(words, action, subject, thing) ?? "";
  const isHeldBesides = (where: Thing | null, held: Thing | null): boolean =>
    where !== null &&
    held !== null &&
    !isTooLarge(held) &&
    POSTURES.test(relationTo(where)) &&
    (IN_HAND.test(relationTo(held)) || isInHand(words, held) || isBetween(words, subject, where, held));
  if (isHeldBesides(second, motif)) return { motif: second, besides: motif };
  if (second && isEatenWith(words, second)) return { motif, besides: second };
  // "in an armchair watching tv": the seat is where the hero is besides.
  const isSeat = motif !== null && /^(sits|lies)$/.test(relationTo(motif));
  if (isSeat && second && relationTo(second) === "watches") return { motif: second, besides: null };
  // "wearing a scarf in a bathtub": what one wears is on the body, and the bathtub is around.
  const isWornThere =
    motif !== null &&
    second !== null &&
    !isBody(motif) &&
    /^(in|sits|boards)$/.test(relationTo(motif)) &&
    relationTo(second) === "wears" &&
    !/^(body|feet)$/.test(wornOn(second.id));
  if (isWornThere) return { motif: second, besides: null };
  return { motif, besides: isHeldBesides(motif, second) ? second : null };
};

/** "two cats and a dog in an elevator": nobody has in the hands what one is in, sits on or rides. */
const isTooLarge = (thing: Thing): boolean =>
  !isBody(thing) && /^(meets|rides|sits|backs)$/.test(relationBy(thing));
