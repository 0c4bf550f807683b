import type { Artwork } from "#composer/compose.ts";
import { createDrawers, DrawerEnded } from "./drawing-process.ts";

/** Draws an SVG of ours as WebP, at its own size, without fonts or anything from outside. */
export type Rasterise = (artwork: Artwork) => Promise<Buffer>;

/**
 * Some drawings crash the renderer's process. Such a drawing is tried again, and after a second crash drawn
 * without its soft shadows, which cause them.
 */
export function createRasteriser(draw = createDrawers()): Rasterise {
  return async ({ svg, width }) => {
    const attempts = [svg, svg, withoutEffects(svg)];
    for (const [at, text] of attempts.entries()) {
      try {
        return await draw({ svg: text, width });
      } catch (error) {
        if (!(error instanceof DrawerEnded) || at === attempts.length - 1) throw error;
      }
    }
    throw new DrawerEnded("Nothing was drawn.");
  };
}

const withoutEffects = (svg: string): string => svg.replace(/\sfilter="[^"]*"/g, "");
