import * as z from "zod/mini";
import { timeouts } from "../limits.ts";
import { Id } from "../primitives.ts";

/** What most rows of the endpoint table share. */
export const get = { method: "GET", timeoutMs: timeouts.default } as const;
export const post = {
  method: "POST",
  timeoutMs: timeouts.default,
  bodyType: "json",
} as const;

export const ById = z.object({ id: Id });
export const BySession = z.object({ sessionId: Id });
export const ByWebsite = z.object({ websiteId: Id });
export const ByToken = z.object({ tokenId: Id });
/** A body that is neither needed nor read. */
export const Anything = z.optional(z.unknown());

/** What can stand in the way of a website. */
export const websiteErrors = [
  "token_not_found",
  "subdomain_invalid",
  "subdomain_taken",
  "domain_unknown",
  "template_unavailable",
  "website_failed",
  "subdomain_reserved",
  "website_taken_down",
  "idea_refused",
] as const;
