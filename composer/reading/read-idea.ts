import { phrasesIn, wordsIn } from "../data-text.ts";
import { withoutCrimes } from "../screening/without-crimes.ts";
import { absentIn, isMarketLevel } from "./absent.ts";
import { cleanText, foldText } from "./clean-text.ts";
import { type Expression, expressionOf } from "./expression.ts";
import { type Action, findAction } from "./find-action.ts";
import { findHeart, type Heart } from "./find-heart.ts";
import { findThings } from "./find-things.ts";
import { englishWords } from "./foreign.ts";
import { foreignAction } from "./foreign-action.ts";
import { type GearId, gearIds, gearWords } from "./gear.ts";
import { inIdiom } from "./idioms.ts";
import { languageOf } from "./languages.ts";
import { kindOf, LETTERED, matchPhrase, OWN_NAME } from "./picture-index.ts";
import { nameOf } from "./plain-names.ts";
import { withoutPromises } from "./promises.ts";
import { countOf, isInHand, mouthpieces, type Relation, relationBy, relationOf } from "./relation.ts";
import { gearSettings, habitats, type SettingId, settingIds, settingWords } from "./settings.ts";
import { type State, stateOf } from "./state.ts";
import type { Thing } from "./thing.ts";
import { unseenHero, unseenMotif } from "./unseen.ts";
import { matchVerb } from "./verbs.ts";
import { formsOf } from "./word-forms.ts";
import { wordList } from "./word-list.ts";
import { splitWords, type Word } from "./words.ts";

const moods = ["calm", "wild", "grand", "gloomy", "sweet"] as const;
type Mood = (typeof moods)[number];

const moodWords = moods.map((mood) => [mood, wordsIn(wordList(`mood ${mood}`))] as const);

/** What an idea is about, as far as its words show. */
export interface Reading {
  /** The idea as a person sees it. */
  text: string;
  subject: Thing | null;
  motif: Thing | null;
  setting: SettingId | null;
  /** The idea named the setting: then it may not be left out. */
  isSettingSaid: boolean;
  /** What has become of subject and motif, as far as it can be seen: "burnt", "wet". */
  state: State | null;
  motifState: State | null;
  /** The setting in the idea's own words ("on the moon"), when it gave one. */
  place: string | null;
  /** The picture of what it has in a hand besides, where the motif is what it is in, on or dressed in. */
  held: string | null;
  /** The picture of what the subject has between its teeth. */
  mouthpiece: string | null;
  /** What the subject has to do with the motif. */
  relation: Relation | null;
  /** How many of the subject there are, as far as they can be shown. */
  count: 1 | 2 | 3;
  /** The face that the words ask for. */
  expression: Expression | null;
  gear: GearId | null;
  /** The word that called for the gear ("astronaut"), for the writer. */
  role: string | null;
  action: Action | null;
  /** What the subject fears, loves and hopes for. */
  heart: Heart;
  mood: Mood | null;
  /** How the subject was described: "sleepy", "tiny". */
  manner: string | null;
  words: Word[];
}

