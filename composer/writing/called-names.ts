import type { Reading } from "../reading/read-idea.ts";
import { matchVerb } from "../reading/verbs.ts";
import { isActivity } from "../reading/word-forms.ts";
import type { Random } from "../seeded/random.ts";
import { type Add, BODY, type NamedHero } from "./name-hero.ts";
import { dullDeeds, titleOfTrade, titlesFor, titlesOfDeed } from "./name-words.ts";
import type { Parts } from "./parts.ts";

/**
 * What a hero would be called by others: by its trade ("Doctor Walrus"), by what it does ("Notorious Heron", "Sir
 * Digs-a-Lot"), by what it owns ("Goat's Wifi"), or as anybody is addressed ("Captain Camel").
 */
export const addCalled = (
  reading: Reading,
  parts: Parts,
  named: NamedHero,
  random: Random,
  add: Add,
): void => {
  addTrade(reading, parts, named, add);
  addByDeed(reading, parts, named, random, add);
  addShared(reading, parts, add);
  const { core, isShort } = named;
  for (const title of random.shuffle(titlesFor(core)).slice(0, 2))
    if (isShort(title, core) && title.toLowerCase() !== core) add("title", 4.2, title, core);
};

const addTrade = ({ role }: Reading, { being, hero, isMany }: Parts, { core }: NamedHero, add: Add): void => {
  if (isMany) return;
  const trades = [...hero.split(" "), ...(being?.split(" ") ?? []), role ?? ""].filter(
    (trade) => trade !== core,
  );
  const title = trades.map(titleOfTrade).find((found) => found !== null);
  if (title && title.toLowerCase() !== core) add("trade", 7.4, title, core);
};

const addByDeed = (
  { action }: Reading,
  parts: Parts,
  { core, isShort }: NamedHero,
  random: Random,
  add: Add,
): void => {
  const deed = parts.deed ?? action;
  const [verb = "", ...rest] = deed?.base.split(" ") ?? [];
  if (/^(not|never|refuse|quit|stop)$/.test(verb)) {
    add("title of deed", 5.8, "stubborn", core);
    return;
  }
  for (const title of random.shuffle(titlesOfDeed(deed?.base ?? "")))
    if (isShort(title, core)) add("title of deed", 5.8, title, core);
  const known = matchVerb(verb);
  const third = known?.forms.third ?? "";
  if (
    known &&
    !dullDeeds.has(known.forms.gerund) &&
    isActivity(known.forms.gerund) &&
    third.length <= 8 &&
    rest.length <= 3
  )
    add("a lot", 5, "sir", `${third}-a-lot`);
  const [own] = parts.others;
  const isOwned =
    own !== undefined && own.at >= 0 && rest.join(" ").includes(own.phrase) && !BODY.test(own.phrase);
  if (isOwned && isShort(core, own.phrase))
    add("owner", 4.8, `${core}${parts.isMany ? "\u2019" : "\u2019s"}`, own.phrase);
};

/** "two camels sharing one straw": Two Camels One Straw. */
const addShared = ({ text }: Reading, { hero }: Parts, add: Add): void => {
  const [, many = "", one = ""] = SHARED.exec(text) ?? [];
  const name = `${many} ${hero} one ${one}`;
  if (one !== "" && name.length <= LONGEST_SHARED) add("shared", 9.2, name);
};
const SHARED = /^(two|three|four|five|six) .*\b(?:one|a single|the same) ([a-z]+(?: [a-z]+)?)$/i;
const LONGEST_SHARED = 30;
