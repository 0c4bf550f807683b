import type { SettingId } from "../../reading/settings.ts";

export type Ground =
  | "craters"
  | "dunes"
  | "waves"
  | "hills"
  | "peaks"
  | "skyline"
  | "clouds"
  | "boards"
  | "walls"
  | "cave"
  | "none";
export type Orb = "earth" | "moon" | "sun" | "planet" | "none";
export type Specks = "stars" | "snow" | "bubbles" | "sparks" | "leaves" | "rain" | "confetti" | "none";

/** How a setting looks: sky from the top down, what one stands on, what hangs above, what is in the air. */
export interface Recipe {
  sky: readonly [string, string, string];
  ground: Ground;
  groundColours: readonly [near: string, far: string];
  orb: Orb;
  specks: Specks;
}

const recipe = (sky: string, ground: Ground, colours: string, orb: Orb, specks: Specks): Recipe => {
  const [a = "#000000", b = a, c = b] = sky.split(" ");
  const [near = "#444444", far = near] = colours.split(" ");
  return { sky: [a, b, c], ground, groundColours: [near, far], orb, specks };
};

export const recipes: Record<SettingId, Recipe> = {
  moon: recipe("#0b1033 #28236b #6a4fb3", "craters", "#c9c4d9 #8f88b8", "earth", "stars"),
  space: recipe("#0a0a2a #35206e #a1438f", "none", "#2b1c5a #47308a", "planet", "stars"),
  ocean: recipe("#7fe3e8 #1d9fc4 #0a4d8f", "dunes", "#e5c58a #1b6fa3", "none", "bubbles"),
  beach: recipe("#4cc3f0 #a5e5ee #fff0c9", "waves", "#f7d794 #2fb6c9", "sun", "none"),
  desert: recipe("#f2784b #f9b05f #ffe3a3", "dunes", "#e0913f #c46a35", "sun", "none"),
  forest: recipe("#bfe8b0 #7cc58c #2f8566", "hills", "#3f8f4c #256b50", "none", "leaves"),
  mountain: recipe("#5ea7e8 #a9d5f2 #fbe9d8", "peaks", "#6d7fa6 #9fb2d1", "sun", "none"),
  snow: recipe("#6fb7e9 #b9e0f5 #f4fbff", "hills", "#ffffff #c7e3f3", "none", "snow"),
  city: recipe("#3a2a6b #a34a86 #f79a6b", "skyline", "#2a2150 #5b3a7d", "sun", "none"),
  sky: recipe("#3f8fea #7fc2f5 #d9f1ff", "clouds", "#ffffff #d6ecfb", "sun", "none"),
  fire: recipe("#2a0a14 #8c1f1b #f2692a", "peaks", "#3a1016 #6b1a1c", "none", "sparks"),
  casino: recipe("#3d0b1f #8a1538 #d43a4a", "boards", "#1d6b45 #14502f", "none", "confetti"),
  kitchen: recipe("#ffe2b8 #ffc98f #f79f6a", "boards", "#b5683a #8f4d2a", "none", "none"),
  farm: recipe("#6fc3f0 #b9e6f0 #fdf3c7", "hills", "#8cc152 #5f9f3f", "sun", "none"),
  castle: recipe("#5b4a9e #b07fc0 #f6c9a8", "walls", "#4a4270 #6b5f96", "moon", "none"),
  cave: recipe("#191338 #35256b #7d4fb0", "cave", "#251a4a #3d2d6e", "none", "sparks"),
  storm: recipe("#1f2a44 #41537a #8096b5", "hills", "#2f3d5c #44567b", "none", "rain"),
  party: recipe("#2b0f54 #7a1fa2 #f0478a", "boards", "#3a1470 #5b1f96", "none", "confetti"),
  cyber: recipe("#07132b #0f3b66 #12a5a5", "skyline", "#071a33 #0d3357", "none", "sparks"),
  garden: recipe("#8fd6f2 #c9efd2 #f8f6cf", "hills", "#76bd5a #4f9f58", "sun", "leaves"),
  room: recipe("#cfe3ea #dfeef0 #f3f0e2", "boards", "#c79a6b #e9dcc6", "none", "none"),
};
