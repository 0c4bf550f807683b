import { kindOf, matchPhrase } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { isActivity, isMany, plural, singulars, withArticle } from "../reading/word-forms.ts";
import { SMALL_WORDS } from "../reading/words.ts";
import type { Crowd } from "./crowd.ts";
import { isMass } from "./lexicon.ts";
import { moodSlots } from "./moods.ts";
import { titlesOfTrade } from "./name-words.ts";
import type { Slots } from "./narrator.ts";
import type { Other } from "./nouns-in.ts";
import { asOwnedBy, type Owner } from "./own-person.ts";
import type { Parts } from "./parts.ts";
import { properly } from "./title-case.ts";
import { adjectives } from "./vocabulary.ts";

/** What the idea itself says of its hero, in the forms that sentences need. */
export const ownSlots = (
  reading: Reading,
  parts: Parts | null,
  place: string | null,
  crowd: Crowd | null,
  isThing: boolean,
): Slots => {
  if (!parts) return {};
  const versus = /^(?:versus|vs|against) (.+)$/.exec(parts.state ?? "")?.[1];
  const state = versus ? null : parts.state;
  const { lacking, being, posing, denied, deed } = parts;
  // "with a fear of needles": it is afraid of them, and nobody takes the fear away.
  const isFear = reading.heart.dread !== null && /\b(fear|phobia|terror)\b/.test(parts.having ?? "");
  const having = isFear ? null : parts.having;
  const [thing] = parts.others.filter(
    ({ phrase, isUnknown }) => phrase !== parts.hero && !isUnknown && !TIMES.test(phrase),
  );
  const had = parts.having?.replace(/^(an?|the|his|her|its|their|one|some) /, "") ?? "";
  const isBrief = /^[a-z]+( [a-z]+)?$/.test(had) && thing !== undefined && had.endsWith(thing.phrase);
  const object = isBrief
    ? `${isBareThing(had) ? "" : "the "}${properly(had)}`
    : thing
      ? theThing(reading, thing)
      : null;
  const verb = reading.action?.base.split(" ")[0] ?? "";
  const { dread, joy, wish } = reading.heart;
  const isDone =
    dread ??
    joy ??
    wish ??
    state ??
    having ??
    lacking ??
    being ??
    posing ??
    denied ??
    deed?.base ??
    reading.action?.base ??
    null;
  const of = (verbs: RegExp): string[] | undefined => {
    const done = reading.action?.base.split(" ").slice(1).join(" ") ?? "";
    return verbs.test(verb) && /^(an?|the|his|her|its|their) |s$/.test(done) && object
      ? [properly(done)]
      : undefined;
  };
  /** What it is done to, where that stands right behind the deed. */
  const withObject = (verbs: RegExp): string[] | undefined => {
    const done = reading.action?.base.split(" ").slice(1).join(" ") ?? "";
    const isNear = thing !== undefined && done.split(" ").slice(0, 4).join(" ").includes(thing.phrase);
    return verbs.test(verb) && object && isNear ? [object] : undefined;
  };
  const superlative = parts.traits.find(
    (each) => /[a-z]{2}est$/.test(each) && adjectives.has(each) && !/^(honest|modest)$/.test(each),
  );
  const trait = crowd ? null : traitOf(parts);
  const [, ...rest] = parts.hero.split(" ");
  const isCompound =
    !/ nobody /.test(reading.text) &&
    parts.traits.length === 0 &&
    !/ of /.test(parts.hero) &&
    rest.length > 0 &&
    rest.length < 4 &&
    isFused(parts.hero) &&
    !isSaidHow(rest.at(-1) ?? "") &&
    !/[a-z]{3}ed$/.test(rest.at(-1) ?? "");
  const said = (words: string | null, own: Owner | null = null) =>
    words ? [properly(own ? asOwnedBy(own, words) : words)] : undefined;
  const slots = withoutMissing({
    object: object ? [object] : state ? ["the whole thing"] : undefined,
    manyThings: object && isSeveral(object) ? [object] : undefined,
    oneObject:
      object?.startsWith("the ") && thing && singulars(thing.phrase.split(" ").at(-1) ?? "").length === 0
        ? [object]
        : undefined,
    state: said(state),
    myState: said(state, "my"),
    yourState: said(state, "your"),
    hisState: said(state, "his"),
    theirState: said(state, "their"),
    having: object ? said(having) : undefined,
    hisHaving: object ? said(having, "his") : undefined,
    theirHaving: object ? said(having && ofSeveral(having), "their") : undefined,
    myHaving: object ? said(having, "my") : undefined,
    yourHaving: object ? said(having, "your") : undefined,
    lacking: said(lacking, "their"),
    being: said(being, "their"),
    owner: being ? [ownerOf(reading, parts)] : undefined,
    posing: posing && !crowd ? [properly(posing)] : undefined,
    denied: denied ? [withArticle(denied)] : undefined,
    trait: isDone === null && trait ? [trait] : undefined,
    ...(isDone === null && isCompound && !crowd ? halves(parts.hero) : {}),
    lone:
      isDone === null &&
      parts.traits.length === 0 &&
      parts.others.length === 0 &&
      !crowd &&
      !isFused(parts.hero) &&
      reading.words.filter(({ folded }) => !SMALL_WORDS.has(folded)).length <= 1 + rest.length &&
      !isMass(parts.hero) &&
      !isMany(parts.hero)
        ? [properly(parts.hero)]
        : undefined,
    most: isDone === null && superlative && !crowd ? [superlative] : undefined,
    last: isDone === null && parts.traits.at(-1) === "last" && !crowd ? [parts.hero] : undefined,
    plainNoun: [parts.hero],
    worn: of(/^(wear|don|sport)$/),
    ridden: of(/^ride$/)?.map((done) => done.replace(WHITHER, "")),
    foe: versus ? [properly(versus)] : of(/^(fight|battle|wrestle|box|punch|challenge|duel)$/),
    office: said(officeIn(reading.text)),
    guarded: of(/^guard$/),
    stolen: of(/^(steal|rob|swipe|nick|smuggle)$/),
    dealt: withObject(/^(sell|deal|vend|trade|auction)$/),
    sent: withObject(/^(deliver|carry|bring|mail|transport|ship)$/),
    kept: /(marathon|race|miles?|laps?|errands?)$/.test(thing?.phrase ?? "")
      ? undefined
      : withObject(/^(run|open|own|manage|operate)$/),
    made: withObject(/^(build|make|bake|knit|paint|invent|draw|sew|grow|brew)$/),
    eaten: withObject(/^(eat|devour|munch|gobble|swallow)$/),
    chased: withObject(/^(chase|hunt|follow|pursue)$/),
    driven: withObject(/^(drive|fly|pilot|steer|sail|captain)$/),
    stuck:
      state &&
      /^(stuck|trapped|locked|stranded) (in|on|at|inside|behind|under|between) /.test(state) &&
      !OWN.test(state)
        ? [properly(state)]
        : undefined,
    hiding: reading.action?.base === "hide" && place ? [place] : undefined,
  });
  const moods = isDone === null && parts.others.length === 0 && isThing ? moodSlots(parts.traits) : {};
  return slots.lone ? { ...slots, aLone: [withArticle(properly(parts.hero))] } : { ...slots, ...moods };
};

