import { phrasesIn, wordsIn } from "../data-text.ts";
import { foldText } from "./clean-text.ts";
import { type Found, PLACE_PREPOSITION, placeWords } from "./find-listed.ts";
import type { GearId } from "./gear.ts";
import { kindOf, LETTERED } from "./picture-index.ts";
import { nameOf } from "./plain-names.ts";
import { relationBy } from "./relation.ts";
import type { Thing } from "./thing.ts";
import { ARTICLE, isOfThirdParty } from "./third-party.ts";
import { matchVerb } from "./verbs.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

const isPartOf = ({ at, last = at }: Thing, word: number): boolean => at <= word && word <= last;

/** A creature beside a person is the subject in that person's dress; a person alone is the subject. */
export const chooseRoles = (
  words: Word[],
  things: Thing[],
  gear: Found<GearId> | null,
  settingSaid: boolean,
) => {
  // What a word merely calls to mind is no hero: such an idea is lettered.
  const first = things[0];
  const alone = words.length === 1 && first?.isLoose ? { ...first, id: LETTERED, isLoose: false } : null;
  const likeliest = alone ?? things.find(({ isLoose, standsFor }) => !isLoose && !standsFor) ?? null;
  const ruled = things.find(
    (thing) =>
      !thing.isLoose &&
      ((kindOf(thing.id) === "creature" && isRuled(words, gear?.at ?? 0, thing.at)) ||
        (thing.at === (gear?.at ?? 0) + 1 && /creature|food|thing|nature/.test(kindOf(thing.id)))),
  );
  // "king of the pigeons", "cowboy cactus": a crowned pigeon says more than a king.
  const best =
    likeliest && gear?.at === likeliest.at && /person|face/.test(kindOf(likeliest.id)) && ruled
      ? ruled
      : likeliest &&
        (actorBefore(words, things, likeliest) ?? bearerOf(words, things, likeliest) ?? likeliest);
  if (!best) return { subject: null, motif: null, second: null, gear, calling: null };
  const isOthers =
    gear !== null && things.some((thing) => thing !== best && isSomebodyElse(words, thing, gear, best));
  const dressed = gear && (gear.at === best.at || isOthers) ? null : gear;
  const calling = callingOf(words, things, best);
  const others = things.filter(
    (thing) =>
      thing !== calling &&
      (thing.id !== best.id || isAnother(words, thing)) &&
      thing.at !== best.at &&
      (!dressed || !isPartOf(thing, dressed.at) || relationBy(thing) === "sits") &&
      !(dressed && isItsHat(words, thing, dressed.at)) &&
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
    tools.has(thing.id) || isDoneTo(words, thing)
      ? -1
      : { creature: 0, food: 0, thing: 0, nature: 0, sign: 1, person: 2, face: 3, place: 4 }[
          kindOf(thing.id)
        ];
  // "a lawn flamingo guarding a door": what only says which hero comes after what it has to do with.
  const isWhich = (thing: Thing) => (thing.last ?? thing.at) === best.at - 1;
  const isThirds = (thing: Thing) => isOfThirdParty(words, things, best, thing);
  const ranked = [...others].sort(
    (a, b) =>
      Number(isThirds(a)) - Number(isThirds(b)) ||
      rank(a) - rank(b) ||
      Number(isWhich(a)) - Number(isWhich(b)),
  );
  const motif = ranked[0] ?? null;
  const isBehind =
    motif &&
    rank(motif) === 4 &&
    !/^(volcano|world-map)$/.test(motif.id) &&
    kindOf(best.id) !== "place" &&
    isScenery(motif);
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

/** "on a bench feeding pensioners", "beating a car at the traffic light": it is done to them, wherever that is. */
const isDoneTo = (words: Word[], { id, at }: Thing): boolean => {
  const before = words.slice(Math.max(0, at - 3), at).map(({ folded }) => folded);
  const verb = before.findLastIndex((word) => FEEDS.test(word) || BEATS.test(word));
  if (verb < 0 || before.slice(verb + 1).some((word) => /^(in|on|at|with|from|for|to|of|by)$/.test(word)))
    return false;
  return BEATS.test(before[verb] ?? "") || /^(creature|person|face)$/.test(kindOf(id));
};
const FEEDS = /^(feed|feeds|feeding|fed)$/;
const BEATS = /^(beat|beats|beating|outruns|outrunning|overtakes|overtaking|outpacing)$/;

/** "chef hat", "chapéu de cozinheiro": the hat is that of who wears such a one. */
const isItsHat = (words: Word[], thing: Thing, gearAt: number): boolean =>
  relationBy(thing) === "wears" &&
  (thing.at === gearAt + 1 ||
    (thing.at === gearAt - 2 && /^(de|di|da|do|du|of|von|van)$/.test(words[gearAt - 1]?.folded ?? "")));

/** "a poodle chasing a plumber": the plumber's hat is the plumber's. */
const isSomebodyElse = (words: Word[], thing: Thing, gear: Found<GearId>, hero: Thing): boolean =>
  thing.at === gear.at &&
  !/^(hat|cap|helmet|costume|suit|outfit|mask|uniform)$/.test(words[thing.at + 1]?.folded ?? "") &&
  kindOf(thing.id) === "person" &&
  thing.at > (hero.last ?? hero.at) + 2 &&
  isMet(words, thing);

/** "by a teacher", "chasing an angry teacher": what is said before an article, and before what describes somebody. */
export const isMet = (words: readonly Word[], { at }: Thing): boolean => {
  const article = [at - 1, at - 2].find((each) =>
    /^(a|an|the|his|her|its|their|my)$/.test(words[each]?.folded ?? ""),
  );
  // "from construction workers"
  const bare = words[at - 1]?.folded ?? "";
  const lead =
    article === undefined
      ? /^(by|from|against)$/.test(bare)
        ? bare
        : ""
      : (words[article - 1]?.folded ?? "");
  if (/^(be|become|being|becomes|becoming|is|wear|wears|wearing|playing)$/.test(lead)) return false;
  return (
    matchVerb(lead) !== undefined ||
    /[a-z]{3}ing$/.test(lead) ||
    /^(by|with|from|of|for|to|at|against)$/.test(lead)
  );
};

/** "a boss afraid of his employees": somebody who has an article or an owner is no second name of the hero. */
const isAnother = (words: Word[], { id, at, word }: Thing): boolean =>
  kindOf(id) === "person" && ARTICLE.test(words[at - 1]?.folded ?? "") && word !== words[0]?.folded;

/** Places of which the setting alone says too little. */
const landmarks = new Set(wordsIn(wordList("landmarks")));

const CARRIES = /^(hold|carry|lift|steal|eat|juggle|bite|build|buy|sell|hug|paint)$/;
/** What is worked with is what one sees of the work: an iron before the shirts. */
export const tools = new Set(wordsIn(wordList("motif of pushes")));

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
      (folded === "for" &&
        (words[at - 1]?.folded === "late" ||
          /^(breakfast|lunch|dinner|brunch)$/.test(words[at + 1]?.folded ?? ""))),
  );
  const between = before.slice(from + 1);
  if (from < 0 || between.some(({ at, folded, endsClause }) => endsClause || (at > 0 && STOPS.test(folded))))
    return false;
  if (kindOf(thing.id) === "place") return false;
  if (occasions.has(thing.word)) return true;
  // A moon or a volcano is seen behind whoever is on it, and who is on a throne sits there.
  if (placeWords.has(thing.word) && !/^(backs|sits|rides|boards|mans|meets|lifts)$/.test(relationBy(thing)))
    return true;
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
  if (!/^(creature|food|nature)$/.test(kindOf(hero.id))) return undefined;
  const follows = (one: Thing, other: Thing) => {
    const last = one.last ?? one.at;
    return other.at === last + 1 && !words[last]?.endsClause;
  };
  return things.find(
    (thing) =>
      kindOf(thing.id) === "person" &&
      (follows(hero, thing) ||
        follows(thing, hero) ||
        isSaidToBe(words, thing, hero) ||
        isSaidToBe(words, hero, thing)),
  );
};

