import { num } from "../svg.ts";
import type { Orb } from "./recipes.ts";

const tones: Record<Exclude<Orb, "none">, readonly [string, string, string]> = {
  earth: ["#4fa8f0", "#57c785", "#1d5fb8"],
  moon: ["#f6efd2", "#ddd2ac", "#b5a988"],
  sun: ["#ffe27a", "#ffd23f", "#ff9f43"],
  planet: ["#f4a46a", "#f7c58c", "#b35a52"],
};

/** What hangs in the sky; with `ink` as flat art with an outline, without it softly lit. */
export const drawOrb = (
  kind: Orb,
  x: number,
  y: number,
  r: number,
  { ink, key }: { ink: string | null; key: string },
): string => {
  if (kind === "none") return "";
  const [base, patch, dark] = tones[kind];
  const c = (dx: number, dy: number, cr: number, fill: string) =>
    `<circle cx="${num(x + dx * r)}" cy="${num(y + dy * r)}" r="${num(cr * r)}" fill="${fill}"/>`;
  const clip = `<clipPath id="${key}c"><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/></clipPath>`;
  const marks: Record<typeof kind, string> = {
    earth:
      c(-0.45, -0.3, 0.38, patch) +
      c(-0.2, 0.05, 0.26, patch) +
      c(0.5, 0.45, 0.42, patch) +
      c(0.35, -0.65, 0.22, patch),
    moon:
      c(-0.35, -0.2, 0.24, patch) +
      c(0.4, 0.25, 0.3, patch) +
      c(0.2, -0.5, 0.15, patch) +
      c(-0.25, 0.5, 0.17, patch),
    sun: "",
    planet: `<rect x="${num(x - r)}" y="${num(y - r * 0.35)}" width="${num(r * 2)}" height="${num(r * 0.25)}" fill="${patch}"/><rect x="${num(x - r)}" y="${num(y + r * 0.2)}" width="${num(r * 2)}" height="${num(r * 0.18)}" fill="${patch}"/>`,
  };
  const ring =
    kind === "planet"
      ? `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(r * 1.62)}" ry="${num(r * 0.42)}" transform="rotate(-18 ${num(x)} ${num(y)})" fill="none" stroke="#ffe3b8" stroke-width="${num(r * 0.14)}"/>`
      : "";
  const body = `${clip}<g clip-path="url(#${key}c)">${c(0, 0, 1, base)}${marks[kind]}${kind === "sun" ? "" : shade(x, y, r, dark, key, ink)}</g>`;
  const edge = ink
    ? `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="none" stroke="${ink}" stroke-width="6"/>`
    : "";
  const glow = ink
    ? ""
    : `<radialGradient id="${key}g"><stop offset=".45" stop-color="${base}" stop-opacity=".55"/><stop offset="1" stop-color="${base}" stop-opacity="0"/></radialGradient><circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 1.9)}" fill="url(#${key}g)"/>`;
  return glow + body + edge + ring;
};

const shade = (x: number, y: number, r: number, dark: string, key: string, ink: string | null): string => {
  if (ink)
    return `<path d="M${num(x + r * 0.25)} ${num(y - r)}A${num(r)} ${num(r)} 0 0 1 ${num(x + r * 0.25)} ${num(y + r)}A${num(r * 1.5)} ${num(r * 1.5)} 0 0 0 ${num(x + r * 0.25)} ${num(y - r)}Z" fill="${dark}" fill-opacity=".35"/>`;
  return `<radialGradient id="${key}s" cx=".35" cy=".3" r=".8"><stop offset=".3" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity=".85"/></radialGradient><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="url(#${key}s)"/>`;
};
