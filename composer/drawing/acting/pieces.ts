import type { Piece } from "../gear/shapes.ts";
import type { Placed, Point } from "../svg.ts";
import { type Act, type Body, SHARED } from "./act.ts";
import { handOf } from "./around.ts";
import { deedMarks } from "./deed-marks.ts";
import { expressed } from "./face.ts";
import { graspAt } from "./grasp.ts";
import { isTaken } from "./hero-spot.ts";
import { stateOver } from "./states.ts";
import { bow, oval, pen } from "./strokes.ts";

/** That hand, closed round it. */
export const fist = (act: Act, hero: Body, colour: string): Piece[] =>
  handsOf(closed(act, hero, colour), hero, colour, hero.centre[0]);

const closed = ({ side }: Act, { hands, height }: Body, colour: string): Piece[] => {
  const hand = hands?.[side > 0 ? 1 : 0];
  return hand ? [oval(colour, [hand[0], hand[1] + height * 0.01], height * 0.058, height * 0.05)] : [];
};

type Box = Pick<Placed, "centre" | "width" | "height">;

const bodyOf = (motif: Box): Body => {
  const [x, y] = motif.centre;
  const crown = { x, y: y - motif.height / 2, width: motif.width * 0.6 };
  return { ...motif, crown, eyes: null, face: null, hands: undefined };
};

/** The face of a thing that somebody fights, flees or loves. */
export const motifFace = ({ motifMood }: Act, motif: Box, isPlain = false): Piece[] =>
  motifMood ? expressed(motifMood, bodyOf(motif), true, isPlain) : [];

/** How a thing's limbs are drawn: plain ones are strokes, and thicker. */
export interface LimbWay {
  colour: string;
  isPlain: boolean;
}
const INKED: LimbWay = { colour: "#1d1a26", isPlain: false };

/** What is drawn over a motif and its face: what has become of it, and the hands that hold it. */
export const overMotif = (
  act: Act,
  hero: Body,
  motif: Box,
  colour: string,
  way: LimbWay = INKED,
): Piece[] => {
  // At the mouth, steam would be before the face.
  const isAtMouth = act.motifState === "hot" && /^(eats|drinks)$/.test(act.relation ?? "");
  // How small a thing is, is seen beside who has to do with it.
  // What is huge and in the hands is seen to be so beside who has it.
  const isHeldHuge = act.motifState === "giant" && isTaken(act);
  const isShown = act.motifState !== "tiny" && !isAtMouth && !isHeldHuge;
  const state = act.motifState && isShown ? stateOver(act.motifState, bodyOf(motif), colour) : null;
  const hands = [...grip(act, hero, motif, colour, way), ...deedMarks(act, hero, motif, colour)];
  return [
    ...(state ? [...state.behind, ...state.before] : []),
    ...(isSeenWhole(act, hero)
      ? atItsEnd(act, hero, motif, colour, hands)
      : handsOf(hands, hero, colour, motif.centre[0])),
    ...(act.isStruck ? struck(motif) : []),
  ];
};

/** Who has no paws holds with what there is: claws in place of each paw. */
const handsOf = (pieces: readonly Piece[], hero: Body, colour: string, middle: number): Piece[] =>
  pieces.flatMap((piece) => {
    const isPaw = piece.kind === "oval" && piece.fill === colour && piece.rx < hero.height * 0.07;
    return isPaw && hero.grasp
      ? graspAt(colour, [piece.x, piece.y], hero, piece.x < middle ? -1 : 1)
      : [piece];
  });

/** Claws are as large as what they hold: one is at its end, and the other behind it. */
const isSeenWhole = ({ relation }: Act, { grasp }: Body): boolean =>
  (grasp === "claw" || grasp === "hook") &&
  /^(plays|holds|sells|counts|delivers|cooks)$/.test(relation ?? "");

/** A neck points away from the chin, and a pipe down from the mouth; what is before the chest has its lower corner free. */
const END = { chin: [0.52, 0.14], mouth: [0.1, 0.46], hands: [0.44, 0.4] } as const;
/** Necks that are plucked are drawn up to the right. */
const NECK: Point = [0.36, -0.2];
const SMALL = 0.26;

