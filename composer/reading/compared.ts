import { foldText } from "./clean-text.ts";
import { type Expression, expressionOfManner } from "./expression.ts";
import { kindOf, LETTERED } from "./picture-index.ts";
import type { Relation } from "./relation.ts";
import type { State } from "./state.ts";
import type { Thing } from "./thing.ts";
import { anyOf, wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

/** What the hero is said to be more than, and how one sees that. */
export interface Compared {
  thing: Thing;
  relation: Relation;
  /** What the comparison makes of the size of either. */
  heroState: State | null;
  thingState: State | null;
  /** The faces, where the idea gives none. */
  expression: Expression | null;
  thingExpression: Expression;
}

type Seen = Omit<Compared, "thing">;

const WON: Seen = {
  relation: "meets",
  heroState: null,
  thingState: null,
  expression: "smug",
  thingExpression: "sad",
};
const LOST: Seen = { ...WON, expression: "sad", thingExpression: "smug" };

/** How one sees the outcome: who is faster races, who is stronger lifts the other. */
const WAYS: readonly (readonly [section: string, seen: Seen])[] = [
  ["larger", { ...WON, thingState: "tiny", thingExpression: "scared" }],
  ["smaller", { ...WON, heroState: "tiny", expression: "scared", thingExpression: "deadpan" }],
  ["stronger", { ...WON, relation: "heaves", expression: "determined", thingExpression: "scared" }],
  ["fiercer", { ...WON, expression: "angry", thingExpression: "scared" }],
  ["louder", { ...WON, expression: "screaming", thingExpression: "scared" }],
  ["faster", { ...WON, relation: "races", thingExpression: "screaming" }],
  ["slower", { ...WON, relation: "chases", expression: "deadpan", thingExpression: "smug" }],
];

/** Who is as strong as another shows it in the same way; who is as large as another has it no smaller. */
const EQUALLY = /^(stronger|fiercer|louder|faster)$/;

const THAN = `(${anyOf("than")})`;
const AS = "(as|como|que|wie|come|quanto)";
const wayOf = (section: string, than: string): RegExp =>
  new RegExp(`(^| )${anyOf(`compared ${section}`)} ${than}( |$)`);
const ways = WAYS.map(([section, seen]) => [wayOf(section, THAN), seen] as const);
const equals = WAYS.filter(([section]) => EQUALLY.test(section)).map(
  ([section, seen]) => [wayOf(`equally ${section}`, AS), seen] as const,
);
const LESS = new RegExp(`(^| )(less|menos|moins|meno|weniger|minder) [^ ]+ ${THAN}( |$)`);
const MORE = new RegExp(
  `(^| )([^ ]{2,}er|[^ ]+s more|worse|better|(${foldText(wordList("more"))}) [^ ]+) ${THAN}( |$)`,
);
/** "rather than", "sooner than", "more than a friend": nobody is outdone there. */
const UNTOLD = /(^| )(rather|other|sooner|earlier|later|(?<!s )more) (than|que)( |$)/;

/** "a hamster stronger than a bulldozer": whom or what the hero outdoes is seen beside it. */
export const comparedWith = (
  words: readonly Word[],
  named: readonly Thing[],
  subject: Thing,
): Compared | null => {
  const first = (subject.last ?? subject.at) + 1;
  for (const thing of named) {
    if (thing.at < first || thing.id === LETTERED || thing.isLoose) continue;
    const said = words
      .slice(first, thing.at)
      .map(({ folded }) => folded.replace(/['’]/g, " "))
      .join(" ");
    const behind = NEAR.exec(said)?.[0];
    if (behind === undefined || UNTOLD.test(said)) continue;
    const seen = [...ways, ...equals].find(([way]) => way.test(said))?.[1] ?? (LESS.test(said) ? LOST : null);
    const won = seen ?? (MORE.test(said) ? WON : null);
    if (won) return { ...atPlace(won, thing), expression: faceOf(said) ?? won.expression, thing };
  }
  return null;
};
/** "lazier than a sloth", "more tired than an owl": who is more so has the face of it. */
const faceOf = (said: string): Expression | null => {
  const quality = new RegExp(`([^ ]+) ${THAN}( |$)`).exec(said)?.[1] ?? "";
  const stem = quality.replace(/er$/, "");
  const plain = [quality, stem, `${stem}e`, stem.replace(/i$/, "y"), stem.replace(/(.)\1$/, "$1")];
  return plain.map(expressionOfManner).find((face) => face !== null) ?? null;
};
/** No building runs. */
const atPlace = (seen: Seen, { id }: Thing): Seen =>
  kindOf(id) === "place" && RUNS.test(seen.relation) ? { ...seen, relation: "backs" } : seen;
const RUNS = /^(races|chases)$/;
/** The other stands right behind, with a word or two that describe it. */
const NEAR = new RegExp(`(^| )(${THAN}|${AS})( [^ ]+){0,3}$`);
