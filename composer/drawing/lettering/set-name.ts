import { breakings, senseOf } from "./break-lines.ts";
import { letters } from "./letters.gen.ts";

export interface Lettering {
  /** One path for all the letters, in page units. */
  d: string;
  left: number;
  top: number;
  width: number;
  height: number;
  size: number;
  lines: number;
}

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
  align: "start" | "middle";
}

const CAP_HEIGHT = 660;
const LEADING = 0.94;

/**
 * The name as large as the room lets it be, broken at words where that helps. Null when it has letters we
 * have no shapes for.
 */
export const setName = (name: string, room: Room, largest = 220): Lettering | null => {
  const text = spellable(name);
  if (text === null) return null;
  const best = breakings(text.split(" "))
    .map((lines) => ({ lines, size: Math.min(largest, sizeFor(lines, room)) }))
    .map((way) => ({ ...way, worth: way.size * senseOf(way.lines) }))
    .sort((a, b) => b.worth - a.worth || a.lines.length - b.lines.length)[0];
  if (!best) return null;
  const { lines, size } = best;
  const scale = size / 1000;
  const height = (CAP_HEIGHT + (lines.length - 1) * 1000 * LEADING) * scale;
  const top = room.y + (room.height - height) / 2;
  const widths = lines.map((line) => widthOf(line) * scale);
  const width = Math.max(...widths);
  const paths = lines.map((line, at) => {
    const x = room.align === "start" ? room.x : room.x + (room.width - (widths[at] ?? 0)) / 2;
    return lineOf(line, x, top + (CAP_HEIGHT + at * 1000 * LEADING) * scale, scale);
  });
  const left = room.align === "start" ? room.x : room.x + (room.width - width) / 2;
  return { d: paths.join(""), left, top, width, height, size, lines: lines.length };
};

/** Accents may be dropped, other scripts may not be guessed at. */
export const spellable = (name: string): string | null => {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .trim();
  return plain !== "" && [...plain].every((character) => letters[character]) ? plain : null;
};

const sizeFor = (lines: string[], room: Room): number => {
  const byWidth = (room.width * 1000) / Math.max(...lines.map(widthOf));
  const byHeight = (room.height * 1000) / (CAP_HEIGHT + 200 + (lines.length - 1) * 1000 * LEADING);
  return Math.min(byWidth, byHeight);
};

const widthOf = (line: string): number =>
  [...line].reduce((sum, character) => sum + (letters[character]?.[0] ?? 0), 0);

const lineOf = (line: string, x: number, baseline: number, scale: number): string => {
  let pen = x;
  let d = "";
  for (const character of line) {
    const [advance, path] = letters[character] ?? [0, ""];
    d += moved(path, pen, baseline, scale);
    pen += advance * scale;
  }
  return d;
};

/** Path data holds absolute coordinates only (M L Q C Z), so pairs alternate x, y. A tenth of a unit is fine enough. */
const moved = (path: string, x: number, y: number, scale: number): string => {
  let isX = false;
  return path.replace(/[A-Z]|-?\d+(?:\.\d+)?|[\s,]+/g, (token) => {
    if (/^[\s,]/.test(token)) return "";
    if (/[A-Z]/.test(token)) {
      isX = false;
      return token;
    }
    isX = !isX;
    return `${Math.round((Number(token) * scale + (isX ? x : y)) * 10) / 10} `;
  });
};
