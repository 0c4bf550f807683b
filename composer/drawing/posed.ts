import type { Drawing, Picture } from "../pictures.ts";
import { type Act, actWith, heroSpot } from "./acting/act.ts";
import { handSpot, type MotifSpot, motifSpot } from "./acting/motif-spot.ts";
import { mouthpieceOf } from "./acting/mouthpiece.ts";
import { fist, marks, overMotif } from "./acting/pieces.ts";
import type { Cast } from "./cast.ts";
import type { Piece } from "./gear/shapes.ts";
import { mirroredDrawing } from "./mirror.ts";
import type { Room, Stand } from "./stand.ts";
import { num, type Placed, type Spot } from "./svg.ts";

/** How one style draws the parts of a pose. */
export interface Hands {
  /** The hero as it is dressed; its expression and limbs are the style's part too. */
  hero(spot: Spot): { body: string; placed: Placed };
  /** A second or third of the hero's kind. */
  other(spot: Spot, key: string): string;
  motif(spot: MotifSpot, drawing: Drawing): { body: string; placed: Placed };
  /** Something small in a hand. */
  held(spot: Spot, picture: Picture): string;
  /** Shapes before everything: the paws around what is held. */
  pieces(pieces: readonly Piece[]): string;
  /** The round frame, and its lower edge once more where it passes before the hero. */
  frame(spot: Spot): string;
  rim(spot: Spot): string;
  plate(room: NonNullable<Stand["plate"]>): string;
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
  const { hero: at, others } = heroSpot(stand, act);
  const hero = hands.hero(at);
  const behind = others.map((spot, nth) => hands.other(spot, `o${nth}`)).join("");
  const spot = drawings.motif && motifSpot(stand, act, hero.placed, drawings.motif);
  const motif = spot && drawings.motif ? hands.motif(spot, turnedTo(drawings.motif, spot)) : null;
  const held = motif ? motif.body + hands.pieces(overMotif(act, hero.placed, motif.placed, cast.paw)) : "";
  const signs = marks(act, stand);
  const group = [
    hands.pieces(signs.behind),
    behind,
    spot?.isBehind ? rotated(held, spot) : "",
    hero.body,
    spot?.front === undefined ? "" : below(spot.front, held),
    cast.held ? inHand(cast.held, cast.paw, hero.placed, act, stand.size, hands) : "",
    hands.pieces(mouthpieceOf(cast.mouthpiece, hero.placed, cast.isFaceless, act.side)),
    spot && !spot.isBehind ? rotated(held, spot) : "",
    hands.pieces(signs.before),
  ].join("");
  const inPage = kept(
    group,
    motif ? [hero.placed, motif.placed] : [hero.placed],
    cast.isFaceless,
    stand.within,
  );
  const lean = turn === 0 ? inPage : `<g transform="rotate(${num(turn)} ${num(x)} ${num(y)})">${inPage}</g>`;
  const framed = frame
    ? `<clipPath id="frame"><path d="M0 0H512V${num(frame.y)}H${num(frame.x + frame.size / 2)}A${num(frame.size / 2)} ${num(frame.size / 2)} 0 0 1 ${num(frame.x - frame.size / 2)} ${num(frame.y)}H0Z"/></clipPath>${hands.frame(frame)}<g clip-path="url(#frame)">${lean}</g>${hands.rim(frame)}`
    : lean;
  return framed + (plate ? hands.plate(plate) : "");
};

/** Moved, and made smaller where that is not enough, so that the page cuts nothing off. */
const kept = (
  group: string,
  [hero, ...others]: readonly Placed[],
  hasLimbs: boolean,
  within: Room | null,
): string => {
  if (!within || !hero) return group;
  // The arms and legs of a thing reach beyond it.
  const [wide, low] = hasLimbs ? [0.8, 0.7] : [0.5, 0.5];
  const [left, right, top, bottom] = [
    Math.min(hero.centre[0] - hero.width * wide, ...others.map(({ centre, width }) => centre[0] - width / 2)),
    Math.max(hero.centre[0] + hero.width * wide, ...others.map(({ centre, width }) => centre[0] + width / 2)),
    Math.min(hero.centre[1] - hero.height / 2, ...others.map(({ centre, height }) => centre[1] - height / 2)),
    Math.max(
      hero.centre[1] + hero.height * low,
      ...others.map(({ centre, height }) => centre[1] + height / 2),
    ),
  ];
  const scale = Math.min(1, within.width / (right - left), within.height / (bottom - top));
  const moved = (from: number, to: number, start: number, room: number): number =>
    Math.max(start - from * scale, Math.min(((from + to) / 2) * (1 - scale), start + room - to * scale));
  const dx = moved(left, right, within.x, within.width);
  const dy = moved(top, bottom, within.y, within.height);
  return scale === 1 && Math.abs(dx) < 1 && Math.abs(dy) < 1
    ? group
    : `<g transform="translate(${num(dx)} ${num(dy)}) scale(${num(scale)})">${group}</g>`;
};

const inHand = (
  picture: Picture,
  paw: string,
  hero: Placed,
  act: Act,
  room: number,
  hands: Pick<Hands, "held" | "pieces">,
): string => {
  const spot = handSpot(act, hero, room);
  return spot === null ? "" : hands.held(spot, picture) + hands.pieces(fist(act, hero, paw));
};

/** What is before somebody who is in it: its part from a height down. */
const below = (y: number, body: string): string =>
  `<clipPath id="front"><path d="M-600 ${num(y)}H2200V2200H-600Z"/></clipPath><g clip-path="url(#front)">${body}</g>`;

const turnedTo = (drawing: Drawing, { isMirrored }: MotifSpot): Drawing =>
  isMirrored ? mirroredDrawing(drawing) : drawing;

const rotated = (body: string, { turn, x, y }: MotifSpot): string =>
  turn === 0 ? body : `<g transform="rotate(${num(turn)} ${num(x)} ${num(y)})">${body}</g>`;
