import type { ImageStyle } from "#contract/generation.ts";
import { toHsl, tune } from "../colour/colour.ts";
import { clearerOn } from "../colour/contrast.ts";
import type { Meme } from "../memes/write-memes.ts";
import type { Palette } from "../palette.ts";
import type { Expression } from "../reading/expression.ts";
import { type Cast, type Drawn, LOGO, type Style } from "./cast.ts";
import type { BodyPose } from "./creatures/limbs.ts";
import { setName } from "./lettering/set-name.ts";
import { drawMeme } from "./meme.ts";
import { cellsOf } from "./pixels/cells-of.ts";
import { type PromoPlace, panorama, unboxed, wide } from "./promo.ts";
import { inkedHero } from "./styles/minimalistic.ts";
import { document, num, place } from "./svg.ts";

/** What a brand needs beside logo and banner. */
export interface Kit {
  /** For a browser's tab: legible at 16 pixels, so it shows the hero and nothing else. */
  icon: Drawn;
  /** What a link shows where it is shared, 1200 x 630. */
  share: Drawn;
  /** Squares of 512 with nothing behind the figure, by name: the hero, and six moods of it with their word. */
  stickers: { name: string; drawing: Drawn }[];
  /**
   * What a site sets beside its words: the hero, and the hero in poses, alone on nothing and without a word; and the
   * act in its place, as wide as a banner.
   */
  poses: { name: PoseName; drawing: Drawn }[];
  /** Captioned pictures of the hero, 640 square. */
  memes: { name: string; drawing: Drawn }[];
  /** The logo in motion: its pictures, and which of them is shown in turn, to be repeated. */
  avatar: { frames: Drawn[]; turns: { frame: number; milliseconds: number }[] };
}

/** The frames of a logo in motion; things and emoji do not blink. */
export interface Moving {
  rest: Cast;
  bob: Cast;
  blink: Cast | null;
}

/** The hero alone, in another pose and with another face. */
export type InPose = (pose: BodyPose, expression: Expression) => Cast;

/** What holders of a token say, and how the hero looks when it says so; the ticker where there is no word. */
const STICKERS: readonly { name: string; word?: string; pose: BodyPose; expression: Expression }[] = [
  { name: "gm", word: "gm", pose: "wave", expression: "happy" },
  { name: "gn", word: "gn", pose: "sleep", expression: "sleepy" },
  { name: "lfg", word: "LFG", pose: "cheer", expression: "screaming" },
  { name: "wen", word: "wen", pose: "shrug", expression: "scared" },
  { name: "ngmi", word: "ngmi", pose: "facepalm", expression: "sad" },
  { name: "ticker", pose: "hips", expression: "determined" },
];

/**
 * Poses for a site, by what they do there. The face of a thing without a body in poses does the work alone; who is
 * sad or angry by the idea is so all over the page. With `nextTry` the idea is played as in that one of the next tries,
 * with `place` as it is there, with all it takes.
 */
const POSES = {
  point: { pose: "point", expression: "happy" },
  sleep: { pose: "sleep", expression: "sleepy" },
  wave: { pose: "wave", expression: "happy" },
  think: { pose: "think", expression: "determined", nextTry: 0, place: "banner" },
  /** Both arms up, under a board that the site draws. */
  sign: { pose: "lift", expression: "happy" },
  sit: { pose: "sit", expression: "happy", place: "share" },
  cheer: { pose: "cheer", expression: "screaming", nextTry: 1 },
  facepalm: { pose: "facepalm", expression: "sad" },
} as const satisfies Record<
  string,
  { pose: BodyPose; expression: Expression; nextTry?: number; place?: PromoPlace }
>;

/** Moods that an idea gives its hero, and that no pose takes away. */
const LASTING: ReadonlySet<Expression> = new Set(["sad", "angry", "scared", "deadpan", "sleepy"]);

export type PoseName = "hero" | "panorama" | keyof typeof POSES;

const MEMES = 4;
const ICON = 64;
const AVATAR = 320;

export const drawKit = (
  style: Style,
  styleName: ImageStyle,
  {
    cast,
    promo,
    inPose,
    others,
    moving,
  }: {
    cast: Cast;
    promo: (at: PromoPlace) => Cast;
    inPose: InPose;
    others: readonly Cast[];
    moving: Moving;
  },
  ticker: string,
  memes: readonly Meme[],
): Kit => ({
  icon: { svg: iconOf(cast, styleName), width: ICON, height: ICON },
  share: wide(style, promo("share"), "share"),
  stickers: [
    { name: "hero", drawing: square(style.figure(unboxed(cutFree(moving.rest)))) },
    ...STICKERS.map(({ name, word = `$${ticker}`, pose, expression }) => ({
      name,
      drawing: square(spoken(style.figure(inPose(pose, expression)), cast.palette, word)),
    })),
  ],
  poses: [
    ...posesOf(moving.rest, { inPose, promo, others }, (shown) => square(style.figure(shown))),
    { name: "panorama", drawing: panorama(style, promo("share")) },
  ],
  memes: memes
    .flatMap(({ heroes, words }) => {
      const [first, second] = heroes.map(({ pose, expression }) => inPose(pose, expression));
      const drawing = first && drawMeme(style, second ? [first, second] : [first], words);
      return drawing ? [drawing] : [];
    })
    .slice(0, MEMES)
    .map((drawing, at) => ({ name: `meme-${at + 1}`, drawing })),
  avatar: avatarOf(style, moving),
});

