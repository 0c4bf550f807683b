import { kindOf, matchPhrase } from "../../reading/picture-index.ts";
import type { Thing } from "../../reading/thing.ts";
import type { Word } from "../../reading/words.ts";
import type { Creature } from "./creature.ts";
import { creatureOf } from "./creature-picture.ts";

/** The creature of a thing's own word ("pigeon") or of its breed ("bengal cat"), or of its picture (a dove). */
export const creatureFor = (thing: Thing | null, words: readonly Word[] = []): Creature | undefined => {
  if (!thing) return undefined;
  const breed = kindOf(thing.id) === "creature" ? breedBefore(words[thing.at - 1], thing) : undefined;
  const [first = ""] = thing.word.split(" ");
  // "persian cat", in one word of the lexicon; a tiger shark is no tiger.
  const own = kindOf(thing.id) === "creature" && !isAnother(first, thing) ? creatureOf(first) : undefined;
  // "mafia boss": who is a boss, of whatever.
  const [last = ""] = thing.word.split(" ").reverse();
  const called = /^(person|face)$/.test(kindOf(thing.id)) ? creatureOf(last) : undefined;
  const known = breed ?? creatureOf(thing.word.replaceAll(" ", "-")) ?? own ?? called ?? creatureOf(thing.id);
  if (known) return known;
  // Whoever has no line of their own is somebody: nobody is a yellow face.
  const isSomebody = /^(person|face)$/.test(kindOf(thing.id));
  return isSomebody ? creatureOf(/(^|-)(woman|mrs)(-|$)/.test(thing.id) ? "woman" : "man") : undefined;
};

/** Who a word names by itself, and well known, where that is not who is meant. */
const isAnother = (word: string, { id }: Thing): boolean => {
  const named = matchPhrase(word);
  return named !== undefined && named.weight > WELL_KNOWN && named.id !== id;
};
const WELL_KNOWN = 5;

const breedBefore = (before: Word | undefined, { id }: Thing): Creature | undefined => {
  if (!before || before.endsClause || !/^(dog|cat|bird|fish|bear|monkey|pig|horse|cow)/.test(id))
    return undefined;
  const own = creatureOf(before.folded);
  const picture = matchPhrase(before.folded);
  return own && (picture === undefined || kindOf(picture.id) === "creature") ? own : undefined;
};
