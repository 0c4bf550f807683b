import type { MemeKit } from "#contract/meme.ts";
import type { UserDeps } from "../../deps.ts";
import { requireToken } from "../ownership/require-owned.ts";
import { drawingsOf } from "./brand.ts";
import { recipeOf } from "./site-recipe.ts";

export async function readMemeKit(deps: UserDeps, { id }: { id: string }): Promise<MemeKit> {
  const token = await requireToken(deps, id);
  const { name, ticker, narrative } = token;
  const [drawings, captions] = await Promise.all([
    drawingsOf(deps, token),
    deps.composer.writeCaptions({ name, ticker, narrative, ...recipeOf(token) }),
  ]);
  // Tokens that were drawn before there were poses have the hero among their stickers; the panorama is no figure.
  const figures = (drawings?.poses ?? drawings?.stickers.slice(0, 1) ?? []).filter(
    ({ name }) => name !== "panorama",
  );
  return { figures: figures.map((each) => ({ name: each.name, svg: each.drawing.svg })), captions };
}