/** What stands behind bleeds off a page; a sticker has none. */
const cutFree = (cast: Cast): Cast => ({ ...cast, set: cast.set.filter(({ part }) => part !== "behind") });

const posesOf = (
  cast: Cast,
  { inPose, promo, others }: { inPose: InPose; promo: (at: PromoPlace) => Cast; others: readonly Cast[] },
  draw: (cast: Cast) => Drawn,
): Kit["poses"] => {
  const isActed = cast.act.relation !== null || cast.set.length > 0;
  const playedAgain = ({ nextTry, place }: { nextTry?: number; place?: PromoPlace }): Cast | undefined => {
    const other = nextTry === undefined ? undefined : others[nextTry];
    return other ? unboxed(cutFree(other)) : isActed && place ? unboxed(promo(place)) : undefined;
  };
  return [
    { name: "hero", drawing: draw(unboxed(cast)) },
    ...(Object.keys(POSES) as (keyof typeof POSES)[]).map((name) => {
      const { pose, expression, ...rest } = POSES[name];
      const mood = LASTING.has(cast.expression) && pose !== "sleep" ? cast.expression : expression;
      return { name, drawing: draw(playedAgain(rest) ?? inPose(pose, mood)) };
    }),
  ];
};

const REST = 0;
const BOB = 1;
const BLINK = 2;

const avatarOf = (style: Style, { rest, bob, blink }: Moving): Kit["avatar"] => {
  const casts = blink ? [rest, bob, blink] : [rest, bob];
  const turn = (frame: number, milliseconds: number) => ({ frame, milliseconds });
  const shut = blink ? [turn(BLINK, 130), turn(REST, 700)] : [];
  return {
    frames: casts.map((cast) => ({ svg: style.logo(cast), width: AVATAR, height: AVATAR })),
    turns: [turn(REST, 1100), turn(BOB, 280), turn(REST, 500), ...shut, turn(BOB, 280)],
  };
};

const square = (body: string): Drawn => ({ svg: document(LOGO, LOGO, body), width: LOGO, height: LOGO });

/** The hero with a word under it, in letters that stand on any ground. */
const spoken = (figure: string, { ink, accent }: Palette, word: string): string => {
  const set = setName(word, { x: 24, y: 372, width: 464, height: 126, align: "middle" }, 128);
  const hero = `<g transform="translate(51 -14) scale(.8)">${figure}</g>`;
  if (!set) return hero;
  const stroke = (colour: string, width: number) =>
    `<path d="${set.d}" fill="${colour}" stroke="${colour}" stroke-width="${num(width)}" stroke-linejoin="round"/>`;
  const face = clearerOn(ink, tune(accent, { l: 0.7, s: 0.95 }), accent);
  return `${hero}${stroke("#ffffff", set.size * 0.24)}${stroke(ink, set.size * 0.13)}<path d="${set.d}" fill="${face}"/>`;
};

/** The hero's plainest drawing, as large as the tile allows. */
const iconOf = (cast: Cast, style: ImageStyle): string => {
  const { palette, subject } = cast;
  // Across the colour wheel, so that a white dove and a green frog both stand out.
  const across = tune(palette.secondary, { h: toHsl(palette.primary).h + 165, s: 0.72, l: 0.7 });
  const { page, drawing: flat } =
    style === "minimalistic" ? inkedHero(cast) : { page: across, drawing: subject.flat };
  const ground = `<rect width="${ICON}" height="${ICON}" rx="14" fill="${page}"/>`;
  if (style === "pixel") {
    const { canvas } = cellsOf(subject.flat, 24);
    const cell = 2;
    const [left, top] = [(ICON - cell * canvas.width) / 2, (ICON - cell * canvas.height) / 2];
    return document(ICON, ICON, ground + canvas.outlined(palette.ink).toPaths(cell, left - cell, top - cell));
  }
  if (!flat.hands || !flat.head)
    return document(ICON, ICON, ground + place(flat, "i", ICON / 2, ICON / 2, 54).body);
  // Of a whole creature a tab has room for the head.
  const [x, y, r] = flat.head;
  const head = place({ ...flat, box: [x - r, y - r * 1.15, r * 2, r * 2] }, "i", ICON / 2, ICON / 2, 48);
  return document(
    ICON,
    ICON,
    `<clipPath id="tile"><rect width="${ICON}" height="${ICON}" rx="14"/></clipPath>${ground}<g clip-path="url(#tile)">${head.body}</g>`,
  );
};
