import type { Meme } from "../memes/write-memes.ts";
import { type Cast, type Drawn, LOGO, type Style } from "./cast.ts";
import { type Lettering, type Room, setName } from "./lettering/set-name.ts";
import { document, keyed, num } from "./svg.ts";

const SIDE = 640;
const HALF = SIDE / 2;
const LARGEST = 84;
const MARGIN = 14;

/** The hero as each of the meme's pictures shows it: one cast or two. */
export type MemeCasts = readonly [Cast] | readonly [Cast, Cast];

/**
 * A meme, 640 square: one picture with its words above and below, or two, one under the other, each beside its words.
 * Null if there are no letters for the words.
 */
export const drawMeme = (style: Style, casts: MemeCasts, words: Meme["words"]): Drawn | null => {
  const body = casts.length === 2 ? inTwo(style, casts, words) : inOne(style, casts[0], words);
  return body === null ? null : { svg: document(SIDE, SIDE, body), width: SIDE, height: SIDE };
};

/** The words of a meme above and below its picture, 640 square. Null if there are no letters for them. */
export const captionOf = (words: Meme["words"]): string | null =>
  captionsOf(words)?.map(inked).join("") ?? null;

const captionsOf = ([above, below]: Meme["words"]): readonly [Lettering, Lettering] | null => {
  const room = { x: 28, width: SIDE - 56, height: 146, align: "middle" } as const;
  const top = setName(above.toUpperCase(), { ...room, y: MARGIN }, LARGEST);
  const bottom = setName(below.toUpperCase(), { ...room, y: SIDE - MARGIN - room.height }, LARGEST);
  return top && bottom && [top, bottom];
};

const LARGEST_FIGURE = 440;

const inOne = (style: Style, cast: Cast, words: Meme["words"]): string | null => {
  const { base, dark } = cast.tones;
  const set = captionsOf(words);
  if (!set) return null;
  const [above, below] = set;
  const rays = Array.from({ length: RAYS }, (_, at) => ray(at)).join("");
  // No ear or foot is behind the words.
  const [from, to] = [above.top + above.height, below.top];
  const side = Math.min(LARGEST_FIGURE, to - from);
  const at = { x: (SIDE - side) / 2, y: (from + to - side) / 2, scale: side / LOGO };
  return `<rect width="${SIDE}" height="${SIDE}" fill="${base}"/><path d="${rays}" fill="${dark}"/>${figure(style, cast, "a", at)}${set.map(inked).join("")}`;
};

/** Widths of the rays at the edge of the picture, from its middle: points on a square. */
const RAYS = 12;
const ray = (at: number): string => {
  const edge = (step: number): string => {
    const along = ((step % RAYS) / RAYS) * 4;
    const rest = (along % 1) * 2 * SIDE - SIDE;
    const [x, y] = [
      [rest, -SIDE],
      [SIDE, rest],
      [-rest, SIDE],
      [-SIDE, -rest],
    ][Math.floor(along)] ?? [0, 0];
    return `${num(HALF + (x ?? 0))} ${num(HALF + (y ?? 0))}`;
  };
  return `M${HALF} ${HALF}L${edge(at)}L${edge(at + 0.5)}Z`;
};

const inTwo = (style: Style, casts: readonly [Cast, Cast], words: Meme["words"]): string | null => {
  const halves = casts.map((cast, at) => {
    const y = at * HALF;
    const { base, dark } = cast.tones;
    const written = plain(words[at] ?? "", {
      x: HALF + 22,
      y: y + 24,
      width: HALF - 44,
      height: HALF - 48,
      align: "middle",
    });
    return (
      written &&
      `<rect y="${y}" width="${HALF}" height="${HALF}" fill="${at === 0 ? dark : base}"/>${figure(style, cast, `${at}`, { x: 10, y: y + 10, scale: 300 / LOGO })}${written}`
    );
  });
  if (halves.includes(null)) return null;
  const line = `<path d="M0 ${HALF}H${SIDE}M${HALF} 0V${SIDE}" stroke="#16131c" stroke-width="6"/>`;
  return `<rect width="${SIDE}" height="${SIDE}" fill="#ffffff"/>${halves.join("")}${line}`;
};

const figure = (
  style: Style,
  cast: Cast,
  key: string,
  { x, y, scale }: { x: number; y: number; scale: number },
) =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale)})">${keyed(style.figure(cast), key)}</g>`;

/** White letters with a dark edge: readable on any picture. */
const inked = ({ d, size }: Lettering): string =>
  `<path d="${d}" fill="#16131c" stroke="#16131c" stroke-width="${num(size * 0.2)}" stroke-linejoin="round"/><path d="${d}" fill="#ffffff"/>`;

const plain = (words: string, room: Room): string | null => {
  const set = setName(words, room, LARGEST * 0.8);
  return set && `<path d="${set.d}" fill="#16131c"/>`;
};
