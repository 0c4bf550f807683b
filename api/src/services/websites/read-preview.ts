import { CodedError } from "#contract/errors.ts";
import type { WebsitePointer } from "#contract/website.ts";
import type { World } from "../../world.ts";
import { contentPath, previewPath } from "./preview-path.ts";
import { renderPreviewPage } from "./render-page.ts";
import { parseSource, type SiteSource, siteSource } from "./site-source.ts";

interface Found {
  id: string;
  source: SiteSource;
  mint: string | null;
}

/** The page behind a website's, a preview's or a token's id. Public: the ids cannot be guessed. */
export async function renderPreview(world: World, { id }: { id: string }): Promise<string> {
  const { source, mint } = await find(world, id);
  return renderPreviewPage(world, source, mint);
}

/** Where that page is. */
export async function readPreview(world: World, { id }: { id: string }): Promise<WebsitePointer> {
  const found = await find(world, id);
  return { website_id: found.id, preview_url: previewPath(found.id), html_url: contentPath(found.id) };
}

async function find({ store, clock }: World, id: string): Promise<Found> {
  const website = await store.websites.publicly(id);
  const preview = website ? null : await store.sites.preview(id, clock());
  const owner = website ?? preview;
  const token = owner && (await store.tokens.find(owner.userId, owner.tokenId));
  if (!token) throw new CodedError("preview_not_found");
  if (website) return { id: website.id, source: siteSource(token, website), mint: token.mintAddress };
  if (!preview) throw new CodedError("preview_not_found");
  return { id: preview.id, source: parseSource(preview.content), mint: token.mintAddress };
}
