import { kindOf } from "../reading/picture-index.ts";
import { withoutPromises } from "../reading/promises.ts";
import type { Reading } from "../reading/read-idea.ts";
import type { SettingId } from "../reading/settings.ts";
import { matchVerb } from "../reading/verbs.ts";
import { isActivity, isMany, plural, withArticle } from "../reading/word-forms.ts";
import type { Random } from "../seeded/random.ts";
import { knownAs } from "./known-as.ts";
import { characterOf, isMass } from "./lexicon.ts";
import type { Slots } from "./narrator.ts";
import { pronounsOf } from "./pronouns.ts";
import { isQuotable } from "./quotable.ts";
import { slang } from "./slang.ts";
import { spokenMotif } from "./spoken-motif.ts";
import { deedOf, entriesOf, sceneOf, type Theme, themeNameOf, themeOf } from "./themes.ts";
import { properly } from "./title-case.ts";
import { unknownNoun } from "./unknown-noun.ts";
import { settingVoices } from "./vocabulary.ts";

const NOWHERE = ["city", "garden", "sky", "cyber"] as const;

/**
 * What can be said of an idea. Each slot's entries are in a random order, those that `story` has already
 * used first, so that the page and the story speak of the same rival.
 */
export const slotsOf = (
  reading: Reading,
  name: string,
  ticker: string,
  random: Random,
  story = "",
): Slots => {
  const hero = reading.subject ? characterOf(reading.subject.id, reading.subject.word) : null;
  const id = reading.subject?.id ?? "";
  const setting: SettingId = reading.setting ?? random.pick(NOWHERE);
  const voice = settingVoices[setting];
  const said = slang[reading.subject?.word ?? reading.words[0]?.folded ?? ""];
  const short = said && reading.words.length <= 2 ? said : undefined;
  const noun = properly(short?.noun ?? hero?.noun ?? unknownNoun(reading));
  const kind = [reading.manner, ...inRole(reading, noun)].filter(Boolean).join(" ");
  const themeKey = knownAs(id, reading.subject?.word ?? "");
  const theme = themeOf(id);
  const scene = sceneOf(setting);
  const deed = reading.action ? deedOf(reading.action.base) : null;
  const pronouns = pronounsOf(reading, random);
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
        const entries = from ? entriesOf(from, field, themeKey).map(from === theme ? own : String) : [];
        const order = heardFirst(field === "fact" ? entries : random.shuffle(entries), field, story);
        return [field, first[field] ? [first[field], ...order] : order];
      }),
    );
  const place = placeSaid(reading);
  const isOneAlone = (ONLY_ONE.test(noun) && !reading.manner) || reading.manner === "last";
  const kindPhrase = isOneAlone ? `the ${kind}` : oneOf(kind, noun, id);
  const phrase = wholePhrase(reading);
  const isCrowd = phrase !== null && (reading.count > 1 || !ONE.test(phrase));
  const isSaid = reading.action !== null || [first.dread, first.joy, first.wish, short].some(Boolean);
  const quoted = phrase === null && !isSaid && isRepeatable(reading) ? properly(bare(reading.text)) : null;
  return {
    name: [name],
    ticker: [ticker],
    noun: [noun],
    kind: [kindPhrase],
    bareKind: [kind],
    theKind: [`the ${kind}`],
    theNoun: [`the ${noun}`],
    kinds: [isMass(noun) ? noun : plural(noun)],
    aNoun: [ONLY_ONE.test(noun) || isMass(noun) ? `the ${noun}` : oneOf(noun, noun, id)],
    cry: [hero?.cry ?? "hum"],
    its: [pronouns.its],
    whole: listed(isCrowd || quoted ? null : (phrase ?? kindPhrase)),
    crowd: listed(isCrowd ? phrase : null),
    quoted: listed(quoted),
    feared: listed(first.dread),
    loved: listed(first.joy),
    hoped: listed(first.wish),
    original: isQuotable(reading) ? [reading.text] : [],
    itObject: [pronouns.it],
    itSubject: [pronouns.it === "it" ? "it" : pronouns.it === "her" ? "she" : "he"],
    ...known(theme, ["thing", "friend", "rival", "dread", "joy", "haunt", "wish", "deed", "saying", "fact"]),
    ...known(scene, ["local", "there", "bustle", "hour"]),
    ...known(deed, ["tool", "snag", "trick", "fan"]),
    place: place ? [place] : heardFirst(random.shuffle([...voice.places]), "place", story),
    closing: [place ? ` ${place}` : ""],
    ...actionSlots(reading, place),
    ...motifSlots(reading, noun, random, story),
  };
};

