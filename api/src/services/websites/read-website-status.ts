import type { WebsiteState } from "#contract/website.ts";
import type { UserDeps } from "../../deps.ts";
import { requireToken } from "../ownership/require-owned.ts";
import { isoTime, liveUrl, previewPath, statusOf } from "./website-shape.ts";

const none: WebsiteState = {
  exists: false,
  website_id: null,
  template_id: null,
  preview_url: null,
  deployed: false,
  live_url: null,
  deployment_failed: false,
  subdomain: null,
  domain: null,
  status: null,
  expires_at: null,
  views: 0,
  error: null,
};

/**
 * A token's website: `deployed` and `deployment_failed` describe the latest request, `live_url` what is live now. A
 * website that is only configured does not exist, and has its template and its address.
 */
export async function readWebsiteStatus(
  deps: UserDeps,
  { tokenId }: { tokenId: string },
): Promise<WebsiteState> {
  const token = await requireToken(deps, tokenId);
  const row = await deps.store.websites.ofToken(deps.caller.userId, token.id);
  // Before the launch the configuration decides where the website will be, if it was changed since.
  const wanted = token.mintAddress === null ? await deps.store.automations.of(token) : null;
  const place = wanted ?? row;
  if (!place) return none;
  const { subdomain, domain, templateId } = place;
  if (!row) return { ...none, template_id: templateId, subdomain, domain };
  const status = statusOf(deps, row);
  return {
    exists: true,
    website_id: row.id,
    template_id: templateId,
    preview_url: previewPath(row.id),
    deployed: status === "deployed",
    live_url: liveUrl(deps, row),
    deployment_failed: status === "failed" || status === "held",
    subdomain,
    domain,
    status,
    expires_at: isoTime(row.expiresAt),
    views: row.views,
    error: row.error,
  };
}
