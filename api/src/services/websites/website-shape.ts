import type { Website, WebsiteStatusName } from "#contract/website.ts";
import type { WebsiteRow } from "../../db/websites.ts";
import type { ServerDeps } from "../../deps.ts";

type Needs = Pick<ServerDeps, "settings" | "clock">;

/** The website's live address, or null. */
export const liveUrl = ({ settings, clock }: Needs, row: WebsiteRow): string | null =>
  row.status !== "taken_down" && row.liveHost !== null && row.expiresAt !== null && row.expiresAt > clock()
    ? settings.siteScheme + row.liveHost
    : null;

/** The status of the latest request. A deployed site expires by the clock, not by a job. */
export const statusOf = (deps: Needs, row: WebsiteRow): WebsiteStatusName =>
  row.status === "deployed" && liveUrl(deps, row) === null ? "expired" : (row.status as WebsiteStatusName);

export const isoTime = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();

export const websiteShape = (deps: Needs, row: WebsiteRow): Website => ({
  id: row.id,
  token_id: row.tokenId,
  subdomain: row.subdomain,
  domain: row.domain,
  template_id: row.templateId,
  custom_design_prompt: row.designPrompt,
  social_links: row.socialLinks,
  status: statusOf(deps, row),
  preview_url: previewPath(row.id),
  live_url: liveUrl(deps, row),
  expires_at: isoTime(row.expiresAt),
  views: row.views,
  created_at: new Date(row.createdAt).toISOString(),
});

/** The address of a website's or a preview's page. A program that wants JSON gets its address there. */
export const previewPath = (id: string): string => `/api/v1/token-automation/website/preview/${id}`;

/** The page itself, for any client. */
export const contentPath = (id: string): string => `/api/v1/token-automation/website/preview/content/${id}`;
