import type { Recipe, Specks } from "../../scenes/recipes.ts";
import { num, type Point } from "../../svg.ts";

/** Around a disc, where no hero stands before it: shares of its radius. */
const AROUND: readonly Point[] = [
  [-0.72, -0.34],
  [0.74, 0.3],
  [0.3, -0.84],
  [-0.56, 0.66],
  [-0.36, -0.78],
  [-0.84, 0.12],
  [0.86, -0.06],
  [0.52, 0.68],
];

/** What is in the air and above of a setting, in one tone: a moon, stars, rain, snow, bubbles. */
export const airOf = ({ orb, specks }: Recipe, tone: string, x: number, y: number, r: number): string => {
  const moon =
    orb === "moon"
      ? `<circle cx="${num(x + r * 0.58)}" cy="${num(y - r * 0.56)}" r="${num(r * 0.2)}" fill="${tone}"/>`
      : "";
  const air = AROUND.map(([dx, dy], nth) =>
    speck(specks, x + dx * r, y + dy * r, r * (nth % 2 ? 0.8 : 1), tone),
  );
  return moon + air.join("");
};

const speck = (kind: Specks, x: number, y: number, r: number, tone: string): string => {
  const dot = (share: number, paint: string) =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * share)}" ${paint}/>`;
  switch (kind) {
    case "stars":
      return dot(0.032, `fill="${tone}"`);
    case "snow":
      return dot(0.05, `fill="${tone}"`);
    case "bubbles":
      return dot(0.07, `fill="none" stroke="${tone}" stroke-width="${num(r * 0.024)}"`);
    case "rain":
      return `<path d="M${num(x)} ${num(y)}l${num(-r * 0.05)} ${num(r * 0.18)}" stroke="${tone}" stroke-width="${num(r * 0.036)}" stroke-linecap="round"/>`;
    default:
      return "";
  }
};
