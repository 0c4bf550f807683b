import type { ImageStyle } from "#contract/generation.ts";
import { type Palette, paletteFrom } from "../palette.ts";
import type { Picture } from "../pictures.ts";
import { containers } from "../reading/containers.ts";
import { LETTERED } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { type Relation, wornOn } from "../reading/relation.ts";
import type { SettingId } from "../reading/settings.ts";
import type { State } from "../reading/state.ts";
import { type Random, randomFrom } from "../seeded/random.ts";
import type { Act } from "./acting/act.ts";
import { isTaken } from "./acting/hero-spot.ts";
import { jointed } from "./acting/joints.ts";
import { BLOWN_AT, HANDLES, LEVELS, PAIRS, RIMS, SADDLES, SEATS, wornAs } from "./acting/motif-facts.ts";
import { moodOfMotif } from "./acting/motif-mood.ts";
import { topOf } from "./acting/top-of.ts";
import { lying } from "./acting/upright.ts";
import type { Cast, SetPiece } from "./cast.ts";
import { inPoseOf, movingOf, promoOf } from "./cast-again.ts";
import { tonesOf } from "./grounds/tones.ts";
import type { InPose, Moving } from "./kit.ts";
import { wordsOf } from "./lettering/words-of.ts";
import { mirrored } from "./mirror.ts";
import { isHeldLow, isHeldSpare, type Performance, perform } from "./performance.ts";
import { type Players, playersOf } from "./players.ts";
import type { PromoPlace } from "./promo.ts";
import { atHour, inLight, inWeather, lights } from "./scenes/lights.ts";
import { type Recipe, recipes } from "./scenes/recipes.ts";
import { baseOf, type Staging } from "./staging.ts";
import type { Take } from "./take-change.ts";
import { asEmptied, coinOf, isFacelessThing, mayTurn, pawOf } from "./things.ts";
import { standingOff } from "./tinted.ts";
import { type DrawingOrder, isHat, stageToken } from "./token-staging.ts";

/** Styles whose settings are seen by day, unless an hour was named: night behind a dark outline hides it. */
const BY_DAY: ReadonlySet<ImageStyle> = new Set(["realistic", "pixel"]);

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
  const { reading, style } = order;
  const random = randomFrom(`art|${order.seed}|${reading.text}`);
  const elsewhere = random.pick(ANYWHERE);
  const asked = await playersOf(order, signColour(random), order.pictures);
  const named = secondOf(asked, reading);
  const relation = named ? (asked.mutual ?? reading.relation) : null;
  const staging = stageToken(order, take, asked, relation, named !== null);
  const performance = perform(order, take, asked, { staging, relation, random });
  const players = performance.isRidden ? withLying(asked, style) : asked;
  const isEyesShut = reading.gesture?.isEyesShut === true;
  const built = performance.build(performance.pose, performance.expression, isEyesShut);
  const palette = paletteFrom(
    built?.colours ?? players.subject?.picture.colours ?? [],
    players.motif?.picture.colours ?? [],
    random,
  );
  const hero = built ?? players.subject?.picture ?? coinOf(palette);
  const second = seenOn(hero, secondOf(players, reading), performance.acted, style);
  const setting = reading.setting ?? elsewhere;
  const made = { order, take, players, second, staging, performance, hero, isBuilt: built !== undefined };
  const cast = castOf({ ...made, palette, setting, random });
  // Where the name stands beside it, a sign need not say it again.
  const isNamed = (wordsOf(reading) ?? order.name).toLowerCase() === order.name.toLowerCase();
  const besideName: Cast =
    players.sign && isNamed ? { ...cast, subject: jointed(players.sign.blank, style) } : cast;
  const played = { cast, besideName, reading, players, performance, hero, isHeldLow: isHeldLow(players) };
  return {
    palette,
    logo: cast,
    besideName,
    promo: promoOf(played),
    inPose: inPoseOf(played),
    moving: movingOf(played, style),
  };
};

/** What is long is sat on where it lies. */
const withLying = (players: Players, style: ImageStyle): Players =>
  players.motif
    ? { ...players, motif: { ...players.motif, picture: lying(players.motif.picture, style) } }
    : players;

/** The picture of the motif, unless the hero is it or wears it as gear. */
const secondOf = ({ motif, subject, gear }: Players, reading: Reading): Picture | null => {
  const isWorn = motif !== null && wornAs[motif.id] === gear && !isHeldSpare(reading);
  return motif && motif.id !== (subject?.id ?? reading.subject?.id) && !isWorn ? motif.picture : null;
};

/** In flat colours a thing of the colour of who has it would vanish on them; elsewhere light and ink part the two. */
const seenOn = (
  hero: Picture,
  second: Picture | null,
  acted: Relation | null,
  style: ImageStyle,
): Picture | null =>
  second && FLAT.has(style) && !second.letters && !second.flat.face
    ? standingOff(second, hero.colours[0] ?? "#000000", roomFor(acted))
    : second;

