import { renderSVG } from "uqr";

/** What a share card says, in the order of its size. */
export interface ShareWords {
  name: string;
  ticker: string;
  /** Null on the main network. */
  network: string | null;
  /** Where the token is to be found. */
  address: string;
  product: string;
}

/** `wide` for posts and links, `tall` for phones. */
export const cardSizes = { wide: { width: 1200, height: 630 }, tall: { width: 1080, height: 1350 } } as const;
export type CardShape = keyof typeof cardSizes;

type Box = [x: number, y: number, width: number, height: number];

interface Layout {
  /** The art alone. Words never stand on it. */
  art: Box;
  /** Beside the words, where the art is a banner. */
  logo: Box | null;
  /** Their left edge, top and width; the sizes of the name and of a line; whether the product stands above them. */
  words: { left: number; top: number; width: number; name: number; line: number; isHigh: boolean };
}

const layouts = {
  banner: {
    art: [0, 0, 1200, 400],
    logo: [48, 430, 170, 170],
    words: { left: 258, top: 426, width: 894, name: 84, line: 34, isHigh: false },
  },
  wide: {
    art: [570, 0, 630, 630],
    logo: null,
    words: { left: 56, top: 210, width: 458, name: 92, line: 36, isHigh: true },
  },
  tall: {
    art: [0, 0, 1080, 1080],
    logo: null,
    words: { left: 64, top: 1106, width: 952, name: 104, line: 40, isHigh: false },
  },
} as const satisfies Record<string, Layout>;

/**
 * Draws a token's art as a poster, 1200×630 or 1080×1350, as PNG. `banner` is shown on the wide one; without it, and on
 * the tall one, the logo fills the card. Rejects if the browser cannot read the pictures.
 */
export async function drawShareCard(
  shape: CardShape,
  words: ShareWords,
  art: { logo: string; banner: string | null },
): Promise<Blob> {
  const [logo, banner] = await Promise.all([readPicture(art.logo), art.banner && readPicture(art.banner)]);
  await Promise.all(["700 80px", "400 30px"].map((face) => document.fonts.load(`${face} ${family()}`)));
  const { width, height } = cardSizes[shape];
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas.");
  const layout: Layout = shape === "tall" ? layouts.tall : banner ? layouts.banner : layouts.wide;
  const shown = layout.logo && banner ? banner : logo;
  context.fillStyle = groundOf(shown);
  context.fillRect(0, 0, width, height);
  fill(context, shown, layout.art);
  if (layout.logo) frame(context, logo, layout.logo);
  write(context, words, layout.words, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture."))), "image/png"),
  );
}

/** A `data:` URL of the address as a QR code. */
export const drawQrCode = (url: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 2 }))}`;

async function readPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

const family = (): string => getComputedStyle(document.body).getPropertyValue("--font-display");

/** The whole box, cut at the sides that are too long. */
function fill(context: CanvasRenderingContext2D, image: HTMLImageElement, [x, y, width, height]: Box): void {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [w, h] = [width / scale, height / scale];
  const [left, top] = [(image.naturalWidth - w) / 2, (image.naturalHeight - h) / 2];
  context.drawImage(image, left, top, w, h, x, y, width, height);
}

function frame(context: CanvasRenderingContext2D, image: HTMLImageElement, box: Box): void {
  const [x, y, width, height] = box;
  const edge = 10;
  context.beginPath();
  context.roundRect(x - edge, y - edge, width + 2 * edge, height + 2 * edge, 52);
  context.fill();
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, 44);
  context.clip();
  fill(context, image, box);
  context.restore();
}

/** The art's mean colour, stronger and so dark that white words have a contrast of more than 7 on it. */
function groundOf(image: HTMLImageElement): string {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 1, height: 1 });
  const context = canvas.getContext("2d");
  if (!context) return "#15101f";
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, 1, 1);
  const parts = [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  const mean = parts.reduce((sum, part) => sum + part, 0) / 3;
  const strong = parts.map((part) => Math.max(0, mean + 2.5 * (part - mean)));
  const scale = 60 / Math.max(60, ...strong);
  return `rgb(${strong.map((part) => Math.round(part * scale)).join(" ")})`;
}

function write(
  context: CanvasRenderingContext2D,
  words: ShareWords,
  { left, top, width, name, line, isHigh }: Layout["words"],
  height: number,
): void {
  const measure = (font: string) => (text: string) => {
    context.font = font;
    return context.measureText(text).width;
  };
  const put = (text: string, weight: number, size: number, y: number, room: number, x = left): number => {
    const face = (px: number) => `${weight} ${px}px ${family()}`;
    const fitted = fitText(text, room, { from: size, to: Math.round(size * 0.5) }, (px) => measure(face(px)));
    context.font = face(fitted.size);
    context.fillText(fitted.text, x, y);
    return context.measureText(fitted.text).width;
  };
  context.textBaseline = "top";
  context.fillStyle = "#fff";
  const lines = splitInTwo(words.name, width, measure(`700 ${Math.round(name * 0.6)}px ${family()}`));
  const size = lines.length > 1 ? name * 0.54 : name;
  for (const [at, text] of lines.entries()) put(text, 700, size, top + at * size * 1.05, width);
  const below = top + name * 1.15;
  const ticker = put(`$${words.ticker}`, 700, line, below, width);
  context.fillStyle = "rgb(255 255 255 / 0.82)";
  if (words.network)
    put(words.network, 400, line * 0.8, below + line * 0.12, width - ticker - 24, left + ticker + 24);
  const last = height - line * 2;
  const small = Math.round(line * 0.72);
  context.textAlign = isHigh ? "left" : "right";
  const x = isHigh ? left : left + width;
  const taken = put(words.product, 400, small, isHigh ? small * 2 : last, width / 2, x);
  context.textAlign = "left";
  put(words.address, 400, line, last - line * 0.15, isHigh ? width : width - taken - 24);
}

/**
 * The largest size, in px, at which the text fits into the room. If it does not fit even at the smallest, it is cut
 * between letters and ends in "…".
 */
export function fitText(
  text: string,
  room: number,
  { from, to }: { from: number; to: number },
  widthAt: (size: number) => (text: string) => number,
): { text: string; size: number } {
  for (let size = from; size > to; size -= 2) if (widthAt(size)(text) <= room) return { text, size };
  const width = widthAt(to);
  if (width(text) <= room) return { text, size: to };
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (letters.length > 1 && width(`${letters.join("").trimEnd()}…`) > room) letters.pop();
  return { text: `${letters.join("").trimEnd()}…`, size: to };
}

/** One line, or two of whole words, the longer as short as can be, where one would be too long. */
export function splitInTwo(text: string, room: number, width: (text: string) => number): string[] {
  const words = text.split(" ");
  if (width(text) <= room || words.length === 1) return [text];
  const halves = words.slice(1).map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)]);
  const pairs = halves.map((pair) => pair.map((half) => half.join(" ")));
  const longer = (pair: string[]) => Math.max(...pair.map(width));
  return pairs.reduce((best, pair) => (longer(pair) < longer(best) ? pair : best));
}