const LONGEST_QUOTED = 60;
const MOST_WORDS = 9;
/** An idea that is one phrase, as its creator put it: "two frogs in a trench coat"; null if it is none. */
function wholePhrase(reading: Reading): string | null {
  const { text, action, heart, subject, words } = reading;
  const isSentence = action !== null || heart.dread !== null || heart.joy !== null || heart.wish !== null;
  const phrase = properly(bare(text));
  if (isSentence || !subject || words.length > MOST_WORDS || NO_PHRASE.test(phrase)) return null;
  // A slip, and a word of another language, are read as a word that does not stand there.
  if (!isRepeatable(reading) || !phrase.toLowerCase().includes(subject.word.toLowerCase())) return null;
  const [first = ""] = phrase.split(" ", 1);
  const [lead = ""] = phrase.split(JOINT, 1);
  if (FINITE.test(lead)) return null;
  if (DETERMINER.test(first)) return first.toLowerCase() + phrase.slice(first.length);
  // "touch grass", "wen lambo": more is said than named.
  const isSaid =
    matchVerb(first)?.shape === "base" || SAID.test(first) || words.some(({ folded }) => slang[folded]);
  if (subject.at > 0 && isSaid) return null;
  return isMany(lead.trim()) || /[^su]s$/.test(lead.trim()) ? phrase : withArticle(phrase);
}
const bare = (text: string): string => text.replace(/[.!?,\s]+$/, "");
/** In letters of English, short, and without a promise or a stammer: a story may say it again. */
const isRepeatable = ({ text }: Reading): boolean =>
  /^[\x20-\x7e]+$/.test(text) &&
  text.length <= LONGEST_QUOTED &&
  withoutPromises(text) === text &&
  !/\b(\w+) \1\b/i.test(text);
const NO_PHRASE = /[.,;:!?"()]|\b(?:i|my|me|we|our|you|your|u)\b/i;
const FINITE =
  /\b(is|are|was|were|am|has|have|had|can|will|would|should|must|does|did|cannot|never|always)\b/i;
const DETERMINER = /^(a|an|the|one|two|three|four|five|some|another)$/i;
const ONE = /^(a|an|the|one|some|another) /;
/** Words that begin what is said, and name nothing. */
const SAID =
  /^(touch|no|not|never|always|stay|keep|just|go|get|be|do|dont|stop|let|send|have|trust|please|ser|sir)$/i;
const JOINT = /\b(?:with|that|who|which|in|on|at|of|from|without|for|under|inside)\b/;

const listed = (phrase: string | null | undefined): string[] => (phrase ? [phrase] : []);

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

const actionSlots = ({ action }: Reading, place: string | null): Slots =>
  action && !STATES.test(action.base)
    ? {
        base: [properly(action.base)],
        anyBase: [properly(action.base.replace(OWNED, "their"))],
        yourBase: [properly(action.base.replace(OWNED, "your"))],
        third: [properly(action.third)],
        gerund: [properly(action.gerund)],
        anyGerund: [properly(action.gerund.replace(OWNED, "their"))],
        myBase: [properly(action.base.replace(OWNED, "my"))],
        myGerund: [properly(action.gerund.replace(OWNED, "my"))],
        closing: [place === null || action.gerund.includes(place) ? "" : ` ${place}`],
      }
    : {};

/** Whose it is in the hero's own deed, and would not be in another's: "brush his teeth". */
const OWNED = /\b(his|her|its|their)\b/g;

/** Verbs for what is felt rather than done: a story speaks of it as a wish, a joy or a dread. */
const STATES = /^(want|need|love|hate|know|believe|think|own|hold|forget|remember|become|get)\b/;

const motifSlots = (reading: Reading, noun: string, random: Random, story: string): Slots => {
  const thing = spokenMotif(reading);
  const motif = thing ? properly(characterOf(thing.id, thing.word).noun) : null;
  if (thing === null || motif === null || motif === noun || reading.place?.toLowerCase().includes(motif))
    return {};
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

/** "a frog", "a certain cheese", "a pair of lungs". */
const oneOf = (phrase: string, noun: string, id: string): string => {
  if (isMany(noun))
    return `${kindOf(id) === "food" ? "a plate" : PAIRED.test(noun) ? "a pair" : "a set"} of ${phrase}`;
  return withArticle(isMass(noun) ? `certain ${phrase}` : phrase);
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
const placeSaid = ({ place }: Reading): string | null =>
  place !== null && !TIME.test(place.toLowerCase()) ? properly(place) : null;
const TIME =
  /\b(midnight|noon|nights?|dawn|dusk|mornings?|evenings?|afternoons?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|times?|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|summer|winter|spring|autumn|christmas|halloween|\d+(am|pm)?|him|her|it|them|me|us|everyone|everything|nothing)$/;
