import type { ImageStyle } from "#contract/generation.ts";
import { wordsIn } from "../data-text.ts";
import type { Meme } from "../memes/write-memes.ts";
import { type Palette, paletteFrom } from "../palette.ts";
import { findPicture, type Picture, type PictureSource } from "../pictures.ts";
import type { Expression } from "../reading/expression.ts";
import type { GearId } from "../reading/gear.ts";
import { kindOf, LETTERED, matchPhrase } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { mutualRelation, type Relation, wornOn } from "../reading/relation.ts";
import { wordList } from "../reading/word-list.ts";
import { type Random, randomFrom } from "../seeded/random.ts";
import { moodOfMotif } from "./acting/motif-mood.ts";
import { BANNER, type Cast, type Drawn, LOGO, type Stage, type Style } from "./cast.ts";
import type { Creature } from "./creatures/creature.ts";
import { creatureOf, creaturePicture, headPicture } from "./creatures/creature-picture.ts";
import { type BodyPose, handColour } from "./creatures/limbs.ts";
import { creatureFor, describedAs, moodOf, moodOfFace, motifCreature, poseOf } from "./creatures/pose-of.ts";
import { emblemOf } from "./emblems.ts";
import { tonesOf } from "./grounds/tones.ts";
import { drawKit, type Kit, type Moving } from "./kit.ts";
import { spellable } from "./lettering/set-name.ts";
import { placardOf, signOf } from "./lettering/sign.ts";
import { wordsOf } from "./lettering/words-of.ts";
import { mirrored } from "./mirror.ts";
import { inLight, lights } from "./scenes/lights.ts";
import { recipes } from "./scenes/recipes.ts";
import { baseOf, type Staging, stagingOf, stepOf } from "./staging.ts";
import { cartoon } from "./styles/cartoon.ts";
import { minimalistic } from "./styles/minimalistic.ts";
import { pixel } from "./styles/pixel.ts";
import { realistic } from "./styles/realistic.ts";

/**
 * Creatures that nobody recognises by the face alone, found by looking at all close-ups. They are shown
 * whole.
 */
export const knownByBody = wordsIn(wordList("known by their bodies"));

export interface DrawingOrder {
  reading: Reading;
  name: string;
  style: ImageStyle;
  /** `tryOf` a seed gives pictures that are plainly others. */
  seed: string;
  pictures: PictureSource;
}

const styles: Record<ImageStyle, Style> = { minimalistic, cartoon, realistic, pixel };

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
const ANYWHERE = ["space", "city", "garden", "party", "cyber", "sky"] as const;