export const readIdea = (prompt: string): Reading => {
  const text = cleanText(prompt.normalize("NFC"));
  const readable = withoutCrimes(withoutPromises(text));
  const words = splitWords(calm(readable));
  const absent = absentIn(words);
  const named = findThings(readable, words);
  // "traffic cone", "king crab": a word of a longer name says nothing of its own.
  const withinNames = new Set(
    named.flatMap(({ id, word, at, last = at }) =>
      last > at && kindOf(id) !== "place" && !placeWords.has(word)
        ? words.slice(at, last + 1).map((word) => word.at)
        : [],
    ),
  );
  const spoken = new Set([...absent, ...withinNames]);
  const english = englishWords(readable, words, languageOf(words));
  const ofThings = new Set(
    named.flatMap(({ id, at, last = at }) =>
      last > at && !/^(person|creature|face)$/.test(kindOf(id)) && relationBy({ id }) !== "wears"
        ? words.slice(at, last + 1).map((word) => word.at)
        : [],
    ),
  );
  const gearFound = findListed(words, english, gearIds, gearWords, new Set([...absent, ...ofThings]));
  const present = named
    .filter(({ at }) => !absent.has(at))
    .flatMap((thing, nth) => propOf(words, thing, nth));
  // "no cats allowed": what is denied is still what the idea is about, where it names nothing else.
  const things = present.length > 0 ? present : named.slice(0, 1);
  const mouthpiece = present.find(({ id }, nth) => nth > 0 && mouthpieces.has(id)) ?? null;
  const hero = unseenHero(words, things);
  const shown = things.filter((thing) => thing !== mouthpiece);
  const settingFound = findListed(words, english, settingIds, settingWords, spoken);
  const settingSaid = settingFound?.id ?? null;
  const cast = chooseRoles(words, hero ? [hero, ...shown] : shown, gearFound, settingSaid !== null);
  const isShown = ({ at, folded }: Word) =>
    absent.has(at) ||
    formsOf(folded).some((form) => placeWords.has(form)) ||
    placeWords.has(`${words[at - 1]?.folded ?? ""} ${folded}`) ||
    at === gearFound?.at ||
    matchPhrase(folded)?.weight === OWN_NAME ||
    isMarketLevel(words, at) ||
    inIdiom(words, at);
  const lacking = cast.motif || !cast.subject ? null : lackedAmong(words, named, absent);
  const unseen =
    cast.motif || lacking || mouthpiece || !cast.subject
      ? null
      : unseenMotif(words, named, cast.subject, isShown);
  const abroad = foreignAction(readable, words, things, cast.subject);
  const action = abroad ?? findAction(words, cast.subject?.at ?? -1);
  const tool = cast.subject
    ? toolFor(words, action, cast.subject, [cast.calling, cast.gear?.word, cast.subject.word])
    : null;
  const isTool = tool !== null && tools.has(tool.id) && cast.motif?.id !== tool.id;
  const isHeldBesides = (motif: Thing | null, held: Thing | null): boolean =>
    POSTURES.test(relationOf(words, action, cast.subject, motif) ?? "") &&
    held !== null &&
    (IN_HAND.test(relationOf(words, action, cast.subject, held) ?? "") || isInHand(words, held));
  const isSwapped = isHeldBesides(cast.second, cast.motif);
  const besides = isSwapped ? cast.motif : isHeldBesides(cast.motif, cast.second) ? cast.second : null;
  if (isSwapped) cast.motif = cast.second;
  // A helmet leaves no room for hands: what an astronaut holds is shown instead of where it is.
  if (besides && (cast.gear?.id === "astronaut" || cast.subject?.id === "astronaut")) cast.motif = besides;
  const found = {
    ...cast,
    motif: isTool ? tool : (cast.motif ?? lacking ?? unseen ?? (mouthpiece ? null : tool)),
  };
  if (isPhrase(words, found.subject, found.motif)) found.subject = null;
  const relation = lacking ? "lacks" : relationOf(words, action, found.subject, found.motif);
  const heldTool = tool && relation === "meets" && found.motif?.id !== tool.id ? tool.id : null;
  return {
    text,
    subject: found.subject,
    motif: found.motif,
    setting:
      settingSaid ??
      gearSettings[found.gear?.id ?? ""] ??
      habitatOf(found.subject?.id) ??
      habitatOf(found.motif?.id),
    isSettingSaid: settingFound !== null && settingFound.at !== found.subject?.at,
    state: stateOf(words, found.subject),
    motifState: found.motif && stateOf(words, found.motif, true),
    place: action?.place ?? findPlace(words, settingSaid),
    held: isTool || found.motif === besides ? null : (besides?.id ?? heldTool),
    mouthpiece: mouthpiece?.id ?? null,
    relation,
    count: countOf(words, found.subject),
    expression: expressionOf(
      words.filter(({ at }) => !spoken.has(at)),
      action,
    ),
    gear: found.gear?.id ?? null,
    role: found.gear?.word ?? found.calling,
    action,
    heart: heartOf(findHeart(words, found.subject?.at ?? unnamedAt(words)), action, abroad),
    mood: moodOf(words),
    manner: findManner(words, found.subject),
    words,
  };
};

