import type { ImageStyle } from "#contract/generation.ts";
import { wordsIn } from "../data-text.ts";
import { type Palette, paletteFrom } from "../palette.ts";
import type { Picture, PictureSource } from "../pictures.ts";
import type { Expression } from "../reading/expression.ts";
import { kindOf, LETTERED } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { type Relation, wornOn } from "../reading/relation.ts";
import type { State } from "../reading/state.ts";
import { wordList } from "../reading/word-list.ts";
import { type Random, randomFrom } from "../seeded/random.ts";
import { BETWEEN } from "./acting/act.ts";
import { feltIn } from "./acting/feels.ts";
import { jointed } from "./acting/joints.ts";
import { LEVELS, RIMS, SEATS, wornAs } from "./acting/motif-facts.ts";
import { moodOfMotif } from "./acting/motif-mood.ts";
import { topOf } from "./acting/top-of.ts";
import type { Cast } from "./cast.ts";
import { creaturePicture, headPicture } from "./creatures/creature-picture.ts";
import type { BodyPose } from "./creatures/limbs.ts";
import { moodOf, poseOf } from "./creatures/pose-of.ts";
import { fused } from "./fused.ts";
import { tonesOf } from "./grounds/tones.ts";
import type { InPose, Moving } from "./kit.ts";
import { spellable } from "./lettering/set-name.ts";
import { wordsOf } from "./lettering/words-of.ts";
import { mirrored } from "./mirror.ts";
import { playersOf } from "./players.ts";
import { type PromoPlace, restaged } from "./promo.ts";
import { atHour, inLight, inWeather, lights } from "./scenes/lights.ts";
import { recipes } from "./scenes/recipes.ts";
import { baseOf, type Pose, type Showable, type Staging, stagingOf } from "./staging.ts";
import type { Take } from "./take-change.ts";
import { coinOf, isFacelessThing, mayTurn, pawOf } from "./things.ts";

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

/** Styles whose settings are seen by day, unless an hour was named: night behind a dark outline hides it. */
const BY_DAY: ReadonlySet<ImageStyle> = new Set(["realistic", "pixel"]);

/** Slow by its kind, unless the idea says the contrary, or because the idea says so. */
const isSlow = ({ words, subject }: Reading): boolean =>
  words.some(({ folded }) => SLOW.test(folded)) ||
  (/^(snail|sloth|turtle|tortoise)$/.test(subject?.id ?? "") &&
    words.every(({ folded }) => !FAST.test(folded)));
const SLOW =
  /^(slow|slowly|slowest|late|lazy|sluggish|tired|sleepy|years?|tomorrow|someday|eventually|procrastinat.*|langsam.*|lent[aoe]?|lento|lenta)$/;
const FAST = /^(fast|faster|fastest|quick|quickest|speedy|speeding|rapid|turbo)$/;

const ANYWHERE = ["space", "city", "garden", "party", "cyber", "sky"] as const;

/** A token's cast, for its logo and for all that is drawn beside it. */
export interface TokenCast {
  palette: Palette;
  logo: Cast;
  /** For where the name stands beside it. */
  besideName: Cast;
  promo(at: PromoPlace): Cast;
  inPose: InPose;
  moving: Moving;
}