/** "dentures chasing grandma": who is done something to is not who does it. */
const actorBefore = (words: Word[], things: readonly Thing[], { at }: Thing): Thing | undefined =>
  things.find((thing) => {
    const end = thing.last ?? thing.at;
    const [verb, ...rest] = words.slice(end + 1, at).map(({ folded }) => folded);
    return (
      !thing.isLoose &&
      !thing.standsFor &&
      thing.at < at &&
      words.slice(0, thing.at).every(({ folded }) => ARTICLE.test(folded) || MANNERS.test(folded)) &&
      ATTACKS.test(verb ?? "") &&
      rest.length <= 2 &&
      rest.every((word) => ARTICLE.test(word) || MANNERS.test(word))
    );
  });

/** What is done to somebody, and by nobody's trade ("a chess playing crow"). */
const ATTACKS =
  /^(chasing|hunting|haunting|attacking|scaring|following|judging|stalking|biting|fighting|guarding|bullying)$/;

/** "a judge who is a sloth" is a sloth. */
const bearerOf = (words: Word[], things: readonly Thing[], trade: Thing): Thing | undefined =>
  kindOf(trade.id) === "person"
    ? things.find((thing) => kindOf(thing.id) === "creature" && isSaidToBe(words, trade, thing))
    : undefined;

