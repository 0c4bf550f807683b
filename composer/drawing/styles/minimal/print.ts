import { hueDistance, toHsl } from "../../../colour/colour.ts";
import { contrast } from "../../../colour/contrast.ts";
import type { Inks } from "./inks.ts";
import { chroma, isGrey, lightness } from "./lightness.ts";
import { colourUnder, middleOf } from "./under.ts";

/** Which ink each colour of one picture is printed in. */
export interface Plate {
  inks: Inks;
  /** Most of the picture, and the ink that has it. */
  main: string;
  tone: string;
  isHero: boolean;
}

/**
 * Each colour goes to the nearest of three: what is like most of the picture is printed as that is; what is lighter
 * or darker, or of another hue, in an ink that stands off it.
 */
export const toneOf = (colour: string, { inks, main, tone, isHero }: Plate): string => {
  const { ink, paper, accent } = inks;
  const own = lightness(colour);
  if (own < LINE) return ink;
  // Tears and sweat carry a joke, and who snores is heard.
  if (colour === TEAR) return tone === paper ? WATER : paper;
  if (colour === SNORE) return paper;
  const off = own - lightness(main);
  const isOther = isOtherHue(colour, main);
  if (!isOther && Math.abs(off) < SAME) return tone;
  if (own < BLACK) return ink;
  // Bandages and stripes in a shade of white fur are cut out of it.
  if (isHero && tone === paper && off < -SAME && own > SHADE && chroma(colour) < 0.3) return inks.page;
  if (own > WHITE || (own > PALE && chroma(colour) < 0.3)) return paper;
  // A flame is darker than its candle, and light all the same.
  if (own > FLAME && chroma(colour) > chroma(main) + 0.3 && tone === accent) return paper;
  // A bill is a darker yellow than its duck, and no stripe.
  const isLight = off > 0.18 || (isOther && own > 0.42) || (off < -SAME && own > BILL);
  if (tone === accent) return isLight ? paper : off < -SAME || isOther ? ink : accent;
  if (tone === paper) return isGrey(colour) && (isHero || own < SHADE) ? ink : accent;
  // A beak as light as paper is the accent, where that is its hue.
  const isPale = own > PALE && hueDistance(toHsl(colour).h, toHsl(accent).h) > 20;
  return isPale || chroma(colour) < 0.3 ? paper : accent;
};

const [WHITE, PALE, FLAME, BILL, SHADE, BLACK, LINE] = [0.86, 0.68, 0.6, 0.55, 0.4, 0.24, 0.112];
/** What is nearer in lightness is the same form, if it is of the same hue. */
const SAME = 0.13;

const [TEAR, SNORE] = ["#6cc7f5", "#8fb2ff"];
/** The one ink beside the others, on white cheeks alone: a tear of another hue is blood. */
const WATER = "#3d9bf0";

const isOtherHue = (colour: string, main: string): boolean => {
  if (isGrey(colour) || isGrey(main))
    return isGrey(colour) !== isGrey(main) && Math.abs(chroma(colour) - chroma(main)) > 0.22;
  // Yellow oilskins are no skin.
  const isStronger = Math.abs(chroma(colour) - chroma(main)) > 0.35;
  return isStronger || hueDistance(toHsl(colour).h, toHsl(main).h) > 24;
};

/** Eyes that are hearts are ink on an accent as light as skin. */
export const faceTone = (colour: string, plate: Plate): string => {
  const isPale = plate.tone === plate.inks.accent && lightness(plate.tone) > LIGHT_SKIN;
  return isPale && colour === HEART ? plate.inks.ink : toneOf(colour, plate);
};
const LIGHT_SKIN = 0.6;
const HEART = "#f0435e";

const PAINTS = /\b(fill|stroke|line|ink)="(none|#[0-9a-fA-F]{3,8})"/g;

