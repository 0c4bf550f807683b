import type { Drawing, Picture } from "../pictures.ts";
import { type Act, actWith, BETWEEN, between } from "./acting/act.ts";
import { underMotif } from "./acting/deed-marks.ts";
import { overHero, worn } from "./acting/dressed.ts";
import { zoneOf } from "./acting/face-zone.ts";
import { heroSpot, type OtherSpot } from "./acting/hero-spot.ts";
import { marks } from "./acting/marks.ts";
import { handSpot } from "./acting/motif-held.ts";
import { type MotifSpot, motifSpot } from "./acting/motif-spot.ts";
import { mouthpieceOf } from "./acting/mouthpiece.ts";
import { fist, type LimbWay, motifFace, overMotif } from "./acting/pieces.ts";
import { strewn, wrapping } from "./acting/strewn.ts";
import { wornByEach } from "./acting/worn-by-each.ts";
import { bled } from "./bled.ts";
import { ARMS, type Box, boxOf, turnedBox } from "./boxes.ts";
import type { Cast } from "./cast.ts";
import { domeOf, type Fit, fitted, legsOf, limbOf } from "./fit.ts";
import type { Piece } from "./gear/shapes.ts";
import { headroom, wear } from "./gear/wear.ts";
import { mirroredDrawing } from "./mirror.ts";
import { crowdSpots } from "./scenes/crowd.ts";
import { encased, sunkenBy } from "./scenes/encased.ts";
import { boxAround, boxAt, overTable, seenOf, setSpot } from "./scenes/set-spots.ts";
import type { Stand } from "./stand.ts";
import { keyed, num, type Placed, type Spot } from "./svg.ts";

/** How one style draws the parts of a pose. */
export interface Hands {
  /** The hero as it is dressed; its expression and limbs are the style's part too. */
  hero(spot: Spot): { body: string; placed: Placed };
  /** A second or third of the hero's kind. */
  other(spot: OtherSpot, key: string): string;
  motif(spot: MotifSpot, drawing: Drawing): { body: string; placed: Placed };
  /** Something small in a hand. */
  held(spot: Spot, picture: Picture, key: string): string;
  /** Shapes before everything: the paws around what is held. */
  pieces(pieces: readonly Piece[]): string;
  /** The burst or the cloud behind them all, where it is drawn otherwise. */
  behind?(pieces: readonly Piece[]): string;
  /** The face that a motif is given. */
  face(pieces: readonly Piece[]): string;
  /** The round frame, and its lower edge once more where it passes before the hero. */
  frame(spot: Spot): string;
  rim(spot: Spot): string;
  plate(room: NonNullable<Stand["plate"]>): string;
  /** Where they are plain, faces are too, and who is in a thing of glass is seen before it, nothing half clear. */
  limbs?: LimbWay;
  /** All who act, without what stands behind them. */
  cut?(acted: string): string;
  /** How the act was made to fit its room, once that is known. */
  settled?(scale: number, dy: number): void;
}