/** Fetches what the idea needs drawn, and gives the two drawings to be made when they are wanted. */
export const drawToken = async (
  order: DrawingOrder,
): Promise<{
  palette: Palette;
  logo(): Drawn;
  banner(): Drawn;
  kit(ticker: string, memes?: readonly Meme[]): Kit;
}> => {
  const { reading, style, name } = order;
  const seed = `${order.seed}|${reading.text}`;
  const random = randomFrom(`art|${seed}`);
  // Of the idea and the first seed alone: another try shows the same mascot.
  const mascot = randomFrom(`mascot|${baseOf(order.seed)}|${reading.text}`).pick(MASCOTS);
  const elsewhere = random.pick(ANYWHERE);
  const shown = [reading.subject?.id, emblemOf(reading.words)].filter((id) => id !== undefined);
  const creature = describedAs(creatureFor(reading.subject, reading.words), reading);
  const asFound = creature ? null : await findPicture(shown, order.pictures);
  const known =
    asFound && isFacelessThing(asFound.id) ? { ...asFound, picture: blank(asFound.picture) } : asFound;
  const accent = signColour(random);
  const { base, step } = stepOf(order.seed);
  const chance = randomFrom(`sign|${base}|${reading.text}`);
  const sign = known || creature ? null : signOf(wordsOf(reading) ?? name, accent, chance, step);
  const gear = sign ? null : (reading.gear ?? creature?.gear ?? gearOfRole(reading.role) ?? null);
  const subject = creature
    ? null
    : (known ?? (sign ? { id: "sign", picture: sign.written } : await findPicture([mascot], order.pictures)));
  // Two who fight or kiss each other face each other.
  const mutual =
    creature && reading.count === 2 && !reading.motif ? mutualRelation(reading.words, reading.action) : null;
  const met = motifCreature(mutual ? { ...reading, motif: reading.subject, relation: mutual } : reading);
  const motif = mutual
    ? met && { id: "the other", picture: met }
    : reading.motif &&
      (reading.motif.id === LETTERED
        ? placard(reading.motif.word, accent)
        : met
          ? { id: reading.motif.id, picture: met }
          : await findPicture([reading.motif.id], order.pictures));
  const held = creature && reading.held ? await findPicture([reading.held], order.pictures) : null;
  const setting = reading.setting ?? elsewhere;
  const isWorn = motif !== null && wornAs[motif.id] === gear;
  const second = motif && motif.id !== (subject?.id ?? reading.subject?.id) && !isWorn ? motif.picture : null;
  const relation = second ? (mutual ?? reading.relation) : null;
  const hasFace =
    creature !== undefined ||
    (Boolean(subject?.picture.flat.head) &&
      kindOf(subject?.id ?? "") !== "person" &&
      !knownByBody.includes(subject?.id ?? ""));
  const staging = staged(order, {
    hasFace,
    hasMotif: second !== null,
    isLettered: sign !== null,
    relation,
    astronaut: gear === "astronaut",
    isHatted: gear !== null && !/^(shades|laser)$/.test(gear),
  });
  const isFaceless = !creature && (sign !== null || isFacelessThing(subject?.id));
  const wanted: Relation | null = staging.pose === "lifted" ? "lifts" : relation;
  // A board over the head would hide what a creature is known by.
  const isHeldLow = creature !== undefined && (creature.neck !== "none" || motif?.id === LETTERED);
  const acted = wanted === "lifts" && isHeldLow ? "holds" : wanted;
  const expression =
    reading.expression ??
    (reading.subject && moodOfFace(reading.subject)) ??
    (acted && FEELS[acted]) ??
    (creature
      ? moodOf(order.seed, reading.text, staging)
      : isFaceless
        ? random.pick(sign ? (["deadpan", "deadpan", "smug"] as const) : (["happy", "smug"] as const))
        : "happy");
  const isHelmeted = gear === "astronaut";
  const build = (pose: BodyPose, mood: Expression, isBlinking = false): Picture | undefined =>
    creature &&
    (isHelmeted
      ? headPicture(creature, mood, isBlinking)
      : creaturePicture(creature, pose, mood, isBlinking));
  const ownPose = held ? "think" : poseOf(acted, reading, staging);
  const built = build(ownPose, expression);
  const palette = paletteFrom(
    built?.colours ?? subject?.picture.colours ?? [],
    motif?.picture.colours ?? [],
    random,
  );
  const hero = built ?? subject?.picture ?? coinOf(palette);
  // Each try turns round what the one before showed.
  const turns =
    randomFrom(`turn|${baseOf(order.seed)}|${reading.text}`).boolean(0.5) === (staging.step % 2 === 0);
  const isTurned = built ? turns && expression !== "sleepy" : turns;
  const cast: Cast = {
    subject: isTurned && (built || mayTurn(subject?.id)) ? mirrored(hero) : hero,
    motif: second,
    act: {
      relation: acted,
      slot: wornOn(reading.motif?.id ?? ""),
      level: LEVELS[motif?.id ?? ""] ?? 0,
      isSign: motif?.id === LETTERED,
      rim: RIMS[reading.motif?.id ?? ""] ?? 0.3,
      isTiny: reading.state === "tiny",
      motifState: reading.motifState,
      motifMood: motif && !met && isFacelessThing(motif.id) ? moodOfMotif(acted, motif.picture) : null,
      count: mutual ? 1 : reading.count,
      side: isTurned === (built !== undefined) ? -1 : 1,
      isAside: false,
      isUpright: built !== undefined,
    },
    held: second ? (held?.picture ?? null) : null,
    mouthpiece: reading.mouthpiece,
    expression,
    state: reading.state,
    isFaceless,
    isBuilt: built !== undefined,
    gesture: (random.between(0, 3) + staging.step) % 4,
    paw: pawOf(creature, isFaceless || isHelmeted, hero, palette),
    gear,
    setting,
    scene: inLight(recipes[setting], lights[(staging.light + staging.step) % lights.length] ?? "day"),
    settingSaid: reading.setting !== null,
    palette,
    staging,
    tones: tonesOf(palette, staging.story),
    name,
    random: (purpose) => randomFrom(`${purpose}|${seed}`),
  };
  // Where the name stands beside it, a sign need not say it again.
  const besideName: Cast = sign ? { ...cast, subject: sign.blank } : cast;
  const inPose = (pose: BodyPose, mood: Expression): Cast => ({
    ...besideName,
    subject: build(pose, mood) ?? besideName.subject,
    motif: null,
    held: null,
    mouthpiece: null,
    act: { ...cast.act, relation: null, count: 1 },
    expression: mood,
    gesture: GESTURES[pose] ?? 0,
  });
  // Cells do not lean; they come nearer.
  const bobbing = style === "pixel" ? "near" : "tilted";
  const moving: Moving = {
    rest: { ...cast, subject: hero },
    // Who holds nothing waves; others lean, or move their arms.
    bob:
      built && acted === null && !isHelmeted
        ? { ...cast, subject: build(ownPose === "wave" ? "cheer" : "wave", expression) ?? hero }
        : isFaceless
          ? { ...cast, subject: hero, gesture: (cast.gesture + 1) % 4 }
          : {
              ...cast,
              subject: hero,
              staging: { ...staging, pose: staging.pose === bobbing ? "whole" : bobbing },
            },
    blink: built ? { ...cast, subject: build(ownPose, expression, true) ?? hero } : null,
  };
  return {
    palette,
    logo: () => ({ svg: styles[style].logo(cast), width: LOGO, height: LOGO }),
    banner: () => wide(styles[style], besideName, BANNER),
    kit: (ticker, memes = []) =>
      drawKit(styles[style], style, { cast: besideName, inPose, moving }, ticker, memes),
  };
};

