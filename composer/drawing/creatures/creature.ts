import type { GearId } from "../../reading/gear.ts";

/** What somebody has two of. */
export type Paired = "ears" | "top" | "wings" | "arms" | "legs";

/** What a creature looks like, as `creatures.txt` says it in a line: see the README beside it. */
export interface Creature {
  id: string;
  coat: string;
  belly: string;
  extra: string;
  head: "round" | "wide" | "long" | "egg" | "square" | "shell" | "puffed" | "ray" | "cone" | "wedge";
  /** It has lost its head; a stump is where that was. */
  isHeadless: boolean;
  ears: string;
  muzzle: string;
  top: string;
  marks: readonly string[];
  /** `spade`: those of who digs; `thin`: an insect's; `tiny`: half as long, with two fingers; `hook`: a sloth's. */
  arms:
    | "paw"
    | "hoof"
    | "wing"
    | "fin"
    | "hand"
    | "claw"
    | "glove"
    | "spade"
    | "thin"
    | "tiny"
    | "hook"
    | "pads"
    | "scythe"
    | "none";
  /** `stilt`: those of a wader, as long as its neck; `leap`: thighs and long feet; `stomp`: thighs and claws. */
  legs: "paw" | "hoof" | "bird" | "stilt" | "leap" | "stomp" | "web" | "pads" | "none";
  tail: string;
  body:
    | "none"
    | "torso"
    | "torpedo"
    | "whale"
    | "horseshoe"
    | "gnat"
    | "tardigrade"
    | "ant"
    | "hopper"
    | "centaur"
    | "tentacles"
    | "striped"
    | "sheet"
    | "box"
    | "snail"
    | "coil"
    | "pedestal"
    | "sausage"
    | "banded"
    | "segments"
    | "scorpion"
    | "eel"
    | "curled"
    | "lobster"
    | "seahorse"
    | "ribs"
    | "long"
    | "ball"
    | "eight"
    | "buff"
    | "crab"
    | "puffed"
    | "shaggy"
    | "tendrils"
    | "skirt"
    | "tutu"
    | "round"
    | "sumo"
    | "scaled"
    | "ribbed"
    | "hundred"
    | "bloated"
    | "stick"
    | "lamp"
    | "mola"
    | "flowing";
  /** A neck that holds the head high: straight, thin, or bent as a swan's. */
  neck: "none" | "long" | "thin" | "curved" | "fluffy";
  wings:
    | "none"
    | "cape"
    | "clear"
    | "butterfly"
    | "beetle"
    | "dragonfly"
    | "feather"
    | "swan"
    | "angel"
    | "leather"
    | "glider"
    | "sail-back"
    | "studded"
    | "shield";
  eyes: "round" | "dark" | "sockets" | "screen" | "one";
  /** A colour of its own for the ears' inside, the mask or the stripes. */
  dark: string;
  /** The colour of arms and legs, where it is not the coat's. */
  limb: string | null;
  /** The colour of all but the head, where it is not the coat's. */
  trunk: string | null;
  /** What it carries on its back. */
  shell: string | null;
  shoe: string | null;
  /** One of its feet has none on. */
  isOneBare: boolean;
  /** One of its legs is of wood. */
  hasPeg: boolean;
  /** The pairs of which one is left. */
  halved: readonly Paired[];
  /** People wear one: torso and sleeves have its colour, and the legs are dark. */
  shirt: string | null;
  /** The colour of the legs below a shirt, where it is not `dark`. */
  legsIn: string | null;
  /** The colour of boots up to its knees, and of mittens. */
  boots: string | null;
  mitts: string | null;
  /** Its head is in a helmet of glass. */
  isInGlass: boolean;
  /** What it wears where the idea says nothing else. */
  gear: GearId | null;
}

const DEFAULTS: Omit<Creature, "id"> = {
  coat: "#b98a5e",
  belly: "#f0dcc0",
  extra: "#3a2a24",
  dark: "#3a2a24",
  head: "round",
  isHeadless: false,
  ears: "round",
  muzzle: "snout",
  top: "none",
  marks: [],
  arms: "paw",
  legs: "paw",
  tail: "none",
  body: "torso",
  neck: "none",
  wings: "none",
  eyes: "round",
  limb: null,
  trunk: null,
  shell: null,
  shoe: null,
  isOneBare: false,
  hasPeg: false,
  halved: [],
  shirt: null,
  legsIn: null,
  boots: null,
  mitts: null,
  isInGlass: false,
  gear: null,
};

/** One line of `creatures.txt`: `fox: coat #e8752a, belly #fff3e2, ears pointed, tail bushy` */
export const creatureFrom = (line: string): Creature => {
  const [id = "", rest = ""] = line.split(": ");
  const said = Object.fromEntries(
    rest.split(", ").map((part): [string, string] => {
      const [key = "", ...value] = part.trim().split(" ");
      return [key, value.join(" ")];
    }),
  );
  return {
    ...DEFAULTS,
    ...said,
    id,
    dark: said.dark ?? said.extra ?? DEFAULTS.dark,
    marks: (said.marks ?? "").split(" ").filter(Boolean),
  } as Creature;
};

/** Of the shapes of a pair, which are drawn side after side, those that are left; of who is halved twice, none. */
export const leftOf = <Part>(
  { halved }: Pick<Creature, "halved">,
  pair: Paired,
  shapes: readonly Part[],
): readonly Part[] => {
  const lost = halved.filter((each) => each === pair).length;
  return lost > 1 ? [] : shapes.slice(lost * Math.ceil(shapes.length / 2));
};
