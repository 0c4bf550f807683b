import { toRgb } from "../../../colour/colour.ts";
import { luminance } from "../../../colour/contrast.ts";

/** How light a colour looks, 0 to 1. */
export const lightness = (colour: string): number => Math.sqrt(luminance(colour.slice(0, 7)));

export const chroma = (colour: string): number => {
  const rgb = toRgb(colour.slice(0, 7));
  return (Math.max(...rgb) - Math.min(...rgb)) / 255;
};

export const isGrey = (colour: string): boolean => chroma(colour) < 0.16;
