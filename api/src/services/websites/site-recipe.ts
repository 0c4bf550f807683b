import * as z from "zod/mini";
import { ImageStyle, Seed } from "#contract/generation.ts";
import { lengths } from "#contract/limits.ts";
import type { SiteRecipe } from "#contract/token.ts";
import { TokenPalette } from "#contract/website.ts";
import type { TokenRow } from "../../db/tokens.ts";

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

type Composed = Pick<TokenRow, "prompt" | "seed" | "palette" | "generationMetadata">;

/**
 * What a token's website is written from besides its words. A token that a device composed keeps that device's: it has
 * shown its creator the website already.
 */
export const recipeOf = ({ prompt, seed, palette, generationMetadata }: Composed): SiteRecipe => {
  const made = deviceRecipe(generationMetadata);
  return made
    ? { prompt: made.prompt, seed: made.seed, palette: made.palette ?? palette }
    : { prompt, seed, palette };
};

/** Null for a token that was typed in, and for text that is no recipe. */
export function deviceRecipe(metadata: string | null | undefined): DeviceRecipe | null {
  try {
    const { data, success } = z.safeParse(DeviceRecipe, JSON.parse(metadata ?? "null"));
    return success ? data : null;
  } catch {
    return null;
  }
}
