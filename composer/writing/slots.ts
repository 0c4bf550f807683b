import { kindOf, matchPhrase } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { matchVerb } from "../reading/verbs.ts";
import { formsOf, isActivity, isMany, plural } from "../reading/word-forms.ts";
import { SMALL_WORDS, type Word } from "../reading/words.ts";
import type { Random } from "../seeded/random.ts";
import { acronymSpeller, isAcronym } from "./acronyms.ts";
import { asMeant, languageIn } from "./as-meant.ts";
import { crowdOf } from "./crowd.ts";
import { actionSlots } from "./deed-slots.ts";
import { eventSlots } from "./event.ts";
import { characterOf, isMass, natureSlots, portionOf } from "./lexicon.ts";
import type { Slots } from "./narrator.ts";
import { ownSlots } from "./own-slots.ts";
import { type Parts, partsOf } from "./parts.ts";
import { partsAbroad } from "./parts-abroad.ts";
import { pronounsOf } from "./pronouns.ts";
import { foreignIn, isQuotable } from "./quotable.ts";
import { isSaid } from "./said.ts";
import { saidSlots } from "./said-slots.ts";
import { seenSlots } from "./seen.ts";
import { slang } from "./slang.ts";
import { spokenMotif } from "./spoken-motif.ts";
import { properly } from "./title-case.ts";
import { unknownNoun } from "./unknown-noun.ts";
import { adjectives } from "./vocabulary.ts";
import { bare, isCalledSo, isRepeatable, isSaying, oneOf, someoneIn, wholePhrase } from "./whole-phrase.ts";

/** What can be said of an idea. */
export const slotsOf = (asRead: Reading, name: string, ticker: string, random: Random): Slots => {
  const reading = asMeant(asRead);
  const hero = reading.subject ? characterOf(reading.subject.id, reading.subject.word) : null;
  const id = reading.subject?.id ?? "";
  const said = slang[reading.subject?.word ?? reading.words[0]?.folded ?? ""];
  const short = said && reading.words.length <= 2 ? said : undefined;
  const spell = acronymSpeller(reading);
  const quotes = isSaid(reading) && !isCalledSo(reading);
  const foreign = foreignIn(reading);
  const parts = quotes || foreign ? null : partsOf(reading);
  const abroad = quotes || parts || foreign ? null : partsAbroad(reading);
  const typed = parts && !parts.isMany ? parts.hero : abroad && !abroad.isMany ? abroad.hero : null;
  const one = properly(short?.noun ?? typed ?? ownedBy(reading) ?? hero?.noun ?? unknownNoun(reading));
  const crowd = short ? null : crowdOf(reading);
  const noun = spell(crowd?.noun ?? one);
  const described =
    typed && parts ? parts.whole : [reading.manner, ...inRole(reading, one)].filter(Boolean).join(" ");
  const kind = properly(spell(crowd?.kind ?? described)).replace(/^(?=(hundred|thousand|million) )/, "a ");
  const isSomebody = SOMEBODY.test(one) && reading.words.every(({ folded }) => !/^its?$/.test(folded));
  const spoken = pronounsOf(reading, random);
  // A hero of whom nothing else is said is "it".
  const isNoMore = parts !== null && !isDescribed(parts) && parts.others.length === 0;
  const isAlone = isNoMore && reading.action === null && Object.values(reading.heart).every((each) => !each);
  const isHe = isSomebody && spoken.it === "it";
  const pronouns = crowd ? THEY : isAlone || ownedBy(reading) ? IT : isHe ? HE : spoken;
  const { heart } = reading;
  const first: Record<string, string | null | undefined> = {
    dread: heart.dread && properly(heart.dread),
    joy: heart.joy && properly(heart.joy),
    wish: heart.wish ? properly(heart.wish) : short?.wish,
  };
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
  const someone = quotes || !parts || crowd || !isRepeatable(reading) ? null : someoneIn(reading, parts);
  const isQuoted =
    phrase === null &&
    someone === null &&
    !isTold &&
    !isForeign &&
    !(parts && isDescribed(parts)) &&
    isRepeatable(reading);
  const quoted = isQuoted ? properly(bare(reading.text)) : null;
  const isWanted = reading.words.some(({ folded }) =>
    /^(wants?|needs?|craves?|wanting|seeking)$/.test(folded),
  );
  const isCrowd = phrase?.isMany === true;
  const isBare = isKin || (isMass(noun) && portionOf(noun) === null);
  const theNoun = isBare ? noun : `the ${noun}`;
  const subjectForm = crowd ? "they" : (SUBJECT_FORMS[pronouns.it] ?? theNoun);
  const aNoun = crowd || isKin ? kind : ONLY_ONE.test(noun) ? `the ${noun}` : oneOf(noun, noun, id);
  const slots = withoutEmpty({
    name: [name],
    // "Lamp vs Moths" is no one: the lamp is spoken of.
    hero: [NO_ONE.test(name) ? theNoun : name],
    ticker: [ticker],
    noun: [noun],
    kind: [kindPhrase],
    // "One three llamas" and "only one socks" are none.
    bareKind: listed(isMass(noun) || crowd || isMany(noun) ? null : kind),
    theKind: [isBare ? kind : `the ${crowd ? noun : kind}`],
    theNoun: [theNoun],
    kinds: [pluralOf(spell(one))],
    aNoun: [aNoun],
    many: crowd
      ? ["they", theNoun, kind, ...(name.toLowerCase().endsWith(crowd.noun) ? [name] : [])]
      : undefined,
    iAm: [crowd ? "we are" : "I am"],
    iWas: [crowd ? "we were" : "I was"],
    cry: [hero?.cry ?? "hum"],
    its: [pronouns.its],
    itself: [pronouns.itself],
    whole: listed(isCrowd || quoted ? null : (phrase?.text ?? kindPhrase)),
    crowd: listed(isCrowd ? phrase.text : null),
    quoted: listed(quoted),
    asSomeone: listed(someone),
    // In another language only what nothing is understood of: "c'est la vie".
    as: listed(
      isRepeatable(reading) && someone === null && !(isForeign && reading.subject)
        ? properly(bare(reading.text))
        : null,
    ),
    feared: listed(first.dread),
    fearedThing: listed(thingFeared(first.dread)),
    fearedOne: listed(isSomebodyFeared(first.dread) ? thingFeared(first.dread) : null),
    dear: listed(first.dread?.replace(/^(an?|the) /, "")),
    // Who dreams of Paris has not been there.
    loved: listed(isWanted || reading.relation === "dreams" ? null : first.joy),
    wanted: listed(isWanted ? first.joy : null),
    hoped: listed(first.wish),
    original: isQuotable(reading) ? [reading.text] : [],
    foreign: listed(foreign),
    known: listed(foreign && aNoun),
    itObject: [pronouns.it],
    itSubject: [subjectForm],
    closing: [place ? ` ${place}` : ""],
    ...eventSlots(reading, theNoun),
    ...(quotes && quoted
      ? saidSlots(quoted)
      : {
          ...actionSlots(reading, parts, place, crowd),
          ...ownSlots(reading, parts ?? abroad, place, crowd, !crowd && pronouns.it === "it"),
        }),
    ...(crowd || quotes ? {} : natureSlots(one, id)),
    ...motifSlots(reading, one),
  });
  return { ...slots, ...seenSlots(slots) };
};