/** "touch grass simulator": what has no picture and does nothing is lettered as it was typed. */
const isPhrase = (words: Word[], subject: Thing | null, motif: Thing | null): boolean =>
  subject?.id === LETTERED &&
  !motif &&
  words.length > (subject.last ?? subject.at) + 1 - (OPENS.test(words[0]?.folded ?? "") ? 0 : subject.at) &&
  words.length < 8;
const OPENS = /^(a|an|the|my|our)$/;

const isPartOf = ({ at, last = at }: Thing, word: number): boolean => at <= word && word <= last;

/** Two words a phrase: what it is of, and the picture. */
const pairsIn = (section: string): ReadonlyMap<string, string> =>
  new Map(
    phrasesIn(wordList(section)).map((pair): [string, string] => {
      const [word = "", id = ""] = pair.split(" ");
      return [word, id];
    }),
  );
const activities = pairsIn("things of activities");

/** "running a marathon", "doing yoga": the hero does it, and nobody else is shown who does. */
const propOf = (words: Word[], thing: Thing, nth: number): Thing[] => {
  const prop = activities.get(thing.id);
  const isSomebody = /(er|or|ist|ina|man|woman)$/.test(thing.word) && !/^(water|soccer)/.test(thing.word);
  if (prop === undefined || nth === 0 || isSomebody || words.length < 3) return [thing];
  return prop === "-" ? [] : [{ ...thing, id: prop }];
};

/** What is felt in another language is read as a deed first: "qui déteste les lundis". */
const heartOf = (heart: Heart, action: Action | null, abroad: Action | null): Heart => {
  if (!abroad || action !== abroad) return heart;
  const [verb = "", ...rest] = abroad.base.split(" ");
  const felt = rest.join(" ").replace(/^the (?=\w+s$)/, "");
  if (felt === "") return heart;
  if (/^(hate|fear)$/.test(verb)) return { ...heart, dread: heart.dread ?? felt };
  return /^(love|want|need)$/.test(verb) ? { ...heart, joy: heart.joy ?? felt } : heart;
};

/** What the idea says is missing: "a firefly with no battery". */
const lackedAmong = (words: Word[], named: Thing[], absent: ReadonlySet<number>): Thing | null =>
  named.find(
    ({ at, id }, nth) =>
      nth > 0 &&
      absent.has(at) &&
      !/^(person|face|sign)$/.test(kindOf(id)) &&
      words
        .slice(Math.max(0, at - 3), at)
        .some(({ folded }) => /^(no|without|zero|lacks|lacking)$/.test(folded)),
  ) ?? null;

const POSTURES =
  /^(in|on|under|behind|rides|boards|sits|backs|mans|wears|meets|fights|fears|chases|flees|guards|hugs)$/;
const IN_HAND = /^(holds|drinks|eats|lifts)$/;

const STATES = /^(deadline|unemployed|mayor|fired|homeless|sick|birthday|graduate)$/;
const propsOfDeeds = pairsIn("props of deeds");
const propsOfTrades = pairsIn("props of trades");
/** Of no word in the idea: a thing that the deed calls for. */
const NOWHERE = 3000;

/** What one sees a deed by: who mows has a lawnmower. */
const toolFor = (
  words: Word[],
  action: Action | null,
  subject: Thing,
  trades: readonly (string | null | undefined)[],
): Thing | null => {
  const said = words.filter(({ at }) => at !== subject.at).map(({ folded }) => folded);
  const id = [action?.base.split(" ")[0] ?? "", ...said.filter((word) => STATES.test(word))]
    .map((word) => propsOfDeeds.get(word))
    .concat(trades.map((trade) => propsOfTrades.get(trade ?? "")))
    .find((each) => each !== undefined);
  return id === undefined ? null : { id, word: "", at: NOWHERE, score: 0, isLoose: true };
};

/** Where the hero stands of an idea with nothing that can be drawn: before everything it does. */
const unnamedAt = (words: Word[]): number => (words.length > 2 ? 0 : -1);

