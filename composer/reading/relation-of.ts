import { phrasesIn } from "../data-text.ts";
import { isLeft } from "./absent.ts";
import { containers } from "./containers.ts";
import { countOf, motifCountOf } from "./count.ts";
import { deedOf, instruments, isPlayedAt, isUntrue, lenses } from "./deed.ts";
import { deniedIn, isDenied, isLost } from "./denied.ts";
import type { Action } from "./find-action.ts";
import { foreignBase } from "./foreign-action.ts";
import { spacedLanguageOf } from "./languages.ts";
import {
  BATHS,
  isInHand,
  isInside,
  isKeptTo,
  isOnTop,
  isSharedRoom,
  isShelteredBy,
  SLEPT_IN,
  WIDE_AT,
  whereOf,
} from "./motif-place.ts";
import { isDisguise, isInOneShoe, isOneShoe, isWorn } from "./motif-worn.ts";
import { before, DESCRIBED, lately, phrasedRelation } from "./phrased-relation.ts";
import { kindOf, LETTERED } from "./picture-index.ts";
import { NOWHERE, toolOfTrade } from "./props.ts";
import { drinks, eating, isBody, type Relation, relationBy, relationsByVerb } from "./relation.ts";
import { isOutgrown } from "./state.ts";
import type { Thing } from "./thing.ts";
import { isFumbled, isUnableAbroad, isUnableTo } from "./unable.ts";
import { verbBefore, verbWith } from "./verb-near.ts";
import { matchVerb } from "./verbs.ts";
import { formsOf } from "./word-forms.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

/** What the idea says of the two, from which their relation is told. */
interface Two {
  words: Word[];
  action: Action | null;
  subject: Thing;
  motif: Thing;
}

/** What the subject has to do with the motif: the first of the rules that knows it, from the plainest words on. */
export const relationOf = (
  words: Word[],
  action: Action | null,
  subject: Thing | null,
  motif: Thing | null,
): Relation | null => {
  if (!subject || !motif) return null;
  const two = { words, action, subject, motif };
  return (
    ofTool(two) ??
    ofRoom(two) ??
    ofPhrase(two) ??
    ofDenial(two) ??
    ofDeed(two) ??
    ofTouch(two) ??
    ofVerbs(two) ??
    ofWhatIsDone(two) ??
    ofUse(two)
  );
};

const ofTool = ({ words, action, subject, motif }: Two): Relation | null => {
  // The tool of a trade is used, whatever the trade does; and nobody but a witch rides a broom.
  if (motif.at === subject.at) return motif.id === "broom" ? "holds" : relationBy(motif);
  if (motif.id === "broom" && motif.at >= NOWHERE) return "pushes";
  if (motif.at >= NOWHERE && (motif.id === "tooth" || IN_MIND.test(action?.base ?? ""))) return "dreams";
  if (isQuit(words, motif)) return "throws";
  // "digging with a spoon": whatever one has in the hand is the spade.
  return verbWith(words, motif) === "dig" && isInHand(words, motif) ? "digs" : null;
};

const ofRoom = ({ words, motif }: Two): Relation | null => {
  if (isSharedRoom(words, motif)) return "in";
  if (!isKeptTo(words, motif)) return null;
  if (SLEPT_IN.test(motif.id)) return "lies";
  return containers.has(motif.id) ? "in" : relationBy(motif);
};

