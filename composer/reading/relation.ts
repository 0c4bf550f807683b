import { wordsIn } from "../data-text.ts";
import { isLeft } from "./absent.ts";
import { containers } from "./containers.ts";
import { type Deed, deedOf, instruments } from "./deed.ts";
import { deniedIn, isDenied, isLost } from "./denied.ts";
import type { Action } from "./find-action.ts";
import { foreignBase } from "./foreign-action.ts";
import { languageOf } from "./languages.ts";
import { before, DESCRIBED, phrasedRelation } from "./phrased-relation.ts";
import { kindOf, LETTERED } from "./picture-index.ts";
import { NOWHERE } from "./props.ts";
import type { Thing } from "./thing.ts";
import { isUnableTo } from "./unable.ts";
import { matchVerb } from "./verbs.ts";
import { formsOf } from "./word-forms.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

const listed = <R extends string>(relations: readonly R[], section: string) =>
  relations.map((relation) => [relation, new Set(wordsIn(wordList(`${section} ${relation}`)))] as const);

/** By what the idea says of the two. */
const byVerb = listed(["fights", "fears", "refuses", "hugs", "chases", "guards", "meets"], "verbs of");

/** By what one does with such a motif as a rule. */
const byMotif = listed(
  ["rides", "boards", "sits", "wears", "lifts", "mans", "pushes", "backs", "meets"],
  "motif of",
);

const among = (section: string): ReadonlySet<string> => new Set(wordsIn(wordList(section)));
const drinks = among("motif to drink");
const notStoodOn = among("not stood on");
const eating = among("verbs of eating");
/** Held between the teeth, whatever else the hero holds. */
export const mouthpieces = among("motif at the mouth");
const slots = [
  ["eyes", among("motif on the eyes")],
  ["body", among("motif on the body")],
  ["lip", among("motif at the lip")],
  ["chin", among("motif at the chin")],
  ["head", among("motif round the head")],
  ["neck", among("motif at the neck")],
  ["back", among("motif on the back")],
  ["feet", among("motif on the feet")],
] as const;

/** Where somebody wears a motif. */
export type WornOn = (typeof slots)[number][0] | "crown";
export const wornOn = (id: string): WornOn => slots.find(([, ids]) => ids.has(id))?.[0] ?? "crown";

/** What the subject has to do with the motif: it decides where the two stand in a picture. */
export type Relation =
  | (typeof byVerb)[number][0]
  | (typeof byMotif)[number][0]
  | Deed
  | "holds"
  | "drinks"
  | "eats"
  | "on"
  | "under"
  | "behind"
  | "flees"
  | "in"
  | "headfirst"
  | "headed"
  | "carries"
  | "quarrels"
  | "dreams"
  | "poses"
  | "loves"
  | "escapes"
  | "bites"
  | "pouches"
  | "ears"
  | "faints"
  | "feeds"
  | "beats"
  | "lacks";