/** A pose in a style's hand: what is behind the hero, the hero, what is before it. */
export const posed = (
  stand: Stand,
  cast: Cast,
  drawings: { hero: Drawing; motif: Drawing | null },
  hands: Hands,
): string => {
  const { frame, plate, turn, x, y } = stand;
  const act = actWith(cast.act, drawings.hero);
  const within = encased(stand, act, cast.motifId, drawings.motif);
  const { hero: at, others } = within ? { hero: within.hero, others: [] } : heroSpot(stand, act);
  const stood = hands.hero(at);
  const sunk = within ? sunkenBy(within.motif.front, stood.placed) : 0;
  const hero = sunk > 0 ? hands.hero({ ...at, y: at.y - sunk }) : stood;
  const found = within?.motif ?? (drawings.motif && motifSpot(stand, act, hero.placed, drawings.motif));
  const spot = found && { ...found, y: found.y - overTable(cast.set, act) * stand.size };
  const motif = spot && drawings.motif ? hands.motif(spot, turnedTo(drawings.motif, spot)) : null;
  const each = spot ? wornByEach(act, spot, at, others) : [];
  const wornBy = (nth: number): string => {
    const one = each[nth];
    const body = one && drawings.motif ? keyed(hands.motif(one, drawings.motif).body, `e${nth}`) : "";
    return one ? rotated(body + twinOf(one, drawings.motif, hands), one) : "";
  };
  const behind = others
    .map((other, nth) => {
      const one = hands.other(other, `o${nth}`);
      return spot?.isBehind ? wornBy(nth) + one : one + wornBy(nth);
    })
    .join("");
  const over = motif && !within ? overMotif(act, hero.placed, motif.placed, cast.paw, hands.limbs) : [];
  const held =
    motif && spot
      ? hands.pieces(underMotif(act, hero.placed)) +
        rotated(motif.body, spot) +
        twinOf(spot, drawings.motif, hands) +
        hands.pieces(wear(cast.motifGear, motif.placed)) +
        hands.face(motifFace(act, motif.placed, hands.limbs?.isPlain)) +
        hands.pieces(over)
      : "";
  const crowd =
    spot && drawings.motif && !within
      ? crowdSpots(act, cast.motifCount, spot, { motif: drawings.motif, hero: hero.placed })
      : [];
  const alsoMet = crowd.map((each) => drawings.motif && hands.motif(each, turnedTo(drawings.motif, each)));
  const signs = marks(act, stand);
  const isShared = BETWEEN.test(act.relation ?? "");
  const { stuff } = cast;
  const isIn = stuff?.isMotifs ? (spot && motif ? { spot, box: motif.placed } : null) : null;
  const plenty = stuff && strewn(stuff.way, hero.placed, isIn);
  const lying = (spots: readonly Spot[] = [], key: string): string =>
    stuff ? spots.map((each, nth) => hands.held(each, stuff.picture, `${key}${nth}`)).join("") : "";
  const acted = [
    hands.behind?.(signs.behind) ?? hands.pieces(signs.behind),
    act.relation === "wears" ? "" : alsoMet.map((each, nth) => keyed(each?.body ?? "", `c${nth}`)).join(""),
    spot?.isBehind ? held : "",
    behind,
    lying(plenty?.behind, "b"),
    hero.body,
    stuff?.way === "wrapped" ? hands.pieces(wrapping(stuff.picture.colours, hero.placed)) : "",
    lying(plenty?.within, "w"),
    within && spot?.front === undefined && !hands.limbs?.isPlain
      ? `<g opacity=".12">${keyed(held, "f")}</g>`
      : "",
    spot?.front === undefined ? "" : below(spot.front, keyed(held, "f")),
    cast.held && !isShared ? inHand(cast.held, cast.paw, hero.placed, act, stand.size, hands) : "",
    hands.pieces(mouthpieceOf(cast.mouthpiece, hero.placed, cast.isFaceless, act.side)),
    spot && !spot.isBehind ? held : "",
    act.relation === "wears" ? alsoWorn(alsoMet, crowd) : "",
    lying(plenty?.before, "v"),
    cast.held && isShared && motif
      ? hands.held(between(hero.placed, motif.placed, stand.size), cast.held, "h")
      : "",
    hands.pieces(signs.before),
  ].join("");
  const hat = headroom(worn(cast, hero.placed), hero.placed.centre[1] - hero.placed.height / 2);
  const [limb, legs] = [limbOf(hero.placed, cast), legsOf(hero.placed, cast)];
  const alike = others.map(({ x, y, size }): Box => {
    const share = size / at.size;
    const [width, height] = [hero.placed.width + limb * ARMS * 2, hero.placed.height + legs];
    return {
      centre: [x, y + ((legs - hat) * share) / 2],
      width: width * share,
      height: (height + hat) * share,
    };
  });
  const seen = overHero(cast, hero.placed);
  const marked = [
    ...worn(cast, hero.placed),
    ...over,
    ...(motif ? wear(cast.motifGear, motif.placed) : []),
    ...signs.before,
    ...(act.relation === "dreams" ? signs.behind : []),
    ...seen.behind,
    ...seen.before,
  ];
  const isAlone = stand.within?.isAlone === true;
  const met = [
    ...(motif && spot ? [turnedBox(motif.placed, spot.turn)] : []),
    ...alsoMet.flatMap((each) => (each ? [each.placed] : [])),
  ];
  // Of a large crowd of things, one is seen whole.
  const props = met
    .filter(
      ({ hands }, nth) =>
        nth === 0 || hands || met.length <= WHOLE || /^(wears|lifts)$/.test(act.relation ?? ""),
    )
    .map((each) => (isAlone ? each : bled(each, hero.placed, act)));
  const around = boxAround([hero.placed, ...alike, ...(OVER_ALL.test(act.relation ?? "") ? [] : met)]);
  const chin = hero.placed.face ? { chin: zoneOf(hero.placed).bottom } : {};
  const set = inSet(
    cast,
    { ...(act.isInTree ? withFeet(around, legs) : around), ...chin },
    act,
    hands,
    isAlone,
  );
  const played = cast.isUpsideDown ? turnedOver(acted, around) : acted;
  const near = set.behind + played + set.before;
  const group = set.far + (hands.cut?.(near) ?? near);
  const domes = cast.gear === "astronaut" ? [domeOf(hero.placed)] : [];
  const wornToo = each.map((one) => (drawings.motif ? boxAt(one, drawings.motif) : hero.placed));
  const besides = [...alike, ...wornToo, ...props, ...set.boxes, ...marked.map(boxOf), ...domes];
  const fit = fitted([hero.placed, ...besides], props, hat, cast, stand.within);
  hands.settled?.(fit.scale, fit.dy);
  const inPage = moved(group, fit);
  const lean = turn === 0 ? inPage : `<g transform="rotate(${num(turn)} ${num(x)} ${num(y)})">${inPage}</g>`;
  const framed = frame
    ? `<clipPath id="frame"><path d="M0 0H512V${num(frame.y)}H${num(frame.x + frame.size / 2)}A${num(frame.size / 2)} ${num(frame.size / 2)} 0 0 1 ${num(frame.x - frame.size / 2)} ${num(frame.y)}H0Z"/></clipPath>${hands.frame(frame)}<g clip-path="url(#frame)">${lean}</g>${hands.rim(frame)}`
    : lean;
  return framed + (plate ? hands.plate(plate) : "");
};