const ofPhrase = ({ words, subject, motif }: Two): Relation | null => {
  if (motif.at >= WIDE_AT && motif.at < NOWHERE) return wideRelation(words);
  const phrased = phrasedRelation(words, motif, /^(rides|sits|mans)$/.test(relationBy(motif)));
  if (phrased && (motif.id !== LETTERED || /^(lacks|bites|pouches|carries)$/.test(phrased))) return phrased;
  const said = before(words, motif);
  // "on her third coffee": it is had, and not stood on.
  if (SERVED.test(said)) return servedAs(motif);
  if (motif.id === "television" && FACED.test(said)) return "watches";
  // "scared of itself in the mirror": it is before it.
  if (motif.id === "mirror" && /(^| )in (a|an|the|his|her|its|their|my)( [^ ]+)?$/.test(said))
    return "watches";
  if (motif.id === "headlights" && IN_LIGHT.test(said)) return "fears";
  if (kindOf(motif.id) === "thing" && SERVED_FROM.test(lately(words, motif))) return "eats";
  const isOverAll = countOf(words, subject) > 1 && OVERHEAD.test(said);
  if (isShelteredBy(words, motif, isOverAll)) return "under";
  if (isOnTop(words, motif)) return "on";
  // "taking the elevator": one is in it.
  if (motif.id === "elevator" && /^(take|ride|use|catch|operate)$/.test(verbBefore(words, motif) ?? ""))
    return "in";
  const isShared = verbWith(words, motif) === "share" || IN_ONE.test(`${said} ${motif.word}`);
  if (isShared && COVERS.test(motif.id)) return "behind";
  if (isPlayedAt(words, motif)) return "games";
  if (isBeaten(words, motif)) return "beats";
  return verbBefore(words, motif) === "feed" && isBody(motif) ? "feeds" : null;
};
const SERVED =
  /(^| )on (a|an|his|her|its|their|my|the) (first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d+(st|nd|rd|th))( [^ ]+)?$/;
const servedAs = (motif: Thing): Relation | null => {
  if (drinks.has(motif.id)) return "drinks";
  return kindOf(motif.id) === "food" ? "eats" : null;
};
/** "eating cereal out of a helmet": nobody is in it. */
const SERVED_FROM = new RegExp(
  `(^| )((eat|drink|slurp|sip|chug|lap)[a-z]*)( [^ ]+){0,3} (from|out of)${DESCRIBED}`,
);
/** "asleep in front of the tv" */
const FACED = /(^| )(in front of|before) (a|an|the|his|her|its|their|my)( [^ ]+)?$/;
/** "a deer in headlights": it stands before them. */
const IN_LIGHT = /(^| )(in|into|at|by)( (the|a|two|my))?( [^ ]+)?$/;
const wideRelation = (words: readonly Word[]): Relation | null =>
  wideRelations.find(([said]) => words.some(({ folded }) => folded.includes(said)))?.[1] ?? null;
const wideRelations = phrasesIn(wordList("wide relations")).map(
  (pair) => pair.split(" ") as [string, Relation],
);

/** "two flamingos under one umbrella" */
const OVERHEAD =
  /(^| )(under|beneath|bajo|debajo de|sous|unter|sotto|sob|debaixo de|pod|под|di bawah)( [^ ]+){0,3}$/;
/** "five penguins in one scarf" */
const IN_ONE = /(^| )(in|under|inside|wearing|with) (the |a )?(one|same|single|shared) [^ ]+$/;
/** What covers several is before them. */
const COVERS = /^(blanket|towel|carpet|picnic-blanket|pillow|shared-scarf)$/;

const ofDenial = ({ words, motif }: Two): Relation | null => {
  if (isUnableTo(words, motif) || isLost(words, motif)) return "lacks";
  if (motif.at >= NOWHERE && isUnableAbroad(words)) return "lacks";
  if (isDenied(deniedIn(words), motif)) return "refuses";
  return isFumbled(words, motif) && isLight(motif) ? "fumbles" : null;
};
/** What is handled, and no vehicle or stove: that falls down. */
const isLight = (motif: Thing): boolean =>
  motif.id !== LETTERED && /^(holds|drinks|lifts)$/.test(relationBy(motif)) && !HEATED.test(motif.id);
const HEATED =
  /^(frying-pan|shallow-pan-of-food|pot-of-food|cooking-pot|oven|grill|birthday-cake|clothes-iron)$/;

const ofDeed = ({ words, action, subject, motif }: Two): Relation | null => {
  const usual = relationBy(motif);
  const deed = deedOf(words, action, motif, !/^(holds|drinks|lifts|wears)$/.test(usual));
  if (deed && isVehicleOf(words, action, motif)) return usual;
  // "fishing from a boat": one is in it.
  const isVessel = /^(rides|sits)$/.test(usual) && !containers.has(motif.id);
  if (deed === "fishes" && isVessel && /(^| )(from|off|in|on)( |$)/.test(before(words, motif))) return null;
  // What a printer prints comes out of it.
  if (deed === "prints" && subject.id === "printer") return "drops";
  // Who comes in no saucer carries off whom it abducts.
  if (deed === "abducts" && subject.id !== "flying-saucer") return "heaves";
  if (deed === "sells" && /(^| )to( [^ ]+)?$/.test(before(words, motif))) return "meets";
  if (deed === null && isBorneByAll(words, subject, motif)) return "heaves";
  // A barbell is lifted as it is made to be.
  return deed === "heaves" && usual === "lifts" ? "lifts" : deed;
};