export const relationOf = (
  words: Word[],
  action: Action | null,
  subject: Thing | null,
  motif: Thing | null,
): Relation | null => {
  if (!subject || !motif) return null;
  // The tool of a trade is used, whatever the trade does; and nobody but a witch rides a broom.
  if (motif.at === subject.at) return motif.id === "broom" ? "holds" : relationBy(motif);
  if (motif.id === "broom" && motif.at >= NOWHERE) return "pushes";
  if (motif.at >= NOWHERE && (motif.id === "tooth" || IN_MIND.test(action?.base ?? ""))) return "dreams";
  if (isQuit(words, motif)) return "throws";
  // "digging with a spoon": whatever one has in the hand is the spade.
  if (verbWith(words, motif) === "dig" && isInHand(words, motif)) return "digs";
  if (isSharedRoom(words, motif)) return "in";
  if (isKeptTo(words, motif))
    return SLEPT_IN.test(motif.id) ? "lies" : containers.has(motif.id) ? "in" : relationBy(motif);
  const phrased = phrasedRelation(words, motif, /^(rides|sits|mans)$/.test(relationBy(motif)));
  if (phrased && (motif.id !== LETTERED || /^(lacks|bites|pouches|carries)$/.test(phrased))) return phrased;
  if (isShelteredBy(words, motif)) return "under";
  if (verbWith(words, motif) === "share" && COVERS.test(motif.id)) return "behind";
  if (isBeaten(words, motif)) return "beats";
  if (verbBefore(words, motif) === "feed" && isBody(motif)) return "feeds";
  if (isUnableTo(words, motif) || isLost(words, motif)) return "lacks";
  if (isDenied(deniedIn(words), motif)) return "refuses";
  const deed = deedOf(words, action, motif, !/^(holds|drinks|lifts|wears)$/.test(relationBy(motif)));
  if (deed && isVehicleOf(words, action, motif)) return relationBy(motif);
  // What a printer prints comes out of it.
  if (deed === "prints" && subject.id === "printer") return "drops";
  if (deed === "sells" && /(^| )to( [^ ]+)?$/.test(before(words, motif))) return "meets";
  // A barbell is lifted as it is made to be.
  if (deed === "heaves" && relationBy(motif) === "lifts") return "lifts";
  if (deed) return deed;
  // Somebody who is held is held in the arms.
  if (
    /^(hold|cradle|babysit|adopt|nurse|deliver|bring)$/.test(verbBefore(words, motif) ?? "") &&
    isBody(motif)
  )
    return "holds";
  if (isDisguise(words, motif) || isWorn(words, motif)) return "wears";
  if (motif.id === "cage") return "behind";
  if (isInside(words, motif))
    return words.some(({ at, folded }) => at < motif.at && /^(head|face|nose|beak)$/.test(folded))
      ? "headfirst"
      : "in";
  const parts = [subject, motif].map((thing) => [thing.at, thing.last ?? thing.at] as const);
  const said = words
    .filter(
      ({ at }) =>
        !parts.some(([first, last]) => first <= at && at <= last) &&
        !isLeft(words, at) &&
        !isOccasion(words, at) &&
        !isFearOf(words, at, subject) &&
        !isFearOf(words, at, motif),
    )
    .map(({ folded }) => folded);
  const base = action?.base.split(" ")[0] ?? foreignBase(words, subject.at) ?? "";
  const left = words.some(({ at }) => isLeft(words, at));
  const verbs = new Set([...said.flatMap(formsOf), ...said, ...(left ? [] : [base])]);
  if (isByWhom(words, motif) && said.some((word) => FLEEING.test(word))) return "flees";
  if (/^(flee|escape|evade|dodge|outrun)$/.test(verbBefore(words, motif) ?? "")) return "flees";
  const isSomebody = isBody(motif);
  const spoken = byVerb.find(([, known]) =>
    [...verbs].some((verb) => known.has(verb) && (isSomebody || !eating.has(verb))),
  );
  const where = whereOf(words, motif);
  const isAsleep = words.some(({ folded }) => /^(asleep|napping|snoozing|snoring|dozing)$/.test(folded));
  if (where === "on" && (isAsleep || /^(sleep|nap|lie)( |$)/.test(action?.base ?? ""))) return "lies";
  // "играет на балалайке", "spielt auf der Geige"
  if (verbs.has("play") && instruments.has(motif.id)) return "plays";
  if (where && (!spoken || /^(fears|meets)$/.test(spoken[0]))) return where;
  if (spoken && !isInHand(words, motif))
    return spoken[0] === "hugs" && [...verbs].some((verb) => LOVING.test(verb)) ? "loves" : spoken[0];
  if (verbs.has("ride") && isSomebody) return "rides";
  if (verbBefore(words, motif) === "ride" && !/^(boards|sits)$/.test(relationBy(motif))) return "rides";
  const isEnglish = words.some(({ folded }) => matchVerb(folded) !== undefined);
  const done = verbBefore(words, motif) ?? (isEnglish ? "" : (action?.base.split(" ")[0] ?? ""));
  if (/^(hatch|incubate)$/.test(done)) return "on";
  // Leaves do not hold anybody; one is seen over them.
  if (verbWith(words, motif) === "hide" && kindOf(motif.id) === "nature") return "behind";
  if (drinks.has(motif.id) && /^(drink|sip|chug|slurp)$/.test(done)) return "drinks";
  if (/^(drink|chug|slurp)$/.test(done) && /^(thing|nature)$/.test(kindOf(motif.id)))
    return isBody(subject) ? "eats" : "swallows";
  if (done === "balance" && !isSomebody) return "lifts";
  // What a thing eats goes in at the opening that it has.
  if (eating.has(done) && /^(food|thing|nature|creature)$/.test(kindOf(motif.id)))
    return isBody(subject) ? "eats" : "swallows";
  if (eating.has(done) && /^(place|person)$/.test(kindOf(motif.id)) && !isBody(subject)) return "swallows";
  if (BATHS.test(motif.id) && (motif.at >= WIDE_AT || /^(take|have|need)$/.test(done))) return "in";
  if (motif.id === LETTERED) return eating.has(done) ? "eats" : "lifts";
  // What is worn as a rule is held by whoever knits, irons or sells it.
  const isDoneTo = done !== "" && relationBy(motif) === "wears" && !/^(wear|sport|get|have|try)$/.test(done);
  const isCarried = isDoneTo || /^(hold|carry|lift|steal|eat|juggle|bite|build|deliver|sell|buy)$/.test(done);
  const usual = isOneShoe(words, motif) ? "holds" : relationBy(motif);
  if (kindOf(motif.id) === "place" && !isCarried && !/^(hole|world-map)$/.test(motif.id)) return "backs";
  const has = isCarried && !isSomebody && usual !== "lifts" ? "holds" : usual;
  return has === "holds" && isBody(subject) && words.some(({ folded }) => FAST.test(folded))
    ? "delivers"
    : has;
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
const isBody = ({ id }: Thing): boolean => /^(creature|person|face)$/.test(kindOf(id));
const IN_MIND = /^(dream|want|wish|crave|miss|need|long|hope|seek|look for|search)( |$)/;

/** "two cats fighting": what two of a kind do to each other. */
export const mutualRelation = (words: Word[], action: Action | null): Relation | null => {
  const verbs = new Set([
    ...words.flatMap(({ folded }) => [folded, ...formsOf(folded)]),
    action?.base.split(" ")[0] ?? "",
  ]);
  const spoken = byVerb.find(([, known]) => [...verbs].some((verb) => known.has(verb)))?.[0] ?? null;
  if (words.some(({ folded, at }) => /^hold/.test(folded) && words[at + 1]?.folded === "hands"))
    return "hugs";
  return spoken === "fights" || spoken === "hugs" ? spoken : null;
};

/** Chinese and Japanese say where by no word that stands before it. */
const WIDE_AT = 2000;
const BATHS = /^(bathtub|hot-tub|swimming-pool|cardboard-box)$/;

/** The verb that stands nearest before a motif, wherever the motif is. */
const verbWith = (words: Word[], { at }: Thing): string | undefined =>
  words
    .slice(Math.max(0, at - 5), Math.min(at, words.length))
    .map(({ folded }) => matchVerb(folded)?.forms.base)
    .findLast((base) => base !== undefined);

/** What is done to a motif: the verb that stands nearest before it, with nothing between that says where. */
const verbBefore = (words: Word[], { at }: Thing): string | undefined => {
  const before = words.slice(Math.max(0, at - 5), Math.min(at, words.length));
  const said = before.findLastIndex(({ folded }) => matchVerb(folded) !== undefined);
  if (said < 0) return undefined;
  const isElsewhere = before
    .slice(said + 1)
    .some(({ folded }) => /^(on|in|at|with|inside|under)$/.test(folded));
  return isElsewhere ? "" : matchVerb(before[said]?.folded ?? "")?.forms.base;
};

const WEARING = new RegExp(
  `(^| )(wear|wears|wearing|wore|sporting|dressed in|lleva|usa|porte|trägt|tragt|indossa|veste|draagt|nosi|memakai|pakai|носит)${DESCRIBED}`,
);
/** "with a slipper": who has one shoe has it in a hand. */
const isOneShoe = (words: Word[], motif: Thing): boolean =>
  wornOn(motif.id) === "feet" &&
  /(^| )(with|con|com|avec|mit) (a|an|un|una|um|uma|une|ein|eine|einem|einer)( [^ ]+)?$/.test(
    before(words, motif),
  );

/** What is cut for one body is shared by who is in it together. */
const isShared = (words: Word[], motif: Thing): boolean =>
  wornOn(motif.id) === "body" && verbWith(words, motif) === "share";

/** Love is seen from face to face, and a hug is not. */
const LOVING = /^(love|adore|date|befriend)$/;

/** "penguins sharing one umbrella": it is over all of them. */
const isShelteredBy = (words: Word[], motif: Thing): boolean =>
  verbWith(words, motif) === "share" && SHELTERS.test(motif.id);
/** What covers several is before them. */
const COVERS = /^(blanket|towel|carpet|picnic-blanket|pillow|scarf)$/;
const SHELTERS = /(^|-)(umbrella|parachute|hat|cap|crown|turban|sombrero|fez|tent|stall-roof)(-|$)/;

/** "beating a motorcycle in a race": it is left behind. */
const isBeaten = (words: Word[], motif: Thing): boolean =>
  /(^| )(outrun|outpac|overtak|outrac|outswim|outfly)[a-z]*( (a|an|the|every|all))*( [^ ]+)?$/.test(
    before(words, motif),
  ) ||
  (/^(beat|defeat|pass)$/.test(verbBefore(words, motif) ?? "") &&
    words.some(({ folded, at }) => at > motif.at && CONTESTS.test(folded)));
const CONTESTS =
  /^(race|races|marathon|sprint|light|lights|finish|derby|rally|dash|olympics|track|highway|motorway)$/;

/** "two otters sharing one sleeping bag": all of them are in it. */
const isSharedRoom = (words: Word[], motif: Thing): boolean =>
  verbWith(words, motif) === "share" &&
  wornOn(motif.id) === "crown" &&
  (containers.has(motif.id) || BATHS.test(motif.id) || /^(rides|sits)$/.test(relationBy(motif)));

/** "refusing to get out of bed", "won't leave the bathtub": it is still there. */
const KEPT_TO = new RegExp(
  `(^| )(refus[a-z]*|wont|won't|will not|never|cannot|cant|can't|unable|doesn't want|doesnt want|hates)( to)? (get|gets|getting|come|go|leave|leaves|leaving|climb|move)( up| out| off)*( of| from)?${DESCRIBED}`,
);
const isKeptTo = (words: Word[], motif: Thing): boolean => {
  const said = words
    .slice(Math.max(0, motif.at - 8), motif.at)
    .map(({ folded }) => folded)
    .join(" ");
  return (
    KEPT_TO.test(said) &&
    /(^| )(out of|off|leave|leaves|leaving)( |$)/.test(said) &&
    /^(thing|nature|food)$/.test(kindOf(motif.id))
  );
};
const SLEPT_IN = /^(bed|hammock|couch-and-lamp|sleeping-bag|hospital-bed)$/;

/** What is put on a face is held to it. */
const COSMETICS = /^(lipstick|nail-polish|lotion-bottle)$/;

const isWorn = (words: Word[], motif: Thing): boolean =>
  !COSMETICS.test(motif.id) &&
  (isShared(words, motif) ||
    WEARING.test(before(words, motif)) ||
    (slots.some(([, ids]) => ids.has(motif.id)) &&
      !isOneShoe(words, motif) &&
      new RegExp(`(^| )(in|with|mit|con|avec|com|en)${DESCRIBED}`).test(before(words, motif))));

const INSIDE = new RegExp(
  `(^| )(in|inside|into|through|out of|en|dans|im|em|no|na|num|numa|nel|nella|в|во|w|we|di|di dalam)${DESCRIBED}`,
);
/** "filling in a form": there one is in nothing. */
const FILLED_IN =
  /(^| )(fill|fills|filling|filled|hand|hands|handing|turn|turns|turning|send|sending|sends) (in|out)( |$)/;
const isInside = (words: Word[], motif: Thing): boolean => {
  // "paying rent in bottle caps"
  if (verbWith(words, motif) === "pay") return false;
  if (FILLED_IN.test(before(words, motif))) return false;
  // "na" is in the in Portuguese, and on in Polish.
  if (languageOf(words) === "pl" && /(^| )na( [^ ]+)?$/.test(before(words, motif))) return false;
  const isFluid = /^(swim|bathe|drown|dive|roll|soak)$/.test(verbWith(words, motif) ?? "");
  if (isFluid && /^(food|thing|nature)$/.test(kindOf(motif.id))) return INSIDE.test(before(words, motif));
  if (containers.has(motif.id)) return INSIDE.test(before(words, motif));
  const isRoomy =
    /^(thing|food)$/.test(kindOf(motif.id)) &&
    !/^(wears|rides|sits|boards|lifts|backs|mans)$/.test(relationBy(motif));
  return (
    isRoomy &&
    /(^| )(in|inside|into|out of) (a|an|the|his|her|its|my)( (?![^ ]+ing( |$))[^ ]+){0,2}$/.test(
      before(words, motif),
    )
  );
};

const POSITIONS = (
  [
    ["on", "on top of|on|onto|atop|sobre|encima de|sur|auf|su|sul|sulla|em cima de|op|bovenop|na|di atas|на"],
    ["under", "under|beneath|below|underneath|debajo de|sous|unter|sotto|embaixo de|onder|pod|di bawah|под"],
    [
      "behind",
      "behind|detras de|detrás de|derriere|derrière|hinter|dietro|atras de|atrás de|achter|za|di belakang|за",
    ],
  ] as const
).map(
  ([relation, said]) =>
    [relation, new RegExp(`(^| )(${said})( del| de la| des| du| een| jego)?${DESCRIBED}`)] as const,
);

/** Where the hero is from a thing that it neither rides nor sits in: on it, under it or behind it. */
const whereOf = (words: Word[], motif: Thing): Relation | null => {
  const usual = relationBy(motif);
  const isPlain = /^(holds|meets|drinks|wears|lifts)$/.test(usual) || motif.id === "cardboard-box";
  if (motif.at >= WIDE_AT || kindOf(motif.id) === "place" || notStoodOn.has(motif.id)) return null;
  const said = before(words, motif);
  if (usual === "lifts" && !/^(sit|stand|sleep|lie|nap|lay)$/.test(verbWith(words, motif) ?? "")) return null;
  const found = POSITIONS.find(([, position]) => position.test(said))?.[0] ?? null;
  if (found !== "on") return found;
  const isArticled = /(^| )(on top of|atop|on (a|an|the|his|her|its|their|my))( |$)/.test(said);
  return isPlain && (isArticled || !/(^| )on( |$)/.test(said)) ? "on" : null;
};

/** "with a knife": what somebody has along, whatever is done to somebody else. */
export const isInHand = (words: Word[], motif: Thing): boolean =>
  motif.id !== LETTERED &&
  /^(thing|food|nature)$/.test(kindOf(motif.id)) &&
  /^(holds|lifts|drinks)$/.test(relationBy(motif)) &&
  new RegExp(`(^| )(with|holding|carrying|con|com|avec|mit|met|z|ze|dengan|с|со)${DESCRIBED}`).test(
    before(words, motif),
  ) &&
  words
    .slice(Math.max(0, motif.at - 5), motif.at)
    .every(({ folded }) => !/^(love|fights?|obsessed)$/.test(folded));

const FLEEING =
  /^(chased|hunted|pursued|followed|run|runs|running|flee|flees|fleeing|escaping|escapes|escape)$/;
const isByWhom = (words: Word[], motif: Thing): boolean => /(^| )(by|from)( |$)/.test(before(words, motif));

/** "a cow disguised as a tree", "a pug in a shark costume": the motif is what the subject has put on. */
const isDisguise = (words: Word[], motif: Thing): boolean => {
  const after = words[(motif.last ?? motif.at) + 1]?.folded ?? "";
  return (
    /(^| )(dress\w*|disguis\w*|cosplay\w*|masquerad\w*) (up )?as( |$)/.test(before(words, motif)) ||
    /^(costume|onesie|outfit|mask|clothing|clothes)$/.test(after)
  );
};

/** What one has to do with such a thing as a rule. */
export const relationBy = ({ id }: Pick<Thing, "id">): Relation =>
  byMotif.find(([, known]) => known.has(id))?.[0] ??
  (slots.some(([, ids]) => ids.has(id)) ? "wears" : undefined) ??
  (/^(creature|person|face)$/.test(kindOf(id)) ? "meets" : "holds");
