import { safeParse } from "zod/mini";
import { DeviceRecipe } from "#contract/device-recipe.ts";
import type { SiteRecipe } from "#contract/token.ts";
import type { TokenRow } from "../../db/tokens.ts";

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
    const { data, success } = safeParse(DeviceRecipe, JSON.parse(metadata ?? "null"));
    return success ? data : null;
  } catch {
    return null;
  }
}
