import { mix, toHsl, toRgb, tune } from "../../../colour/colour.ts";
import { luminance } from "../../../colour/contrast.ts";
import { apart, chroma, lightness } from "../../../colour/lightness.ts";
import type { Inks } from "./inks.ts";
import { colourUnder, isBy, middleOf, pointsBeside } from "./under.ts";

/** Which ink each colour of one picture is printed in. */
export interface Plate {
  inks: Inks;
  /** Most of the picture, and the ink that has it. */
  main: string;
  tone: string;
  /** The ink of what the picture lies on: what is of that has the shade of it. */
  besides?: string;
  /** Colours that the page would hide at the outline, where it is like paper: horns and tusks. */
  pale?: ReadonlySet<string>;
}

/** A horn in the page's own hue would be of candy. */
const BONE = "#ead3a6";
/** White gloves and the whites of eyes are no bones. */
const isWarm = (colour: string): boolean => {
  const [red, , blue] = toRgb(colour.slice(0, 7));
  return red > blue + WARM;
};
const WARM = 5;
/** Wings of glass are bluer than a white coat. */
const COOL = 20;
const isCool = (colour: string): boolean => {
  const [red, , blue] = toRgb(colour.slice(0, 7));
  return blue > red + COOL;
};

/** What is white on a page like paper, in a shade of that. */
export const offPaper = ({ paper, shade }: Inks): string => mix(paper, shade, OFF_PAPER);
const OFF_PAPER = 0.8;

/** The plate of a picture: most of it is printed in the ink that is most like it. */
export const plateOf = (main: string, inks: Inks): Plate => ({ inks, main, tone: nearest(main, inks) });

/** Each colour goes to the ink that is most like it; shades of most of the picture are one form with it. */
export const toneOf = (colour: string, plate: Plate): string => {
  const own = ownToneOf(colour, plate);
  if (own === plate.inks.paper && plate.pale?.has(colour)) {
    if (isWarm(colour)) return BONE;
    if (isCool(colour)) return deeper(own, plate.inks);
  }
  return own === plate.besides && !WET.has(colour) ? deeper(own, plate.inks) : own;
};

const ownToneOf = (colour: string, { inks, main, tone }: Plate): string => {
  const { ink, paper, page, form, limb } = inks;
  // Tears and sweat carry a joke, and who snores is heard.
  if (WET.has(colour)) return clearest([paper, WATER], [tone, page, form], DEEP_WATER);
  if (colour === SNORE) return limb;
  // On what is black itself, the discs of its deck are seen by a second black.
  const isOnBlack =
    isDark(tone) && colour !== LINE_INK && luminance(main) + 0.05 > (luminance(colour) + 0.05) * SUNK;
  if (lightness(colour) < LINE) return isOnBlack ? deeper(tone, inks) : ink;
  const isMain = apart(colour, main) < SAME;
  const own = isMain ? tone : nearest(colour, inks);
  // The steel of what is white is no green for want of a grey.
  const isDull = chroma(colour) < DULL && chroma(own) > DULL * 1.5;
  if (!isMain && tone === paper && isDull && apart(colour, own) > STRANGE * 0.6)
    return mix(paper, ink, STEEL);
  // Of a darker tone of itself that has no ink, a thing has its shade rather than the ink of another: a shell stays green.
  const shade = deeper(tone, inks);
  const isStrange = !isMain && tone !== paper && !isDark(tone) && apart(colour, own) > STRANGE;
  if (isStrange && apart(colour, shade) < apart(colour, own)) return shade;
  // What is written or ruled on a thing in a darker shade of it.
  const isShade = own === tone && luminance(colour) + 0.05 < (luminance(main) + 0.05) / RULED;
  return isShade ? shade : own;
};

const nearest = (colour: string, { ink, paper, hues }: Inks): string =>
  [ink, paper, ...hues].reduce((best, each) => (apart(colour, each) < apart(colour, best) ? each : best));

/** What is seen best before all that it may lie on; `otherwise` where that is not enough. */
const clearest = (tones: readonly string[], grounds: readonly string[], otherwise: string): string => {
  const least = (tone: string) => Math.min(...grounds.map((ground) => apart(tone, ground)));
  const best = tones.reduce((most, each) => (least(each) > least(most) ? each : most));
  return least(best) > CLEAR ? best : otherwise;
};
const CLEAR = 0.19;

const [SAME, LINE, RULED, SUNK, STRANGE, DULL, STEEL] = [0.075, 0.112, 1.35, 1.18, 0.16, 0.14, 0.42];