/** "my landlord is a raccoon", "a meerkat working as a lifeguard", "a shark pretending to be a lawyer" */
const isSaidToBe = (words: Word[], one: Thing, other: Thing): boolean =>
  /^(((who|that|which) )?(is |was )?(pretends|pretending|pretended) to be (a|an|the)|((who|that|which) )?(thinks|believes|claims) (that )?((he|she|it) is|he's|she's|it's|hes|shes) (a|an|the)|((who|that|which) )?(is|was|became|becomes|becoming|turned into)( (a|an|the|just|secretly|actually|also))*|turned( into)?( (a|an|the))?|as( (a|an|the))?|((who|that|which) )?(works?|working|worked|employed|hired|moonlighting|moonlights) as (a|an|the))$/.test(
    words
      .slice((one.last ?? one.at) + 1, other.at)
      .map(({ folded }) => folded)
      .join(" "),
  );

export const MANNERS =
  /^(tiny|giant|huge|small|little|big|mini|mighty|sleepy|lazy|grumpy|angry|happy|sad|lonely|shy|brave|fearless|clumsy|confused|drunk|hungry|thirsty|fat|chubby|chunky|skinny|fluffy|fuzzy|hairy|bald|old|ancient|young|retired|immortal|invisible|flying|dancing|singing|screaming|crying|laughing|smiling|sleeping|running|jumping|swimming|evil|wise|smart|dumb|silly|crazy|mad|wild|feral|haunted|cursed|magic|magical|golden|silver|shiny|sparkly|glowing|neon|pink|purple|blue|red|green|yellow|black|white|orange|rainbow|radioactive|toxic|nuclear|frozen|melting|burning|spicy|sweet|salty|sour|crispy|cosmic|quantum|cyber|robotic|mechanical|digital|royal|fancy|posh|rich|broke|poor|famous|anxious|nervous|dramatic|sarcastic|depressed|caffeinated|philosophical|suspicious|sneaky|muscular|buff|strong|cute|adorable|majestic|legendary|epic|wet|moist|dusty|rusty|forgotten|lost|last|rebellious|polite|rude|honest|humble|sigma|based|degenerate|chill|cool)$/;
