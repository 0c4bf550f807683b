import type { Palette } from "../palette.ts";
import type { Picture } from "../pictures.ts";
import type { Count } from "../reading/count.ts";
import type { Expression } from "../reading/expression.ts";
import type { GearId } from "../reading/gear.ts";
import type { GestureMark } from "../reading/gesture.ts";
import type { SettingId } from "../reading/settings.ts";
import type { SetPart } from "../reading/stage-set.ts";
import type { State } from "../reading/state.ts";
import type { StuffWay } from "../reading/stuff.ts";
import type { Random } from "../seeded/random.ts";
import type { Act } from "./acting/act.ts";
import type { Tones } from "./grounds/tones.ts";
import type { Recipe } from "./scenes/recipes.ts";
import type { Staging } from "./staging.ts";

/** A picture of the set that an act is played in. */
export interface SetPiece {
  part: SetPart;
  id: string;
  picture: Picture;
  /** How far down its top or its seat is, as a share of its height. */
  rim: number;
  /** Somebody is in it: what is above its rim is behind them. */
  isOpen: boolean;
}

/** Everything a style needs to draw one token. */
export interface Cast {
  subject: Picture;
  motif: Picture | null;
  motifId: string | null;
  motifCount: Count;
  /** The hat of whom the hero has to do with. */
  motifGear: GearId | null;
  /** What it has in a hand besides. */
  held: Picture | null;
  /** What the motif or the hero is full of, covered in, made of or wrapped in. */
  stuff: { picture: Picture; way: StuffWay; isMotifs: boolean } | null;
  act: Act;
  /** What stands behind, under, before and beside all who act. */
  set: readonly SetPiece[];
  /** The whole act stands on its head. */
  isUpsideDown: boolean;
  /** The picture of what it has between its teeth. */
  mouthpiece: string | null;
  /** The face it makes. */
  expression: Expression;
  /** What can be seen to have become of it. */
  state: State | null;
  /** What is seen about it of what it does or is. */
  mark: GestureMark | null;
  /** True for a thing that is given a face, arms and legs. */
  isFaceless: boolean;
  /** True for a creature that is built in its pose, with its face. */
  isBuilt: boolean;
  /** Which way the arms of such a thing go: 0 to 3. */
  gesture: number;
  /** The colour of the hands that hold the motif. */
  paw: string;
  gear: GearId | null;
  hatFit: State | null;
  setting: SettingId;
  /** How the setting looks, in the light that the seed chose. */
  scene: Recipe;
  /** The idea named the setting: then it may not be left out. */
  settingSaid: boolean;
  /** Whether the idea names an hour: else the place may be seen in any light. */
  isHourSaid: boolean;
  palette: Palette;
  /** The hero, and what it meets, the same in every pose: a page is chosen by them. */
  seen: readonly Picture[];
  /** How near the hero is, ground and colours: another try changes them too. */
  staging: Staging;
  tones: Tones;
  name: string;
  /** A fresh source for each picture, so that logo and banner do not hang on each other's order. */
  random(purpose: string): Random;
}

/**
 * One of the four styles: the same cast, pictures that belong together. `logo` is 512 square, `wide` a banner
 * or a share picture, `figure` the hero alone on nothing, as shapes in a square of 512.
 */
export interface Style {
  logo(cast: Cast): string;
  wide(cast: Cast, stage: Stage): string;
  figure(cast: Cast): string;
}

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A wide picture: where the hero stands, and the room of the name. */
export interface Stage {
  width: number;
  height: number;
  /** The hero's centre, and how large it is. */
  hero: { x: number; y: number; size: number };
  room: Rect;
  /** The largest letters, in units per em. */
  largest: number;
  /** Who acts fills this, and none of them is cut off. */
  within?: Rect;
}

/** An SVG, and how large it is drawn. */
export interface Drawn {
  svg: string;
  width: number;
  height: number;
}

export const LOGO = 512;

/** Clear of the corner below left, where a profile's picture lies over it. */
export const BANNER: Stage = {
  width: 1500,
  height: 500,
  hero: { x: 1160, y: 256, size: 430 },
  room: { x: 110, y: 50, width: 780, height: 350 },
  largest: 210,
};

/** The act alone in its place, as wide as a banner: it stands in the middle, and no room is kept for a name. */
export const PANORAMA: Stage = {
  ...BANNER,
  hero: { x: 750, y: 252, size: 430 },
  within: { x: 300, y: 26, width: 900, height: 454 },
};

/** What a link to the site shows where it is shared: all that matters is in its middle square, to which some cut it. */
export const SHARE: Stage = {
  width: 1200,
  height: 630,
  hero: { x: 600, y: 214, size: 376 },
  room: { x: 285, y: 416, width: 630, height: 186 },
  largest: 168,
};
