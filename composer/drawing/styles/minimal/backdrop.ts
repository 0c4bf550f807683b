import { type Cast, LOGO } from "../../cast.ts";
import type { Ground } from "../../scenes/recipes.ts";
import type { Ground as Behind } from "../../staging.ts";
import { num } from "../../svg.ts";
import { airOf } from "./air.ts";
import type { MinimalTones } from "./tones.ts";

const disc = (y: number, r: number): string => `<circle cx="256" cy="${y}" r="${r}"/>`;

/** The large shape that stands for each ground; the bare page is one of them. */
const shapes: Readonly<Record<Behind, string>> = {
  scene: disc(256, 214),
  rays: disc(512, 330),
  dots: disc(256, 214),
  mesh: "",
  tiles: '<rect x="52" y="52" width="408" height="408" rx="120"/>',
  rings: '<path d="M60 512V252A196 196 0 0 1 452 252V512Z"/>',
  split: '<path d="M512 0V512H0Z"/>',
  repeat: '<rect y="316" width="512" height="196"/>',
};

/** What is behind the hero: a setting that was named is hinted at in a disc. */
export const shapeBehind = ({ staging, settingSaid, scene }: Cast, tones: MinimalTones): string => {
  const isSeen = staging.ground === "scene" || (settingSaid && staging.view !== "none");
  const shape = shapes[isSeen ? "scene" : staging.ground];
  if (shape === "") return "";
  const filled = `<g fill="${tones.shape}">${shape}</g>`;
  if (!isSeen) return filled;
  const hint =
    backdrop(scene.ground, tones.quiet, tones.fill, LOGO / 2, LOGO / 2, 214) +
    airOf(scene, tones.page, LOGO / 2, LOGO / 2, 214);
  return `${filled}<clipPath id="disc">${shape}</clipPath><g clip-path="url(#disc)">${hint}</g>`;
};

/** The setting, said in two or three shapes of one quiet tone. */
const backdrop = (ground: Ground, quiet: string, fill: string, x: number, y: number, r: number): string => {
  const dot = (dx: number, dy: number, cr: number, colour = quiet) =>
    `<circle cx="${num(x + dx * r)}" cy="${num(y + dy * r)}" r="${num(cr * r)}" fill="${colour}"/>`;
  const path = (d: string) => `<path fill="${quiet}" d="${d}"/>`;
  const p = (dx: number, dy: number) => `${num(x + dx * r)} ${num(y + dy * r)}`;
  switch (ground) {
    case "craters":
      return (
        dot(-0.68, -0.42, 0.17) +
        dot(0.62, -0.6, 0.13) +
        dot(0.8, 0.1, 0.1) +
        dot(-0.72, 0.42, 0.12) +
        dot(-0.2, 0.84, 0.15) +
        dot(-0.3, -0.84, 0.08)
      );
    case "none":
      return (
        dot(-0.72, -0.3, 0.035, fill) +
        dot(0.7, -0.45, 0.045, fill) +
        dot(0.3, -0.82, 0.03, fill) +
        dot(-0.5, 0.7, 0.03, fill) +
        dot(0.8, 0.25, 0.03, fill) +
        dot(-0.35, -0.8, 0.05, fill)
      );
    case "waves":
    case "dunes":
      return path(
        `M${p(-1.1, 0.35)}Q${p(-0.6, 0.1)} ${p(-0.1, 0.35)}T${p(1.1, 0.35)}V${num(y + r * 1.1)}H${num(x - r * 1.1)}Z`,
      );
    case "peaks":
      return path(
        `M${p(-1.1, 0.8)}L${p(-0.45, -0.35)}L${p(0, 0.35)}L${p(0.42, -0.1)}L${p(1.1, 0.8)}V${num(y + r * 1.1)}H${num(x - r * 1.1)}Z`,
      );
    case "skyline":
    case "walls":
      return path(
        `M${p(-1.1, 1.1)}V${num(y)}h${num(r * 0.35)}v${num(-r * 0.35)}h${num(r * 0.3)}v${num(r * 0.5)}h${num(r * 0.6)}v${num(-r * 0.7)}h${num(r * 0.35)}v${num(r * 0.4)}h${num(r * 0.6)}V${num(y + r * 1.1)}Z`,
      );
    case "clouds":
      return (
        dot(-0.7, 0.6, 0.3) +
        dot(-0.35, 0.7, 0.35) +
        dot(0.6, -0.5, 0.18) +
        dot(0.8, -0.42, 0.22) +
        dot(0.75, 0.75, 0.3)
      );
    default:
      return path(`M${p(-1.1, 0.55)}Q${p(0, 0.2)} ${p(1.1, 0.55)}V${num(y + r * 1.1)}H${num(x - r * 1.1)}Z`);
  }
};
