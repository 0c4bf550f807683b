import { lighten } from "../../../colour/colour.ts";
import type { Cast } from "../../cast.ts";
import type { Orb, Specks } from "../../scenes/recipes.ts";
import { num, type Point } from "../../svg.ts";
import horizons from "./horizons.json";
import type { Inks } from "./inks.ts";
import { isAlike } from "./lost.ts";

/**
 * What is on a page of one colour: a place that was named in two or three large forms, each in a colour of its own, or
 * behind a hero who has nothing else one large form near the page in tone, a disc or a hill.
 */
export const groundOf = (cast: Cast, inks: Inks, width: number, height: number): string => {
  const { scene, motif, held, stuff, set, staging } = cast;
  const { place, form: tone } = inks;
  if (!place) {
    if (width !== height || set.some(({ part }) => part === "behind")) return "";
    const isAlone = !motif && !held && !stuff && set.length === 0;
    const forms = isAlone ? ALONE : AMONG;
    const nth = staging.step + cast.random("quiet").between(0, forms.length - 1);
    return `<circle ${forms[nth % forms.length]} fill="${tone}"/>`;
  }
  const { far, near } = horizons[scene.ground];
  const [across, down] = [width / FIELD, height / FIELD];
  // Beside a name the ground is low: no letter runs from the sky into it.
  const isLow = width > height;
  const low = `translate(0 ${num(height * (1 - LOW))}) scale(${num(across)} ${num(down * LOW)})`;
  const stretched = isLow ? ` transform="${low}"` : "";
  const form = (d: string, colour: string) =>
    d === "" ? "" : `<path fill="${colour}" d="${d}"${stretched}/>`;
  const air = airOf(scene.specks, inks, across, down);
  return (
    air +
    orbOf(scene.orb, width, height) +
    form(isLow && scene.ground === "cave" ? "" : far, place.far) +
    form(near, place.near)
  );
};

/** A disc that the hero bursts out of, or a hill; who is not alone stands on one that is as wide as the page. */
const ALONE = ['cx="256" cy="268" r="196"', 'cx="256" cy="540" r="250"'];
const AMONG = ['cx="256" cy="760" r="400"', 'cx="256" cy="268" r="222"'];

/** The horizons are drawn on a square field of so much. */
const [FIELD, LOW] = [512, 0.48];

/** What hangs in the sky is known by its colour, and by one thing on it. */
const orbOf = (orb: Orb, width: number, height: number): string => {
  if (orb === "none") return "";
  const [x, y, r] = [width - height * 0.15, height * 0.165, height * 0.105];
  const disc = (dx: number, dy: number, share: number, colour: string) =>
    `<circle cx="${num(x + dx * r)}" cy="${num(y + dy * r)}" r="${num(r * share)}" fill="${colour}"/>`;
  const [whole, part] = ORBS[orb];
  const ring = `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(r * 1.55)}" ry="${num(r * 0.34)}" transform="rotate(-18 ${num(x)} ${num(y)})" fill="none" stroke="${part}" stroke-width="${num(r * 0.17)}"/>`;
  if (orb === "sun") return disc(0, 0, 1, whole);
  if (orb === "planet") return disc(0, 0, 1, whole) + ring;
  return disc(0, 0, 1, whole) + disc(-0.34, -0.22, 0.3, part) + disc(0.36, 0.34, 0.22, part);
};
const ORBS: Readonly<Record<Exclude<Orb, "none">, readonly [string, string]>> = {
  sun: ["#ffd23f", "#ffd23f"],
  moon: ["#f6efd2", "#ddd2ac"],
  earth: ["#4fa8f0", "#57c785"],
  planet: ["#f4a46a", "#ffe3b8"],
};

/** Where no hero stands before it. */
const AROUND: readonly Point[] = [
  [58, 66],
  [204, 40],
  [330, 60],
  [40, 214],
  [470, 232],
];

const airOf = (kind: Specks, { page, limb, paper }: Inks, across: number, down: number): string =>
  AROUND.map(([left, top], nth) => {
    const [x, y] = [left * across, top * down];
    const r = nth % 2 ? 8 : 11;
    const at = `cx="${num(x)}" cy="${num(y)}"`;
    switch (kind) {
      case "rain":
        return `<path d="M${num(x)} ${num(y)}l-14 46" stroke="${limb}" stroke-width="10" stroke-linecap="round"/>`;
      case "stars":
      case "snow":
        return `<circle ${at} r="${r}" fill="${paper}"/>`;
      case "bubbles":
        return `<circle ${at} r="${r * 1.7}" fill="${lighten(page, 0.3)}"/>`;
      case "confetti":
        return `<rect x="${num(x)}" y="${num(y)}" width="32" height="16" transform="rotate(${nth * 50} ${num(x)} ${num(y)})" fill="${confettiOn(page, nth) ?? paper}"/>`;
      default:
        return "";
    }
  }).join("");
const confettiOn = (page: string, nth: number): string | undefined => {
  const seen = CONFETTI.filter((each) => !isAlike(each, page));
  return seen[nth % seen.length];
};
const CONFETTI = ["#ffd23f", "#3bceac", "#ff6f91"];
