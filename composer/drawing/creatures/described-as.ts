import { mix } from "../../colour/colour.ts";
import { wordsIn } from "../../data-text.ts";
import type { Reading } from "../../reading/read-idea.ts";
import type { Thing } from "../../reading/thing.ts";
import { wordList } from "../../reading/word-list.ts";
import type { Word } from "../../reading/words.ts";
import { colourSaid } from "../tinted.ts";
import { changedBody, winged } from "./changed-body.ts";
import { inUniform } from "./clothes.ts";
import type { Creature } from "./creature.ts";

/** The creature as the idea describes it: dressed for its trade, in a colour that it names, or fat. */
export const describedAs = (creature: Creature | undefined, reading: Reading): Creature | undefined => {
  const { subject, role, gesture } = reading;
  if (!creature || !subject) return creature;
  const shaped = inBody(creature, reading);
  const before = reading.words[subject.at - 1]?.folded ?? "";
  const green = gesture?.mark === "queasy" ? 0.55 : ENVIOUS.test(before) ? 0.22 : 0;
  const described = green > 0 ? { ...shaped, coat: mix(shaped.coat, SICK, green) } : shaped;
  return inUniform(described, role ?? (creature.muzzle === "human" ? subject.word : ""));
};

/** Who feels sick is green in the face, and who is jealous a little. */
const SICK = "#9ed04a";
const ENVIOUS =
  /^(jealous|envious|celoso|celosa|ciumento|ciumenta|jaloux|jalouse|gelosa?|geloso|eifersüchtiger?|neidischer?)$/;

const inBody = (born: Creature, { words, subject, motif, state }: Reading): Creature => {
  if (!subject || subject.at >= 1000) return born;
  const grown = motif === null && isSaidToFly(words, subject) ? winged(born) : born;
  const creature = changedBody(grown, words);
  const before = words.slice(Math.max(0, subject.at - 3), subject.at).filter(({ endsClause }) => !endsClause);
  if (words.some(({ folded }) => SUNBURNT.test(folded)))
    return { ...creature, coat: "#ee6352", belly: "#f7897a", limb: creature.limb && "#ee6352" };
  if (before.some(({ folded }) => seeThrough.has(folded)))
    return {
      ...creature,
      coat: "#e4eef6",
      belly: "#f4f9fc",
      dark: "#b4c6d4",
      limb: creature.limb && "#e4eef6",
      extra: "#cfdde8",
    };
  const colour = colourSaid(words, subject);
  if (before.some(({ folded }) => HEADLESS.test(folded))) return { ...creature, isHeadless: true };
  const lost = lostPattern(words);
  const isBearded = creature.muzzle === "human" && before.some(({ folded }) => folded === "bearded");
  const isBald = before.some(({ folded }) => BALD.test(folded));
  const isFat = before.some(({ folded }) => fatWords.has(folded));
  const shaved: Creature =
    lost && (!lost.marks?.length || creature.marks.includes("bees"))
      ? { ...creature, ...lost }
      : isBald
        ? {
            ...creature,
            top: /hair|bun/.test(creature.top) ? "bald" : HAIR.test(creature.top) ? "none" : creature.top,
          }
        : creature;
  const dyed =
    colour && !creature.shirt ? { ...shaved, coat: colour, limb: creature.limb && colour } : shaved;
  if (
    (state === "muscular" || before.some(({ folded }) => muscularWords.has(folded))) &&
    !/^(sheet|tentacles|eight|crab|box|snail)$/.test(creature.body)
  )
    return { ...dyed, body: "buff" };
  if (isBearded) return { ...dyed, marks: [...dyed.marks, "beard"] };
  return isFat && /^(torso|striped|skirt|long)$/.test(creature.body) ? { ...dyed, body: "round" } : dyed;
};

/** "without stripes": what it is drawn without. */
const lostPattern = (words: readonly Word[]): Partial<Creature> | null => {
  const from = words.findIndex(({ folded }) => LACKING.test(folded));
  if (from < 0) return null;
  const said = words.slice(from + 1, from + 4).map(({ folded }) => folded);
  return LOST.find(([known]) => said.some((word) => known.test(word)))?.[1] ?? null;
};
const LACKING = /^(without|no|lost|lacks|missing|ohne|sin|sem|sans|senza|zonder|bez|tanpa|без)$/;
const LOST: readonly (readonly [RegExp, Partial<Creature>])[] = [
  [/^(hair|haare|pelo|cheveux|capelli|cabelo)$/, { top: "none" }],
  [/^(humps?|hocker|jorobas?|corcovas?|bosses?|gobb[ae])$/, { shell: null }],
  [/^(bees?|bienen|abejas|abelhas|abeilles|api)$/, { marks: ["veil"] }],
  [/^(stripes|spots|streifen|rayas|rayures|strisce|listras)$/, { marks: [] }],
];

/** "a flying cow", "when pigs fly": who has no wings has grown some. */
const isSaidToFly = (words: readonly Word[], { at, last = at }: Thing): boolean =>
  /^(flying|winged)$/.test(words[at - 1]?.folded ?? "") ||
  /^(fly|flies|flying)$/.test(words[last + 1]?.folded ?? "");

const SUNBURNT = /^(sunburn(t|ed|s)?|sonnenbrand|insolado|insolada)$/;
/** Nothing but an outline is left of it. */
const seeThrough = new Set(wordsIn(wordList("see through")));
const HEADLESS = /^(headless|beheaded|decapitated|kopflos|kopfloser|kopflose|kopfloses)$/;
const BALD = /^(bald|balding|hairless|glatzkopfig|calvo|calva|careca|chauve|kel|botak)$/;
/** What grows on a head like hair. */
const HAIR = /^(mane|shag|wool|tuft|quills|crest)$/;
const fatWords = new Set(wordsIn(wordList("fat")));
const muscularWords = new Set(wordsIn(wordList("muscular")));
