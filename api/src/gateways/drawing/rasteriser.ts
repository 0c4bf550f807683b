import type { Artwork } from "#composer/compose.ts";
import { createDrawingProcess, DrawerEnded } from "./drawing-process.ts";

/** Draws an SVG of ours as WebP, at its own size, without fonts or anything from outside. */
export type Rasterise = (artwork: Artwork) => Promise<Buffer>;

/**
 * The renderer has faults: some drawings end its process. One that was under way then is tried again; where that ends
 * the process a second time, it is drawn without its soft shadows, which is where the faults are.
 */
export function createRasteriser(draw = createDrawingProcess()): Rasterise {
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
