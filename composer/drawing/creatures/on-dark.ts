import { darken, lighten } from "../../colour/colour.ts";
import { luminance } from "../../colour/contrast.ts";
import { boxOf } from "./as-drawing.ts";
import { type Built, mark, type Shape } from "./shapes.ts";

const [INK, WHITE] = ["#1d1a26", "#ffffff"] as const;
/** A coat on which ink is not seen. */
const DARK = 0.03;
/** How wide the ring around an eye is. */
const RING = 4.5;

/** The lid over an eye that is half shut. */
export const lidOf = (coat: string): string => darken(coat, 0.14);

/** On a coat as dark as ink, brows and lids are lighter than it, and a lighter ring parts it from its eyes. */
export const seenOnDark = (built: Built, coat: string): Built => {
  if (luminance(coat) >= DARK) return built;
  const [, eyeY, reach] = built.eyes;
  const [light, lid] = [lighten(coat, 0.46), lighten(coat, 0.2)];
  const seen = (shape: Shape): Shape[] => {
    const { piece, isMark, isFace } = shape;
    if (!isFace) return [shape];
    const [left, top, width, height] = boxOf([shape]);
    const below = top + height / 2 - eyeY;
    if (piece.fill === lidOf(coat)) return [{ ...shape, piece: { ...piece, fill: lid } }];
    if (isMark && piece.fill === INK && below < -reach * BROW && width > height * 1.2)
      return [{ ...shape, piece: { ...piece, fill: light } }];
    if (isMark || piece.kind !== "oval" || piece.fill !== WHITE || Math.abs(below) > reach * 0.2 || left < 0)
      return [shape];
    const ring = { ...piece, fill: light, rx: piece.rx + RING, ry: piece.ry + RING };
    return [{ ...mark(ring), isFace }, shape];
  };
  return { ...built, shapes: built.shapes.flatMap(seen) };
};
/** How far above the eyes brows are, as a share of half their distance. */
const BROW = 0.3;