/** An idea shouted in capitals is read as if it were spoken. */
const calm = (text: string): string => {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals > 6 && capitals > small * 2 ? text.toLowerCase() : text;
};

interface Found<Id> {
  id: Id;
  word: string;
  at: number;
}

/** A creature beside a person is the subject in that person's dress; a person alone is the subject. */
const chooseRoles = (words: Word[], things: Thing[], gear: Found<GearId> | null, settingSaid: boolean) => {
  // What a word merely calls to mind is no hero: such an idea is lettered.
  const first = things[0];
  const alone = words.length === 1 && first?.isLoose ? { ...first, id: LETTERED, isLoose: false } : null;
  const likeliest = alone ?? things.find(({ isLoose }) => !isLoose) ?? null;
  const ruled = things.find(
    (thing) =>
      (kindOf(thing.id) === "creature" && isRuled(words, gear?.at ?? 0, thing.at)) ||
      (!thing.isLoose &&
        thing.at === (gear?.at ?? 0) + 1 &&
        /creature|food|thing|nature/.test(kindOf(thing.id))),
  );
  // "king of the pigeons", "cowboy cactus": a crowned pigeon says more than a king.
  const best =
    likeliest && gear?.at === likeliest.at && /person|face/.test(kindOf(likeliest.id)) && ruled
      ? ruled
      : likeliest;
  if (!best) return { subject: null, motif: null, second: null, gear, calling: null };
  const isOthers =
    gear !== null && things.some((thing) => thing !== best && isSomebodyElse(words, thing, gear, best));
  const dressed = gear && (gear.at === best.at || isOthers) ? null : gear;
  const calling = callingOf(words, things, best);
  const others = things.filter(
    (thing) =>
      thing !== calling &&
      thing.id !== best.id &&
      thing.at !== best.at &&
      (!dressed || !isPartOf(thing, dressed.at) || relationBy(thing) === "sits") &&
      !(dressed && thing.at === dressed.at + 1 && relationBy(thing) === "wears") &&
      !thing.isLoose &&
      kindOf(thing.id) !== "face" &&
      !isWhere(words, thing),
  );
  const isScenery = (thing: Thing) =>
    words.slice(Math.max(0, thing.at - 3), thing.at).some(({ folded }) => PLACE_PREPOSITION.test(folded)) ||
    !words.some(({ at, folded }) => at < thing.at && CARRIES.test(matchVerb(folded)?.forms.base ?? ""));
  // A place is the setting, which is drawn behind; a thing to hold comes before a person, a person before a
  // mood.
  const rank = (thing: Thing) =>
    tools.has(thing.id)
      ? -1
      : { creature: 0, food: 0, thing: 0, nature: 0, sign: 1, person: 2, face: 3, place: 4 }[
          kindOf(thing.id)
        ];
  const ranked = [...others].sort((a, b) => rank(a) - rank(b));
  const motif = ranked[0] ?? null;
  const isBehind =
    motif && rank(motif) === 4 && motif.id !== "volcano" && kindOf(best.id) !== "place" && isScenery(motif);
  // Where it happens is a setting; of which there is none, the place itself stands behind.
  const held = isBehind && settingSaid && !landmarks.has(motif.id) ? null : motif;
  if (held && trades.has(held.word)) held.word = nameOf(held.id);
  const isTrade = trades.has(best.word) && !/^(creature|person|face)$/.test(kindOf(best.id));
  return {
    subject: isTrade ? { ...best, id: "man" } : best,
    motif: held ?? (isTrade ? { ...best, word: nameOf(best.id) } : null),
    second: held === null ? null : (ranked.find((thing) => thing !== held && rank(thing) <= 0) ?? null),
    gear: dressed,
    calling: calling?.word ?? null,
  };
};

