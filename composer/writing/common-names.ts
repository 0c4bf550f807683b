import type { Reading } from "../reading/read-idea.ts";
import { formsOf } from "../reading/word-forms.ts";
import type { Random } from "../seeded/random.ts";
import { knownAs } from "./known-as.ts";
import { type Add, BODY, beforeNoun, singularOf } from "./name-hero.ts";
import { houses, tailsFor } from "./name-words.ts";
import type { Parts } from "./parts.ts";
import { entriesOf, themeOf } from "./themes.ts";
import { capital } from "./title-case.ts";

/** The theme's own puns, where they are made of the hero's word: "Pizza My Heart" of a pizza, of no bagel. */
export const addPuns = (reading: Reading, parts: Parts, random: Random, add: Add): void => {
  const { subject, words } = reading;
  if (!subject) return;
  const hero = parts.hero.split(" ").at(-1) ?? "";
  // "Neigh Sayer" is a horse, and no neighbor.
  if (!formsOf(hero).includes(subject.word.split(" ").at(-1) ?? "")) return;
  const root = (singularOf(hero) || hero).slice(0, 4).toLowerCase();
  const all = entriesOf(themeOf(subject.id), "pun", knownAs(subject.id, subject.word));
  for (const pun of random.shuffle(
    all.filter((each) => root.length > 2 && each.toLowerCase().includes(root)),
  ))
    add("pun", words.length === 1 ? 6 : 5, pun);
};

/** What any hero may be called: for where the idea says nothing else. */
export const addPlain = (parts: Parts, random: Random, add: Add): void => {
  const { hero } = parts;
  const last = hero.split(" ").at(-1) ?? hero;
  const one = parts.isMany ? last : singularOf(last);
  if (hero !== last) add("bare", 3, hero);
  for (const tail of random.shuffle(tailsFor(capital(last)))) add("tail", 0.8, beforeNoun(one), tail);
  // "Koi Cartel" tells more of a heron who steals koi than "Heron Heist" does.
  const object = singularOf(parts.others[0]?.phrase.split(" ").at(-1) ?? "");
  if (/^[a-z]{3,}$/.test(object) && !BODY.test(object))
    for (const tail of random.shuffle(tailsFor(capital(object)))) add("object tail", 1.2, object, tail);
  for (const house of random.shuffle(houses).slice(0, 3)) add("house", 0.4, beforeNoun(last), house);
};