/** What is feared, where it is a thing that can stand behind a curtain: "the balloons", but no Mondays, no being late. */
const thingFeared = (dread: string | null | undefined): string | null => {
  const bareDread = dread?.replace(/^(an?|the) /, "") ?? "";
  const [first = "", ...rest] = bareDread.split(" ");
  const isThing =
    /^[a-z ]+$/.test(bareDread) && rest.length < 2 && !/ing$/.test(first) && !SMALL_WORDS.has(first);
  return isThing && matchPhrase(bareDread) ? `the ${bareDread}` : null;
};

/** "mice", "the dentist": they can be met, and asked. */
const isSomebodyFeared = (dread: string | null | undefined): boolean =>
  /^(creature|person)$/.test(kindOf(matchPhrase(dread?.replace(/^(an?|the) /, "") ?? "")?.id ?? ""));

const isDescribed = ({ state, having, lacking, being, posing, denied, twist, deed }: Parts): boolean =>
  [state, having, lacking, being, posing, denied, twist, deed].some((each) => each !== null);

const withoutEmpty = (slots: Record<string, readonly string[] | undefined>): Slots =>
  Object.fromEntries(Object.entries(slots).flatMap(([name, entries]) => (entries ? [[name, entries]] : [])));

const IT = { it: "it", its: "its", itself: "itself" };
const HE = { it: "him", its: "his", itself: "himself" };
/** Of these one does not say "it", whatever can be drawn. */
/** Names that say what is, and not who: "Lamp vs Moths", "No Left Turns", "Still Stuck". */
const NO_ONE =
  / vs | and |^[a-z]+ing (?:an?|the) |^(?:no|not|never|anything but|still|nobody|looking|afraid|stuck|wants|missed|lost)\b/i;
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

const listed = (phrase: string | null | undefined): string[] => (phrase ? [phrase] : []);

/** "the last slice", "the world's slowest cheetah" */
const ONE_ALONE =
  /^(last|only|first|world['’]s|(?:slow|fast|small|bigg|old|young|lazi|loneli|tini|sadd|happi|tall|short)est|worst|best) /;
/** They are called so, and nobody is "a grandma". */
const KIN_ALONE = /^(grandma|grandpa|grandmother|grandfather|granny|nana|mom|mum|dad|santa|santa claus)$/;
/** Of these there is one: "the moon". */
const ONLY_ONE = /^(moon|sun|earth|sky|void|internet|sea|ocean)$/;

const motifSlots = (reading: Reading, noun: string): Slots => {
  const thing = spokenMotif(reading);
  const motif = thing ? properly(characterOf(thing.id, thing.word).noun) : null;
  if (thing === null || motif === null || motif === noun || reading.place?.toLowerCase().includes(motif))
    return {};
  // What is only drawn for a word was never said: no car of one who drives.
  const spoken = thing.word.split(" ").at(-1) ?? "";
  if (!reading.words.some(({ folded }) => folded === spoken || formsOf(folded).includes(spoken))) return {};
  // "scuba diving" is one word in two.
  if (isAcronym(reading, motif) || reading.action?.gerund.startsWith(`${motif} `)) return {};
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
  };
};

/** What can be carried, counted and left on a step: no whale, no tram, no storm. */
const isLoot = (id: string): boolean => /^(food|thing)$/.test(kindOf(id)) && !NOT_CARRIED.test(id);
const NOT_CARRIED =
  /(car|automobile|vehicle|taxi|truck|engine|ambulance|bus|train|tram|tramway|locomotive|metro|rail|railway|track|lorry|tractor|cycle|scooter|rickshaw|helicopter|boat|ship|ferry|canoe|gondola|balloon|forklift|zeppelin|sign|stop|light|tower|liberty|tent|library|heart|eyes?|ear|nose|mouth|tongue|tooth|foot|lungs|fist|brain|blood|wedding)$|^airplane/;

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
