import type * as z from "zod/mini";
import { lifetimes } from "#contract/limits.ts";
import type { PreviewResult, WebsiteRequest } from "#contract/website.ts";
import type { UserDeps } from "../../deps.ts";
import { requireToken } from "../ownership/require-owned.ts";
import { ensureCast } from "./cast.ts";
import { toDesiredWebsite } from "./desired-website.ts";
import { createSiteReporter } from "./site-progress.ts";
import { siteSource } from "./site-source.ts";
import { previewPath } from "./website-shape.ts";
import { createSiteWriter } from "./write-site.ts";

/** Creates a preview for three hours. It claims no address and changes no website. */
export async function previewWebsite(
  deps: UserDeps,
  request: WebsiteRequest,
): Promise<z.infer<typeof PreviewResult>> {
  const { store, random, clock, caller } = deps;
  const token = await requireToken(deps, request.token_id);
  const { social, ...desired } = toDesiredWebsite(deps, request);
  const reporter = createSiteReporter(deps, request.progress_id);
  reporter.begins(deps.models.text !== null);
  const write = createSiteWriter(deps, { ...desired, onWords: reporter.words });
  const { deck, composer, notice } = await write(token).finally(() =>
    deps.progress.end(caller.userId, request.progress_id),
  );
  const shown = { ...desired, deck, page: null, socialLinks: social };
  const source = { ...siteSource(token, shown), cast: await ensureCast(deps, token) };
  const id = random.uuid();
  const now = clock();
  const expiresAt = now + lifetimes.preview;
  const plan = [
    store.sites.addPreview({
      id,
      userId: caller.userId,
      tokenId: token.id,
      content: source,
      createdAt: now,
      expiresAt,
    }),
  ];
  const expires_at = new Date(expiresAt).toISOString();
  return deps.commit(plan, { preview_url: previewPath(id), expires_at, composer, notice });
}
