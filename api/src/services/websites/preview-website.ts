import type * as z from "zod/mini";
import { lifetimes } from "#contract/limits.ts";
import type { PreviewResult, WebsiteRequest } from "#contract/website.ts";
import type { UserWorld } from "../../world.ts";
import { requireToken } from "../tokens/require-token.ts";
import { previewPath } from "./preview-path.ts";
import { siteSource } from "./site-source.ts";
import { siteTeller } from "./site-teller.ts";
import { readWish } from "./website-wish.ts";
import { siteWriter } from "./write-site.ts";

/** A page to look at for three hours. It claims no address and changes no website. */
export async function previewWebsite(
  world: UserWorld,
  request: WebsiteRequest,
): Promise<z.infer<typeof PreviewResult>> {
  const { store, chance, clock, caller } = world;
  const token = await requireToken(world, request.token_id);
  const { social, ...wish } = readWish(world, request);
  const tell = siteTeller(world, request.progress_id);
  tell.begins(world.models.text !== null);
  const write = siteWriter(world, { designPrompt: wish.designPrompt, onWords: tell.words });
  const { deck, composer, notice } = await write(token).finally(() =>
    world.progress.end(caller.userId, request.progress_id),
  );
  const source = siteSource(token, {
    ...wish,
    deck: JSON.stringify(deck),
    page: null,
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
  const expires_at = new Date(expiresAt).toISOString();
  return world.settle(plan, { preview_url: previewPath(id), expires_at, composer, notice });
}
