import * as z from "zod/mini";
import { Deck } from "./deck.ts";
import { lengths } from "./limits.ts";
import { Address, cleanText, Id, paragraph, SocialLinks, Time } from "./primitives.ts";
import { Subdomain } from "./subdomain.ts";

export const templateIds = ["template1", "template2", "template3", "template4", "template5"] as const;

export const TemplateId = z.enum(templateIds);
export type TemplateId = z.infer<typeof TemplateId>;

export const defaultTemplateId: TemplateId = "template1";

export const templateNames: Record<TemplateId, string> = {
  template1: "Modern & Clean",
  template2: "Futuristic",
  template3: "Minimalist",
  template4: "Playful & Vibrant",
  template5: "Elegant & Luxurious",
};

export const websiteStatuses = [
  "generated",
  "deploying",
  "deployed",
  "failed",
  "expired",
  "held",
  "taken_down",
] as const;
export const WebsiteStatusName = z.enum(websiteStatuses);
export type WebsiteStatusName = z.infer<typeof WebsiteStatusName>;

export const Domain = z.string().check(z.minLength(1), z.maxLength(253), z.regex(/^[a-z0-9.-]+(:\d{1,5})?$/));

/** For a result that was just made: who wrote it, and why not the configured model. */
const madeBy = {
  composer: z.optional(z.string()),
  notice: z.optional(z.nullable(z.string())),
};

export const Website = z.object({
  id: Id,
  token_id: Id,
  subdomain: z.string(),
  domain: z.string(),
  template_id: TemplateId,
  custom_design_prompt: z.nullable(z.string()),
  social_links: SocialLinks,
  status: WebsiteStatusName,
  preview_url: z.string(),
  live_url: z.nullable(z.string()),
  expires_at: z.nullable(Time),
  views: z.int(),
  created_at: Time,
  ...madeBy,
});
export type Website = z.infer<typeof Website>;

/** A conversation: each line is a message of its own. */
const DesignPrompt = z
  .string()
  .check(
    z.overwrite(cleanText),
    z.regex(
      new RegExp(`^(?:[^\\n]{0,${lengths.designPrompt}}(?:\\n|$)){1,${lengths.designMessages}}$`),
      `Please write at most ${lengths.designMessages} messages of ${lengths.designPrompt} characters.`,
    ),
  );

export const WebsiteRequest = z.object({
  token_id: Id,
  subdomain: Subdomain,
  domain: Domain,
  template_id: TemplateId,
  use_ai: z.optional(z.boolean()),
  custom_design_prompt: z.nullish(DesignPrompt),
  social_links: z.optional(SocialLinks),
  progress_id: z.optional(Id),
});
export type WebsiteRequest = z.infer<typeof WebsiteRequest>;

export const PreviewRequest = z.extend(WebsiteRequest, {
  use_ai: z.literal(true),
  preview_only: z.literal(true),
});
export const PreviewResult = z.object({
  preview_url: z.string(),
  expires_at: Time,
  ...madeBy,
});

export const PremiumRequest = z.object({
  token_id: Id,
  custom_prompt: paragraph(lengths.premiumPrompt),
  style_prompt: z.optional(DesignPrompt),
  generation_type: z.optional(z.string().check(z.maxLength(50))),
  progress_id: z.optional(Id),
});
export const PremiumResult = z.object({
  website_id: Id,
  preview_url: z.string(),
  title: z.string(),
  features: z.array(z.string()),
  ...madeBy,
});

/**
 * `deployed` and `deployment_failed` are about the latest request, `live_url` about the site that is live.
 */
export const WebsiteState = z.object({
  exists: z.boolean(),
  website_id: z.nullable(Id),
  template_id: z.nullable(TemplateId),
  preview_url: z.nullable(z.string()),
  deployed: z.boolean(),
  live_url: z.nullable(z.string()),
  deployment_failed: z.boolean(),
  subdomain: z.nullable(z.string()),
  domain: z.nullable(z.string()),
  status: z.nullable(WebsiteStatusName),
  expires_at: z.nullable(Time),
  /** How often the live site was opened. */
  views: z.int(),
  error: z.nullable(z.string()),
});
export type WebsiteState = z.infer<typeof WebsiteState>;

export const WebsitePointer = z.object({
  website_id: Id,
  preview_url: z.string(),
  html_url: z.string(),
});
export type WebsitePointer = z.infer<typeof WebsitePointer>;

export const DomainOption = z.object({
  id: z.string(),
  domain: z.string(),
  tier: z.enum(["standard", "premium"]),
  price_sol: z.number(),
});
export type DomainOption = z.infer<typeof DomainOption>;
export const Domains = z.object({
  options: z.array(DomainOption),
  pricing: z.object({
    standard_hosting_fee_sol: z.number(),
    premium_hosting_fee_sol: z.number(),
    hosting_fee_sol: z.number(),
  }),
});
export type Domains = z.infer<typeof Domains>;

/** Characters of an address that is still being typed. */
const MOST_TYPED = 200;

/** What is asked while somebody types, so that it may be anything. */
export const AvailabilityQuery = z.object({
  subdomain: z.string().check(z.maxLength(MOST_TYPED)),
  domain: z.string().check(z.maxLength(MOST_TYPED)),
  token_id: Id,
});

export const Availability = z.object({
  available: z.boolean(),
  reason: z.nullable(z.enum(["malformed", "reserved", "too_similar", "taken"])),
  /** Free subdomains that fit the token's name. */
  suggestions: z.array(z.string()),
});
export type Availability = z.infer<typeof Availability>;

export const DeckAndVersion = z.object({ deck: Deck, version: z.int() });
export type DeckAndVersion = z.infer<typeof DeckAndVersion>;

const colour = z.string();

/** The colors of a token's pictures, in which its website is dressed. */
export const TokenPalette = z.object({
  primary: colour,
  secondary: colour,
  accent: colour,
  light: colour,
  deep: colour,
  ink: colour,
});

/** What a page shows besides its deck. The app needs it to render the page offline. */
const named = z.array(z.object({ name: z.string(), url: z.string() }));

/** Pictures of the hero for a page, by what each shows. Absent if they were not drawn here. */
export const CastPictures = z.object({ poses: named, stickers: named, memes: z.optional(named) });

export const DrawnCast = z.object({ cast: z.nullable(CastPictures) });
export type DrawnCast = z.infer<typeof DrawnCast>;

const PageFacts = z.object({
  name: z.string(),
  ticker: z.string(),
  narrative: z.string(),
  prompt: z.nullable(z.string()),
  logo_url: z.nullable(z.string()),
  banner_url: z.nullable(z.string()),
  cast: z.optional(z.nullable(CastPictures)),
  mint_address: z.nullable(z.string()),
  launchpad_token_url: z.nullable(z.string()),
  social_links: SocialLinks,
  palette: z.nullable(TokenPalette),
});
export type PageFacts = z.infer<typeof PageFacts>;

export const EditableWebsite = z.extend(DeckAndVersion, {
  token_id: Id,
  template_id: TemplateId,
  /** Whether its owner has changed it by hand. */
  edited: z.boolean(),
  page: PageFacts,
});
export type EditableWebsite = z.infer<typeof EditableWebsite>;

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