/** Fetches what a take needs drawn, and puts everybody in their place. */
export const castToken = async (whole: DrawingOrder, take: Take): Promise<TokenCast> => {
  const order = { ...whole, reading: take.reading };
  const { reading, style, name } = order;
  const seed = `${order.seed}|${reading.text}`;
  const random = randomFrom(`art|${seed}`);
  const elsewhere = random.pick(ANYWHERE);
  const players = await playersOf(order, signColour(random), order.pictures);
  const { creature, subject, sign, isFaceless, suit, gear, motif, held, mutual, stuff, set } = players;
  const setting = reading.setting ?? elsewhere;
  const isWorn = motif !== null && wornAs[motif.id] === gear;
  const second = motif && motif.id !== (subject?.id ?? reading.subject?.id) && !isWorn ? motif.picture : null;
  const relation = second ? (mutual ?? reading.relation) : null;
  const hasFace =
    (creature !== undefined && !creature.isHeadless && !suit) ||
    (Boolean(subject?.picture.flat.head) &&
      kindOf(subject?.id ?? "") !== "person" &&
      !knownByBody.includes(subject?.id ?? ""));
  const isHatOn = gear !== null && !/^(shades|laser)$/.test(gear);
  const isSeenWhole =
    /^(wears|poses)$/.test(reading.relation ?? "") ||
    reading.stageSet?.pose === "upside-down" ||
    (reading.denied !== null && relation === null) ||
    reading.gesture?.pose !== undefined ||
    reading.gesture?.mark !== undefined ||
    (reading.state !== null && SEEN_WHOLE.has(reading.state));
  const shown = {
    isInArms: players.isMet,
    hasFace,
    hasMotif: second !== null,
    isInSet: set.length > 0 || isSeenWhole,
    hasBackdrop: set.some(({ part }) => part === "behind"),
    isLettered: sign !== null,
    isThing: isFaceless,
    astronaut: gear === "astronaut",
    isHatted: isHatOn,
  };
  const planned = staged(order, relation, shown);
  const first = staged({ ...order, seed: baseOf(order.seed) }, relation, shown).pose;
  // Whatever the ground is, it is dark at night.
  const framed: Staging = reading.hour === "night" ? { ...planned, story: "night" } : planned;
  const staging = croppedAs(framed, take, first);
  const wanted: Relation | null = staging.pose === "lifted" ? "lifts" : relation;
  // What is held over the head would hide a hat, and a board what a creature is known by.
  const isHeldLow =
    creature !== undefined &&
    (isHatOn || creature.neck !== "none" || creature.muzzle === "frog" || motif?.id === LETTERED);
  const isQuarrel = wanted === "fights" && reading.count === 2 && !players.isMet;
  const acted = isQuarrel ? "quarrels" : wanted === "lifts" && isHeldLow ? "holds" : wanted;
  const expression =
    sign?.mood ??
    feltIn(reading, acted) ??
    (creature || (isFaceless && !sign)
      ? moodOf(order.seed, reading.text, staging)
      : sign
        ? random.pick(["deadpan", "deadpan", "smug"] as const)
        : "happy");
  const isHelmeted = gear === "astronaut";
  const isSeated = SEATS[reading.motif?.id ?? ""] !== undefined;
  const build = (pose: BodyPose, mood: Expression, isBlinking = false): Picture | undefined =>
    creature &&
    (suit
      ? fused(headPicture(creature, mood, isBlinking), suit, style)
      : isHelmeted
        ? headPicture(creature, mood, isBlinking)
        : creaturePicture(creature, pose, mood, isBlinking));
  const setPose = reading.stageSet?.pose ?? null;
  const isUpsideDown = setPose === "upside-down";
  const ownPose =
    take.pose ??
    gesturePose(reading, acted) ??
    (held && !BETWEEN.test(acted ?? "")
      ? "think"
      : acted === null && setPose !== null && setPose !== "upside-down" && reading.denied?.way !== "unwilling"
        ? setPose
        : poseOf(acted, reading, staging));
  const isEyesShut = reading.gesture?.isEyesShut === true;
  const built = build(ownPose, expression, isEyesShut);
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
  // Nobody wears sunglasses under the moon.
  const isSunny = gear === "shades" || /^sun(glasses|-with-face)?$/.test(motif?.id ?? "");
  // A place that is named is first seen as everybody knows it.
  const isFirstThere = staging.step === 0 && reading.isSettingSaid;
  const looksAtMotif = acted !== "refuses";
  const cast: Cast = {
    subject: isTurned && (built || mayTurn(subject?.id)) ? mirrored(hero) : hero,
    motif: second,
    motifId: second && (motif?.id ?? null),
    motifCount: reading.motifCount,
    motifGear: second ? players.motifGear : null,
    act: {
      relation: isSeated && acted === "rides" ? "in" : acted,
      slot: wornOn(reading.motif?.id ?? ""),
      level: LEVELS[motif?.id ?? ""] ?? 0,
      isSign: motif?.id === LETTERED,
      rim:
        SEATS[reading.motif?.id ?? ""] ??
        RIMS[reading.motif?.id ?? ""] ??
        (motif && /^(on|lies)$/.test(acted ?? "") ? topOf(motif.picture) : 0.3),
      ...(take.grow !== undefined && { grow: take.grow }),
      isTiny: reading.state === "tiny",
      isDoneTo: take.isSwapped && reading.passive !== null,
      motifState: reading.motifState,
      motifMood:
        motif && !players.isMet && isFacelessThing(motif.id) ? moodOfMotif(acted, motif.picture) : null,
      isSlow: isSlow(reading),
      count: mutual ? 1 : reading.count,
      side: (isTurned === (built !== undefined)) === looksAtMotif ? -1 : 1,
      isAside: false,
      isUpright: built !== undefined,
    },
    held,
    stuff: stuff?.isMotifs && !second ? null : stuff,
    set,
    isUpsideDown,
    mouthpiece: reading.mouthpiece,
    expression,
    state: reading.state,
    mark: reading.gesture?.mark ?? null,
    isFaceless,
    isBuilt: built !== undefined,
    gesture: (random.between(0, 3) + staging.step) % 4,
    paw: pawOf(creature, isFaceless || isHelmeted, hero, palette),
    gear,
    setting,
    scene: inWeather(
      reading.hour
        ? atHour(recipes[setting], reading.hour)
        : reading.weather
          ? recipes[setting]
          : inLight(
              recipes[setting],
              isSunny || isFirstThere || (BY_DAY.has(style) && staging.view === "full")
                ? "day"
                : (lights[(staging.light + staging.step) % lights.length] ?? "day"),
            ),
      reading.weather,
    ),
    settingSaid: reading.setting !== null || reading.isSettingSaid,
    palette,
    seen: [hero.colours.slice(0, 8), second?.colours.slice(0, 3) ?? []],
    staging,
    tones: tonesOf(palette, staging.story, hero.colours[0] ?? palette.primary),
    name,
    random: (purpose) => randomFrom(`${purpose}|${seed}`),
  };
  // Where the name stands beside it, a sign need not say it again.
  const isNamed = (wordsOf(reading) ?? name).toLowerCase() === name.toLowerCase();
  const besideName: Cast = sign && isNamed ? { ...cast, subject: jointed(sign.blank, style) } : cast;
  // A sign in a pose has nothing else beside it that would say its words.
  const inPose = (pose: BodyPose, mood: Expression): Cast => ({
    ...cast,
    subject: build(pose, mood) ?? cast.subject,
    motif: null,
    held: null,
    set: [],
    isUpsideDown: false,
    mouthpiece: null,
    act: { ...cast.act, relation: null, count: 1 },
    expression: mood,
    gesture: GESTURES[pose] ?? 0,
  });
  const promo = (at: PromoPlace): Cast => {
    const again = restaged(at, acted, ownPose, isHeldLow);
    const mood = sign ? expression : (reading.expression ?? again.expression(expression));
    const pose = set.length > 0 && acted === null ? ownPose : again.pose;
    const own = build(pose, mood) ?? besideName.subject;
    return {
      ...besideName,
      subject: built && again.isTurned ? mirrored(own) : own,
      act: {
        ...cast.act,
        relation: again.relation === acted ? cast.act.relation : again.relation,
        side: again.isTurned === looksAtMotif ? -1 : 1,
      },
      held: again.relation === acted ? cast.held : null,
      expression: mood,
      gesture: GESTURES[again.pose] ?? (cast.gesture + 1) % 4,
    };
  };
  // Cells and furniture do not lean; they come nearer.
  const bobbing = style === "pixel" || set.length > 0 ? "near" : "tilted";
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
  return { palette, logo: cast, besideName, promo, inPose, moving };
};

