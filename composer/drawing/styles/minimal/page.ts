import { type Cast, LOGO } from "../../cast.ts";
import type { Ground, Orb, Specks } from "../../scenes/recipes.ts";
import { num, type Point } from "../../svg.ts";
import type { Inks } from "./inks.ts";

/** A page of one colour; a setting that was named is hinted at in a shade of it. */
export const pageOf = ({ settingSaid, staging, scene }: Cast, inks: Inks): string => {
  const page = `<rect width="${LOGO}" height="${LOGO}" fill="${inks.page}"/>`;
  const parted = (d: string) => (d === "" ? "" : `<path fill="${inks.quiet}" d="${d}"/>`);
  const isSeen = settingSaid && staging.view !== "none";
  if (!isSeen) return page;
  return (
    page + orbOf(scene.orb, inks.paper) + parted(HORIZONS[scene.ground]) + airOf(scene.specks, inks.paper)
  );
};

/** What a place is known by, along the lower edge. */
const HORIZONS: Readonly<Record<Ground, string>> = {
  none: "",
  craters:
    "M0 400Q256 340 512 400V512H0ZM60 150a34 34 0 1 0 68 0a34 34 0 1 0-68 0M388 92a26 26 0 1 0 52 0a26 26 0 1 0-52 0",
  waves: "M0 360Q64 320 128 360T256 360T384 360T512 360V512H0Z",
  dunes: "M0 350Q130 270 270 350T512 330V512H0Z",
  peaks: "M0 460L140 200L240 360L350 230L512 460V512H0Z",
  skyline: "M0 270H70V190H140V310H230V250H300V150H380V290H450V220H512V512H0Z",
  boards: "M0 404H512V512H0Z",
  walls: "M0 512V300H64V346H128V300H192V346H320V300H384V346H448V300H512V512Z",
  cave: "M0 0H512V90L450 40L400 150L340 40L280 80L220 30L150 170L90 50L0 120ZM0 430Q256 380 512 430V512H0Z",
  clouds: "M0 430a70 70 0 0 1 110-50a90 90 0 0 1 160-10a80 80 0 0 1 140 20a70 70 0 0 1 102 40V512H0Z",
  hills: "M0 390Q256 300 512 390V512H0Z",
};

const orbOf = (orb: Orb, tone: string): string =>
  orb === "none" ? "" : `<circle cx="434" cy="84" r="44" fill="${tone}"/>`;

/** Where no hero stands before it. */
const AROUND: readonly Point[] = [
  [60, 70],
  [176, 40],
  [322, 52],
  [42, 236],
  [470, 214],
  [66, 396],
  [456, 380],
];

const airOf = (kind: Specks, tone: string): string =>
  AROUND.map(([x, y], nth) => {
    const r = nth % 2 ? 6 : 8;
    if (kind === "rain")
      return `<path d="M${num(x)} ${num(y)}l-12 40" stroke="${tone}" stroke-width="8" stroke-linecap="round"/>`;
    return kind === "stars" || kind === "snow"
      ? `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${tone}"/>`
      : "";
  }).join("");