const atItsEnd = (act: Act, hero: Body, motif: Box, colour: string, hands: readonly Piece[]): Piece[] => {
  const isPaw = (piece: Piece): boolean =>
    piece.kind === "oval" && piece.fill === colour && piece.rx < hero.height * 0.07;
  const rest = hands.filter((piece) => !isPaw(piece));
  // What is small is between the two claws behind it.
  if (Math.min(motif.width, motif.height) < hero.height * SMALL) return rest;
  const isPlucked = act.relation === "plays" && !act.playedAt;
  const [out, down] = isPlucked
    ? NECK
    : END[act.playedAt === "chin" ? "chin" : act.playedAt ? "mouth" : "hands"];
  const side = isPlucked ? 1 : act.side;
  const at: Point = [motif.centre[0] + side * motif.width * out, motif.centre[1] + motif.height * down];
  return [...rest, ...graspAt(colour, at, hero, side)];
};

/** A bar from corner to corner, which leaves the word to be read. */
const struck = ({ centre: [x, y], width, height }: Box): Piece[] => {
  const [dx, dy] = [width * 0.4, height * 0.34];
  const ends: Point[] = [
    [x - dx, y + dy],
    [x + dx, y - dy],
  ];
  return [pen(STRUCK, ends, Math.min(width, height) * 0.085)];
};
const STRUCK = "#e5343f";

/** Paws or gloves around what is held; a thing's arms reach out to it. */
const grip = (act: Act, hero: Body, motif: Box, colour: string, way: LimbWay): Piece[] => {
  if (act.count === 2 && SHARED.test(act.relation ?? "")) return [];
  const [x, y] = motif.centre;
  if (!hero.hands) {
    if (isCarried(act)) {
      // No glove is before the letters of a sign.
      const [out, down] = act.isSign ? [0.53, 0.3] : [0.4, 0.14];
      const hand: Point = [x - act.side * motif.width * out, y + motif.height * down];
      return reaching(hero, act.side, hand, hero.centre[1] + hero.height * 0.3, way);
    }
    if (!isSignUp(act)) return [];
    return ([-1, 1] as const).flatMap((side) =>
      reaching(hero, side, [x + side * motif.width * 0.44, y + motif.height * 0.46], y + motif.height, way),
    );
  }
  if (act.relation === "drinks") return closed(act, hero, colour);
  if (act.isAside ? act.relation !== "lifts" : !/^(holds|sells|lifts)$/.test(act.relation ?? "")) return [];
  if (act.isSign) {
    const at = (hand: number): Point => [x + hand * motif.width * 0.53, y + motif.height * 0.26];
    return [-1, 1].map((hand) => oval(colour, at(hand), hero.height * 0.058, hero.height * 0.055));
  }
  return hero.hands.map((hand) => oval(colour, hand, hero.height * 0.058, hero.height * 0.055));
};

/** A thing has it in the hand on that side, and beside it. */
const isCarried = ({ relation, isAside, isSign }: Act): boolean =>
  !isAside && !(isSign && relation !== "holds") && /^(holds|sells|drinks|eats)$/.test(relation ?? "");

const isSignUp = ({ relation, isSign }: Act): boolean => isSign && relation === "lifts";

const [GLOVE, SHOE] = ["#ffffff", "#f04a4a"] as const;

const thickness = ({ width, height }: Body, { isPlain }: LimbWay): number =>
  Math.max(width, height) * (isPlain ? 0.064 : 0.052);

/** In flat inks a glove has a colour of its own: on a page like paper it is not white. */
export const PLAIN_GLOVE = "#fffffe";
const gloveAt = (at: Point, thick: number, { isPlain }: LimbWay): Piece =>
  oval(isPlain ? PLAIN_GLOVE : GLOVE, at, thick * 1.45, thick * 1.35);

const shoulderOf = ({ joints, centre: [x, y], width, height }: Body, side: 1 | -1): Point => {
  const at = joints?.shoulders[side > 0 ? 1 : 0];
  return at ? [at[0] - side * width * 0.06, at[1]] : [x + side * width * 0.38, y + height * 0.08];
};

/** An arm from the shoulder to a hand, bent so low. */
const reaching = (hero: Body, side: 1 | -1, hand: Point, low: number, way: LimbWay): Piece[] => {
  const thick = thickness(hero, way);
  const from = shoulderOf(hero, side);
  return [bow(way.colour, from, [(from[0] + hand[0]) / 2, low], hand, thick), gloveAt(hand, thick, way)];
};

/** Which way somebody runs: to the right, where nobody runs along. */
const runsTo = ({ relation, side }: Act): number =>
  relation === null ? 1 : relation === "flees" ? -side : side;

/** The leg of who runs: the front one is stretched, the other thrown up behind. */
const strideOf = ([x, y]: Point, isFront: boolean, to: number, hero: Body, way: LimbWay): Piece[] => {
  const thick = thickness(hero, way);
  const u = Math.min(hero.width, hero.height);
  const at = (dx: number, dy: number): Point => [x + to * dx * u, y + dy * u];
  const [knee, [fx, fy]] = isFront ? [at(0.3, 0.12), at(0.26, 0.36)] : [at(-0.06, 0.34), at(-0.36, 0.26)];
  return [
    bow(way.colour, [x, y], knee, [fx, fy], thick),
    oval(SHOE, [fx + to * thick * 0.8, fy], thick * 1.6, thick),
  ];
};

