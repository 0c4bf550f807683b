import { darken, lighten, mix, toHsl, toRgb, tune } from "../../../colour/colour.ts";
import { luminance } from "../../../colour/contrast.ts";
import type { Cast } from "../../cast.ts";

/** A page of one colour, ink, and paper: what a printer of posters has on the shelf. */
export interface MinimalTones {
  page: string;
  /** The one large shape behind the hero. */
  shape: string;
  /** What a setting is hinted at with. */
  quiet: string;
  ink: string;
  fill: string;
  /** The arms and legs of things, and strokes on the page. */
  limb: string;
  /** A line around all figures, on pages of any colour. */
  edge: string | null;
  /** The name on the page. */
  name: string;
}

/** A page of one colour, with one large shape in a tone of it. */
export const minimalTones = ({ tones: { base, other } }: Cast): MinimalTones => {
  // Paper that is nearly white is no poster: it takes more of its second colour.
  const page = toHsl(base).l > 0.8 ? mix(base, other, 0.8) : base;
  const { h, s, l } = toHsl(page);
  const isDark = l < 0.38;
  const lit = isDark ? 0.17 : l > 0.8 ? -0.09 : l > 0.55 ? 0.11 : 0.09;
  // A tint that is only paler is dull: it turns towards the light.
  const shape = tune(page, { h: (h + 8) % 360, s: Math.min(1, s * (isDark ? 0.9 : 1.05)), l: l + lit });
  const ink = tune(page, { s: 0.35, l: 0.12 });
  const fill = tune(page, { s: 0.3, l: 0.975 });
  const onPage = l > 0.5 ? ink : fill;
  return {
    page,
    shape,
    quiet: mix(shape, page, 0.5),
    ink,
    fill,
    limb: isDark ? fill : ink,
    edge: null,
    name: onPage,
  };
};

/** What one picture is printed with: ink, paper, and its own colour with a dark side. */
export interface Printing {
  ink: string;
  /** Black fur and rubber: darker than all but the lines, which stay visible on it. */
  dark: string;
  deep: string;
  spot: string;
  fill: string;
  /** What is seen between two forms that were cut out. */
  gap: string;
  /** The colour that the spot stands for, and how light that is. */
  own: string;
  light: number;
  /** How light most of the picture is. */
  coat: number;
}

/** The spot is the first colour that is neither ink nor paper, of a black and white picture `accent`. */
export const printingOf = (
  colours: readonly string[],
  { ink, fill, page, edge }: Pick<MinimalTones, "ink" | "fill" | "page" | "edge">,
  accent: string,
): Printing => {
  const own = colours.find((each) => !isPale(each) && lightness(each) >= INK) ?? accent;
  const spot = spotOf(own);
  const dark = tune(ink, { s: 0.05, l: 0.28 });
  return {
    ink,
    dark,
    fill,
    gap: edge ?? page,
    spot,
    deep: tune(spot, { l: 0.38 }),
    own,
    light: lightness(own),
    coat: lightness(colours[0] ?? own),
  };
};

/** A colour as ink of one tone prints it. */
const spotOf = (colour: string): string => {
  const { s, l } = toHsl(colour);
  return tune(colour, {
    s: chroma(colour) < 0.14 ? 0.12 : Math.min(0.86, Math.max(0.5, s)),
    l: Math.min(0.7, Math.max(0.46, l)),
  });
};

/**
 * The tone that a colour is printed in, by how much lighter or darker than the picture's own it is. What is of
 * another hue stays so: a comb is red on a brown rooster, and wine in a glass.
 */