/** "six ants carrying a watermelon": one thing is over all of them. */
const isBorneByAll = (words: Word[], subject: Thing, motif: Thing): boolean =>
  /^(carry|haul|transport|move)$/.test(verbBefore(words, motif) ?? "") &&
  relationBy(motif) === "holds" &&
  motif.id !== LETTERED &&
  countOf(words, subject) > 2 &&
  motifCountOf(words, motif) === 1;

const ofTouch = ({ words, motif }: Two): Relation | null => {
  // Somebody who is held is held in the arms.
  if (isBody(motif) && TAKES_IN_ARMS.test(verbBefore(words, motif) ?? "")) return "holds";
  if (isInOneShoe(words, motif)) return "in";
  if (isDisguise(words, motif) || isWorn(words, motif)) return "wears";
  if (motif.id === "cage") return "behind";
  if (containers.has(motif.id) && isOutgrown(words, motif)) return "in";
  if (!isInside(words, motif)) return null;
  return words.some(({ at, folded }) => at < motif.at && /^(head|face|nose|beak)$/.test(folded))
    ? "headfirst"
    : "in";
};
const TAKES_IN_ARMS = /^(hold|cradle|babysit|adopt|nurse|deliver|bring)$/;

const ofVerbs = (two: Two): Relation | null => {
  const { words, action, motif } = two;
  const said = saidOf(two);
  const verbs = verbsAmong(said, two);
  if (isByWhom(words, motif) && said.some((word) => FLEEING.test(word))) return "flees";
  if (/^(flee|escape|evade|dodge|outrun)$/.test(verbBefore(words, motif) ?? "")) return "flees";
  const where = isUntrue(verbWith(words, motif) ?? "", motif) ? null : whereOf(words, motif);
  const isAsleep = words.some(({ folded }) => /^(asleep|napping|snoozing|snoring|dozing)$/.test(folded));
  if (where === "on" && (isAsleep || /^(sleep|nap|lie)( |$)/.test(action?.base ?? ""))) return "lies";
  // "играет на балалайке", "spielt auf der Geige"
  if (verbs.has("play") && instruments.has(motif.id)) return "plays";
  if (ARGUED_ABOUT.test(before(words, motif)) && !isBody(motif)) {
    // "two raccoons fighting over a pizza": both have a hand on it.
    const isHad = FOUGHT_OVER.test(before(words, motif)) && isHandy(motif);
    return isHad && countOf(words, two.subject) === 2 ? "fights" : "dreams";
  }
  const byVerb = relationByVerb(verbs, motif);
  // "an electrician afraid of the dark": nobody fears the tool of the own trade.
  if (byVerb === "fears" && motif.at >= NOWHERE && toolOfTrade(two.subject.word) === motif.id) return null;
  if (where && (!byVerb || /^(fears|meets)$/.test(byVerb))) return where;
  if (byVerb && !isInHand(words, motif))
    return byVerb === "hugs" && [...verbs].some((verb) => LOVING.test(verb)) ? "loves" : byVerb;
  if (verbs.has("ride") && isBody(motif)) return "rides";
  const isRidden = verbBefore(words, motif) === "ride" && !/^(boards|sits)$/.test(relationBy(motif));
  return isRidden ? "rides" : null;
};

/** "arguing about money": all think of it, and nobody fights it. */
const ARGUED_ABOUT = new RegExp(
  `(^| )(argu|quarrel|bicker|fight|gossip|brag|boast|rant)[a-z]* (about|over)${DESCRIBED}`,
);

const FOUGHT_OVER = new RegExp(`(^| )(fight|fights|fighting|fought|battling|brawling) over${DESCRIBED}`);
const isHandy = (motif: Thing): boolean =>
  motif.id !== LETTERED && /^(thing|food|nature)$/.test(kindOf(motif.id));