/** Several have "their heads in toasters", not "their head in a toaster". */
const ofSeveral = (having: string): string => {
  const [, own, part, where, thing] =
    /^((?:his|her|its|their) )([a-z]+)( (?:in|on|under|inside|through|behind) )an? ([a-z ]+)$/.exec(having) ??
    [];
  return own && part && where && thing && !isSeveral(part)
    ? own + plural(part) + where + plural(thing)
    : having;
};

const isSeveral = (phrase: string): boolean => {
  const last = phrase.split(" ").at(-1) ?? "";
  return singulars(last).length > 0 || isMany(last);
};

/** "stage fright", "anxiety": nobody has one of it. */
const isBareThing = (had: string): boolean => isMass(had) || UNCOUNTED.test(had);
const UNCOUNTED =
  /(^|\s)(syndrome|fright|memory|amnesia|vertigo|confidence|potential|energy|trauma|experience|taste|debt|bravery)$/;

/** Two who could each stand alone: "bulldog ballerina", "toilet brush knight"; gas station sushi is only sushi. */
const isFused = (hero: string): boolean => {
  const words = hero.split(" ");
  const [half, rest] = [words.slice(0, -1).join(" "), words.at(-1) ?? ""].map((phrase) =>
    titlesOfTrade(phrase).length > 0 ? "person" : kindOf(matchPhrase(phrase)?.id ?? "fire"),
  );
  return BEING.test(rest ?? "") && (BEING.test(half ?? "") || half === "thing");
};
/** "a skateboard into the sun": what is ridden is the skateboard. */
const WHITHER =
  / (?:into|to|toward|towards|through|across|along|around|down|up|over|past|off|out of|from|in|on|at|under|with|without|while|during|for|like|because) .*$/;