/** Tears, sweat and what is sneezed. */
export const WET: ReadonlySet<string> = new Set(["#6cc7f5", "#4db4f0", "#d8f1ff"]);
export const SNORE = "#8fb2ff";
/** The one ink beside the others, where paper is not seen: a tear of another hue is blood. */
const WATER = "#3d9bf0";
/** For who is white on a page of blue. */
const DEEP_WATER = "#174a9c";

/** What is as dark as this has its lips and brows in light. */
export const isDark = (tone: string): boolean => luminance(tone) < 0.06;

const PAINTS = /\b(fill|stroke|line|ink)="(none|#[0-9a-fA-F]{3,8})"/g;

/** The shapes of a drawing in its inks, each cut out of what is behind it. */
export const printed = (body: string, plate: Plate): string => {
  const plain = body
    .replace(LIT, (_, form, lit) => `fill="${lit}"${form}`)
    .replace(/<g class="shade".*?<\/g>/gs, "")
    .replace(/<clipPath\b.*?<\/clipPath>/gs, "")
    .replace(FAINT, "");
  const shade = deeper(plate.tone, plate.inks);
  const faced = plain.replace(FACE, (face, at: number) => simpleFace(face, plate, plain.slice(0, at)));
  const forms: string[] = [];
  // A dark beak beside dark eyes and brows would be one lump with them.
  const isAmidColour = !isDark(plate.tone) && plate.tone !== plate.inks.paper;
  const eyes = [...plain.matchAll(FACE)].flatMap(([face]) =>
    [...face.matchAll(SHAPE)]
      .filter(([, , fill]) => fill === LINE_INK)
      .map(([, , , form = ""]) => middleOf(form)),
  );
  const edged = faced.replace(EDGED, (_, name, fill, form, edge) => {
    forms.push(`<${name}${edge}/>`);
    const below = `<g transform="translate(0 ${DROP})"><${name} ink="${shade}"${edge}/></g>`;
    const tone = toneOf(fill, plate);
    const isLump = tone === plate.inks.ink && isAmidColour && eyes.some((eye) => isBy(form, eye));
    const clear = isLump ? deeper(tone, plate.inks) : tone;
    return `<g clip-path="url(#all)">${below}</g><${name} ink="${clear}"${form}/>`;
  });
  // An edge parts a form from those below it; on the page it would be the rim of a sticker.
  const within = forms.length > 0 ? `<clipPath id="all">${forms.join("")}</clipPath>` : "";
  const lined = (within + edged).replace(LINED, (_, fill) => {
    const tone = toneOf(fill, plate);
    return `ink="${tone}" line="${tone}" stroke-width="${FLOOR}"`;
  });
  return lined.replace(PAINTS, (paint, attribute: string, colour: string) =>
    attribute === "line" || attribute === "ink" || colour === "none"
      ? paint.replace("line", "stroke").replace("ink", "fill")
      : `${attribute}="${toneOf(whole(colour), plate)}"`,
  );
};

/**
 * A face without lines, but for rings around the whites of eyes: they are seen on white cheeks, too. On dark fur dots
 * and strokes are light, and the light in a dot is its pupil; on a pale muzzle, and on the whites, they are dark.
 */
