import type { Reading } from "../reading/read-idea.ts";
import { matchVerb } from "../reading/verbs.ts";
import { isActivity } from "../reading/word-forms.ts";
import type { Random } from "../seeded/random.ts";
import { type Add, BODY, GENERIC, type NamedHero } from "./name-hero.ts";
import { dullDeeds, holdsBrand, isOnes, titlesFor, titlesOfDeed, titlesOfTrade } from "./name-words.ts";
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
  addJob(reading, named, add);
  addHeart(reading, parts, named, add);
  const not = /^(?:it['’]?s )?(not an? [a-z]+(?: (?:coin|token))?), /i.exec(reading.text)?.[1] ?? "";
  add("denied", 7, not);
  const { isShort, hero } = named;
  const who = shownAs(named);
  const { dread, joy, wish } = reading.heart;
  const said = [dread, joy, wish, parts.deed, parts.being, parts.state, reading.action];
  const isBare = parts.others.length === 0 && said.every((each) => each === null);
  const address = (pattern: string, worth: number, title: string) => {
    if (
      isShort(title, who) &&
      !hero.includes(title.toLowerCase()) &&
      !GROUP.test(hero) &&
      !/[^e]ed$/.test(who)
    )
      add(pattern, worth, title, who);
  };
  for (const title of random.shuffle(titlesFor(who, parts.isMany)).slice(0, 2))
    address("title", isBare ? 3.4 : 1.2, title);
  const [, ruled = ""] = GROUP.exec(hero) ?? [];
  if (ruled !== "") {
    add("ruled", 6.4, random.pick(["head of", "minister of"] as const), ruled);
    add("rule", 6.2, random.pick(["ministry of", "church of"] as const), ruled);
  }
};

/** "the vibes committee" sees to vibes. */
export const GROUP = /^(.+) (?:committee|council|club|society|union|department|team|anonymous|cult)$/i;

/** No machine is called just that. */
const shownAs = ({ core, hero, last }: NamedHero): string => (GENERIC.test(last) ? hero : core);

const addTrade = (
  { role, text }: Reading,
  { being, hero, isMany }: Parts,
  { core }: NamedHero,
  add: Add,
): void => {
  if (isMany) return;
  const is = being?.replace(/^(an?|the) /, "") ?? "";
  // "my landlord is a pelican": a landlord by trade, and a pelican.
  if (/^[a-z]{3,12}$/.test(is) && titlesOfTrade(is).length === 0)
    for (const own of titlesOfTrade(core)) add("trade", 9.2, own, is);
  const trades = [...hero.split(" "), ...is.split(" "), role ?? ""].filter((trade) => trade !== core);
  const office = OFFICE.exec(text)?.[1]?.toLowerCase() ?? "";
  const [ruling, ofTrade] = [
    titlesOfTrade(office),
    trades.map(titlesOfTrade).find(({ length }) => length > 0),
  ];
  for (const title of ruling.length > 0 ? ruling : (ofTrade ?? []))
    if (title.toLowerCase() !== core) add("trade", ruling.length > 0 ? 13 : 7.4, title, core);
};
/** "got elected mayor": from then on that is the name. */
const OFFICE =
  /\b(?:elected|promoted to|appointed|crowned|became|named) (?:an? |the |as )*([a-z]+)\b(?! of\b)/i;

/** "working as a balloon artist": Balloon Hedgehog. */
const addJob = ({ text }: Reading, { core, isShort }: NamedHero, add: Add): void => {
  const trade = AS.exec(text)?.[1]?.toLowerCase() ?? "";
  if (trade.length > 3) add("job", 12, trade, core);
  const [, first = "", second = ""] = JOB.exec(text) ?? [];
  if (first === "") return;
  if (isShort(first, second, core)) add("job", 8.4, ...[first, second].filter(Boolean), core);
  if (second !== "") add("job alone", 5, first, second);
};
const JOB = /\bwork(?:s|ing)? as an? ([a-z]+)(?: ([a-z]+))?\b/i;
/** "a mole as a lifeguard", "a sloth as the fastest firefighter in town" */
const AS = /^(?:an?|the|my) [a-z]+ as (?:an?|the) (?:[a-z]+est |worst |best |only )?([a-z]+)\b/i;

const addByDeed = ({ action }: Reading, parts: Parts, named: NamedHero, random: Random, add: Add): void => {
  const { core, isShort } = named;
  const deed = parts.deed ?? action;
  const [verb = "", ...rest] = deed?.base.split(" ") ?? [];
  if (/^(not|never|refuse|quit|stop)$/.test(verb)) {
    add("title of deed", 5.8, "stubborn", core);
    return;
  }
  const who = shownAs(named);
  // "beating a Ferrari": whose make a name should not borrow is only beaten.
  const isBorrowed = parts.others[0] !== undefined && holdsBrand(parts.others[0].phrase);
  if (isBorrowed)
    for (const title of titlesOfDeed(deed?.base ?? "").slice(0, 1)) add("borrowed", 11, title, who);
  if (/^run (?:away|from)\b/.test(deed?.base ?? ""))
    for (const title of titlesOfDeed("escape")) add("on the run", 10.6, title, who);
  for (const title of random.shuffle(titlesOfDeed(deed?.base ?? "")))
    if (isShort(title, who) && !(parts.isMany && isOnes(title))) add("title of deed", 5.8, title, who);
  const known = matchVerb(verb);
  const third = known?.forms.third ?? "";
  const isHabit = known !== undefined && !dullDeeds.has(known.forms.gerund) && isActivity(known.forms.gerund);
  if (isHabit && !parts.isMany && third.length <= 7) add("a lot", 5, "sir", `${third}alot`);
  const [own] = parts.others;
  const isOwned =
    own !== undefined &&
    own.at >= 0 &&
    OWNS.test(verb) &&
    rest[0] !== "for" &&
    rest.join(" ").includes(own.phrase) &&
    !BODY.test(own.phrase);
  // "writing its will": what is its own is the joke.
  const will = WRITES.exec(deed?.base ?? "")?.[1] ?? "";
  if (will !== "" && !BODY.test(will) && isShort(core, will)) add("owner alone", 10, `${core}\u2019s`, will);
  if (isOwned && isShort(core, own.phrase))
    add("owner", 5.2, `${core}${parts.isMany ? "\u2019" : "\u2019s"}`, own.phrase);
};
const WRITES = /^(?:write|read|plan|plot|attend|crash|celebrate|publish) (?:his|her|its) (?:own )?([a-z]+)$/;
/** What one does with what is one's own. */
const OWNS =
  /^(own|sell|deliver|collect|hoard|borrow|run|read|ride|drive|carry|raise|mine|build|make|bake|cook|wear|knit|guard|open)$/;

/** "Moth Loves Lamp", "Lovesick Moth", "Definitely a Scarf", "Future French Fry". */
const addHeart = ({ text, heart }: Reading, parts: Parts, { core, isShort }: NamedHero, add: Add): void => {
  const [loved] = parts.others;
  if (LOVES.test(text)) {
    add("lovesick", IN_LOVE.test(text) ? 9.6 : 6, "lovesick", core);
    const one = loved?.phrase.split(" ").at(-1) ?? "";
    const loves = parts.isMany ? "love" : "loves";
    if (loved && loved.at >= 0 && isShort(core, loves, one))
      add("loves", IN_LOVE.test(text) ? 8.8 : 6.4, core, loves, one);
  }
  const posed = POSES.exec(text)?.[1]?.toLowerCase() ?? "";
  if (posed !== "" && isShort("definitely", posed)) add("believed", 9, "definitely", posed);
  const wish =
    /^be (?:an? |the )?([a-z]+(?: [a-z]+)?)$/i.exec(heart.wish ?? "")?.[1] ?? BECOMES.exec(text)?.[1] ?? "";
  if (wish !== "" && !DENIED.test(text) && isShort("future", wish)) add("future", 7, "future", wish);
};
const BECOMES =
  /\b(?:dream(?:s|ing)? of|wants? to|hop(?:es|ing) to|trying to) (?:be|become|becoming|being) (?:an? |the )?([a-z]+(?: [a-z]+)?)$/i;
/** Who does not want to be it. */
const DENIED = /\b(?:not|never|[a-z]+n['’]?t|refus[a-z]+) (?:want(?:s|ing)? )?to be\b/i;
const IN_LOVE = /\b(?:in love with|falls? for|fell for|has a crush on) /i;
const LOVES = /\b(?:in love with|falls? for|fell for|has a crush on|loves|marr(?:y|ies|ied|ying)) /i;
const POSES = /\bpretend(?:s|ing)? to be (an? [a-z]+(?: [a-z]+)?)$/i;

/** "two camels sharing one straw": Two Camels One Straw. */
const addShared = ({ text }: Reading, { hero }: Parts, add: Add): void => {
  const [, many = "", one = ""] = SHARED.exec(text) ?? [];
  const name = `${many} ${hero} one ${one}`;
  if (one !== "" && name.length <= LONGEST_SHARED) add("shared", 9.2, name);
};
const SHARED =
  /^(two|three|four|five|six) .*(?:\b(?:one|a single|the same)|\b(?:row|paddl|ride?|push|pull|shar|carry|steal|hug|guard|driv)ing an?|\bin an?) ([a-z]+(?: [a-z]+)?)$/i;
const LONGEST_SHARED = 30;