export const printedIn = (
  colour: string,
  { ink, dark, deep, spot, fill, own: main, light }: Printing,
): string => {
  const own = lightness(colour);
  if (own < INK) return own < LINE ? ink : dark;
  if (isWater(colour)) return tune(colour, { s: 0.8, l: 0.66 });
  if (isCream(colour)) return tune(colour, { s: 0.6, l: 0.85 });
  if (isOtherHue(colour, main)) {
    const { s, l } = toHsl(colour);
    return tune(colour, { s: Math.min(0.86, s), l: Math.min(0.86, Math.max(0.46, l)) });
  }
  // Of one hue, but far stronger: a monk's robe is not his skin.
  if (chroma(colour) > Math.max(BRIGHT, chroma(main) + 0.3)) return spotOf(colour);
  if (isPale(colour)) return fill;
  if (isSteel(colour, main)) return steelOf(colour, own);
  if (own > light + STEP) {
    if (chroma(colour) > VIVID) return spotOf(colour);
    return own > PAPER ? fill : lighten(spot, 0.5);
  }
  if (own > light + HALF) return lighten(spot, 0.4);
  if (own < light - STEP) return chroma(colour) > BRIGHT ? spotOf(colour) : deep;
  return own < light - HALF ? darken(spot, 0.16) : spot;
};

const INK = 0.24;
const LINE = 0.112;
/** What is no lighter than this is not printed as paper: a gorilla has a dark face. */
const PAPER = 0.62;
/** A carrot on who is brown is no paper, and a beak on who is yellow no mustard. */
const [VIVID, BRIGHT] = [0.45, 0.6];
/** What is so much lighter or darker is printed in another tone, and what is nearly so in a tint. */
const [STEP, HALF] = [0.2, 0.05];
const lightness = (colour: string): number => Math.sqrt(luminance(colour.slice(0, 7)));
const chroma = (colour: string): number => {
  const rgb = toRgb(colour.slice(0, 7));
  return (Math.max(...rgb) - Math.min(...rgb)) / 255;
};
/** How far apart two hues are that nobody takes for shades of one, in degrees. */
const OTHER_HUE = 18;
const isOtherHue = (colour: string, main: string): boolean => {
  if (chroma(colour) < 0.17) return false;
  if (chroma(main) < 0.14) return true;
  return hueApart(colour, main) > OTHER_HUE;
};

const hueApart = (one: string, other: string): number => {
  const apart = Math.abs(toHsl(one).h - toHsl(other).h);
  return Math.min(apart, 360 - apart);
};
const steelOf = (colour: string, light: number): string =>
  tune(colour, { s: Math.min(0.2, toHsl(colour).s), l: Math.min(0.74, Math.max(0.46, light)) });

/** Grey on who is of a colour, or the blue grey of feathers: armour is not skin. */
const isSteel = (colour: string, main: string): boolean =>
  chroma(main) > 0.2 &&
  (chroma(colour) < 0.1 || (chroma(colour) < 0.17 && hueApart(colour, main) > OTHER_HUE));

/** Tears and sweat carry a joke: they keep a blue of their own. */
const isWater = (colour: string): boolean => {
  const [red, , blue] = toRgb(colour.slice(0, 7));
  return blue - red > 90 && lightness(colour) > 0.6 && chroma(colour) > 0.35;
};
/** Pale fur and paper that is not white: eyes and teeth stand off it. */
const isCream = (colour: string): boolean => {
  const light = lightness(colour);
  const [red, , blue] = toRgb(colour.slice(0, 7));
  return light > 0.62 && light < 0.92 && red > blue && chroma(colour) > 0.1 && chroma(colour) < 0.3;
};
/** White, cream, and what is water or ice. */
const isPale = (colour: string): boolean => {
  const light = lightness(colour);
  const [red, , blue] = toRgb(colour.slice(0, 7));
  return light > 0.93 || (light > 0.74 && chroma(colour) < 0.3) || (light > 0.64 && blue - red > 90);
};

/** What is as light as the page it lies on, and of its hue or of none. */
export const isLostOn = (page: string, tone: string): boolean =>
  Math.abs(lightness(page) - lightness(tone)) < 0.16 && (chroma(tone) < 0.17 || !isOtherHue(page, tone));

const PAINTS = /\b(fill|stroke|line)="(none|#[0-9a-fA-F]{3,8})"/g;

/**
 * The shapes of a drawing in the printer's tones. Where all its colours would come out as one, the darker of them
 * take the next: rings of an onion stay rings.
 */