/** "every day": when it is done is no thing. */
const TIMES = /^(?:day|night|week|month|year|morning|evening|hour|minute|time)s?$/;
const OWN = /\b(his|her|its|their|my)\b/;
const BEING = /^(creature|person)$/;

/** "toilet brush knight" is half toilet brush, half knight. */
const halves = (hero: string): Record<string, readonly string[]> => {
  const words = properly(hero).split(" ");
  const rest = words.at(-1) ?? "";
  return {
    half: [words.slice(0, -1).join(" ")],
    rest: [rest],
    aRest: [isMany(rest) ? rest : withArticle(rest)],
  };
};

const withoutMissing = (slots: Record<string, readonly string[] | undefined>): Slots =>
  Object.fromEntries(Object.entries(slots).flatMap(([name, entries]) => (entries ? [[name, entries]] : [])));

/** "the elevator", "the socks"; "love", "ballet" and "Mars" stand alone. */
const theThing = ({ words }: Reading, { phrase, at }: Other): string => {
  const word = phrase.split(" ").at(-1) ?? "";
  if (at < 0) return isMass(phrase) ? phrase : `the ${phrase}`;
  const before = words.slice(Math.max(0, at - 3), at).map(({ folded }) => folded);
  const isSet = before.some((each) => /^(an?|the|his|her|its|their|my|one|some|two|three)$/.test(each));
  const isPlural = singulars(word).length > 0 || isMany(word);
  const isProper = properly(phrase) !== phrase;
  const isBare =
    !isPlural &&
    !isProper &&
    !isMass(phrase) &&
    !isActivity(phrase) &&
    /^(in|on|at|of)$/.test(before.at(-1) ?? "");
  return properly(isSet || isBare || (isPlural && !isProper) ? `the ${phrase}` : phrase);
};

/** "mayor" of a beaver running for mayor; of a council one is a member. */
const officeIn = (text: string): string | null => {
  const office = RUNS_FOR.exec(text)?.[1]?.toLowerCase();
  return office
    ? /(council|congress|senate|board|parliament|committee)$/.test(office)
      ? `${office} member`
      : office
    : null;
};
const RUNS_FOR = /\brun(?:s|ning) for ((?:student |town |city )?[a-z]+)\b/i;

/** An adjective that can stand behind "how": no "last", and nothing that is done. */
const traitOf = ({ traits }: Parts): string | null =>
  traits.length > 0 && traits.length < 3 && traits.every(isSaidHow) ? traits.join(" and ") : null;
const isSaidHow = (trait: string): boolean =>
  adjectives.has(trait) && !/ing$|est$|^(last|wanted|mini|jumbo|neon|quantum|cyber|based|sigma)$/.test(trait);

const ownerOf = ({ words }: Reading, { whole }: Parts): string =>
  /^(my|our|the|his|her|their)$/.test(words[0]?.folded ?? "")
    ? `${words[0]?.folded} ${whole}`
    : `the ${whole}`;
