import type { OwnedToken } from "../../db/tokens.ts";
import type { UserDeps } from "../../deps.ts";

/**
 * Returns the banner for a token's new name. A banner that was drawn here for a form's token shows the name
 * and is drawn again; an uploaded one stays.
 */
export async function renameBanner(
  { images, blobs }: UserDeps,
  token: OwnedToken,
  name: string,
): Promise<string | null> {
  const { banner, palette, seed } = token;
  const isFromForm = token.generationId === null && token.origin === "GENERATED";
  if (name === token.name || banner === null || palette === null || !isFromForm) return banner;
  const [logo, shown] = await Promise.all([blobs.read(token.logo ?? ""), blobs.read(banner)]);
  if (!logo || !shown) return banner;
  const drawNamed = (shownName: string) => images.banner({ logo, name: shownName, palette, seed });
  // Only a banner that was drawn here is equal to one drawn again.
  if (!(await drawNamed(token.name)).equals(shown)) return banner;
  return blobs.put(await drawNamed(name), "webp");
}
