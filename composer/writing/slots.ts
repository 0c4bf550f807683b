import { foldText } from "../reading/clean-text.ts";
import type { Action } from "../reading/find-action.ts";
import { kindOf, matchPhrase } from "../reading/picture-index.ts";
import { withoutPromises } from "../reading/promises.ts";
import type { Reading } from "../reading/read-idea.ts";
import type { SettingId } from "../reading/settings.ts";
import type { Thing } from "../reading/thing.ts";
import { matchVerb, type VerbForms } from "../reading/verbs.ts";
import { formsOf, isActivity, isMany, plural, withArticle } from "../reading/word-forms.ts";
import { SMALL_WORDS, type Word } from "../reading/words.ts";
import type { Random } from "../seeded/random.ts";
import { acronymSpeller, isAcronym } from "./acronyms.ts";
import { asMeant, languageIn } from "./as-meant.ts";
import { type Crowd, crowdOf } from "./crowd.ts";
import { knownAs } from "./known-as.ts";
import { characterOf, isMass, portionOf } from "./lexicon.ts";
import type { Slots } from "./narrator.ts";
import { ownSlots } from "./own-slots.ts";
import { type Parts, partsOf } from "./parts.ts";
import { partsAbroad } from "./parts-abroad.ts";
import { pronounsOf } from "./pronouns.ts";
import { isQuotable } from "./quotable.ts";
import { isSaid } from "./said.ts";
import { saidSlots } from "./said-slots.ts";
import { slang } from "./slang.ts";
import { spokenMotif } from "./spoken-motif.ts";
import { deedOf, entriesOf, sceneOf, type Theme, themeNameOf, themeOf } from "./themes.ts";
import { properly } from "./title-case.ts";
import { unknownNoun } from "./unknown-noun.ts";
import { adjectives, settingVoices } from "./vocabulary.ts";

const NOWHERE = ["city", "garden", "sky", "cyber"] as const;

/**
 * What can be said of an idea. Each slot's entries are in a random order, those that `story` has already
 * used first, so that the page and the story speak of the same rival.
 */
