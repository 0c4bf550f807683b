import type { ImageStyle } from "#contract/generation.ts";
import { lighten } from "../colour/colour.ts";
import { type Drawing, findPicture, type Picture, type PictureSource } from "../pictures.ts";
import { type GearId, gearIds, gearWords } from "../reading/gear.ts";
import { kindOf, LETTERED, matchPhrase } from "../reading/picture-index.ts";
import { NOWHERE } from "../reading/props.ts";
import type { Reading } from "../reading/read-idea.ts";
import type { Relation } from "../reading/relation.ts";
import { mutualRelation } from "../reading/relation-of.ts";
import { type SetPart, setParts } from "../reading/stage-set.ts";
import type { Thing } from "../reading/thing.ts";
import { randomFrom } from "../seeded/random.ts";
import { facesOf } from "./acting/feels.ts";
import { jointed } from "./acting/joints.ts";
import { RIMS, SEATS, wornAs } from "./acting/motif-facts.ts";
import { asSomebody } from "./acting/upright.ts";
import type { Cast, SetPiece } from "./cast.ts";
import { clothedIn, inSpaceSuit, shodButOne } from "./creatures/clothes.ts";
import type { Creature } from "./creatures/creature.ts";
import { creatureFor } from "./creatures/creature-for.ts";
import { creatureOf, headPicture } from "./creatures/creature-picture.ts";
import { describedAs } from "./creatures/described-as.ts";
import { motifCreature } from "./creatures/motif-creature.ts";
import { emblemOf } from "./emblems.ts";
import { frontOf } from "./fronts.ts";
import { fused, inSkinOf } from "./fused.ts";
import { heaped } from "./heaped.ts";
import { WEEKDAY } from "./lettering/fitting.ts";
import { dayPage, placardOf, type Sign, signOf } from "./lettering/sign.ts";
import { wordsOf } from "./lettering/words-of.ts";
import { headlong } from "./mirror.ts";
import { loaded, loadOf, rimOfLoaded } from "./scenes/loaded.ts";
import setPieces from "./scenes/set-pieces.json";
import { baseOf, stepOf } from "./staging.ts";
import { asBitten, asEmptied, blank, isFacelessThing } from "./things.ts";
import { colourSaid, tinted } from "./tinted.ts";

interface Player {
  id: string;
  picture: Picture;
}

/** Who and what is in a picture, before anybody takes a pose. */
export interface Players {
  creature: Creature | undefined;
  /** Whom the hero is drawn from, where it is not built. */
  subject: Player | null;
  sign: ReturnType<typeof signOf>;
  /** A thing that is given a face, arms and legs. */
  isFaceless: boolean;
  /** The thing that a creature's head is on, where the one is the other. */
  suit: Picture | null;
  gear: GearId | null;
  motif: Player | null;
  /** The motif is somebody who was built for it. */
  isMet: boolean;
  /** The hat of whom the hero has to do with: a king is known by the crown. */
  motifGear: GearId | null;
  held: Picture | null;
  /** What two of a kind do to each other. */
  mutual: Relation | null;
  stuff: Cast["stuff"];
  set: SetPiece[];
}

/** Mascots for ideas that name nothing drawable. */
const MASCOTS = [
  "crystal-ball",
  "joystick",
  "mushroom",
  "gem-stone",
  "coin",
  "star",
  "fire",
  "balloon",
] as const;