/** The words that neither name the two nor say anything of one of them alone. */
const saidOf = ({ words, subject, motif }: Two): string[] =>
  words
    .filter(
      ({ at }) =>
        ![subject, motif].some((thing) => thing.at <= at && at <= (thing.last ?? thing.at)) &&
        !isLeft(words, at) &&
        !isLeftFor(words, at) &&
        !isOccasion(words, at) &&
        !isFearOf(words, at, subject) &&
        !isFearOf(words, at, motif),
    )
    .map(({ folded }) => folded);

/** "quit to sell insurance" */
const isLeftFor = (words: readonly Word[], at: number): boolean =>
  /^(quit|quits|quitting)$/.test(words[at]?.folded ?? "") && words[at + 1]?.folded === "to";

const verbsAmong = (said: readonly string[], { words, action, subject }: Two): ReadonlySet<string> => {
  const base = action?.base.replace(/^quit to /, "").split(" ")[0] ?? foreignBase(words, subject.at) ?? "";
  const isSomethingLeft = words.some(({ at }) => isLeft(words, at));
  return new Set([...said.flatMap(formsOf), ...said, ...(isSomethingLeft ? [] : [base])]);
};

/** A verb of eating says something of the two only where the motif is somebody. */
const relationByVerb = (verbs: ReadonlySet<string>, motif: Thing): Relation | undefined =>
  relationsByVerb.find(([, known]) =>
    [...verbs].some((verb) => known.has(verb) && (isBody(motif) || !eating.has(verb))),
  )?.[0];

const ofWhatIsDone = (two: Two): Relation | null => {
  const { words, subject, motif } = two;
  const done = whatIsDone(two);
  const kind = kindOf(motif.id);
  if (/^(hatch|incubate)$/.test(done)) return "on";
  // Leaves do not hold anybody; one is seen over them.
  if (verbWith(words, motif) === "hide" && kind === "nature") return "behind";
  if (drinks.has(motif.id) && /^(drink|sip|chug|slurp)$/.test(done)) return "drinks";
  // What a thing eats goes in at the opening that it has.
  const eats = isBody(subject) ? "eats" : "swallows";
  if (/^(drink|chug|slurp)$/.test(done) && /^(thing|nature)$/.test(kind)) return eats;
  if (done === "balance" && !isBody(motif)) return "lifts";
  if (eating.has(done) && /^(food|thing|nature|creature)$/.test(kind)) return eats;
  if (eating.has(done) && /^(place|person)$/.test(kind) && eats === "swallows") return eats;
  if (BATHS.test(motif.id) && (motif.at >= WIDE_AT || /^(take|have|need)$/.test(done))) return "in";
  if (motif.id !== LETTERED) return null;
  return eating.has(done) ? "eats" : "lifts";
};

/** The verb of what is done to the motif, or none. */
const whatIsDone = ({ words, action, motif }: Two): string => {
  // "die" is a verb in English alone.
  if (spacedLanguageOf(words) !== null) return baseOf(action);
  const isEnglish = words.some(({ folded }) => matchVerb(folded) !== undefined);
  return verbBefore(words, motif) ?? (isEnglish ? "" : baseOf(action));
};

const baseOf = (action: Action | null): string => action?.base.split(" ")[0] ?? "";

/** What one does with such a thing as a rule. */
const ofUse = (two: Two): Relation => {
  const { words, subject, motif } = two;
  const done = whatIsDone(two);
  // What is worn as a rule is held by whoever knits, irons or sells it.
  const isDoneTo = done !== "" && relationBy(motif) === "wears" && !/^(wear|sport|get|have|try)$/.test(done);
  const isCarried = isDoneTo || /^(hold|carry|lift|steal|eat|juggle|bite|build|deliver|sell|buy)$/.test(done);
  const usual = isOneShoe(words, motif) ? "holds" : relationBy(motif);
  if (kindOf(motif.id) === "place" && !isCarried && !/^(hole|world-map)$/.test(motif.id)) return "backs";
  const has = isCarried && !isBody(motif) && usual !== "lifts" ? "holds" : usual;
  if (has === "holds" && isBody(subject) && lenses.has(motif.id)) return "peers";
  const isFast = has === "holds" && isBody(subject) && words.some(({ folded }) => FAST.test(folded));
  return isFast ? "delivers" : has;
};