const staged = (
  { reading, name, seed }: DrawingOrder,
  {
    hasFace,
    hasMotif,
    isLettered,
    relation,
    astronaut,
    isHatted,
  }: {
    hasFace: boolean;
    hasMotif: boolean;
    isLettered: boolean;
    relation: Relation | null;
    astronaut: boolean;
    isHatted: boolean;
  },
): Staging =>
  stagingOf(seed, reading.text, {
    settingSaid: reading.isSettingSaid,
    hasFace,
    hasMotif,
    holds: relation === "holds" && reading.action === null,
    isLettered,
    isMany: reading.count > 1,
    astronaut,
    isHatted,
    shortName: !isLettered && name.length <= 11 && spellable(name) !== null,
  });

/** How far below its upper edge a thing opens that somebody can be in, as a share of its height. */
const RIMS: Readonly<Record<string, number>> = {
  "hot-tub": 0.43,
  "fish-tank": 0.1,
  sink: 0.44,
  "litter-box": 0.42,
  longboard: 0.12,
  "kick-scooter": 0.92,
  treadmill: 0.74,
  sled: 0.6,
  "swimming-pool": 0.47,
  "cardboard-box": 0.24,
  bathtub: 0.5,
  "hot-beverage": 0.3,
  "revolving-door": 0.42,
  door: 0.42,
  "washing-machine": 0.42,
  elevator: 0.42,
  "vending-machine": 0.42,
  fridge: 0.42,
  oven: 0.42,
  microwave: 0.42,
  window: 0.42,
  dishwasher: 0.42,
};

/** The hat of somebody's trade, on whoever has that trade: a meerkat who is a guard wears a guard's cap. */
const gearOfRole = (role: string | null): GearId | null =>
  role === null ? null : (creatureOf(matchPhrase(role)?.id)?.gear ?? null);