export const playersOf = async (
  { reading, name, seed, style }: { reading: Reading; name: string; seed: string; style: ImageStyle },
  accent: string,
  pictures: PictureSource,
): Promise<Players> => {
  const { subject: named, words } = reading;
  const posed = reading.relation === "poses" ? await posedBy(reading, pictures) : null;
  const stuff = await stuffIn(reading, pictures);
  const isMade = stuff !== null && !stuff.isMotifs && stuff.way === "made";
  const emptied = asEmptied(reading);
  const emblem = emblemOf(words);
  const born = creatureOf(emptied) ?? creatureFor(named, words) ?? (named ? undefined : creatureOf(emblem));
  const described = describedAs(born, reading);
  const shod = described && shodButOne(described, reading);
  const bare = shod && isMade ? madeOf(shod, stuff.picture) : shod;
  const clothed = bare && clothedHero(bare, reading);
  const { worn } = reading;
  const besides = bare && worn && !clothed ? clothedIn(bare, worn, colourSaid(words, worn)) : undefined;
  const creature = posed ? posed.creature : (clothed ?? besides ?? bare);
  const shown = [emptied ?? named?.id, emblem].filter((id) => id !== undefined);
  const found = creature ? null : await findPicture(shown, pictures);
  const isGivenFace = found !== null && (isFacelessThing(found.id) || isSomebodyHere(found.id, reading));
  const colour = isMade ? stuff.picture.colours[0] : named && colourSaid(words, named);
  const coloured = found && colour ? { ...found, picture: tinted(found.picture, colour) } : found;
  const faced =
    coloured && isGivenFace ? { ...coloured, picture: asSomebody(blank(coloured.picture), style) } : coloured;
  const known =
    faced && posed?.suit
      ? { ...faced, picture: fused(faced.picture, posed.suit, style, ORBS.test(faced.id)) }
      : faced;
  const { base, step } = stepOf(seed);
  const chance = randomFrom(`sign|${base}|${reading.text}`);
  const sign = known || creature ? null : signOf(wordsOf(reading) ?? name, accent, chance, step);
  const dress =
    sign || creature?.isHeadless
      ? null
      : isHatless(reading) || wearsSeveral(reading) || reading.state === "bald"
        ? null
        : (reading.gear ?? gearOfCalling(named) ?? creature?.gear ?? gearOfRole(reading.role) ?? null);
  // Behind dark glasses nobody is seen to sleep.
  const gear = dress === "shades" && reading.expression === "sleepy" ? null : dress;
  const suited = gear === "astronaut" && creature && !posed ? inSpaceSuit(creature) : undefined;
  // Two who fight or kiss each other face each other.
  const mutual =
    creature && reading.count === 2 && !reading.motif ? mutualRelation(words, reading.action) : null;
  const met = mutual
    ? motifCreature({ ...reading, motif: named, relation: mutual })
    : motifCreature(reading, facesOf(reading)?.[1]);
  return {
    creature: suited ?? creature,
    subject: creature
      ? null
      : (known ??
        (sign
          ? { id: "sign", picture: jointed(signIn(sign, style), style) }
          : await mascotOf(reading, seed, pictures))),
    sign,
    isFaceless: (posed?.suit ?? null) !== null || (!creature && (sign !== null || isGivenFace)),
    suit: posed?.suit ?? null,
    gear: suited ? null : gear,
    motif: mutual
      ? met && { id: "the other", picture: met }
      : clothed || posed
        ? null
        : mirroring(await motifOf(reading, step, met, accent, pictures), creature, reading),
    isMet: met !== null,
    motifGear:
      met && HATTED.test(reading.relation ?? "") ? (creatureFor(reading.motif, words)?.gear ?? null) : null,
    held: creature && reading.held ? ((await findPicture([reading.held], pictures))?.picture ?? null) : null,
    mutual,
    stuff,
    set: sign ? [] : await setOf(reading, accent, pictures),
  };
};

/** "a wizard with no hat", "a prince selling his crown": whatever the trade wears. */
const isHatless = ({ relation, motif }: Reading): boolean =>
  /^(lacks|sells|throws|refuses|eats)$/.test(relation ?? "") &&
  motif !== null &&
  /(^|-)(hat|cap|crown|helmet|headphone|glasses)$/.test(motif.id);

/** Three crowns are worn on each other, as what they are. */
const wearsSeveral = ({ relation, motif, motifCount }: Reading): boolean =>
  relation === "wears" && motifCount > 1 && wornAs[motif?.id ?? ""] !== undefined;

/** In the sky one sees what it is made of, within its light. */
const ORBS = /^(sun|moon|earth|planet|ringed-planet|new-moon|full-moon|crescent-moon|mars|globe)/;

/** Who is two in one: whose head it is, and what it is the head of. */
const posedBy = async (
  reading: Reading,
  pictures: PictureSource,
): Promise<{ creature: Creature | undefined; suit: Picture | null } | null> => {
  const { subject, motif, words } = reading;
  const own = describedAs(creatureFor(subject, words), reading);
  const other = creatureFor(motif, words);
  if (own && other) return { creature: inSkinOf(own, other), suit: null };
  const thing = own ? motif : other ? subject : motif;
  const suit = thing && (await findPicture([thing.id], pictures));
  return suit ? { creature: own ?? other, suit: blank(suit.picture) } : null;
};

