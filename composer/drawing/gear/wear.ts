import type { GearId } from "../../reading/gear.ts";
import type { State } from "../../reading/state.ts";
import type { Placed, Point } from "../svg.ts";
import { gearShapes } from "./drawings.ts";
import type { Piece } from "./shapes.ts";

/** Somebody's gear at the size and spot of the one who wears it, in page units, back to front. */
export const wear = (
  gear: GearId | null,
  wearer: Pick<Placed, "crown" | "eyes" | "width" | "height" | "centre">,
  fit: State | null = null,
): Piece[] => {
  if (gear === null || gear === "astronaut") return [];
  const { crown } = wearer;
  const hat = Math.min(crown.width, wearer.width * 0.92, wearer.height * 0.8);
  const eyes = wearer.eyes ?? {
    x: crown.x,
    y: crown.y + wearer.height * 0.3,
    reach: Math.max(hat * 0.22, wearer.width * 0.12),
  };
  return gearShapes[gear].flatMap(({ on, pieces }) => {
    const grow = fit === "tiny" ? 0.5 : fit === "giant" ? 1.4 : 1;
    const whole =
      on === "eyes" ? Math.min(Math.max(eyes.reach, wearer.width * 0.13), wearer.width * 0.24) : hat;
    // Eyes on top of a head (a frog's) lift the brim: a hat over the eyes hides the one who wears it.
    const reach = whole * grow;
    // What is far too large comes down over the eyes.
    if (fit === "giant" && on !== "eyes")
      return pieces.map((piece) => moved(piece, crown.x, eyes.y - eyes.reach * 0.4, reach));
    const brim = wearer.eyes ? wearer.eyes.y - wearer.eyes.reach * 1.15 : Number.POSITIVE_INFINITY;
    const origin = on === "eyes" ? eyes : { x: crown.x, y: Math.min(crown.y + hat * 0.05, brim) };
    return pieces.map((piece) => moved(piece, origin.x, origin.y, reach));
  });
};

/** What a gear is known by in colour, its largest parts first. */
export const gearColours = (gear: GearId | null): string[] =>
  gear === null || gear === "astronaut"
    ? []
    : [...new Set(gearShapes[gear].flatMap(({ pieces }) => pieces.map(({ fill }) => fill)))];

/** The piece enlarged about the origin, then moved. */
export const moved = (piece: Piece, x: number, y: number, scale: number): Piece => {
  if (piece.kind === "poly") {
    return { ...piece, points: piece.points.map(([px, py]): Point => [px * scale + x, py * scale + y]) };
  }
  const spot = { x: piece.x * scale + x, y: piece.y * scale + y, rx: piece.rx * scale, ry: piece.ry * scale };
  return piece.kind === "ring" ? { ...piece, ...spot, width: piece.width * scale } : { ...piece, ...spot };
};

/** How far a hat rises above the head, in page units: room the layout must leave. */
export const headroom = (pieces: readonly Piece[], top: number): number => {
  const highest = pieces.map((piece) =>
    piece.kind === "poly" ? Math.min(...piece.points.map(([, y]) => y)) : piece.y - piece.ry,
  );
  return Math.max(0, top - Math.min(top, ...highest));
};