export const slotsOf = (asRead: Reading, name: string, ticker: string, random: Random, story = ""): Slots => {
  const reading = asMeant(asRead);
  const hero = reading.subject ? characterOf(reading.subject.id, reading.subject.word) : null;
  const id = reading.subject?.id ?? "";
  const setting: SettingId = reading.setting ?? random.pick(NOWHERE);
  const voice = settingVoices[setting];
  const said = slang[reading.subject?.word ?? reading.words[0]?.folded ?? ""];
  const short = said && reading.words.length <= 2 ? said : undefined;
  const spell = acronymSpeller(reading);
  const quotes = isSaid(reading);
  const parts = quotes ? null : partsOf(reading);
  const abroad = quotes || parts ? null : partsAbroad(reading);
  const typed = parts && !parts.isMany ? parts.hero : abroad && !abroad.isMany ? abroad.hero : null;
  const one = properly(short?.noun ?? typed ?? ownedBy(reading) ?? hero?.noun ?? unknownNoun(reading));
  const crowd = short ? null : crowdOf(reading);
  const noun = spell(crowd?.noun ?? one);
  const described =
    typed && parts ? parts.whole : [reading.manner, ...inRole(reading, one)].filter(Boolean).join(" ");
  const kind = properly(spell(crowd?.kind ?? described)).replace(/^(?=(hundred|thousand|million) )/, "a ");
  const themeKey = knownAs(id, reading.subject?.word ?? "");
  const theme = themeOf(id);
  const scene = sceneOf(setting);
  const deed = reading.action ? deedOf(reading.action.base) : null;
  const isSomebody = SOMEBODY.test(one) && reading.words.every(({ folded }) => !/^its?$/.test(folded));
  const spoken = pronounsOf(reading, random);
  const pronouns = crowd ? THEY : ownedBy(reading) ? IT : isSomebody && spoken.it === "it" ? HE : spoken;
  const own = (text: string): string =>
    text.replace(/\bits\b/g, pronouns.its).replace(/\bitself\b/g, pronouns.itself);
  const { heart } = reading;
  const first: Record<string, string | null | undefined> = {
    dread: heart.dread && properly(heart.dread),
    joy: heart.joy && properly(heart.joy),
    wish: heart.wish ? properly(heart.wish) : short?.wish,
    saying: short?.saying,
  };
  const known = (from: Theme | null, fields: readonly string[]) =>
    Object.fromEntries(
      fields.map((field) => {
        const all = from ? entriesOf(from, field, themeKey).map(from === theme ? own : String) : [];
        const entries = OTHERS.test(field) ? withoutHero(all, one) : all;
        const order = heardFirst(field === "fact" ? entries : random.shuffle(entries), field, story);
        return [field, first[field] ? [first[field], ...order] : order];
      }),
    );
  const place = placeSaid(reading);
  const isOneAlone = (ONLY_ONE.test(noun) && !reading.manner) || ONE_ALONE.test(kind);
  const isKin = KIN_ALONE.test(kind);
  const kindPhrase = crowd || isKin ? kind : isOneAlone ? `the ${kind}` : oneOf(kind, noun, id);
  const phrase = quotes ? null : wholePhrase(reading, crowd);
  const isTold =
    !quotes &&
    !isSaying(reading, one) &&
    (reading.action !== null || [first.dread, first.joy, first.wish, short].some(Boolean));
  const isForeign = languageIn(reading.words) !== null;
  const quoted =
    phrase === null && !isTold && !isForeign && !(parts && isDescribed(parts)) && isRepeatable(reading)
      ? properly(bare(reading.text))
      : null;
  const isCrowd = phrase?.isMany === true;
  const isBare = isKin || (isMass(noun) && portionOf(noun) === null);
  const theNoun = isBare ? noun : `the ${noun}`;
  const subjectForm = crowd ? "they" : (SUBJECT_FORMS[pronouns.it] ?? theNoun);
  return withoutEmpty({
    name: [name],
    // "Lamp vs Moths" is no one: the lamp is spoken of.
    hero: [/ vs | and /i.test(name) ? theNoun : name],
    ticker: [ticker],
    noun: [noun],
    kind: [kindPhrase],
    bareKind: listed(isMass(noun) ? null : kind),
    theKind: [isBare ? kind : `the ${crowd ? noun : kind}`],
    theNoun: [theNoun],
    kinds: [pluralOf(spell(one))],
    aNoun: [crowd || isKin ? kind : ONLY_ONE.test(noun) ? `the ${noun}` : oneOf(noun, noun, id)],
    many: crowd ? ["they", theNoun, kind] : undefined,
    cry: [hero?.cry ?? "hum"],
    its: [pronouns.its],
    itself: [pronouns.itself],
    whole: listed(isCrowd || quoted ? null : (phrase?.text ?? kindPhrase)),
    crowd: listed(isCrowd ? phrase.text : null),
    quoted: listed(quoted),
    as: listed(isRepeatable(reading) ? properly(bare(reading.text)) : null),
    feared: listed(first.dread),
    dear: listed(first.dread?.replace(/^(an?|the) /, "")),
    loved: listed(first.joy),
    hoped: listed(first.wish),
    original: isQuotable(reading) ? [reading.text] : [],
    foreign: listed(isForeign && isSayable(reading) ? bare(reading.text) : null),
    itObject: [pronouns.it],
    itSubject: [subjectForm],
    ...known(theme, ["thing", "friend", "rival", "dread", "joy", "haunt", "wish", "deed", "saying", "fact"]),
    ...known(scene, ["local", "there", "bustle", "hour"]),
    ...known(deed, ["tool", "snag", "trick", "fan"]),
    place: place ? [place] : heardFirst(random.shuffle([...voice.places]), "place", story),
    closing: [place ? ` ${place}` : ""],
    ...(quotes && quoted
      ? saidSlots(quoted)
      : {
          ...actionSlots(reading, parts, place, crowd),
          ...ownSlots(reading, parts ?? abroad, place, crowd),
        }),
    ...motifSlots(reading, one, random, story),
  });
};