/** In a garment that is cut for it. Those who stand on each other share one that is drawn. */
const clothedHero = (
  creature: Creature,
  { relation, count, motif, motifCount, words }: Reading,
): Creature | undefined =>
  motif &&
  (relation === "wears" || (relation === "holds" && /^boxing-gloves?$/.test(motif.id))) &&
  (count === 1 || motifCount > 1)
    ? clothedIn(creature, motif, colourSaid(words, motif))
    : undefined;

/** There whom one has to do with is seen from head to foot. */
const HATTED =
  /^(meets|fights|fears|hugs|loves|chases|flees|talks|pets|works|watches|guards|races|spits|heaves|knocks)$/;

/** At what somebody sits or stands to use it, there is no second table. */
const HAS_FRONT = /^(mans|drums|games|rides|sits|in|boards|behind|lies|climbs)$/;

/** Tables, chairs and mats of sets; what one gets into has a rim of its own. */
const rims: Readonly<Record<string, number>> = setPieces;
const rimOf = (id: string, part: SetPart): number =>
  rims[id] ?? RIMS[id] ?? (part === "before" ? (SEATS[id] ?? 0.3) : 0.14);

const isOpen = (id: string, part: SetPart): boolean =>
  part === "before" && rims[id] === undefined && (RIMS[id] ?? SEATS[id]) !== undefined;

const setOf = async (
  { stageSet, relation, motif, words }: Reading,
  accent: string,
  pictures: PictureSource,
): Promise<SetPiece[]> => {
  const isShown = motif !== null && (isOfDay({ motif, relation }) || WEEKDAY.test(motif.word));
  const page = isShown || stageSet?.beside !== undefined ? null : dayPage(words, accent);
  const isTaken = motif !== null && HAS_FRONT.test(relation ?? "");
  const found = setParts.map(async (part): Promise<SetPiece | null> => {
    const isOwn = part === "over" && relation === "abducts";
    const isMotif = stageSet?.[part] === motif?.id;
    const id = isOwn || isMotif || (part === "before" && isTaken) ? undefined : stageSet?.[part];
    const known = id === undefined ? null : await findPicture([id], pictures);
    const piece = known && {
      part,
      id: known.id,
      picture: known.picture,
      rim: rimOf(known.id, part),
      isOpen: isOpen(known.id, part),
    };
    return piece && part === "before" ? await withWares(piece, id, stageSet?.wares, pictures) : piece;
  });
  const pieces = (await Promise.all(found)).filter((piece) => piece !== null);
  return page
    ? [
        ...pieces,
        { part: "beside", id: "calendar", picture: page, rim: rimOf("calendar", "beside"), isOpen: false },
      ]
    : pieces;
};

/** What the place makes or sells lies on its belt or counter. */
const withWares = async (
  piece: SetPiece,
  id: string | undefined,
  wares: string | undefined,
  pictures: PictureSource,
): Promise<SetPiece> => {
  const load = loadOf(id);
  if (!load || wares === undefined) return piece;
  const [bare, ware] = await Promise.all([
    findPicture([load.bare], pictures),
    findPicture([wares], pictures),
  ]);
  if (!bare || !ware) return piece;
  const picture = loaded(bare.picture, ware.picture, load);
  return { ...piece, picture, rim: rimOfLoaded(picture, load) };
};

/** Of the idea and the first seed alone: another try shows the same mascot. */
const mascotOf = (reading: Reading, seed: string, pictures: PictureSource): Promise<Player | null> =>
  findPicture([randomFrom(`mascot|${baseOf(seed)}|${reading.text}`).pick(MASCOTS)], pictures);

/** "refuses to work on Sundays": it is the day that one sees refused. */
const isOfDay = ({ motif, relation }: Pick<Reading, "motif" | "relation">): boolean =>
  motif?.id === "calendar" || (relation === "refuses" && motif !== null && motif.at >= NOWHERE);