/** The shapes of a drawing in its inks, each cut out of what is behind it. */
export const printed = (body: string, plate: Plate): string => {
  const plain = body
    .replace(LIT, (_, form, lit) => `fill="${lit}"${form}`)
    .replace(/<g class="shade".*?<\/g>/gs, "")
    .replace(/<clipPath\b.*?<\/clipPath>/gs, "")
    .replace(FAINT, "");
  const { page: gap } = plate.inks;
  const faced = plain.replace(FACE, (face, at: number) => simpleFace(face, plate, plain.slice(0, at)));
  const lined = faced
    .replace(EDGED, (_, name, fill, form, edge) => {
      const tone = formTone(fill, plate);
      const [colour, wide] = isLost(tone, plate) ? [plate.inks.paper, LIGHT_LINE] : [gap, GAP];
      const line = `<${name} fill="none" line="${colour}" stroke-width="${wide}"${edge}/>`;
      return `${line}<${name} ink="${tone}"${form}/>`;
    })
    .replace(LINED, (_, fill) => {
      const tone = formTone(fill, plate);
      return `ink="${tone}" line="${tone}" stroke-width="${FLOOR}"`;
    });
  return lined.replace(PAINTS, (paint, attribute: string, colour: string) =>
    attribute === "line" || attribute === "ink" || colour === "none"
      ? paint.replace("line", "stroke").replace("ink", "fill")
      : `${attribute}="${toneOf(whole(colour), plate)}"`,
  );
};

/** A black robe on a dark page has a line of light around it. */
export const isLost = (tone: string, { inks, tone: main }: Plate): boolean =>
  tone === inks.ink && main !== inks.ink && contrast(tone, inks.page) < 2.4;

/** How far the page is seen around the forms of a drawing that is printed. */
export const gapAround = (body: string): number => (body.includes(`stroke-width="${GAP}"`) ? GAP / 2 : 0);

/** A form is never cut out, else a wing is a hole: that is for what is marked on it. */
const formTone = (fill: string, plate: Plate): string => {
  const tone = toneOf(fill, plate);
  return tone === plate.inks.page ? plate.inks.paper : tone;
};

/**
 * A face without lines, but for rings around the whites of eyes: they are seen on white cheeks, too. On black fur
 * lips and brows are light; on a pale muzzle of it they are dark.
 */
const simpleFace = (face: string, plate: Plate, below: string): string => {
  const isOnFur = (form: string): boolean => {
    const under = plate.tone === plate.inks.ink ? colourUnder(below, middleOf(form)) : undefined;
    return plate.tone === plate.inks.ink && (!under || toneOf(under, plate) === plate.inks.ink);
  };
  const ring = (fill: string, form: string) =>
    fill === "#ffffff" && !isOnFur(form) ? ` stroke="${LINE_INK}" stroke-width="${RING}"` : "";
  return face
    .replace(EDGED, (_, name, fill, form) => `<${name} fill="${fill}"${ring(fill, form)}${form}/>`)
    .replace(LINED, (_, fill) => `fill="${fill}"`)
    .replace(/fill="(#[0-9a-f]{6})"/g, (paint, fill) =>
      faceTone(fill, plate) === plate.inks.ink ? `fill="${LINE_INK}"` : paint,
    )
    .replace(/<path fill="#1d1a26"([^>]*)/g, (path, form) =>
      isOnFur(form) ? `<path fill="#ffffff"${form}` : path,
    );
};
const [LINE_INK, RING] = ["#1d1a26", 3];

/** How wide the page shows between forms, and how much what is thin grows, on a field of 200. */
const [GAP, FLOOR, LIGHT_LINE] = [7, 2.6, 4.4];
/** Light, shade and whiskers; nostrils stay. */
const FAINT = /<(?!ellipse fill="#000000[89a-f])(ellipse|path|circle)[^>]*fill="#[0-9a-fA-F]{8}"[^>]*\/>/g;
const FACE = /<g class="face">.*?<\/g>/gs;
/** A form is inked in its dark, with its own colour on most of that. */
const LIT = /fill="#[0-9a-f]{6}"([^>]*\/>)<g class="shade"[^>]*><[^>]*fill="(#[0-9a-f]{6})"[^>]*\/><\/g>/g;
/** How a creature's forms are inked: the edge follows the form, or is its own. */
const EDGED =
  /<(path|ellipse) fill="(#[0-9a-f]{6})"([^>]*)\/><\1 fill="none" stroke="#1d1a26" stroke-width="3.4"([^>]*)\/>/g;
const LINED = /fill="(#[0-9a-f]{6})" stroke="#1d1a26" stroke-width="3.4"/g;

const whole = (colour: string): string =>
  colour.length >= 7
    ? colour.slice(0, 7)
    : `#${[...colour.slice(1, 4)].map((digit) => digit + digit).join("")}`;
