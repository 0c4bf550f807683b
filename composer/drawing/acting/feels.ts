import { wordsIn } from "../../data-text.ts";
import type { Expression } from "../../reading/expression.ts";
import { kindOf } from "../../reading/picture-index.ts";
import type { Reading } from "../../reading/read-idea.ts";
import type { Relation } from "../../reading/relation.ts";
import type { State } from "../../reading/state.ts";
import { wordList } from "../../reading/word-list.ts";
import { moodOfFace } from "../creatures/pose-of.ts";

/** What the hero feels, as far as the idea, what it does, where it is or what has become of it says so. */
export const feltIn = (reading: Reading, acted: Relation | null): Expression | null =>
  reading.typedFace ??
  reading.gesture?.mood ??
  reading.expression ??
  (reading.subject && moodOfFace(reading.subject)) ??
  (acted && BETWEEN_TWO.test(acted) && isSomebody(reading) ? facesOf(reading)?.[0] : null) ??
  (FOR_FUN.test(reading.action?.base ?? "") && /^(kicks|smashes|throws|catches|fights)$/.test(acted ?? "")
    ? "happy"
    : null) ??
  (acted === "drops" && MAKES.test(reading.action?.base ?? "") ? "happy" : null) ??
  (/^(under|behind)$/.test(acted ?? "") && reading.count > 1 ? "happy" : null) ??
  (/^(in|sits|lies)$/.test(acted ?? "") && reading.motifState === "tiny"
    ? "scared"
    : acted && FEELS[acted]) ??
  reading.stageSet?.mood ??
  (reading.state && SUFFERS[reading.state]) ??
  null;

/** Who plays is glad, whatever is hit. */
const FOR_FUN = /^(play|pop|juggle|dance|score|dribble|bowl|golf|quit|resign|retire|leave)( |$)/;

/** Who makes a thing is glad of it. */
const MAKES = /^(print|mint|make|produce|brew|bake)( |$)/;

/** How one does to somebody what one does, with the faces of who does it and of whom it is done to. */
const MANNERS = (
  [
    ["harshly", "angry", "sad"],
    ["hurting", "angry", "screaming"],
    ["slyly", "smug", "scared"],
    ["kindly", "happy", "happy"],
    ["lovingly", "loving", "loving"],
    ["teasing", "happy", "laughing"],
    ["boring", "deadpan", "sleepy"],
  ] as const
).map(([manner, ...faces]) => [new Set(wordsIn(wordList(`done ${manner}`))), faces] as const);

/** The faces of hero and motif by what one does to the other. */
export const facesOf = ({
  action,
  passive,
  subject,
}: Pick<Reading, "action" | "passive" | "subject">): readonly [Expression, Expression] | null => {
  const verb = passive?.base ?? action?.base.split(" ")[0] ?? "";
  const [done, suffered] = MANNERS.find(([verbs]) => verbs.has(verb))?.[1] ?? [];
  if (!done || !suffered) return null;
  return passive && passive.doneTo === subject?.at ? [suffered, done] : [done, suffered];
};

/** There two have to do with each other as the verb says. */
const BETWEEN_TWO = /^(meets|feeds|talks|pets|fights|hugs|loves|holds|heaves|works|watches)$/;
const isSomebody = ({ motif }: Reading): boolean =>
  motif !== null && /^(creature|person|face)$/.test(kindOf(motif.id));

/** What somebody feels about whom or what it has to do with, where the idea does not say. */
const FEELS: Partial<Record<Relation, Expression>> = {
  flees: "scared",
  hides: "scared",
  faints: "dizzy",
  feeds: "happy",
  fumbles: "shy",
  beats: "smug",
  races: "determined",
  spits: "angry",
  catches: "happy",
  chases: "angry",
  guards: "angry",
  refuses: "angry",
  fights: "angry",
  quarrels: "angry",
  fears: "scared",
  lacks: "sad",
  dreams: "happy",
  headfirst: "scared",
  hugs: "loving",
  loves: "loving",
  escapes: "smug",
  behind: "scared",
  under: "scared",
  throws: "angry",
  kicks: "angry",
  smashes: "angry",
  drops: "scared",
  knocks: "deadpan",
  topples: "smug",
  swallows: "screaming",
  watches: "deadpan",
  buries: "determined",
  games: "deadpan",
  hangs: "screaming",
  surfs: "happy",
  climbs: "determined",
  pulls: "determined",
  heaves: "determined",
  digs: "determined",
  pushes: "determined",
  works: "determined",
  lifts: "determined",
  cooks: "determined",
  plays: "happy",
};

/** What somebody feels whom that has befallen. */
const SUFFERS: Partial<Record<State, Expression>> = {
  burnt: "sad",
  ablaze: "screaming",
  wet: "sad",
  melting: "scared",
  broken: "sad",
  hurt: "sad",
  frozen: "scared",
};
