import { phrasesIn } from "../data-text.ts";
import { foldText } from "./clean-text.ts";
import { containers } from "./containers.ts";
import { kindOf, LETTERED } from "./picture-index.ts";
import type { Thing } from "./thing.ts";
import { matchVerb } from "./verbs.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

const ways = ["full", "covered", "made", "wrapped"] as const;
/** In what way something is there in plenty: in a thing, all over it, instead of it, or around it. */
export type StuffWay = (typeof ways)[number];

/** "full of money": what there is plenty of, and what it is in, on or around. */
export interface Stuff {
  thing: Thing;
  way: StuffWay;
  bearer: Thing;
}

const phrases = ways.flatMap((way) =>
  phrasesIn(foldText(wordList(`stuff ${way}`))).map((said) => [way, said] as const),
);

/** Between the phrase and its noun: an article, or what describes the noun. */
const DESCRIBES = /^(?!(and|who|that|on|in|at|with|of|from)$)\p{L}+$/u;

export const stuffOf = (words: readonly Word[], things: readonly Thing[]): Stuff | null => {
  const [hero] = things;
  if (!hero) return null;
  for (const thing of things) {
    if (thing.at >= words.length || thing.id === LETTERED || kindOf(thing.id) === "place") continue;
    // "full of bills": the bills of a letterbox, where nothing says that they are money.
    if (thing.isLoose && things.some(({ at, standsFor }) => standsFor && at === thing.at)) continue;
    const said = wayBefore(words, thing);
    const bearer = bearerOf(said?.from ?? thing.at, things);
    if (!bearer) continue;
    if (said) return { thing, way: said.way, bearer };
    if (bearer === hero && isWrap(words, thing)) return { thing, way: "wrapped", bearer };
    const vessel = vesselOf(words, thing, things);
    if (vessel) return { thing, way: "full", bearer: vessel };
    const built = builtOf(words, thing, things, hero);
    if (built) return { thing, way: "made", bearer: built };
    if (isFilledBy(words, thing, bearer, hero)) return { thing, way: "full", bearer };
    if (isShapedOf(words, thing, bearer)) return { thing, way: "made", bearer };
  }
  return null;
};

/** The thing that is named last before a word. */
const bearerOf = (before: number, things: readonly Thing[]): Thing | undefined =>
  things
    .filter(({ at, last = at, isLoose }) => last < before && !isLoose)
    .reduce<Thing | undefined>((last, each) => (last && last.at > each.at ? last : each), undefined);

/** The phrase before it, and where that begins. */
const wayBefore = (words: readonly Word[], { at }: Thing): { way: StuffWay; from: number } | null => {
  for (let between = 0; between <= 2; between++) {
    const end = at - between;
    if (between > 0 && !DESCRIBES.test(words[end]?.folded ?? "")) return null;
    const said = ` ${words
      .slice(Math.max(0, end - 4), end)
      .map(({ folded }) => folded)
      .join(" ")}`;
    const found = phrases.find(([, phrase]) => said.endsWith(` ${phrase}`));
    if (found) return { way: found[0], from: end - found[1].split(" ").length };
  }
  return null;
};

/** "wearing a blanket": what has no sleeves is worn around. */
const isWrap = (words: readonly Word[], { id, at }: Thing): boolean =>
  /^(blanket|towel|carpet|picnic-blanket)$/.test(id) &&
  words.slice(Math.max(0, at - 3), at).some(({ folded }) => /^(wear|wears|wearing|wore)$/.test(folded));

const MAKES = /^(build|make|knit|sew|weave|carve|sculpt|construct|craft|crochet|fold|bake|assemble|fashion)$/;

/** "building a castle out of pancakes": what is made of it. */
const builtOf = (
  words: readonly Word[],
  thing: Thing,
  things: readonly Thing[],
  hero: Thing,
): Thing | undefined => {
  const out = words.findLastIndex(
    ({ folded, at }) => at < thing.at - 1 && folded === "out" && words[at + 1]?.folded === "of",
  );
  if (out < 0 || thing.at - out > 4) return undefined;
  const made = bearerOf(out, things);
  const isMade = words
    .slice(0, made?.at ?? 0)
    .some(({ folded }) => MAKES.test(matchVerb(folded)?.forms.base ?? ""));
  return made && made !== hero && isMade && out - (made.last ?? made.at) === 1 ? made : undefined;
};

const FROM = /^(from|out of)( (a|an|the|his|her|its|their|my|old|huge|giant|tiny|dirty|plastic|golden))*$/;
/** What meals are drawn in already. */
const DISHES = /bowl|plate|cup|mug|glass|bottle|can|straw|beverage|tumbler|takeout|steaming|teapot/;

/** "eating cereal from a bucket": the bucket is full of it. */
const vesselOf = (words: readonly Word[], thing: Thing, things: readonly Thing[]): Thing | undefined =>
  isFedOn(words, thing)
    ? things.find(({ id, at }) => {
        const between = words.slice((thing.last ?? thing.at) + 1, at).map(({ folded }) => folded);
        return FROM.test(between.join(" ")) && !DISHES.test(id) && kindOf(id) === "thing";
      })
    : undefined;

const isFedOn = (words: readonly Word[], { id, at }: Thing): boolean =>
  kindOf(id) === "food" &&
  words
    .slice(Math.max(0, at - 3), at)
    .some(({ folded }) => /^(eat|drink|slurp|sip|chug|lap)$/.test(matchVerb(folded)?.forms.base ?? ""));

/** "a blanket of bacon": a thing of a stuff that it is never of. */
const isShapedOf = (words: readonly Word[], thing: Thing, { id, at, last = at }: Thing): boolean =>
  kindOf(thing.id) === "food" &&
  kindOf(id) === "thing" &&
  !containers.has(id) &&
  thing.at === last + 2 &&
  /^(of|de|aus|di)$/.test(words[thing.at - 1]?.folded ?? "");

/** "in a bathtub of champagne": what somebody is in is filled by what it is "of". */
const isFilledBy = (words: readonly Word[], thing: Thing, bearer: Thing, hero: Thing): boolean =>
  bearer !== hero &&
  containers.has(bearer.id) &&
  thing.at === (bearer.last ?? bearer.at) + 2 &&
  /^(of|de|voller|di|met|mit)$/.test(words[thing.at - 1]?.folded ?? "");
