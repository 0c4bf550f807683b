import type { Drawing } from "../../pictures.ts";
import type { Act, Body, MotifSpot } from "../acting/act.ts";
import type { Spot } from "../svg.ts";
import seeThrough from "./see-through.json";

/**
 * How far down in a thing of glass its middle is, and how wide it is there: shares of its height and width; and of a
 * windscreen, from how far down nobody is seen through it.
 */
const hollows: Readonly<Record<string, readonly number[]>> = seeThrough;

export const isSeenThrough = (id: string | undefined): boolean => hollows[id ?? ""] !== undefined;

export interface Encased {
  hero: Spot;
  motif: MotifSpot;
}

/** Who is in a bottle or a globe is seen through the glass, all of it: the hero small, and the thing around it. */
export const encased = (
  square: Spot,
  { relation, count, motifState = null }: Pick<Act, "relation" | "count"> & Partial<Pick<Act, "motifState">>,
  id: string | null,
  motif: Drawing | null,
): Encased | null => {
  const hollow = hollows[id ?? ""];
  // Who is too large for it comes out at the top.
  if (relation !== "in" || motifState === "tiny" || count > 1 || !hollow || !motif) return null;
  const [down = 0.5, wide = 0.6, sill] = hollow;
  const [, , width, height] = motif.box;
  const size = square.size * 1.04;
  const scale = size / Math.max(width, height);
  return {
    hero: {
      x: square.x,
      y: square.y + (down - 0.5) * height * scale,
      size: (sill === undefined ? Math.min(width * wide * 1.3, height * 0.62) : width * wide) * scale,
    },
    motif: {
      x: square.x,
      y: square.y,
      size,
      isBehind: true,
      isMirrored: false,
      turn: 0,
      ...(sill !== undefined && { front: square.y + (sill - 0.5) * height * scale }),
    },
  };
};

/** How far the chin of somebody in a hat is below the sill that it is seen over. */
export const sunkenBy = (sill: number | undefined, { face }: Pick<Body, "face">): number =>
  sill !== undefined && face ? Math.max(0, face.y + face.r * 0.86 - sill) : 0;