const motifOf = async (
  { motif, motifState, subject, relation, count, words, isHeap, isMotifUpsideDown, stuff }: Reading,
  step: number,
  met: Picture | null,
  accent: string,
  pictures: PictureSource,
): Promise<Player | null> => {
  if (!motif) return null;
  if (motif.id === LETTERED) {
    const board = placardOf(motif.word, accent);
    return board && { id: LETTERED, picture: board };
  }
  const page = isOfDay({ motif, relation }) ? dayPage(words, accent) : null;
  if (page) return { id: "calendar", picture: page };
  if (met) return { id: motif.id === subject?.id ? "the other" : motif.id, picture: met };
  const front = step % 2 === 0 ? frontOf({ motif, motifState, relation, count }) : undefined;
  const bitten = asBitten({ motif, relation });
  const found = await findPicture([front?.[0] ?? bitten ?? motif.id], pictures);
  const madeOf = stuff?.isMotifs && stuff.way === "made" ? await findPicture([stuff.id], pictures) : null;
  const colour = madeOf?.picture.colours[0] ?? colourSaid(words, motif) ?? front?.[1];
  const coloured = found && colour ? { ...found, picture: tinted(found.picture, colour) } : found;
  if (coloured && motif.id === subject?.id) return { ...coloured, id: "the other" };
  if (coloured && isMotifUpsideDown) return { ...coloured, picture: headlong(coloured.picture) };
  return coloured && isHeap ? { ...coloured, picture: heaped(coloured.picture) } : coloured;
};

/** Who is before a mirror is seen in it. */
const mirroring = (
  motif: Player | null,
  creature: Creature | undefined,
  { relation, expression }: Reading,
): Player | null =>
  motif?.id === "mirror" && creature && FACED.test(relation ?? "")
    ? { ...motif, picture: loaded(motif.picture, headPicture(creature, expression ?? "happy"), IN_MIRROR) }
    : motif;
const FACED = /^(talks|watches|fears|fights|loves|meets|flees)$/;
/** In the middle of its glass. */
const IN_MIRROR = { top: 96, spots: [[64, 68]] } as const;

const stuffIn = async ({ stuff }: Reading, pictures: PictureSource): Promise<Players["stuff"]> => {
  if (!stuff) return null;
  const { id, way, isMotifs } = stuff;
  const creature = creatureOf(id);
  const picture = creature ? headPicture(creature, "happy") : (await findPicture([id], pictures))?.picture;
  return picture ? { picture: light(picture), way, isMotifs } : null;
};

/** Of what is drawn six times and small, a heavy drawing is replaced by its flat one. */
const HEAVY = 4000;
const light = (picture: Picture): Picture => {
  const { flat, toon, shaded } = picture;
  const lighter = (drawing: Drawing) => (drawing.body.length > HEAVY ? flat : drawing);
  return { ...picture, toon: lighter(toon), shaded: lighter(shaded) };
};

/** A creature all of one stuff: "a snowman made of cheese". */
const madeOf = (creature: Creature, { colours: [colour] }: Picture): Creature =>
  colour === undefined
    ? creature
    : {
        ...creature,
        coat: colour,
        belly: lighten(colour, 0.3),
        limb: creature.limb && colour,
        trunk: creature.trunk && colour,
      };

/**
 * "my wifi is judging me": what is a mere sign is somebody when it does or feels something, and so is a place that
 * feels something.
 */
const isSomebodyHere = (id: string, { action, expression }: Reading): boolean =>
  (kindOf(id) === "sign" && (action !== null || expression !== null)) || kindOf(id) === "place";

/** What somebody of that name is known by on the head, where no creature of its own says it: headphones for a streamer. */
const gearOfCalling = (named: Thing | null): GearId | null => {
  const [word = "", ...more] = named?.word.split(" ").reverse() ?? [];
  if (more.length > 0 || kindOf(named?.id ?? "") !== "person" || creatureOf(word)) return null;
  return gearIds.find((id) => gearWords[id].split(" ").includes(word)) ?? null;
};

/** The hat of somebody's trade, on anybody of that trade: a meerkat who is a guard wears a guard's cap. */
const gearOfRole = (role: string | null): GearId | null =>
  role === null
    ? null
    : ((creatureOf(role.replaceAll(" ", "-")) ?? creatureOf(matchPhrase(role)?.id))?.gear ?? null);

/** What is modelled stands off its ground by another colour than what is printed. */
const signIn = ({ written, vinyl }: Sign, style: ImageStyle): Picture =>
  style === "realistic" ? { ...written, colours: [vinyl, ...written.colours] } : written;
