import { type Compared, comparedWith } from "./compared.ts";
import { countOf } from "./count.ts";
import type { Action } from "./find-action.ts";
import { kindOf, LETTERED } from "./picture-index.ts";
import { nameOf } from "./plain-names.ts";
import type { Posing } from "./posing.ts";
import { NOWHERE } from "./props.ts";
import type { Relation } from "./relation.ts";
import { mutualRelation, relationOf } from "./relation-of.ts";
import type { Thing } from "./thing.ts";
import { plural } from "./word-forms.ts";
import { anyOf } from "./word-list.ts";
import type { Word } from "./words.ts";

/** What one sees an act by that names no thing, or another: a coat, a cage, a board. */
export interface Seen {
  motif: Thing | null;
  relation: Relation | null;
  /** It is what the hero is said to be more than. */
  compared?: Compared;
}

export const seenBy = (
  words: Word[],
  { action, posing, named }: { action: Action | null; posing: Posing | null; named: readonly Thing[] },
  { subject, motif }: { subject: Thing | null; motif: Thing | null },
): Seen | null => {
  if (!subject) return null;
  const ban = subject.at === 1 ? banOf(words, motif) : null;
  if (ban) return { motif: { ...pictured(LETTERED), word: ban }, relation: "behind" };
  const banned = motif === null || motif.at >= NOWHERE ? bannedFrom(words, subject) : null;
  if (banned) return { motif: { ...pictured(LETTERED), word: banned }, relation: "refuses" };
  const compared = comparedWith(words, named, subject);
  if (compared && isFree(motif, compared.thing))
    return { motif: compared.thing, relation: compared.relation, compared };
  if (isStacked(words, subject)) return { motif: pictured("coat"), relation: "wears" };
  if (isDisguised(words, subject)) return { motif: pictured("moustache"), relation: "wears" };
  if (posing && isRoyal(posing)) return { motif: pictured("crown"), relation: "wears" };
  if (posing) return { motif: posing.as, relation: "poses" };
  if (TWIN.test(words.map(({ folded }) => folded).join(" ")))
    return { motif: { ...subject, at: NOWHERE, last: NOWHERE }, relation: "dreams" };
  const cell = cellLeft(words, subject, motif);
  if (cell) return { motif: cell, relation: "escapes" };
  return motif?.id === "red-heart" && motif.at >= NOWHERE ? hugOf(words, action, subject, motif) : null;
};

/** Whether the hero has to do with nothing else that the idea names. */
const isFree = (motif: Thing | null, other: Thing): boolean =>
  motif === null || motif.id === LETTERED || motif.at >= NOWHERE || motif.at === other.at;

const pictured = (id: string): Thing => ({ id, word: nameOf(id), at: NOWHERE, score: 0 });

/** "looking for its twin": it thinks of one like itself. */
const TWIN = new RegExp(
  `(^| )(${[
    "(look(s|ing) for|search(es|ing) for|wait(s|ing) for|long(s|ing) for|in search of|seek(s|ing)?|miss(es|ing)|lost|needs|wants|without|dream(s|ing) of) (a |an |its |his |her |their |the )?([^ ]+ )?([^ ]+ )?(twin|partner|mate|match|pack|herd|flock|other half|better half|pair(?! of)|counterpart|lookalike|doppelganger|clone|own kind)",
    "busca (a )?su (gemel[oa]|otra mitad|media naranja|pareja)",
    "procura (o |a )?(seu|sua) (geme[oa]|par|outra metade)",
    "cherche (son|sa|son autre) (jumeau|jumelle|paire|moitie)",
    "sucht (seinen|seine|ihren|ihre) (zwilling|zwillingsbruder|zwillingsschwester|andere halfte|partner)",
    "cerca (il suo|la sua) (gemell[oa]|compagn[oa]|altra meta)",
  ].join("|")})( |$)`,
);