/** "late for a very important date": a meeting, and no deed. */
const isOccasion = (words: Word[], at: number): boolean =>
  words[at]?.folded === "date" &&
  words.slice(Math.max(0, at - 3), at).some(({ folded }) => /^(a|an|the|his|her|its|their|my)$/.test(folded));

/** "chasing a terrified cat": the fear is the cat's own. */
const isFearOf = (words: Word[], fear: number, { at }: Thing): boolean =>
  /^(scared|terrified|frightened)$/.test(words[fear]?.folded ?? "") &&
  fear < at &&
  at - fear <= 2 &&
  !words.slice(fear + 1, at).some(({ folded }) => NOT_DESCRIBED.test(folded));
const NOT_DESCRIBED = /^(of|by|to|at|from|when|about|and|a|an|the|his|her|its|their|my|all|every)$/;

/** "quit his office job": the briefcase is thrown away. */
const isQuit = (words: Word[], { id }: Thing): boolean =>
  id === "briefcase" && QUITS.test(words.map(({ folded }) => folded).join(" "));
const QUITS =
  /(^| )(quit|quits|quitting|left|leaves|leaving|resign[a-z]*|retir[a-z]*) (from )?((a|an|the|his|her|its|their|my) )?([^ ]+ ){0,2}(job|jobs|career|office|work)( |$)/;

/** Who is fast runs, whatever is held. */
const FAST = /^(fast|faster|fastest|speedy|speeding|quickest|rushing|sprinting)$/;

/** "four pensioners on a tandem robbing a bank": they ride it, whatever they do then. */
const isVehicleOf = (words: Word[], action: Action | null, motif: Thing): boolean => {
  const base = action?.base.split(" ")[0];
  const done = words.find(({ folded }) => matchVerb(folded)?.forms.base === base);
  return (
    /^(rides|boards)$/.test(relationBy(motif)) &&
    (done?.at ?? -1) > motif.at &&
    /(^| )on (an?|the|his|her|its|their|my)( [^ ]+)?$/.test(before(words, motif))
  );
};

/** What is wanted is not there yet; a tooth that aches is all that one thinks of. */
const IN_MIND = /^(dream|want|wish|crave|miss|need|long|hope|seek|look for|search)( |$)/;

/** Love is seen from face to face, and a hug is not. */
const LOVING = /^(love|adore|date|befriend)$/;

/** "beating a motorcycle in a race": it is left behind. */
const isBeaten = (words: Word[], motif: Thing): boolean =>
  /(^| )(outrun|outpac|overtak|outrac|outswim|outfly)[a-z]*( (a|an|the|every|all))*( [^ ]+)?$/.test(
    before(words, motif),
  ) ||
  (/^(beat|defeat|pass)$/.test(verbBefore(words, motif) ?? "") &&
    words.some(({ folded, at }) => at > motif.at && CONTESTS.test(folded)));
const CONTESTS =
  /^(race|races|marathon|sprint|light|lights|finish|derby|rally|dash|olympics|track|highway|motorway)$/;

const FLEEING =
  /^(chased|hunted|pursued|followed|run|runs|running|flee|flees|fleeing|escaping|escapes|escape)$/;
const isByWhom = (words: Word[], motif: Thing): boolean => /(^| )(by|from)( |$)/.test(before(words, motif));

/** "two cats fighting": what two of a kind do to each other. */
export const mutualRelation = (words: Word[], action: Action | null): Relation | null => {
  const verbs = new Set([
    ...words.flatMap(({ folded }) => [folded, ...formsOf(folded)]),
    action?.base.split(" ")[0] ?? "",
  ]);
  const spoken = relationsByVerb.find(([, known]) => [...verbs].some((verb) => known.has(verb)))?.[0] ?? null;
  if (words.some(({ folded, at }) => /^hold/.test(folded) && words[at + 1]?.folded === "hands"))
    return "hugs";
  return spoken === "fights" || spoken === "hugs" ? spoken : null;
};
