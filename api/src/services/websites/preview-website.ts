import type * as z from "zod/mini";
import { lifetimes } from "#contract/limits.ts";
import type { PreviewResult, WebsiteRequest } from "#contract/website.ts";
import type { UserWorld } from "../../world.ts";
import { requireToken } from "../tokens/require-token.ts";
import { previewPath } from "./preview-path.ts";
import { siteSource } from "./site-source.ts";
import { readWish } from "./website-wish.ts";
import { writeSiteDeck } from "./write-site-deck.ts";

/** A page to look at for three hours. It claims no address and changes no website. */
export async function previewWebsite(
  world: UserWorld,
  request: WebsiteRequest,
): Promise<z.infer<typeof PreviewResult>> {
  const { store, chance, clock, caller } = world;
  const token = await requireToken(world, request.token_id);
  const { social, ...wish } = readWish(world, request);
  const deck = await writeSiteDeck(world, token, wish.designPrompt);
  const source = siteSource(token, {
    ...wish,
    deck: JSON.stringify(deck),
    socialLinks: JSON.stringify(social),
  });
  const id = chance.uuid();
  const now = clock();
  const expiresAt = now + lifetimes.preview;
  const plan = [
    store.sites.addPreview({
      id,
      userId: caller.userId,
      tokenId: token.id,
      content: JSON.stringify(source),
      createdAt: now,
      expiresAt,
    }),
  ];
  return world.settle(plan, { preview_url: previewPath(id), expires_at: new Date(expiresAt).toISOString() });
}
