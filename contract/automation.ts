import * as z from "zod/mini";
import { Address } from "./address.ts";
import { Id } from "./primitives.ts";
import { Subdomain } from "./subdomain.ts";
import { TemplateId } from "./template.ts";
import { Domain } from "./website.ts";

export const AutomationStatusName = z.enum(["not_configured", "pending_deployment", "active"]);
export type AutomationStatusName = z.infer<typeof AutomationStatusName>;

export const AutomationWebsite = z.object({
  subdomain: Subdomain,
  domain: Domain,
  template_id: TemplateId,
});

export const ConfigureRequest = z.object({
  token_id: Id,
  website: z.nullable(AutomationWebsite),
  twitter: z.optional(z.null()),
  twitter_bot: z.optional(z.null()),
});
export const ConfigureResult = z.object({
  success: z.boolean(),
  website_status: AutomationStatusName,
});

export const ActivateRequest = z.object({ mint_address: Address });
export const ActivateResult = z.object({ activated: z.boolean() });

export const AutomationState = z.object({
  website_status: AutomationStatusName,
  twitter_status: z.literal("not_configured"),
  bot_status: z.literal("not_configured"),
});

/** Pending while some configuration exists but no mint address; active once both do. */
export function automationStatus(configured: boolean, mintAddress: string | null): AutomationStatusName {
  if (!configured) return "not_configured";
  return mintAddress ? "active" : "pending_deployment";
}