const isDescribed = ({ state, having, lacking, being, posing, denied, twist, deed }: Parts): boolean =>
  [state, having, lacking, being, posing, denied, twist, deed].some((each) => each !== null);

const withoutEmpty = (slots: Record<string, readonly string[] | undefined>): Slots =>
  Object.fromEntries(Object.entries(slots).flatMap(([name, entries]) => (entries ? [[name, entries]] : [])));

const IT = { it: "it", its: "its", itself: "itself" };
const HE = { it: "him", its: "his", itself: "himself" };
/** Of these one does not say "it", whatever can be drawn. */
const SOMEBODY =
  /(driver|player|salesman|manager|owner|worker|keeper|collector|dealer|hunter|teacher|banker|lawyer|accountant|barber|waiter|plumber|guy|landlord|intern|loser|gambler|trader|hacker|influencer|therapist|officer|guard|janitor|tycoon|billionaire|survivor|addict|overthinker)$/;
const THEY = { it: "them", its: "their", itself: "themselves" };
/** "grandma's cursed air fryer": the fryer is meant, though only grandma can be drawn. */
const ownedBy = ({ subject, words }: Reading): string | null => {
  const at = subject?.last ?? subject?.at ?? -1;
  if (!/['’]s$/.test(words[at]?.shown ?? "") || words[at]?.endsClause) return null;
  const after = words.slice(at + 1);
  const end = after.findIndex(({ folded }) => SMALL_WORDS.has(folded) || matchVerb(folded));
  const owned = (end < 0 ? after : after.slice(0, end)).at(-1)?.folded ?? "";
  return /^[a-z]{3,12}$/.test(owned) ? owned : null;
};

const SUBJECT_FORMS: Readonly<Record<string, string>> = { it: "it", her: "she", him: "he" };

/** "slices of toast", "kinds of sleep": many of what is not counted. */
const pluralOf = (noun: string): string =>
  isMass(noun) ? `${plural(portionOf(noun) ?? "kind")} of ${noun}` : plural(noun);

/** Those who stand beside the hero or against it; the hero itself is none of them. */
const OTHERS = /^(friend|rival|local|fan|dread)$/;
const withoutHero = (entries: readonly string[], hero: string): string[] => {
  const others = entries.filter((entry) => !` ${entry.toLowerCase()} `.includes(` ${hero.toLowerCase()} `));
  return others.length > 0 ? others : [...entries];
};

/**
 * Whether an idea is something that one says rather than somebody who does something: "when the wifi dies",
 * "it's giving beige". A deed in it is not the hero's.
 */
const isSaying = ({ subject, action, words }: Reading, noun: string): boolean =>
  BEGINS_A_SAYING.test(words[0]?.shown ?? "") ||
  (subject === null && action !== null && (noun === "inside joke" || action.base.includes(noun)));
const BEGINS_A_SAYING =
  /^(when|if|why|how|what|where|pov|mood|me|tfw|mfw|imagine|it['’]?s|that['’]?s|this|these|just)$/i;

const LONGEST_QUOTED = 60;
const MOST_WORDS = 9;
interface Phrase {
  text: string;
  isMany: boolean;
}

/** An idea that is one phrase, as its creator put it: "two frogs in a trench coat"; null if it is none. */
function wholePhrase(reading: Reading, crowd: Crowd | null): Phrase | null {
  const { text, action, heart, subject, words } = reading;
  const isSentence = action !== null || heart.dread !== null || heart.joy !== null || heart.wish !== null;
  const phrase = properly(bare(text));
  if (isSentence || !subject || words.length > MOST_WORDS || NO_PHRASE.test(phrase)) return null;
  // A slip, and a word of another language, are read as a word that does not stand there.
  if (!isRepeatable(reading) || languageIn(words) !== null || !isTyped(words, subject)) return null;
  const [first = ""] = phrase.split(" ", 1);
  const [lead = ""] = phrase.split(JOINT, 1);
  if (FINITE.test(lead) || BEGINS_A_SAYING.test(words[0]?.shown ?? "")) return null;
  // "touch grass", "wen lambo": more is said than named.
  const isSaid =
    matchVerb(first)?.shape === "base" || SAID.test(first) || words.some(({ folded }) => slang[folded]);
  if (subject.at > 0 && isSaid) return null;
  const one = (said: string) => ({ text: said, isMany: false });
  const many = (said: string) => ({ text: said, isMany: true });
  const small = first.toLowerCase() + phrase.slice(first.length);
  const head = lead.trim().split(" ").at(-1) ?? "";
  if (NUMBER.test(first))
    return /[^su]s$/.test(head) || crowd ? headed(lead, subject, words, many(small)) : null;
  if (JOINED.test(lead)) return many(DETERMINER.test(first) ? small : phrase);
  if (DETERMINER.test(first)) return crowd && !/^(a|an|one|another)$/i.test(first) ? many(small) : one(small);
  if (KIN.test(first)) return one(phrase);
  if (!isMass(head) && (isMany(lead.trim()) || /[^su]s$/.test(head))) return many(phrase);
  return one(isMass(head) ? oneOf(phrase, head, subject.id) : withArticle(phrase));
}
/** "a nun and a chainsaw": two are many. */
const JOINED = / and (an?|the|one|two|three|four|five|his|her|its|their) /i;
/** What is counted has to be the last of its phrase: in "seven dwarfs quit" there is more. */
const headed = (lead: string, subject: Thing, words: readonly Word[], phrase: Phrase): Phrase | null => {
  const last = words[subject.last ?? subject.at]?.folded ?? "";
  const end = foldText(lead.trim().split(" ").at(-1) ?? "");
  if (/ and (an?|one|the) /i.test(lead)) return phrase;
  return end === last || /[^su]s$/.test(end) ? phrase : null;
};
const isTyped = (words: readonly Word[], { at, last, word }: Thing): boolean =>
  formsOf(words[last ?? at]?.folded ?? "").includes(word.split(" ").at(-1) ?? "");
const bare = (text: string): string => text.replace(/[.!?,\s]+$/, "");
/** In letters of English, short, and without a promise or a stammer: a story may say it again. */
const isRepeatable = ({ text }: Reading): boolean =>
  /^[\x20-\x7e]+$/.test(text) &&
  text.length <= LONGEST_QUOTED &&
  withoutPromises(text) === text &&
  (text.length <= SHORT || !/\b(\w+) \1\b/i.test(text));
const SHORT = 16;
/** The same of another language: with its accents. */
const isSayable = (reading: Reading): boolean =>
  /^[\p{Script=Latin}\d ,’'!?-]+$/u.test(reading.text) &&
  isRepeatable({ ...reading, text: foldText(reading.text) });
const NO_PHRASE =
  /[.,;:!?"()]|\b(?:i|my|me|we|our|you|your|u|but|because|when|if|it['’]s|that['’]s|he['’]s|she['’]s|i['’]m)\b/i;
const KIN =
  /^(grand(?:ma|pa|mother|father)|gran|granny|mom|mum|dad|nana|auntie|santa|everyone|everybody|nobody|somebody)['’]s$/i;
const FINITE =
  /\b(is|are|was|were|am|has|have|had|can|will|would|should|must|does|did|cannot|never|always)\b/i;
const DETERMINER = /^(a|an|the|one|some|another)$/i;
const NUMBER =
  /^(two|both|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty|ninety|hundred|several|many|[2-9]|[1-9]\d{1,4})$/i;
/** Words that begin what is said, and name nothing. */
const SAID =
  /^(touch|no|not|never|always|stay|keep|just|go|get|be|do|dont|stop|let|send|have|trust|please|ser|sir)$/i;
const JOINT =
  /\b(?:with|that|who|which|in|on|at|of|from|by|without|for|under|over|inside|about|against|like|into|through|between|behind|near)\b/;

const listed = (phrase: string | null | undefined): string[] => (phrase ? [phrase] : []);

/** "the last slice", "the world's slowest cheetah" */
const ONE_ALONE =
  /^(last|only|first|world['’]s|(?:slow|fast|small|bigg|old|young|lazi|loneli|tini|sadd|happi|tall|short)est|worst|best) /;
/** They are called so, and nobody is "a grandma". */
const KIN_ALONE = /^(grandma|grandpa|grandmother|grandfather|granny|nana|mom|mum|dad|santa|santa claus)$/;
/** Of these there is one: "the moon". */
const ONLY_ONE = /^(moon|sun|earth|sky|void|internet|sea|ocean)$/;

/** The entries that the story has used come first, in random order; a fact that it has used comes last. */
const heardFirst = (entries: readonly string[], field: string, story: string): string[] => {
  const isUsed = (entry: string) => story !== "" && story.includes(entry.slice(1));
  const once = /^(fact|motifFact|joke|deed|saying|bustle|snag)$/.test(field);
  return [...entries].sort((a, b) =>
    once ? Number(isUsed(a)) - Number(isUsed(b)) : Number(isUsed(b)) - Number(isUsed(a)),
  );
};

const actionSlots = (
  reading: Reading,
  parts: Parts | null,
  place: string | null,
  crowd: Crowd | null,
): Slots => {
  const action = withObject(reading.action) ?? parts?.deed ?? doneBy(parts);
  return action && !STATES.test(action.base) && parts?.denied == null
    ? {
        base: [properly(action.base)],
        anyBase: [properly(action.base.replace(OWNED, "their"))],
        yourBase: [properly(action.base.replace(OWNED, "your"))],
        yourGerund: [properly(action.gerund.replace(OWNED, "your"))],
        hisBase: [properly(action.base.replace(OWNED, "his"))],
        ourBase: [properly(action.base.replace(OWNED, "our"))],
        oneThird: [properly(action.third)],
        third: [properly(crowd ? action.base : action.third)],
        gerund: [properly(action.gerund)],
        anyGerund: [properly(action.gerund.replace(OWNED, "their"))],
        myBase: [properly(action.base.replace(OWNED, "my"))],
        myGerund: [properly(action.gerund.replace(OWNED, "my"))],
        closing: [place === null || action.gerund.includes(place) ? "" : ` ${place}`],
      }
    : {};
};

/** "riding skateboard" is riding a skateboard. */
const withObject = (action: Action | null): VerbForms | null => {
  const [, object = "", ...rest] = action?.base.split(" ") ?? [];
  const isOne =
    rest.length === 0 &&
    !/^(not|never|refuse|go) /.test(action?.base ?? "") &&
    /^[a-z]{3,}$/.test(object) &&
    /^(creature|thing|food)$/.test(kindOf(matchPhrase(object)?.id ?? "fire")) &&
    !isMass(object) &&
    !isMany(object) &&
    !isActivity(object) &&
    !/[^su]s$/.test(object);
  if (!action || !isOne) return action;
  const set = (form: string): string => form.replace(/ \S+$/, ` ${withArticle(object)}`);
  return { base: set(action.base), third: set(action.third), gerund: set(action.gerund) };
};

/** "crying garlic chef": what it is like is what it does. */
const doneBy = (parts: Parts | null): VerbForms | null => {
  const verb = matchVerb(parts?.traits.at(-1) ?? "");
  const isAlone =
    parts !== null && [parts.state, parts.having, parts.lacking, parts.being].every((each) => each === null);
  return verb?.shape === "gerund" && isAlone ? verb.forms : null;
};

/** Whose it is in the hero's own deed, and would not be in another's: "brush his teeth". */
const OWNED = /\b(his|her|its|their)\b/g;

/** Verbs for what is felt rather than done: a story speaks of it as a wish, a joy or a dread. */
const STATES = /^(want|need|love|hate|know|believe|think|own|forget|remember|become)\b/;

const motifSlots = (reading: Reading, noun: string, random: Random, story: string): Slots => {
  const thing = spokenMotif(reading);
  const motif = thing ? properly(characterOf(thing.id, thing.word).noun) : null;
  if (thing === null || motif === null || motif === noun || reading.place?.toLowerCase().includes(motif))
    return {};
  // "scuba diving" is one word in two.
  if (isAcronym(reading, motif) || reading.action?.gerund.startsWith(`${motif} `)) return {};
  const facts = entriesOf(themeOf(thing.id), "fact", knownAs(thing.id, thing.word));
  const mass = isMass(motif);
  const many = mass ? motif : plural(motif);
  const loot = isLoot(thing.id) && !isActivity(motif) ? many : null;
  return {
    motif: [many],
    motifOne: [motif],
    doesMotif: [mass ? `does the ${motif}` : `do the ${many}`],
    ...(loot && {
      loot: [loot],
      muchLoot: [mass ? `much ${motif} is` : `many ${many} are`],
    }),
    ...(kindOf(thing.id) === "food" && { edible: [many] }),
    motifFact: heardFirst(random.shuffle(facts), "motifFact", story),
  };
};

/** "a frog", "a slice of cheese", "sleep itself", "a pair of lungs". */
const oneOf = (phrase: string, noun: string, id: string): string => {
  if (isMany(noun))
    return `${kindOf(id) === "food" ? "a plate" : PAIRED.test(noun) ? "a pair" : "a set"} of ${phrase}`;
  if (!isMass(noun)) return withArticle(phrase);
  const portion = portionOf(noun);
  return portion ? `a ${portion} of ${phrase}` : `${phrase} itself`;
};
const PAIRED =
  /(lungs|socks|jeans|pants|shorts|trousers|scissors|glasses|goggles|skis|tights|leggings|tweezers|slippers|boots|shoes|binoculars)$/;

/** What can be carried, counted and left on a step: no whale, no tram, no storm. */
const isLoot = (id: string): boolean =>
  /^(food|thing)$/.test(kindOf(id)) && !/^(vehicles|places|furniture|feelings)$/.test(themeNameOf(id));

/** "frog astronaut", "samurai avocado": a calling that stands beside the subject belongs to its name. */
const inRole = ({ role, words, subject }: Reading, noun: string): string[] => {
  const at = words.findIndex((word) => word.folded === role);
  if (
    role === null ||
    !subject ||
    at < 0 ||
    (matchVerb(role)?.shape ?? "base") !== "base" ||
    noun.split(" ").includes(role)
  )
    return [noun];
  if (at === subject.at - 1) return [role, noun];
  return words.slice(subject.at + 1, at).length === 0 && at > subject.at ? [noun, role] : [noun];
};

/** Where, in the idea's own words; "at midnight" and "in July" are no places. */
const placeSaid = ({ place, words }: Reading): string | null =>
  place !== null && !TIME.test(place.toLowerCase()) ? properly(withNoun(place, words)) : null;
/** "on a tropical" is no place yet. */
const withNoun = (place: string, words: readonly Word[]): string => {
  const last = place.split(" ").at(-1) ?? "";
  const at = words.findIndex(({ folded }) => folded === last);
  const next = words[at + 1]?.shown.toLowerCase() ?? "";
  const isOpen = adjectives.has(last) && !words[at]?.endsClause && /^[a-z]+$/.test(next);
  return isOpen && !SMALL_WORDS.has(next) && !matchVerb(next) ? `${place} ${next}` : place;
};
const TIME =
  /\b(midnight|noon|nights?|dawn|dusk|mornings?|evenings?|afternoons?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|times?|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|summer|winter|spring|autumn|christmas|halloween|\d+(am|pm)?|him|her|it|them|me|us|everyone|everything|nothing)$/;