/** "a poodle chasing a plumber": the plumber's hat is the plumber's. */
const isSomebodyElse = (words: Word[], thing: Thing, gear: Found<GearId>, hero: Thing): boolean =>
  thing.at === gear.at &&
  !/^(hat|cap|helmet|costume|suit|outfit|mask|uniform)$/.test(words[thing.at + 1]?.folded ?? "") &&
  kindOf(thing.id) === "person" &&
  thing.at > (hero.last ?? hero.at) + 2 &&
  /^(a|an|the|his|her|their)$/.test(words[thing.at - 1]?.folded ?? "") &&
  (matchVerb(words[thing.at - 2]?.folded ?? "") !== undefined ||
    /^(by|with|from|of|for|to|at)$/.test(words[thing.at - 2]?.folded ?? "")) &&
  !/^(be|become|being|becomes|is)$/.test(words[thing.at - 2]?.folded ?? "");

/** Places of which the setting alone says too little. */
const landmarks = new Set(wordsIn(wordList("landmarks")));

const CARRIES = /^(hold|carry|lift|steal|eat|juggle|bite|build|buy|sell|hug|paint)$/;
/** What is worked with is what one sees of the work: an iron before the shirts. */
const tools = new Set(wordsIn(wordList("motif of pushes")));

/** "the bus driver": a trade that is shown by its tool is somebody with that tool. */
const trades = new Set(phrasesIn(wordList("trades by their tool")).map(foldText));

const occasions = new Set(wordsIn(wordList("occasions")));

/** "at a wedding", "at the dentist": where it happens, which nobody holds or meets. */
const isWhere = (words: Word[], thing: Thing): boolean => {
  const before = words.slice(Math.max(0, thing.at - 4), thing.at);
  const from = before.findLastIndex(
    ({ at, folded }) =>
      /^(at|during|in|on|to|after|before|from|en|no|na|im|am|auf|dans|nel|nella|op|w|di|в|на)$/.test(
        folded,
      ) ||
      (folded === "for" && words[at - 1]?.folded === "late"),
  );
  const between = before.slice(from + 1);
  if (from < 0 || between.some(({ at, folded, endsClause }) => endsClause || (at > 0 && STOPS.test(folded))))
    return false;
  if (kindOf(thing.id) === "place") return false;
  if (occasions.has(thing.word)) return true;
  // A moon or a volcano is seen behind whoever is on it, and who is on a throne sits there.
  if (placeWords.has(thing.word) && !/^(backs|sits|rides|boards)$/.test(relationBy(thing))) return true;
  return before[from]?.folded === "at" && kindOf(thing.id) === "person";
};
const STOPS = /^(who|that|with|and|of|for|is)$/;
/** "king of the pigeons", "wizard frog", but not "a knight riding a giant chicken". */
const isRuled = (words: Word[], gearAt: number, thingAt: number): boolean =>
  thingAt <= gearAt + 3 &&
  words
    .slice(gearAt + 1, thingAt)
    .every(({ folded }) => /^(of|the|all|a|an)$/.test(folded) || MANNERS.test(folded));

/**
 * "kangaroo judge", "lighthouse keeper crab": a profession beside a creature is its own, not somebody else's.
 */
const callingOf = (words: Word[], things: readonly Thing[], hero: Thing): Thing | undefined => {
  if (kindOf(hero.id) !== "creature") return undefined;
  const follows = (one: Thing, other: Thing) => {
    const last = one.last ?? one.at;
    return other.at === last + 1 && !words[last]?.endsClause;
  };
  return things.find(
    (thing) => kindOf(thing.id) === "person" && (follows(hero, thing) || follows(thing, hero)),
  );
};

const findListed = <Id extends string>(
  words: Word[],
  english: readonly Pick<Word, "folded" | "at">[],
  ids: readonly Id[],
  lists: Record<Id, string>,
  absent: ReadonlySet<number>,
): Found<Id> | null => {
  let best: Found<Id> | null = null;
  for (const id of ids) {
    const listed = listedIn(lists[id]);
    for (const word of [...words, ...english]) {
      if (absent.has(word.at)) continue;
      const pair = `${word.folded} ${words[word.at + 1]?.folded ?? ""}`;
      const hit = formsOf(word.folded).some((form) => listed.has(form)) || listed.has(pair);
      if (hit && (!best || word.at < best.at)) best = { id, word: word.folded, at: word.at };
    }
    if (!best && words.length === 0) continue;
    const wide = [...listed].find(
      (word) => /[\u3400-\u9fff]/.test(word) && words.some((each) => each.folded.includes(word)),
    );
    if (wide && !best) best = { id, word: wide, at: Number.MAX_SAFE_INTEGER };
  }
  return best;
};

