import type { GearId } from "../../reading/gear.ts";

/** How far below its upper edge a thing opens that somebody can be in, as a share of its height. */
export const RIMS: Readonly<Record<string, number>> = {
  "hot-tub": 0.43,
  "sleeping-bag": 0.17,
  "glass-bottle": 0.1,
  "fish-tank": 0.1,
  sink: 0.44,
  "litter-box": 0.42,
  longboard: 0.3,
  "kick-scooter": 0.92,
  treadmill: 0.74,
  sled: 0.6,
  "swimming-pool": 0.47,
  "empty-pool": 0.47,
  "kiddie-pool": 0.3,
  "cardboard-box": 0.24,
  bathtub: 0.5,
  "hot-beverage": 0.3,
  "tea-cup": 0.32,
  soup: 0.4,
  oatmeal: 0.46,
  salsa: 0.46,
  guacamole: 0.46,
  "fried-rice": 0.5,
  "mashed-potatoes": 0.58,
  "water-bottle": 0.2,
  lemonade: 0.26,
  "teacup-without-handle": 0.42,
  "revolving-door": 0.42,
  door: 0.42,
  wheelchair: 0.58,
  armchair: 0.6,
  throne: 0.68,
  "deck-chair": 0.6,
  swing: 0.7,
  trapeze: 0.78,
  "electric-chair": 0.62,
  "rocking-horse": 0.4,
  crib: 0.3,
  doghouse: 0.5,
  locker: 0.42,
  haystack: 0.3,
  beehive: 0.3,
  slime: 0.5,
  stilts: 0.32,
  tightrope: 0.36,
  pedestal: 0.03,
  "winners-podium": 0.04,
  "exercise-ball": 0.31,
  "trash-bag": 0.2,
  dumpster: 0.2,
  "recycling-bin": 0.1,
  "washing-machine": 0.42,
  elevator: 0.96,
  "phone-booth": 0.95,
  "tanning-bed": 0.66,
  "vending-machine": 0.42,
  drawer: 0.36,
  fridge: 0.42,
  oven: 0.42,
  microwave: 0.42,
  window: 0.42,
  dishwasher: 0.42,
  bicycle: 0.44,
  "cruiser-bike": 0.44,
  tricycle: 0.36,
  unicycle: 0.38,
  "penny-farthing": 0.2,
  motorcycle: 0.42,
  "motor-scooter": 0.42,
};

/** The same of vehicles that one sits in, not on. */
export const SEATS: Readonly<Record<string, number>> = {
  canoe: 0.44,
  "jet-ski": 0.42,
  sailboat: 0.74,
  speedboat: 0.42,
  "motor-boat": 0.42,
  ship: 0.5,
  submarine: 0.3,
  "hot-air-balloon": 0.86,
  tank: 0.3,
  "flying-saucer": 0.34,
  gondola: 0.5,
  forklift: 0.5,
  tractor: 0.44,
};

/** Where a saddle is, and how far along the handlebar, in shares of the width and height of the drawing. */
export interface Saddle {
  at: readonly [across: number, down: number];
  /** None where nothing is held. */
  grip: number | null;
  /** It is stood on, not sat in. */
  isStoodOn?: true;
}
export const SADDLES: Readonly<Record<string, Saddle>> = {
  bicycle: { at: [0.66, 0.16], grip: 0.33 },
  "cruiser-bike": { at: [0.25, 0.47], grip: 0.58 },
  tricycle: { at: [0.28, 0.28], grip: 0.68 },
  motorcycle: { at: [0.62, 0.38], grip: 0.36 },
  "motor-scooter": { at: [0.68, 0.42], grip: 0.5 },
  unicycle: { at: [0.5, 0.06], grip: null },
  "penny-farthing": { at: [0.57, 0.12], grip: 0.2 },
  "spin-bike": { at: [0.27, 0.24], grip: 0.75 },
  "kick-scooter": { at: [0.74, 0.9], grip: 0.36, isStoodOn: true },
};

/** Where instruments are blown, as shares of the width and height of their drawing. */
export const BLOWN_AT: Readonly<Record<string, readonly [across: number, down: number]>> = {
  trumpet: [0.95, 0.05],
  saxophone: [0.97, 0.2],
  flute: [0.93, 0.08],
  clarinet: [0.96, 0.04],
  trombone: [0.97, 0.04],
  tuba: [0.05, 0.4],
  "postal-horn": [0.04, 0.29],
  bagpipes: [0.97, 0.4],
  harmonica: [0.5, 0.2],
};

/** Where what is long is held, as shares of the width and height of its drawing. */
export const HANDLES: Readonly<Record<string, readonly [across: number, down: number]>> = {
  sword: [0.5, 0.9],
  lightsaber: [0.5, 0.84],
  pitchfork: [0.5, 0.84],
  sledgehammer: [0.5, 0.86],
  fork: [0.5, 0.86],
  katana: [0.14, 0.88],
  "baseball-bat": [0.14, 0.88],
  spear: [0.2, 0.8],
  spatula: [0.16, 0.84],
  "cave-club": [0.12, 0.88],
  toothbrush: [0.14, 0.84],
  axe: [0.86, 0.82],
  hammer: [0.84, 0.84],
  spoon: [0.84, 0.86],
  wrench: [0.84, 0.86],
  lollipop: [0.88, 0.9],
};

/** Boards that are drawn aslant, and by how many degrees. */
export const LEVELS: Readonly<Record<string, number>> = {
  surfboard: 52,
  skateboard: -32,
  snowboard: 45,
  seesaw: -21,
};

/** Drawings that show two of what is worn on two feet. */
export const PAIRS: ReadonlySet<string> = new Set([
  "ballet-shoes",
  "cowboy-boots",
  "rubber-boots",
  "slippers",
  "socks",
]);

/** Motifs that are worn as gear already. */
export const wornAs: Readonly<Record<string, GearId>> = {
  sunglasses: "shades",
  crown: "crown",
  headphone: "headphones",
  "graduation-cap": "graduate",
  "top-hat": "gentleman",
  eyes: "laser",
};
