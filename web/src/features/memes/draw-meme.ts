/** One picture with words above and below it, or two pictures, one under the other, with words beside each. */
export interface Meme {
  pictures:
    | readonly [CanvasImageSource & Sized]
    | readonly [CanvasImageSource & Sized, CanvasImageSource & Sized];
  words: readonly [string, string];
  /** A colour, as `#rrggbb`. */
  ground: string;
}

interface Sized {
  width: number;
  height: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const MEME_SIDE = 1080;
const HALF = MEME_SIDE / 2;
const INK = "#16131c";
const LARGEST = 132;
const SMALLEST = 30;
const LEADING = 1.06;

/** Draws a meme on a canvas of `MEME_SIDE` squared. */
export function drawMeme(
  context: CanvasRenderingContext2D,
  { pictures, words, ground }: Meme,
  face: string,
): void {
  context.fillStyle = ground;
  context.fillRect(0, 0, MEME_SIDE, MEME_SIDE);
  context.textAlign = "center";
  context.textBaseline = "middle";
  if (pictures.length === 2) {
    for (const [at, picture] of pictures.entries()) {
      const y = at * HALF;
      context.fillStyle = "#ffffff";
      context.fillRect(HALF, y, HALF, HALF);
      shade(context, at, { x: 0, y, width: HALF, height: HALF });
      place(context, picture, { x: 20, y: y + 20, width: HALF - 40, height: HALF - 40 });
      write(
        context,
        words[at] ?? "",
        { x: HALF + 36, y: y + 36, width: HALF - 72, height: HALF - 72 },
        face,
        false,
      );
    }
    context.fillStyle = INK;
    context.fillRect(0, HALF - 5, MEME_SIDE, 10);
    context.fillRect(HALF - 5, 0, 10, MEME_SIDE);
    return;
  }
  rays(context);
  place(context, pictures[0], { x: 170, y: 170, width: MEME_SIDE - 340, height: MEME_SIDE - 340 });
  const room = { x: 44, width: MEME_SIDE - 88, height: 220 };
  write(context, words[0].toLocaleUpperCase(), { ...room, y: 24 }, face, true);
  write(context, words[1].toLocaleUpperCase(), { ...room, y: MEME_SIDE - 244 }, face, true);
}

/** The upper of two pictures stands on a darker ground. */
function shade(context: CanvasRenderingContext2D, at: number, { x, y, width, height }: Box): void {
  if (at > 0) return;
  context.fillStyle = "rgb(0 0 0 / 0.16)";
  context.fillRect(x, y, width, height);
}

const RAYS = 12;

function rays(context: CanvasRenderingContext2D): void {
  context.fillStyle = "rgb(0 0 0 / 0.1)";
  context.beginPath();
  for (let at = 0; at < RAYS; at++) {
    const begin = (at / RAYS) * 2 * Math.PI;
    context.moveTo(HALF, HALF);
    context.arc(HALF, HALF, MEME_SIDE, begin, begin + Math.PI / RAYS);
    context.closePath();
  }
  context.fill();
}

/** The whole picture, as large as the box lets it be. */
function place(context: CanvasRenderingContext2D, picture: CanvasImageSource & Sized, box: Box): void {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  context.drawImage(
    picture,
    box.x + (box.width - width) / 2,
    box.y + (box.height - height) / 2,
    width,
    height,
  );
}

function write(
  context: CanvasRenderingContext2D,
  words: string,
  box: Box,
  face: string,
  isEdged: boolean,
): void {
  const fontOf = (size: number) => `700 ${size}px ${face}`;
  const { lines, size } = fitLines(words, box, (text, at) => {
    context.font = fontOf(at);
    return context.measureText(text).width;
  });
  context.font = fontOf(size);
  context.lineJoin = "round";
  context.lineWidth = size * 0.2;
  context.strokeStyle = INK;
  const first = box.y + box.height / 2 - ((lines.length - 1) * size * LEADING) / 2;
  for (const [at, line] of lines.entries()) {
    const y = first + at * size * LEADING;
    if (isEdged) context.strokeText(line, box.x + box.width / 2, y);
    context.fillStyle = isEdged ? "#ffffff" : INK;
    context.fillText(line, box.x + box.width / 2, y);
  }
}

/** Whole words in lines, in the largest letters that fit into the box. A single word that is too long is cut. */
export function fitLines(
  text: string,
  { width, height }: { width: number; height: number },
  measure: (text: string, size: number) => number,
): { lines: string[]; size: number } {
  const words = text.split(/\s+/).filter(Boolean);
  for (let size = LARGEST; size >= SMALLEST; size -= 2) {
    const lines = linesOf(words, (line) => measure(line, size) <= width);
    const isFitting = lines.every((line) => measure(line, size) <= width);
    if (isFitting && lines.length * size * LEADING <= height) return { lines, size };
  }
  const most = Math.floor(height / (SMALLEST * LEADING));
  const lines = linesOf(words, (line) => measure(line, SMALLEST) <= width).slice(0, most);
  return {
    lines: lines.map((line) => cut(line, (part) => measure(part, SMALLEST) <= width)),
    size: SMALLEST,
  };
}

function linesOf(words: readonly string[], isFitting: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && isFitting(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(line: string, isFitting: (part: string) => boolean): string {
  if (isFitting(line)) return line;
  const letters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  while (letters.length > 1 && !isFitting(`${letters.join("")}…`)) letters.pop();
  return `${letters.join("")}…`;
}
