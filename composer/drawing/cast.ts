import type { Palette } from "../palette.ts";
import type { Picture } from "../pictures.ts";
import type { GearId } from "../reading/gear.ts";
import type { SettingId } from "../reading/settings.ts";
import type { Random } from "../seeded/random.ts";

/** Everything a style needs to draw one token. */
export interface Cast {
  subject: Picture;
  motif: Picture | null;
  gear: GearId | null;
  setting: SettingId;
  /** The idea named the setting: then it may not be left out. */
  settingSaid: boolean;
  palette: Palette;
  name: string;
  /** A fresh source for each picture, so that logo and banner do not hang on each other's order. */
  random(purpose: string): Random;
}

/** One of the four styles: the same cast, a logo (512 square) and a banner (1500 x 500) that belong together. */
export interface Style {
  logo(cast: Cast): string;
  banner(cast: Cast): string;
}

export const LOGO = 512;
export const BANNER_WIDTH = 1500;
export const BANNER_HEIGHT = 500;
