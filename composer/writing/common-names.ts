import type { Random } from "../seeded/random.ts";
import { type Add, BODY, beforeNoun, singularOf } from "./name-hero.ts";
import { houses, tailsFor } from "./name-words.ts";
import type { Parts } from "./parts.ts";
import { capital } from "./title-case.ts";

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