const folded = new Map<string, ReadonlySet<string>>();

/** The words of a list, folded once. */
const listedIn = (list: string): ReadonlySet<string> => {
  const known = folded.get(list);
  if (known) return known;
  const words = new Set(list.split(" ").map((word) => foldText(word).replaceAll("-", " ")));
  folded.set(list, words);
  return words;
};

/** The words of all settings: those are drawn behind. */
const placeWords = new Set(settingIds.flatMap((id) => [...listedIn(settingWords[id])]));

const habitatOf = (id: string | undefined): SettingId | null =>
  settingIds.find((setting) => id !== undefined && habitats[setting]?.split(" ").includes(id)) ?? null;

const PLACE_PREPOSITION = /^(on|in|at|under|across|above|inside|through|beneath|around|over|near|behind)$/;

/** Whether a word is a verb here: "surfs" is one, "moon" and "farm" are none in "on the moon", "at a farm". */
const isDone = (words: Word[], { folded, at }: Word): boolean => {
  const before = words[at - 1]?.folded ?? "";
  const isNoun = /^(a|an|the|his|her|its|their)$/.test(before) || PLACE_PREPOSITION.test(before);
  const verb = matchVerb(folded);
  return verb !== undefined && !(verb.shape === "base" && isNoun);
};

/** "in the deep ocean": a preposition up to the setting's word. */
const findPlace = (words: Word[], setting: SettingId | null): string | null => {
  if (!setting) return null;
  const listed = new Set(settingWords[setting].split(" ").map(foldText));
  for (const word of words) {
    if (isDone(words, word) || !formsOf(word.folded).some((form) => listed.has(form))) continue;
    for (let back = 1; back <= 4; back++) {
      const before = words[word.at - back];
      if (!before || before.endsClause) break;
      if (!PLACE_PREPOSITION.test(before.folded)) continue;
      const phrase = words.slice(before.at, word.at + 1).map((each) => each.shown.toLowerCase());
      return phrase.join(" ");
    }
  }
  return null;
};

const MANNERS =
  /^(tiny|giant|huge|small|little|big|mini|mighty|sleepy|lazy|grumpy|angry|happy|sad|lonely|shy|brave|fearless|clumsy|confused|drunk|hungry|thirsty|fat|chubby|chunky|skinny|fluffy|fuzzy|hairy|bald|old|ancient|young|retired|immortal|invisible|flying|dancing|singing|screaming|crying|laughing|smiling|sleeping|running|jumping|swimming|evil|wise|smart|dumb|silly|crazy|mad|wild|feral|haunted|cursed|magic|magical|golden|silver|shiny|sparkly|glowing|neon|pink|purple|blue|red|green|yellow|black|white|orange|rainbow|radioactive|toxic|nuclear|frozen|melting|burning|spicy|sweet|salty|sour|crispy|cosmic|quantum|cyber|robotic|mechanical|digital|royal|fancy|posh|rich|broke|poor|famous|anxious|nervous|dramatic|sarcastic|depressed|caffeinated|philosophical|suspicious|sneaky|muscular|buff|strong|cute|adorable|majestic|legendary|epic|wet|moist|dusty|rusty|forgotten|lost|last|rebellious|polite|rude|honest|humble|sigma|based|degenerate|chill|cool)$/;

const findManner = (words: Word[], subject: Thing | null): string | null => {
  if (!subject) return null;
  for (let at = subject.at - 1; at >= Math.max(0, subject.at - 3); at--) {
    const word = words[at];
    if (word && MANNERS.test(word.folded)) return word.folded;
  }
  return null;
};

const moodOf = (words: Word[]): Mood | null => {
  for (const [mood, listed] of moodWords)
    if (words.some((word) => formsOf(word.folded).some((form) => listed.includes(form)))) return mood;
  return null;
};