/** How unlike its owner a thing must be: less where it is seen beside them, too. */
const roomFor = (acted: Relation | null): number =>
  isTaken({ relation: acted }) ? 0.115 : OVER.test(acted ?? "") ? 0.064 : 0;
const FLAT: ReadonlySet<ImageStyle> = new Set(["minimalistic", "pixel"]);
const OVER = /^(in|on|rides|sits|lies|mans|hugs|backs)$/;

interface Made {
  order: DrawingOrder;
  take: Take;
  players: Players;
  second: Picture | null;
  staging: Staging;
  performance: Performance;
  hero: Picture;
  isBuilt: boolean;
}

const castOf = (made: Made & { palette: Palette; setting: SettingId; random: Random }): Cast => {
  const { order, players, second, staging, performance, hero, isBuilt, palette, setting, random } = made;
  const { reading, name } = order;
  const { subject, motif, gear, stuff, isFaceless } = players;
  const isTurned = isHeroTurned(made);
  // A picture of what is empty says so itself.
  const isEmptied = asEmptied(reading) !== undefined;
  return {
    subject: isTurned && (isBuilt || mayTurn(subject?.id)) ? mirrored(hero) : hero,
    motif: second,
    motifId: second && (motif?.id ?? null),
    motifCount: reading.motifCount,
    motifGear: second ? players.motifGear : null,
    act: actOf(made, isTurned),
    held: seenOn(hero, players.held, "holds", order.style),
    stuff: stuff?.isMotifs && !second ? null : stuff,
    set: performance.pose === "lie" ? players.set.map(lainOn) : players.set,
    isUpsideDown: reading.stageSet?.pose === "upside-down",
    mouthpiece: reading.mouthpiece,
    expression: performance.expression,
    state: isEmptied || isSeenElse(reading.state, motif && wornOn(motif.id), second) ? null : reading.state,
    mark:
      isEmptied || isOutOfPlace(reading) || isSaidTwice(reading, performance.acted)
        ? null
        : (reading.gesture?.mark ?? null),
    isFaceless,
    isBuilt,
    gesture: (random.between(0, 3) + staging.step) % 4,
    paw: pawOf(players.creature, isFaceless || gear === "astronaut", hero, palette),
    gear: isHeldSpare(reading) ? null : gear,
    hatFit: reading.hatFit,
    setting,
    scene: inWeather(litScene(made, setting), reading.weather),
    settingSaid: reading.setting !== null || reading.isSettingSaid,
    isHourSaid: reading.hour !== null,
    palette,
    // As it stands, whatever each try does. What is thought of lies in its cloud, and not on the page.
    seen: [
      performance.build("stand", "happy") ?? hero,
      ...(second && performance.acted !== "dreams" ? [second] : []),
    ],
    staging,
    tones: tonesOf(palette, staging.story, hero.colours[0] ?? palette.primary),
    name,
    random: (purpose) => randomFrom(`${purpose}|${order.seed}|${reading.text}`),
  };
};

/**
 * Lines of speed stand to the left, and who runs from somebody may run that way; who floats on something has no shadow
 * below.
 */
const isOutOfPlace = ({ gesture, relation }: Reading): boolean =>
  (gesture?.mark === "speed" && relation === "flees") ||
  (gesture?.mark === "shadow" && ON.test(relation ?? ""));

const ON = /^(on|lies|rides|in)$/;

/** Who talks to somebody or dreams of something has one bubble, and who is heartbroken one broken heart. */
const isSaidTwice = ({ gesture, motif }: Reading, acted: Relation | null): boolean =>
  (BESIDE_HEAD.test(gesture?.mark ?? "") && /^(talks|dreams)$/.test(acted ?? "")) ||
  (gesture?.mark === "heartbreak" && motif?.id === "broken-heart");

const BESIDE_HEAD = /^(chatter|silent|hiccup|exclaim)$/;

/** Nobody wears two chains, and who is tiny is so beside what they have to do with. */
const isSeenElse = (state: State | null, slot: string | null, second: Picture | null): boolean =>
  (state === "rich" && slot === "neck") || (state === "tiny" && second !== null);

/** Who lies at a desk lies on it. */
const lainOn = (piece: SetPiece): SetPiece =>
  piece.part === "before" && !piece.isOpen && piece.rim > WATER ? { ...piece, part: "under" } : piece;
const WATER = 0.1;

/** Each try turns round what the one before showed. */
const isHeroTurned = ({ order, staging, performance, isBuilt }: Made): boolean => {
  const random = randomFrom(`turn|${baseOf(order.seed)}|${order.reading.text}`);
  const turns = random.boolean(0.5) === (staging.step % 2 === 0);
  return isBuilt ? turns && performance.expression !== "sleepy" : turns;
};

