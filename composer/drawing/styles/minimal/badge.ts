import type { Random } from "../../../seeded/random.ts";
import { num } from "../../svg.ts";

export type BadgeShape = "circle" | "squircle" | "arch" | "hexagon" | "shield";

export const anyShape = (random: Random): BadgeShape =>
  random.pick(["circle", "squircle", "arch", "shield", "hexagon"] as const);

export const badgeShape = (kind: BadgeShape, x: number, y: number, r: number): string => {
  if (kind === "circle") return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/>`;
  if (kind === "squircle")
    return `<rect x="${num(x - r * 0.92)}" y="${num(y - r * 0.92)}" width="${num(r * 1.84)}" height="${num(r * 1.84)}" rx="${num(r * 0.5)}"/>`;
  if (kind === "arch")
    return `<path d="M${num(x - r * 0.86)} ${num(y + r * 0.94)}V${num(y - r * 0.1)}A${num(r * 0.86)} ${num(r * 0.86)} 0 0 1 ${num(x + r * 0.86)} ${num(y - r * 0.1)}V${num(y + r * 0.94)}Z"/>`;
  if (kind === "shield")
    return `<path d="M${num(x - r * 0.88)} ${num(y - r * 0.9)}H${num(x + r * 0.88)}V${num(y + r * 0.12)}C${num(x + r * 0.88)} ${num(y + r * 0.6)} ${num(x + r * 0.42)} ${num(y + r * 0.92)} ${num(x)} ${num(y + r * 1.06)}C${num(x - r * 0.42)} ${num(y + r * 0.92)} ${num(x - r * 0.88)} ${num(y + r * 0.6)} ${num(x - r * 0.88)} ${num(y + r * 0.12)}Z"/>`;
  const w = r * 0.9;
  return `<path stroke-linejoin="round" d="M${num(x)} ${num(y - r * 1.02)}L${num(x + w)} ${num(y - r * 0.5)}V${num(y + r * 0.5)}L${num(x)} ${num(y + r * 1.02)}L${num(x - w)} ${num(y + r * 0.5)}V${num(y - r * 0.5)}Z"/>`;
};