/** The second of two shoes. */
const twinOf = (spot: MotifSpot, motif: Drawing | null, hands: Pick<Hands, "motif">): string =>
  spot.twin && motif ? hands.motif({ ...spot, ...spot.twin }, turnedTo(motif, spot)).body : "";

/** More of what is worn lies on what was put on before. */
const alsoWorn = (worn: readonly ({ body: string } | null)[], spots: readonly MotifSpot[]): string =>
  worn
    .map((each, nth) => {
      const spot = spots[nth];
      return each && spot ? keyed(rotated(each.body, spot), `c${nth}`) : "";
    })
    .join("");

/** What somebody stands on is under the legs that a thing was given. */
const withFeet = ({ centre: [x, y], width, height }: Box, legs: number): Box => ({
  centre: [x, y + legs / 2],
  width,
  height: height + legs,
});

/** A thought and what is held up are over all furniture. */
const OVER_ALL = /^(dreams|lifts|heaves|throws)$/;

/** Whether a part that is held up is of the set behind the act, by its key. */
export const isBehind = (key: string): boolean => /^set-(behind|over)/.test(key);

const turnedOver = (body: string, { centre: [x, y] }: Box): string =>
  `<g transform="rotate(180 ${num(x)} ${num(y)})">${body}</g>`;

/** The set around those who act, and how far it reaches. */
const inSet = (
  cast: Cast,
  around: Box & { chin?: number },
  act: Act,
  hands: Pick<Hands, "held">,
  isWhole: boolean,
) => {
  const drawn = cast.set.map((piece) => {
    const { part, picture, rim, isOpen } = piece;
    const spot = setSpot(piece, around, act);
    const box = boxAt(spot, picture.flat);
    const body = hands.held(spot, picture, `set-${part}`);
    const front = part === "before" ? body : "";
    const edge = box.centre[1] + (rim - 0.5) * box.height;
    return {
      box,
      part,
      rim,
      back: part !== "before" || isOpen ? body : "",
      front: isOpen ? below(edge, keyed(front, "sf")) : front,
    };
  });
  return {
    far: drawn.map(({ part, back }) => (isBehind(`set-${part}`) ? back : "")).join(""),
    behind: drawn.map(({ part, back }) => (isBehind(`set-${part}`) ? "" : back)).join(""),
    before: drawn.map(({ front }) => front).join(""),
    boxes: drawn.map(({ box, part, rim }) => {
      if (isWhole) return box;
      const seen = seenOf(part, box, around, rim);
      const width = Math.max(around.width, seen.width * FURNITURE_WIDE);
      return part === "before" ? { ...seen, width } : seen;
    }),
  };
};

/** How much of the width of furniture is seen: both ends of a desk may bleed off the page. */
const FURNITURE_WIDE = 0.82;

const WHOLE = 3;

const moved = (group: string, { scale, dx, dy }: Fit): string =>
  scale === 1 && Math.abs(dx) < 1 && Math.abs(dy) < 1
    ? group
    : `<g transform="translate(${num(dx)} ${num(dy)}) scale(${num(scale)})">${group}</g>`;

const inHand = (
  picture: Picture,
  paw: string,
  hero: Placed,
  act: Act,
  room: number,
  hands: Pick<Hands, "held" | "pieces">,
): string => {
  const spot = handSpot(act, hero, room);
  return spot === null ? "" : hands.held(spot, picture, "h") + hands.pieces(fist(act, hero, paw));
};

/** What is before somebody who is in it: its part from a height down. */
const below = (y: number, body: string): string =>
  `<clipPath id="front"><path d="M-600 ${num(y)}H2200V2200H-600Z"/></clipPath><g clip-path="url(#front)">${body}</g>`;

const turnedTo = (drawing: Drawing, { isMirrored }: MotifSpot): Drawing =>
  isMirrored ? mirroredDrawing(drawing) : drawing;

const rotated = (body: string, { turn, x, y }: MotifSpot): string =>
  turn === 0 ? body : `<g transform="rotate(${num(turn)} ${num(x)} ${num(y)})">${body}</g>`;