/** Boards that are drawn aslant, and by how many degrees. */
const LEVELS: Readonly<Record<string, number>> = { surfboard: 52, skateboard: -32 };

/** What somebody feels about whom or what it has to do with, where the idea does not say. */
const FEELS: Partial<Record<Relation, Expression>> = {
  flees: "scared",
  chases: "angry",
  guards: "angry",
  fights: "angry",
  lacks: "sad",
  headfirst: "scared",
  hugs: "loving",
  behind: "scared",
  under: "scared",
};

/** Motifs that are worn as gear already. */
const wornAs: Readonly<Record<string, GearId>> = {
  sunglasses: "shades",
  crown: "crown",
  headphone: "headphones",
  "graduation-cap": "graduate",
  "top-hat": "gentleman",
  eyes: "laser",
};

const placard = (word: string, accent: string): { id: string; picture: Picture } | null => {
  const picture = placardOf(word, accent);
  return picture && { id: LETTERED, picture };
};

const signColour = (random: Random): string =>
  random.pick(["#f04a4a", "#2f6bff", "#f6b21b", "#18a874", "#8a4bff", "#ff6fae"] as const);

/** Food and things become somebody: creatures, people and faces are somebody already, places and signs stay. */
const isFacelessThing = (id: string | undefined): boolean =>
  id !== undefined && /^(food|thing|nature)$/.test(kindOf(id)) && !faced.has(id);

/** Things that are drawn with a face of their own. */
const faced = new Set(wordsIn(wordList("things with a face")));

/** The thing without the eyes that were taken for some on it: the holes of a bowling ball. */
const blank = (picture: Picture): Picture => {
  const without = (drawing: Picture["flat"]): Picture["flat"] => ({ ...drawing, eyes: null, head: null });
  return {
    ...picture,
    flat: without(picture.flat),
    toon: without(picture.toon),
    glyph: without(picture.glyph),
    shaded: without(picture.shaded),
  };
};

/** Which way a thing's arms go in a pose; down in those that are not here. */
const GESTURES: Partial<Record<BodyPose, number>> = { wave: 1, point: 1, cheer: 2, lift: 2, hips: 3 };

/** Things and astronauts wear gloves. */
const pawOf = (
  creature: Creature | undefined,
  isGloved: boolean,
  hero: Picture,
  palette: Palette,
): string => {
  if (isGloved) return "#ffffff";
  if (creature) return handColour(creature);
  return hero.colours[0] ?? palette.primary;
};

/** What is the same thing in a mirror: no clock, no letter, no flag. */
const mayTurn = (id: string | undefined): boolean =>
  id !== undefined && /^(creature|food|nature)$/.test(kindOf(id));

const wide = (style: Style, cast: Cast, stage: Stage): Drawn => ({
  svg: style.wide(cast, stage),
  width: stage.width,
  height: stage.height,
});

/** With no picture data at all: a coin, drawn here. */
const coinOf = (palette: Palette): Picture => {
  const body = `<circle cx="16" cy="16" r="14" fill="${palette.primary}"/><circle cx="16" cy="16" r="10" fill="${palette.secondary}"/><path fill="${palette.light}" d="M16 9L18 14L23 16L18 18L16 23L14 18L9 16L14 14Z"/>`;
  const drawing = {
    body,
    unit: 32,
    box: [2, 2, 28, 28],
    crown: [16, 2, 16],
    eyes: null,
  } satisfies Picture["flat"];
  const rows = (size: number) => {
    let cells = "";
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const d = ((x + 0.5) / size - 0.5) ** 2 + ((y + 0.5) / size - 0.5) ** 2;
        cells += d > 0.25 ? "." : d > 0.13 ? "a" : "b";
      }
    }
    return { size, cells };
  };
  return {
    colours: [palette.primary, palette.secondary],
    flat: drawing,
    glyph: drawing,
    toon: drawing,
    shaded: drawing,
    sprite: rows(30),
    spriteSmall: rows(14),
  };
};