const simpleFace = (face: string, plate: Plate, below: string): string => {
  const toneAt = (point: readonly [number, number]): string => {
    const under = colourUnder(below, point);
    return under ? toneOf(under, plate) : plate.tone;
  };
  const toneUnder = (form: string): string => toneAt(middleOf(form));
  // The white of an eye on brown fur would run into a white muzzle that it reaches.
  const isByWhite = (form: string): boolean =>
    pointsBeside(form).some((point) => toneAt(point) === plate.inks.paper);
  const isOnDark = (form: string): boolean => {
    const tone = toneUnder(form);
    return luminance(tone) < (tone === plate.tone ? DUSKY : MASK);
  };
  const plain = face
    .replace(EDGED, (_, name, fill, form) => `<${name} fill="${fill}"${form}/>`)
    .replace(LINED, (_, fill) => `fill="${fill}"`);
  const shapes = [...plain.matchAll(SHAPE)];
  const dots = new Set(
    shapes.flatMap(({ index, 1: name, 2: fill, 3: form = "" }, nth) => {
      const [, , light, inner = ""] = shapes[nth + 1] ?? [];
      const isDot = name === "ellipse" && fill === LINE_INK && light === WHITE && isBy(form, middleOf(inner));
      return isDot ? [index, shapes[nth + 1]?.index ?? index] : [];
    }),
  );
  // A mouth that is open is dark on brown fur, too: in white it would be a hole.
  const open = new Set(
    shapes.flatMap(({ index, 2: fill, 3: form = "" }, nth) => {
      const [, , tongue, inner = ""] = shapes[nth + 1] ?? [];
      const isOpen = fill === LINE_INK && tongue === TONGUE && isBy(form, middleOf(inner));
      return isOpen && !isDark(toneUnder(form)) ? [index] : [];
    }),
  );
  // Of two eyes, one on a dark patch, both are drawn as that one is: else they look two ways.
  const isPale = shapes.some(({ index, 3: form = "" }) => dots.has(index) && isOnDark(form));
  return plain.replace(SHAPE, (shape, name, fill, form, at: number) => {
    const ringed = (colour: string, wide = RING) =>
      `<${name} fill="${colour}" stroke="${LINE_INK}" stroke-width="${wide}"${form}/>`;
    const under = colourUnder(plain.slice(0, at), middleOf(form));
    const isLight = dots.has(at) ? isPale : isOnDark(form);
    if (fill === WHITE && under === LINE_INK) return isLight ? ringed(LINE_INK) : shape;
    if (fill === WHITE && isTooth(form)) return isOnDark(form) ? shape : ringed(WHITE, BETWEEN_TEETH);
    if (fill === WHITE) return isOnDark(form) && !isByWhite(form) ? shape : ringed(WHITE);
    if (toneOf(fill, plate) !== plate.inks.ink || open.has(at)) return shape;
    if (dots.has(at) && isLight && !isOnDark(form)) return ringed(WHITE);
    const colour = under === WHITE || !isLight ? LINE_INK : WHITE;
    // Lips, lids and brows are still lines at the size of an avatar.
    return name === "path"
      ? `<path fill="${colour}"${form} stroke="${colour}" stroke-width="${BOLD}" stroke-linejoin="round"/>`
      : `<${name} fill="${colour}"${form}/>`;
  });
};
/** On fur, and on a mask, as dark as this an eye in ink would be a hole. */
const [DUSKY, MASK] = [0.135, 0.2];
const SHAPE = /<(path|ellipse) fill="(#[0-9a-f]{6})"([^>]*)\/>/g;
const [LINE_INK, WHITE, TONGUE] = ["#1d1a26", "#ffffff", "#f0435e"] as const;
/** Rings as thick as those of eyes would be braces on teeth, which have four corners at most. */
const [RING, BETWEEN_TEETH, BOLD] = [3, 1.6, 2.4];
const isTooth = (form: string): boolean => {
  const corners = form.match(/[ML]/g)?.length ?? 0;
  return corners > 2 && corners < 5;
};

/** How far a form is seen to stand off what is below it, and how much what is thin grows, on a field of 200. */
const [DROP, FLOOR] = [4, 2.6];

/** The shade of an ink, in which forms of one ink are parted: lighter where an ink is black. */
export const deeper = (tone: string, { ink, paper, page }: Inks): string => {
  // A page like paper has no shade of it.
  if (tone === paper) return apart(paper, page) < LIKE_PAPER ? mix(paper, ink, 0.18) : mix(paper, page, 0.36);
  // Between mud and a colour that is stronger than the ink.
  const clear = tune(tone, { l: toHsl(tone).l * 0.72 });
  return isDark(tone) ? mix(tone, paper, 0.26) : mix(mix(tone, ink, 0.3), clear, 0.45);
};
const LIKE_PAPER = 0.1;

/** What stands behind, in shades of the page: its forms are seen, and nothing that acts is lost on it. */
export const inShades = (body: string, { page, shade, ink, paper }: Inks): string =>
  body.replace(/="#([0-9a-f]{6})"/gi, (_, colour: string) => {
    // Beside a page like paper nothing is lighter.
    if (lightness(page) > WHITISH)
      return `="${mix(page, shade, FAINTEST + (1 - FAINTEST) * (1 - lightness(`#${colour}`)))}"`;
    const off = lightness(`#${colour}`) - SHADED;
    return `="${mix(page, off > 0 ? paper : ink, Math.abs(off) * QUIET)}"`;
  });
const [SHADED, QUIET, WHITISH, FAINTEST] = [0.5, 0.44, 0.92, 0.3];

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
