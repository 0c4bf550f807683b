import { darken, lighten, mix, toHsl, tune } from "../../colour/colour.ts";
import { luminance } from "../../colour/contrast.ts";
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
    ground: (colour) => darken(mix(colour, "#7a3f6b", 0.22), 0.1),
  },
  night: {
    sky: ["#0c1238", "#1f2f70", "#44539e"],
    share: 0.8,
    ground: (colour) => darken(mix(colour, "#243a7a", 0.35), 0.25),
  },
  dawn: {
    sky: ["#8fd9cf", "#d8f2da", "#fff2c4"],
    share: 0.6,
    ground: (colour) => lighten(mix(colour, "#bfe6c9", 0.18), 0.05),
  },
};

/** How far the colours of a dark place are turned; the ground goes along, so that it stays one place. */
const turns: Record<Exclude<Light, "day">, number> = { dusk: 62, night: -48, dawn: 150 };

/** A setting in another light. By night the sun is the moon. */
export function inLight(recipe: Recipe, light: Light): Recipe {
  if (light === "day") return recipe;
  if (luminance(recipe.sky[1]) < 0.16) return turnedBy(recipe, turns[light]);
  const { sky, share, ground } = bright[light];
  return {
    ...recipe,
    sky: [
      mix(recipe.sky[0], sky[0], share),
      mix(recipe.sky[1], sky[1], share),
      mix(recipe.sky[2], sky[2], share),
    ],
    groundColours: [ground(recipe.groundColours[0]), ground(recipe.groundColours[1])],
    orb: light === "night" && recipe.orb === "sun" ? "moon" : recipe.orb,
    specks: light === "night" && recipe.specks === "none" ? "stars" : recipe.specks,
  };
}

function turnedBy(recipe: Recipe, degrees: number): Recipe {
  const turn = (colour: string) => tune(colour, { h: (toHsl(colour).h + degrees + 360) % 360 });
  const [top, middle, low] = recipe.sky;
  // Grey ground has no hue to turn.
  const ground = (colour: string) => (toHsl(colour).s > 0.25 ? turn(colour) : colour);
  return {
    ...recipe,
    sky: [turn(top), turn(middle), turn(low)],
    groundColours: [ground(recipe.groundColours[0]), ground(recipe.groundColours[1])],
  };
}
