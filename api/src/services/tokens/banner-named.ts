import type { OwnedToken } from "../../db/tokens.ts";
import type { UserDeps } from "../../deps.ts";

/**
 * The banner of a token under a new name. A banner that was drawn here for a form's token shows its name and
 * is drawn again. An uploaded banner stays.
 */
export async function bannerNamed(
  { images, blobs }: UserDeps,
  token: OwnedToken,
  name: string,
): Promise<string | null> {
  const { banner, palette, seed } = token;
  const isTyped = token.generationId === null && token.origin === "GENERATED";
  if (name === token.name || banner === null || palette === null || !isTyped) return banner;
  const [logo, shown] = await Promise.all([blobs.read(token.logo ?? ""), blobs.read(banner)]);
  if (!logo || !shown) return banner;
  const named = (called: string) => images.banner({ logo, name: called, palette, seed });
  if (!(await named(token.name)).equals(shown)) return banner;
  return blobs.put(await named(name), "webp");
}
