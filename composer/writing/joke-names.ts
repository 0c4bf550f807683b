import { kindOf, matchPhrase } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { isMany, plural, withArticle } from "../reading/word-forms.ts";
import { isMass } from "./lexicon.ts";
import { type Add, BODY, beforeNoun, type NamedHero, singularOf } from "./name-hero.ts";
import { dullDeeds, formats } from "./name-words.ts";
import { dreadOf } from "./object-names.ts";
import type { Parts } from "./parts.ts";
import { adjectives } from "./vocabulary.ts";

/**
 * What people would say of it: "Anything But Honey" of who fears it, "No Left Turns", "Still Stuck", and, where little
 * else is left, the forms that are said of anybody: "Peak Moose".
 */
export const addJokes = (reading: Reading, parts: Parts, { core, isShort }: NamedHero, add: Add): void => {
  const feared = dreadOf(reading, parts)?.replace(/^(?:(?:an?|his|her|its|their|own) )+/, "") ?? "";
  const isAct = /ing\b/.test(feared);
  const kind = kindOf(matchPhrase(feared)?.id ?? "fire");
  const isOne = /^(creature|person)$/.test(kind) && !isMass(feared) && !isMany(feared) && !/s$/.test(feared);
  const all = isOne && !feared.startsWith("the ") ? plural(feared) : feared;
  // "afraid of left turns": there are none.
  if (/^[a-z]+ [a-z]+s$/.test(feared) && !/^(the|being|getting)\b/.test(feared))
    add("no", 12.6, "no", feared);
  if (feared !== "" && !isAct && `anything but ${all}`.length <= LONGEST)
    add("but", 8.4, "anything but", all);
  const [deed = ""] = feared.split(" ");
  if (/^[a-z]{2,}ing$/.test(deed) && !dullDeeds.has(deed) && isShort("no", deed, "please"))
    add("no", 9.6, "no", deed, "please");
  const { text } = reading;
  if (UNASKED.test(text)) {
    add("unasked", 11, "unwanted", core);
    add("unasked said", 9, "nobody asked");
  }
  if (WITHIN.exec(text)?.[1]?.toLowerCase() === core) add("within", 12, `${core}ception`);
  const how = /^(stuck|lost|trapped|locked|late|asleep|hungry|waiting|broke)\b/.exec(parts.state ?? "")?.[1];
  if (how) add("still", 6.6, "still", how);
  const [object] = parts.others;
  const thing = object && object.at >= 0 && !BODY.test(object.phrase) ? beforeNoun(object.phrase) : "";
  const one = singularOf(core);
  if (adjectives.has(one)) return;
  for (const format of formats) {
    const [before = "", after = ""] = format.split("*").map((each) => each.trim());
    const said = (word: string) =>
      (/ an?$/i.test(before)
        ? [before.replace(/ an?$/i, ""), withArticle(word)]
        : [before, word, after]
      ).filter(Boolean);
    const who = parts.isMany && after === "" ? core : one;
    const alliterates = (word: string) => (before.split(" ").at(0) + after)[0]?.toLowerCase() === word[0];
    if (alliterates(who) && isShort(...said(who)) && !(parts.isMany && / an?$/i.test(before)))
      add("format", 2.6, ...said(who));
    // "Elevator Era" tells more than "Moose Era".
    if (thing !== "" && !thing.includes(" ") && thing !== one && after !== "" && alliterates(thing))
      add("object format", 3, ...said(thing));
  }
};
const LONGEST = 22;
/** "an accordion nobody asked for" */
const UNASKED = /\b(?:nobody|no one) (?:ever )?(?:asked|ordered|wanted|invited)(?: for)?$/i;
/** "a kangaroo with a smaller kangaroo" */
const WITHIN = /\b(?:with|inside|in) an? (?:even )?(?:smaller|bigger|tinier|larger) ([a-z]+)/i;