export const printed = (body: string, printing: Printing): string => {
  const plain = body
    .replace(LIT, (_, form, lit) => `fill="${lit}"${form}`)
    .replace(/<g class="shade".*?<\/g>/gs, "")
    .replace(/<clipPath\b.*?<\/clipPath>/gs, "")
    .replace(/<(ellipse|path|circle)[^>]*fill="#[0-9a-fA-F]{8}"[^>]*\/>/g, "");
  const colours = [
    ...new Set(
      [...plain.matchAll(PAINTS)].flatMap(([, , colour = ""]) => (colour === "none" ? [] : [whole(colour)])),
    ),
  ];
  const lights = colours.map(lightness);
  const middle = (Math.min(...lights) + Math.max(...lights)) / 2;
  const isFlat = colours.length > 1 && new Set(colours.map((each) => printedIn(each, printing))).size === 1;
  const toneOf = (colour: string): string => {
    if (!isFlat || lightness(colour) > middle) return printedIn(colour, printing);
    const tone = printedIn(colour, printing);
    return tone === printing.fill ? printing.spot : tone === printing.spot ? printing.deep : printing.ink;
  };
  // White on a coat of a colour stands off it as it is: a line around eyes makes goggles of them.
  const faceLine = (fill: string): string =>
    fill === "#ffffff" && printing.coat < PALE_COAT ? `line="none"` : lineAround(toneOf(fill));
  const faced = plain.replace(FACE, (face) =>
    face
      .replace(
        EDGED,
        (_, name, fill, form, edge) =>
          `<${name} fill="${fill}"${form}/>${outlined(name, faceLine(fill), edge)}`,
      )
      .replace(LINED, (_, fill) => `fill="${fill}" ${faceLine(fill)}`),
  );
  // The gap lies below its form, which keeps its breadth.
  const gap = `line="${printing.gap}" stroke-width="${GAP}"`;
  const lined = faced
    .replace(
      EDGED,
      (_, name, fill, form, edge) => `${outlined(name, gap, edge)}<${name} fill="${fill}"${form}/>`,
    )
    .replace(LINED, (_, fill) => `fill="${fill}" line="${toneOf(fill)}" stroke-width="${FLOOR}"`);
  return lined.replace(PAINTS, (paint, attribute: string, colour: string) =>
    attribute === "line" || colour === "none"
      ? paint.replace("line", "stroke")
      : `${attribute}="${toneOf(whole(colour))}"`,
  );
};

/** Lines between forms are no ink: each is the dark of the form it goes around. */
export const lineTone = (tone: string): string =>
  lightness(tone) > 0.8
    ? darken(tone, 0.24)
    : tune(darken(tone, 0.36), { s: Math.min(1, toHsl(tone).s * 1.1) });

const PALE_COAT = 0.8;
/** How wide the page shows between forms, and how much what is thin grows, on a field of 200. */
const [GAP, FLOOR] = [5.4, 2.4];
const FACE = /<g class="face">.*?<\/g>/gs;
/** A form is inked in its dark, with its own colour on most of that. */
const LIT = /fill="#[0-9a-f]{6}"([^>]*\/>)<g class="shade"[^>]*><[^>]*fill="(#[0-9a-f]{6})"[^>]*\/><\/g>/g;

/** How a creature's forms are inked: the edge follows the form, or is its own. */
const EDGED =
  /<(path|ellipse) fill="(#[0-9a-f]{6})"([^>]*)\/><\1 fill="none" stroke="#1d1a26" stroke-width="3.4"([^>]*)\/>/g;
const outlined = (name: string, line: string, form: string): string =>
  `<${name} fill="none" ${line}${form}/>`;
const LINED = /fill="(#[0-9a-f]{6})" stroke="#1d1a26" stroke-width="3.4"/g;

/** `line`: a stroke that has its colour. */
const lineAround = (tone: string): string => `line="${lineTone(tone)}" stroke-width="2.8"`;

const whole = (colour: string): string =>
  colour.length >= 7
    ? colour.slice(0, 7)
    : `#${[...colour.slice(1, 4)].map((digit) => digit + digit).join("")}`;