/** "no dogs allowed": the dog is behind the board that says so. */
const banOf = (words: readonly Word[], motif: Thing | null): string | null => {
  const said = BANS.exec(words.map(({ folded }) => folded).join(" "));
  return said && motif === null ? `no ${said[1]}` : null;
};
const BANS = /^no ([^ ]+) (are |is )?(allowed|permitted|welcome|here|please|zone|policy)( |$)/;

/** "banned from the buffet": a board says so. */
const bannedFrom = (words: readonly Word[], { word }: Thing): string | null =>
  BANNED.test(words.map(({ folded }) => folded).join(" ")) ? `no ${plural(word)}` : null;
const BANNED = new RegExp(`(^| )${anyOf("banned")}( |$)`);

/** A pawn that thinks it is the queen has her crown, and its own head. */
const isRoyal = ({ hero, as }: Posing): boolean =>
  as.id === "person-with-crown" && /^(food|thing|nature)$/.test(kindOf(hero.id));

/** Two hug each other; who is only near hugs has a board that offers them. */
const hugOf = (words: Word[], action: Action | null, subject: Thing, motif: Thing): Seen | null => {
  if (/^(dreams|fears|flees|refuses|lacks)$/.test(relationOf(words, action, subject, motif) ?? ""))
    return null;
  if (countOf(words, subject) === 2 && mutualRelation(words, action)) return { motif: null, relation: null };
  return words.some(({ folded }) => /^hugs?$/.test(folded))
    ? { motif: { ...motif, id: LETTERED, word: "free hugs" }, relation: "holds" }
    : null;
};

/** "two pandas pretending to be one tall man": they stand on each other in one coat. */
const isStacked = (words: Word[], subject: Thing): boolean =>
  countOf(words, subject) > 1 &&
  kindOf(subject.id) === "creature" &&
  STACKED.test(words.map(({ folded }) => folded.replace(/['’]/g, " ")).join(" "));
const STACKED =
  /(^| )(pretend[a-z]* to be|disguis[a-z]* as|dress[a-z]*( up)? as|posing as|passing as) (a|an|one|some|the)( single| tall| grown| adult| normal| real| big)* (man|woman|person|human|adult|grown up|businessman|guy|lady|giant)( |$)/;

/** "a robot pretending to be human": it has a moustache on. */
const isDisguised = (words: Word[], subject: Thing): boolean =>
  !/^(person|face)$/.test(kindOf(subject.id)) &&
  DISGUISED.test(words.map(({ folded }) => folded.replace(/['’]/g, " ")).join(" "));
const DISGUISED =
  /(^| )(pretend[a-z]* to be|disguis[a-z]* as|posing as|passing as|passing for|pass(es)? as|pass(es)? for)( (a|an|one|just|totally))*( normal| regular| real| ordinary)? (human|human being|person|normal guy|normal person)( |$)/;

/** "escaped from the zoo": of a place that one is kept in, one sees the cage; fish are kept in a bowl of their own. */
const cellLeft = (words: Word[], subject: Thing, motif: Thing | null): Thing | null => {
  const said = words.map(({ folded }) => folded).join(" ");
  if (/ (escap[a-z]*|leap[a-z]*|jump[a-z]*) (from|out of) (a|the|his|her|its) (fish )?bowl/.test(said))
    return /fish|shrimp|crab|turtle|tadpole/.test(subject.id + subject.word) ? pictured("fish-tank") : null;
  const isPlace =
    motif === null ||
    motif.at >= NOWHERE ||
    /^(lettered|microscope)$/.test(motif.id) ||
    kindOf(motif.id) === "place";
  const left = isPlace ? CELLS.exec(said)?.[0] : undefined;
  if (left === undefined) return null;
  return pictured(left.includes("aquarium") ? "fish-tank" : "cage");
};
const CELLS =
  /(^| )((escap[a-z]*|fled|fleeing)( (from|out of))?|(broke|breaks|breaking|ran away|runaway) (from|out of)) ((a|an|the|his|her|its|their) )?([^ ]+ )?(zoo|lab|laboratory|prison|jail|asylum|farm|circus|pound|shelter|rodeo|barn|slaughterhouse|kennel|aquarium|pet shop|pet store)( |$)/;
