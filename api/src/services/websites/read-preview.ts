import { CodedError } from "#contract/errors.ts";
import type { WebsitePointer } from "#contract/website.ts";
import type { SiteSource } from "../../db/site-source.ts";
import type { ServerDeps } from "../../deps.ts";
import { whyHeld } from "./asks-for-secrets.ts";
import { renderPreviewPage } from "./render-page.ts";
import { siteSource } from "./site-source.ts";
import { contentPath, previewPath } from "./website-shape.ts";

interface Found {
  id: string;
  source: SiteSource;
  mint: string | null;
}

/** The page behind a website's, a preview's or a token's id. Public: the ids cannot be guessed. */
export async function renderPreview(deps: ServerDeps, { id }: { id: string }): Promise<string> {
  const { source, mint } = await find(deps, id);
  const refusal = await whyHeld(deps, source);
  if (refusal) throw refusal.code === "website_held" ? new CodedError("preview_held") : refusal;
  return renderPreviewPage(deps, source, mint);
}

/** The page's address. */
export async function readPreview(deps: ServerDeps, { id }: { id: string }): Promise<WebsitePointer> {
  const found = await find(deps, id);
  return { website_id: found.id, preview_url: previewPath(found.id), html_url: contentPath(found.id) };
}

async function find({ store, clock }: ServerDeps, id: string): Promise<Found> {
  const preview = await store.sites.preview(id, clock());
  const website = preview ? null : await store.websites.publicly(id);
  const owner = preview ?? website;
  const token = owner && (await store.tokens.find(owner.userId, owner.tokenId));
  if (!token || website?.status === "taken_down") throw new CodedError("preview_not_found");
  const mint = token.mintAddress;
  if (preview) return { id: preview.id, source: preview.content, mint };
  if (!website) throw new CodedError("preview_not_found");
  return { id: website.id, source: siteSource(token, website), mint };
}