/** The pose of what somebody does with nothing but itself, where what it has besides leaves it free to. */
const gesturePose = ({ gesture }: Reading, acted: Relation | null): BodyPose | undefined =>
  acted === null || (gesture?.pose === "kneel" ? KNEELS : FREE).test(acted) ? gesture?.pose : undefined;
const FREE = /^(meets|backs|dreams|lacks|fears|watches|in|on|under|boards|flees)$/;
const KNEELS = /^(meets|backs|dreams|lacks|fears|watches|holds|hugs|loves|talks)$/;

/** As near as a take asks for, unless the first was; no other way to play it is seen in a picture of the face. */
const croppedAs = (staging: Staging, { crop }: Take, first: Pose): Staging => {
  const isCut = staging.step > 0 && (staging.pose === "close" || staging.pose === "low");
  const wanted = crop === first ? "whole" : crop;
  return { ...staging, pose: wanted ?? (isCut ? "whole" : staging.pose) };
};

const staged = (
  { reading, name, seed }: DrawingOrder,
  relation: Relation | null,
  shown: Pick<
    Showable,
    "hasFace" | "hasMotif" | "isInSet" | "hasBackdrop" | "isLettered" | "isThing" | "astronaut" | "isHatted"
  > & { isInArms: boolean },
): Staging =>
  stagingOf(seed, reading.text, {
    ...shown,
    settingSaid: reading.isSettingSaid,
    holds: relation === "holds" && reading.action === null && !shown.isInArms,
    isAtChest: relation !== null && AT_CHEST.test(relation) && reading.motifCount === 1,
    isMany: reading.count > 1,
    shortName: !shown.isLettered && name.length <= LONGEST_PLATE && spellable(name) !== null,
  });

/** What is held so, a bust shows; feet and what is below them it does not. */
const AT_CHEST = /^(holds|sells|eats|drinks|wears|plays|cooks|waters|prints|works)$/;

/** A longer name is too small to be read where a logo is shown small, and makes the hero small too. */
const LONGEST_PLATE = 6;

const signColour = (random: Random): string =>
  random.pick(["#f04a4a", "#2f6bff", "#f6b21b", "#18a874", "#8a4bff", "#ff6fae"] as const);

/** What one sees on a whole body, and not on a face. */
const SEEN_WHOLE: ReadonlySet<State> = new Set(["giant", "broke", "pregnant", "muscular", "rich"]);

/** Which way a thing's arms go in a pose; down in those that are not here. */
const GESTURES: Partial<Record<BodyPose, number>> = { wave: 1, point: 1, cheer: 2, lift: 2, hips: 3 };
