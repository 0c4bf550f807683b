import { darken, lighten, mix, toHsl, tune } from "../../colour/colour.ts";
import { luminance } from "../../colour/contrast.ts";
import type { Hour, Weather } from "../../reading/hour.ts";
import type { Recipe } from "./recipes.ts";

/** The hours of a setting: the same place in another light. Dark places have their own four. */
export const lights = ["day", "dusk", "night", "dawn"] as const;
export type Light = (typeof lights)[number];

type Sky = Recipe["sky"];

const bright: Record<
  Exclude<Light, "day">,
  { sky: Sky; share: number; ground: (colour: string) => string }
> = {
  dusk: {
    sky: ["#5a3d9e", "#f0708a", "#ffc27a"],
    share: 0.62,
    ground: (colour) => darken(clearMix(colour, "#7a3f6b", 0.22), 0.1),
  },
  night: {
    sky: ["#0c1238", "#1f2f70", "#44539e"],
    share: 0.8,
    ground: (colour) => darken(clearMix(colour, "#243a7a", 0.35), 0.25),
  },
  dawn: {
    sky: ["#8fd9cf", "#d8f2da", "#fff2c4"],
    share: 0.6,
    ground: (colour) => lighten(clearMix(colour, "#bfe6c9", 0.18), 0.05),
  },
};

/** Two colours mixed, as clear as they are: what lies across the wheel would meet in mud. */
const clearMix = (one: string, other: string, share: number): string => {
  const mixed = mix(one, other, share);
  const s = toHsl(one).s * (1 - share) + toHsl(other).s * share;
  return tune(mixed, { s: Math.max(toHsl(mixed).s, s * CLEAR) });
};
const CLEAR = 0.85;

/** How far the colours of a dark place are turned; the ground goes along, so that it stays one place. */
const turns: Record<Exclude<Light, "day">, number> = { dusk: 58, night: -40, dawn: -72 };

/** A setting in another light. By night the sun is the moon. */
export function inLight(recipe: Recipe, light: Light): Recipe {
  if (light === "day") return recipe;
  if (luminance(recipe.sky[1]) < 0.16) return turnedBy(recipe, turns[light]);
  const { sky, share, ground } = bright[light];
  return {
    ...recipe,
    sky: [
      clearMix(recipe.sky[0], sky[0], share),
      clearMix(recipe.sky[1], sky[1], share),
      clearMix(recipe.sky[2], sky[2], share),
    ],
    groundColours: [ground(recipe.groundColours[0]), ground(recipe.groundColours[1])],
    orb: light === "night" && recipe.orb === "sun" ? "moon" : recipe.orb,
    specks: light === "night" && recipe.specks === "none" ? "stars" : recipe.specks,
  };
}

/** A setting at the hour that the idea says: at night the sky is dark, whatever the place. */
export const atHour = (recipe: Recipe, hour: Hour): Recipe => {
  if (luminance(recipe.sky[1]) >= 0.16) return inLight(recipe, hour);
  if (hour !== "night") return recipe;
  const [top, middle, low] = recipe.sky;
  return {
    ...recipe,
    sky: [mix(top, "#080c2a", 0.7), mix(middle, "#141b4d", 0.6), mix(low, "#2c3a80", 0.55)],
    orb: /^(sun|none)$/.test(recipe.orb) && recipe.ground !== "cave" ? "moon" : recipe.orb,
    specks: recipe.specks === "none" ? "stars" : recipe.specks,
  };
};

/** Rain and snow fall in any place under a grey or a pale sky; the sun is behind it. */
export const inWeather = (recipe: Recipe, weather: Weather | null): Recipe => {
  if (weather === null || recipe.specks === weather) return recipe;
  const [cover, share] = weather === "rain" ? (["#5d6b85", 0.6] as const) : (["#c9dcec", 0.45] as const);
  const [top, middle, low] = recipe.sky;
  const white = (colour: string) => (weather === "snow" ? mix(colour, "#f4fbff", 0.7) : darken(colour, 0.12));
  return {
    ...recipe,
    sky: [mix(top, cover, share), mix(middle, cover, share), mix(low, cover, share * 0.7)],
    groundColours: [white(recipe.groundColours[0]), white(recipe.groundColours[1])],
    orb: recipe.orb === "sun" ? "none" : recipe.orb,
    specks: weather,
  };
};

const OLIVE = { from: 24, to: 84, below: 0.55 };

function turnedBy(recipe: Recipe, degrees: number): Recipe {
  const turn = (colour: string) => {
    const { h, l } = toHsl(colour);
    const turned = (h + degrees + 360) % 360;
    // Dark yellow is olive.
    return tune(colour, {
      h: turned > OLIVE.from && turned < OLIVE.to && l < OLIVE.below ? OLIVE.from : turned,
    });
  };
  const [top, middle, low] = recipe.sky;
  // Grey ground has no hue to turn.
  const ground = (colour: string) => (toHsl(colour).s > 0.25 ? turn(colour) : colour);
  return {
    ...recipe,
    sky: [turn(top), turn(middle), turn(low)],
    groundColours: [ground(recipe.groundColours[0]), ground(recipe.groundColours[1])],
  };
}
