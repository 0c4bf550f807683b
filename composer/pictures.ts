import type { Expression } from "./reading/expression.ts";

/** One drawing as SVG markup, in a square of `unit`, with its ink inside `box` (x, y, width, height). */
export interface Drawing {
  body: string;
  unit: number;
  box: [number, number, number, number];
  /** Where a hat sits: x, y and how wide the head is there. */
  crown: [number, number, number];
  /** Between the eyes: x, y and half their distance. */
  eyes: [number, number, number] | null;
  /** The face, where it is known: middle and radius. Nothing is put over it. */
  head?: [number, number, number] | null;
  /** The hands, where it has some to hold things with: left and right. */
  hands?: readonly [readonly [number, number], readonly [number, number]];
  /** What its hands are, where they are no paws: seen over what they hold too. */
  grasp?: "claw" | "hook" | "pads";
  /** Where arms and legs come out of a thing that is given some. */
  joints?: Joints;
  /** The face that it makes; the shapes of it are in a group of the class "face". */
  face?: MadeFace;
}

/** A face in units of its drawing, for a style that draws it by hand: eyes' radius, and where the mouth begins. */
export interface MadeFace {
  expression: Expression;
  isBlinking: boolean;
  isEating: boolean;
  /** Teeth that show whatever the mouth does. */
  teeth: "fangs" | "teeth" | null;
  eyes: number | null;
  mouth: { y: number; wide: number } | null;
}

/** On the outline of a thing, left and right. */
export interface Joints {
  shoulders: readonly [readonly [number, number], readonly [number, number]];
  hips: readonly [readonly [number, number], readonly [number, number]];
}

/** Cells in run-length code: a count, then a letter into `colours` or `.` for clear. */
export interface Sprite {
  size: number;
  cells: string;
}

/** One thing that can be drawn, in the forms the four styles start from. */
export interface Picture {
  colours: string[];
  flat: Drawing;
  toon: Drawing;
  shaded: Drawing;
  /** The flat drawing again, where few tones allow what cells do not: a head held aslant. */
  cut?: Drawing | undefined;
  /** What has letters has its cells set one by one; any other is drawn from the flat drawing in as many as wanted. */
  letters?: Sprite;
}

/** A picture whose forms are drawn when a style first asks for them: a style shows one of the three. */
export const lazyPicture = (
  rest: Omit<Picture, Form>,
  { cut, ...draw }: Readonly<Record<Exclude<Form, "cut">, () => Drawing>> & { cut?: () => Drawing },
): Picture => {
  const drawn: Partial<Record<Form, Drawing>> = {};
  const form = (name: Form, make: () => Drawing): Drawing => (drawn[name] ??= make());
  return {
    ...rest,
    get flat() {
      return form("flat", draw.flat);
    },
    get toon() {
      return form("toon", draw.toon);
    },
    get shaded() {
      return form("shaded", draw.shaded);
    },
    get cut() {
      return cut && form("cut", cut);
    },
  };
};

type Form = "flat" | "toon" | "shaded" | "cut";

export interface PictureChunk {
  pictures: Record<string, Picture>;
}

/** The server reads `pictures-data/{id}.json`, the browser fetches the same file. */
export interface PictureSource {
  chunk(id: string): Promise<PictureChunk>;
}

/** What a device keeps so that it can draw any idea with no network, if not always with the very picture. */
export const offlineChunkIds: readonly string[] = ["starter"];

/**
 * The first of `ids` that can be had; pictures that cannot (no network) fall back to the starter pack,
 * and to nothing when that is missing too: a token without its picture beats no token.
 */
export const findPicture = async (
  ids: readonly string[],
  source: PictureSource,
): Promise<{ id: string; picture: Picture } | null> => {
  for (const id of ids) {
    const picture = (await fetched(source, id))?.pictures[id];
    if (picture) return { id, picture };
  }
  const starter = await fetched(source, "starter");
  for (const id of ids) {
    const picture = starter?.pictures[id];
    if (picture) return { id, picture };
  }
  return null;
};

const fetched = async (source: PictureSource, id: string): Promise<PictureChunk | null> => {
  try {
    return await source.chunk(id);
  } catch {
    return null;
  }
};