/** Deeds done with the hand on the side of the motif. */
const BY_HAND = /^(throws|smashes|fishes|waters|works|cooks|brushes|peers|plays|pushes|pulls)$/;

/** Where a hand that is free is, out from the middle and down, in shares of the body: never the same on both sides. */
type Hand = readonly [out: number, down: number];
const DOWN: Hand = [0.64, 0.3];
const HANDS: readonly (readonly [left: Hand, right: Hand])[] = [
  [DOWN, [0.66, 0.04]],
  [DOWN, [0.66, -0.24]],
  [
    [0.66, -0.18],
    [0.62, -0.34],
  ],
  [
    [0.44, 0.3],
    [0.66, -0.14],
  ],
];

/** The leg of who stands on the other: its foot is at that one's knee. */
const raised = (hip: Point, at: Point, hero: Body, way: LimbWay): Piece[] => {
  const thick = thickness(hero, way);
  const [x, y] = [at[0] + thick * 1.6, at[1] + hero.height * 0.05];
  return [
    bow(way.colour, hip, [hip[0] + hero.width * 0.6, hip[1] + hero.height * 0.14], [x, y], thick),
    oval(SHOE, [x, y], thick * 1.6, thick),
  ];
};

/** An arm up to the other's hand, over the head. */
const joinedAbove = (hero: Body, arm: 1 | -1, way: LimbWay): Piece[] => {
  const { centre, width, height } = hero;
  const thick = thickness(hero, way);
  const hand: Point = [centre[0] + arm * thick, centre[1] - height * 0.5 - thick * 1.6];
  const elbow: Point = [centre[0] + arm * (width * 0.5 + height * 0.26), centre[1] - height * 0.2];
  return [bow(way.colour, shoulderOf(hero, arm), elbow, hand, thick), gloveAt(hand, thick, way)];
};

/** Legs and arms of a thing that has none, behind its body; those that hold the motif are drawn with it. */
export const limbs = (act: Act, hero: Body, pose: number, way: LimbWay = INKED): Piece[] => {
  // Who hovers has no need of any.
  if (act.relation === "abducts") return [];
  const [cx, cy] = hero.centre;
  const { width, height } = hero;
  const thick = thickness(hero, way);
  const { colour } = way;
  const floor = cy + height / 2;
  const legs = ([-1, 1] as const).flatMap((leg): Piece[] => {
    const [x, y] = hero.joints?.hips[leg > 0 ? 1 : 0] ?? [cx + leg * width * 0.18, floor];
    const foot = floor + height * 0.17;
    if (act.isInTree && leg > 0) return raised([x, y - height * 0.12], [cx - width * 0.18, floor], hero, way);
    if (act.isRunning) return strideOf([x, y - height * 0.12], leg === runsTo(act), runsTo(act), hero, way);
    return [
      bow(colour, [x, y - height * 0.12], [x + leg * thick, floor], [x, foot], thick),
      oval(SHOE, [x + leg * thick * 0.9, foot], thick * 1.7, thick),
    ];
  });
  if (isSignUp(act)) return legs;
  const arms = ([-1, 1] as const).flatMap((arm): Piece[] => {
    if (act.isInTree && !isCarried(act)) return joinedAbove(hero, arm, way);
    if (arm === act.side && isCarried(act)) return [];
    const from = shoulderOf(hero, arm);
    if (act.relation === "lifts") {
      const above: Point = [cx + arm * width * 0.16, cy - height * 0.56];
      const bend: Point = [cx + arm * width * 0.78, cy - height * 0.3];
      return [bow(colour, from, bend, above, thick), gloveAt(above, thick, way)];
    }
    const isBusy = arm === act.side && BY_HAND.test(act.relation ?? "");
    const free = HANDS[pose]?.[arm > 0 ? 1 : 0] ?? DOWN;
    // Who has something in one hand does not cheer with the other.
    const [out, down] = isCarried(act) && free[1] < 0 ? DOWN : free;
    const hand: Point = isBusy ? handOf(act, hero) : [cx + arm * width * out, cy + height * down];
    const elbow: Point = [cx + arm * width * 0.74, cy + height * 0.12];
    return [bow(colour, from, elbow, hand, thick), gloveAt(hand, thick, way)];
  });
  return [...legs, ...arms];
};
