import { type Random, randomFrom } from "../seeded/random.ts";

/** How the hero stands in a logo. */
export const poses = ["whole", "lifted", "close", "near", "medal", "tilted", "low", "plate"] as const;
export type Pose = (typeof poses)[number];

/** What is behind: the setting, or one of the patterns. */
export const grounds = ["scene", "rays", "dots", "mesh", "tiles", "rings", "split", "repeat"] as const;
export type Ground = (typeof grounds)[number];

/** Where the ground's colours come from. */
const stories = ["across", "night", "pastel", "vivid", "beside", "paper"] as const;
export type Story = (typeof stories)[number];

export interface Staging {
  pose: Pose;
  ground: Ground;
  /** The setting fills the page, is seen through a window in the ground, or is left out. */
  view: "full" | "window" | "none";
  story: Story;
  /** Where the hours of the setting begin; each try takes the next. */
  light: number;
  /** Which of the pages that suit it a poster begins with. */
  page: number;
  /** How many tries came before: what has few variants takes them in turn. */
  step: number;
}

/** What of an idea decides which ways of showing it there are. */
export interface Showable {
  settingSaid: boolean;
  /** A head that the subject is known by. */
  hasFace: boolean;
  hasMotif: boolean;
  /** The motif is something that the hero can hold up. */
  holds: boolean;
  /** The motif is held before the chest, so that a bust shows it. */
  isAtChest: boolean;
  /** The subject is a sign, which is not made smaller than its letters. */
  isLettered: boolean;
  /** The subject is a thing on legs, which are not cut off. */
  isThing: boolean;
  /** More than one of the subject. */
  isMany: boolean;
  /** Somebody stands among furniture, which does not lean. */
  isInSet: boolean;
  /** Furniture behind shows the place already, and fills the page. */
  hasBackdrop: boolean;
  astronaut: boolean;
  /** It wears a hat, which no close-up may cut off. */
  isHatted: boolean;
  /** The name is short enough for a plate, in letters that can be drawn. */
  shortName: boolean;
}

/**
 * `seed~3` is the third other try of `seed`: each is another take (`takes.ts`), and differs from the one before in
 * how near the hero is, in ground and colours.
 */
export const tryOf = (seed: string, nth: number): string => (nth === 0 ? seed : `${seed}~${nth}`);

export const baseOf = (seed: string): string => stepOf(seed).base;

/** How many tries came before, and the seed of the first. */
export const stepOf = (seed: string): { base: string; step: number } => {
  const [, base = seed, nth = "0"] = /^(.*)~(\d{1,4})$/s.exec(seed) ?? [];
  return { base, step: Number(nth) };
};

export const stagingOf = (seed: string, idea: string, showable: Showable): Staging => {
  const { base, step } = stepOf(seed);
  const random = randomFrom(`staging|${base}|${idea}`);
  const others = wholeFirst(posesFor(showable, random));
  // Names change between tries, so the plate takes a turn of its own: the order of the others never hangs on
  // it.
  const plate = showable.shortName && (step + random.between(0, 3)) % 4 === 3;
  const pose = plate ? "plate" : nth(others, step);
  const behind = random.shuffle(grounds.filter((each) => each !== "scene"));
  const story = nth(random.shuffle(stories), step);
  const light = random.between(0, 3);
  // Alike in all tries, whatever poses each of them has.
  const page = randomFrom(`page|${base}|${idea}`).between(0, 11);
  if (!showable.settingSaid) {
    const ground = nth(random.shuffle(grounds), step);
    return { pose, ground, view: ground === "scene" ? "full" : "none", story, light, page, step };
  }
  // A setting that was named stays in the picture: first all around, then through a window.
  const windowed = step % 2 === 1;
  const view = showable.hasBackdrop ? "none" : "window";
  return windowed
    ? { pose, ground: nth(behind, step), view, story, light, page, step }
    : { pose, ground: "scene", view: "full", story, light, page, step };
};

/** Whether the head and what is before the chest say it all. */
export const mayBeBust = (showable: Showable): boolean => {
  const { hasFace, hasMotif, isAtChest, isThing, isMany, isInSet, astronaut } = showable;
  return (!hasMotif || isAtChest) && !isMany && !isInSet && hasFace && !astronaut && !isThing;
};

const posesFor = (showable: Showable, random: Random): Pose[] => {
  const { settingSaid, hasFace, hasMotif, holds, isLettered, isMany, isInSet, astronaut, isHatted } =
    showable;
  const isAlone = !hasMotif && !isMany && !isInSet;
  return random.shuffle(
    poses.filter((pose) => {
      if (pose === "close") return isAlone && hasFace && !astronaut && !isHatted;
      if (pose === "low") return mayBeBust(showable);
      if (pose === "near") return !isAlone && !astronaut;
      if (pose === "lifted") return holds && !astronaut && !isInSet;
      // A frame leaves room for one.
      if (pose === "medal") return isAlone && !isLettered && !settingSaid;
      if (pose === "tilted") return !isInSet;
      return pose !== "plate";
    }),
  );
};

/** The first picture of an idea shows all of who acts: what cuts them, or a frame that makes them small, is for another try. */
const wholeFirst = (order: readonly Pose[]): readonly Pose[] => {
  const first = order.find((pose) => !CUTS.has(pose)) ?? "whole";
  return [first, ...order.filter((pose) => pose !== first)];
};
const CUTS: ReadonlySet<Pose> = new Set<Pose>(["medal", "low", "close"]);

const nth = <T>(from: readonly T[], at: number): T => from[at % from.length] as T;
