import type { Random } from "../../seeded/random.ts";
import { num } from "../svg.ts";
import type { Specks } from "./recipes.ts";

export interface Speck {
  x: number;
  y: number;
  size: number;
  turn: number;
  tone: number;
}

/** Spots in the air, never two on one spot, kept to the upper part of the page. */
export const scatter = (kind: Specks, width: number, height: number, random: Random): Speck[] => {
  if (kind === "none") return [];
  const wanted = Math.round(
    (width * height) / (kind === "rain" ? 4200 : kind === "stars" ? 7000 : kind === "snow" ? 8000 : 12000),
  );
  const specks: Speck[] = [];
  for (let tries = 0; tries < wanted * 3 && specks.length < wanted; tries++) {
    const speck = {
      x: random.next() * width,
      y: random.next() * height * 0.9,
      size: 0.5 + random.next() * random.next() * 1.6,
      turn: random.between(0, 359),
      tone: random.between(0, 3),
    };
    if (specks.every((other) => Math.abs(other.x - speck.x) + Math.abs(other.y - speck.y) > 34))
      specks.push(speck);
  }
  return specks;
};

const PARTY = ["#ffd23f", "#3bceac", "#ff6f91", "#7cc6fe"];

export const drawSpeck = (kind: Specks, { x, y, size, turn, tone }: Speck): string => {
  const at = (r: number) => `cx="${num(x)}" cy="${num(y)}" r="${num(r * size)}"`;
  switch (kind) {
    case "stars":
      return tone === 0
        ? `<path fill="#fff8d6" d="${sparkle(x, y, 9 * size)}"/>`
        : `<circle ${at(2.2)} fill="#ffffff" fill-opacity=".85"/>`;
    case "snow":
      return `<circle ${at(5)} fill="#ffffff" fill-opacity=".9"/>`;
    case "bubbles":
      return `<circle ${at(10)} fill="#ffffff" fill-opacity=".14" stroke="#ffffff" stroke-opacity=".7" stroke-width="2"/>`;
    case "sparks":
      return `<circle ${at(3.4)} fill="${tone % 2 ? "#ffd166" : "#ff9f4a"}" fill-opacity=".9"/>`;
    case "leaves":
      return `<path transform="translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${num(size)})" fill="${["#f4d35e", "#9bd770", "#5fb36a", "#ee9b5f"][tone]}" d="M-10 0Q0-9 10 0Q0 9-10 0Z"/>`;
    case "rain":
      return `<path stroke="#d7e6ff" stroke-opacity=".85" stroke-width="3.6" stroke-linecap="round" d="M${num(x)} ${num(y)}l${num(-6 * size)} ${num(26 * size)}"/>`;
    case "confetti":
      return `<rect transform="translate(${num(x)} ${num(y)}) rotate(${turn})" width="${num(13 * size)}" height="${num(7 * size)}" rx="1.5" fill="${PARTY[tone]}"/>`;
    default:
      return "";
  }
};

export const sparkle = (x: number, y: number, r: number): string => {
  const i = r * 0.22;
  return `M${num(x)} ${num(y - r)}L${num(x + i)} ${num(y - i)}L${num(x + r)} ${num(y)}L${num(x + i)} ${num(y + i)}L${num(x)} ${num(y + r)}L${num(x - i)} ${num(y + i)}L${num(x - r)} ${num(y)}L${num(x - i)} ${num(y - i)}Z`;
};