const actOf = ({ order, take, players, performance, isBuilt }: Made, isTurned: boolean): Act => {
  const { reading } = order;
  const { motif } = players;
  const { acted } = performance;
  const isSeated = SEATS[reading.motif?.id ?? ""] !== undefined;
  const hasFace = motif && !players.isMet && isFacelessThing(motif.id);
  return {
    relation: isSeated && acted === "rides" ? "in" : acted,
    slot: wornOn(reading.motif?.id ?? ""),
    isPair: PAIRS.has(motif?.id ?? ""),
    level: LEVELS[motif?.id ?? ""] ?? 0,
    saddle: SADDLES[motif?.id ?? ""],
    isSign: motif?.id === LETTERED || motif?.picture.letters !== undefined,
    isStruck: isStruck(reading, players, acted),
    rim: rimOf(reading, players, acted),
    ...growth(reading, take, acted),
    isTiny: reading.state === "tiny",
    isDoneTo: take.isSwapped && reading.passive !== null,
    motifState: reading.motifState,
    motifMood: hasFace ? moodOfMotif(acted, motif.picture) : null,
    playedAt: motif?.id === "violin" ? "chin" : BLOWN_AT[motif?.id ?? ""],
    handle: HANDLES[motif?.id ?? ""],
    isPond: acted === "fishes" && containers.has(motif?.id ?? ""),
    wrestles: acted === "fights" && isArmWrestling(reading) ? motif?.picture.colours[0] : undefined,
    isSurfboard: acted === "surfs" && motif?.id !== "water-wave",
    isHatted: isHat(players.gear) || (acted === "wears" && wornOn(motif?.id ?? "") === "crown"),
    isEach: acted === "wears" && reading.count > 1 && reading.motifCount > 1,
    isInTree: performance.pose === "lotus" && reading.stageSet?.pose === "lotus",
    isRidden: performance.isRidden,
    isSlow: isSlow(reading),
    isRunning: performance.pose === "run" || reading.gesture?.pose === "run",
    count: players.mutual ? 1 : reading.count,
    side: (isTurned === isBuilt) === (acted !== "refuses") ? -1 : 1,
    isAside: false,
    isUpright: isBuilt,
  };
};

const isArmWrestling = ({ words }: Reading): boolean =>
  words.some(
    ({ at, folded }) =>
      /^arm-?wrestl/.test(folded) || (folded === "arm" && /^wrestl/.test(words[at + 1]?.folded ?? "")),
  );

/** "hates mornings": a board with the word alone would praise it. */
const isStruck = ({ denied }: Reading, { motif }: Players, acted: Relation | null): boolean =>
  motif?.picture.letters !== undefined && denied?.way !== "unwilling" && REJECTS.test(acted ?? "");
const REJECTS = /^(refuses|fights|kicks|throws|topples|smashes|knocks)$/;

/** Who sits on what is far too small for it hides most of that. */
const growth = ({ motifState }: Reading, { grow }: Take, acted: Relation | null): { grow?: number } => {
  const isTight = motifState === "tiny" && /^(sits|lies|boards|rides)$/.test(acted ?? "");
  const factor = grow ?? (isTight ? 1.5 : undefined);
  return factor === undefined ? {} : { grow: factor };
};

/** How far down the motif is where somebody is in it or on it. */
const rimOf = ({ motif }: Reading, players: Players, acted: Relation | null): number =>
  SEATS[motif?.id ?? ""] ??
  RIMS[motif?.id ?? ""] ??
  (players.motif && /^(on|lies)$/.test(acted ?? "") ? topOf(players.motif.picture) : 0.3);

/** The setting at the hour that the idea names, or in the light of the try. */
const litScene = ({ order, players, staging }: Made, setting: SettingId): Recipe => {
  const { reading, style } = order;
  const recipe = recipes[setting];
  if (reading.hour) return atHour(recipe, reading.hour);
  if (reading.weather) return recipe;
  // Nobody wears sunglasses under the moon.
  const isSunny = players.gear === "shades" || /^sun(glasses|-with-face)?$/.test(players.motif?.id ?? "");
  // A place that is named is first seen as everybody knows it.
  const isFirstThere = staging.step === 0 && reading.isSettingSaid;
  const isByDay = isSunny || isFirstThere || (BY_DAY.has(style) && staging.view === "full");
  return inLight(recipe, isByDay ? "day" : (lights[(staging.light + staging.step) % lights.length] ?? "day"));
};

/** Slow by its kind, unless the idea says the contrary, or because the idea says so. */
const isSlow = ({ words, subject }: Reading): boolean =>
  words.some(({ folded }) => SLOW.test(folded)) ||
  (/^(snail|sloth|turtle|tortoise)$/.test(subject?.id ?? "") &&
    words.every(({ folded }) => !FAST.test(folded)));
const SLOW =
  /^(slow|slowly|slowest|late|lazy|sluggish|tired|sleepy|years?|tomorrow|someday|eventually|procrastinat.*|langsam.*|lent[aoe]?|lento|lenta)$/;
const FAST = /^(fast|faster|fastest|quick|quickest|speedy|speeding|rapid|turbo)$/;

const signColour = (random: Random): string =>
  random.pick(["#f04a4a", "#2f6bff", "#f6b21b", "#18a874", "#8a4bff", "#ff6fae"] as const);
