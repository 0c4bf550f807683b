import * as z from "zod/mini";
import { ImageStyle, Seed } from "./generation.ts";
import { lengths } from "./limits.ts";
import { TokenPalette } from "./website.ts";

/**
 * How a device composed a token, as `generation_metadata` says it. Its website is written from the same, and `art`, the
 * seed of the pictures, draws the hero again in other poses.
 */
export const DeviceRecipe = z.object({
  prompt: z.string().check(z.maxLength(lengths.prompt)),
  seed: Seed,
  palette: z.optional(TokenPalette),
  style: z.optional(ImageStyle),
  art: z.optional(Seed),
});
export type DeviceRecipe = z.infer<typeof DeviceRecipe>;
