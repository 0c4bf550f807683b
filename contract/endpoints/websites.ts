import * as z from "zod/mini";
import {
  Anything,
  ById,
  ByToken,
  ByWebsite,
  type Endpoint,
  type ExamplesOf,
  get,
  post,
  websiteErrors,
} from "../endpoint.ts";
import { timeouts } from "../limits.ts";
import { Succeeded } from "../primitives.ts";
import * as shapes from "../website.ts";
import { TemplateId } from "../website.ts";
import { deck, ids, mint, narrative, previewUrl, website } from "./story.ts";

export const websitesEndpoints = {
  generateWebsite: {
    ...post,
    path: "/token-automation/website",
    summary: "Generate a token's website",
    access: "user",
    body: shapes.WebsiteRequest,
    output: shapes.Website,
    errors: websiteErrors,
    timeoutMs: timeouts.website,
  },
  generatePremiumWebsite: {
    ...post,
    path: "/token-automation/website/premium",
    summary: "Generate a website from a prompt alone",
    access: "user",
    body: shapes.PremiumRequest,
    output: shapes.PremiumResult,
    errors: ["premium_disabled", ...websiteErrors],
    timeoutMs: timeouts.premiumWebsite,
  },
  previewWebsite: {
    ...post,
    path: "/token-automation/website/preview",
    summary: "Generate a preview page that lasts three hours",
    access: "user",
    body: shapes.PreviewRequest,
    output: shapes.PreviewResult,
    errors: websiteErrors,
    timeoutMs: timeouts.website,
  },
  deployWebsite: {
    ...post,
    path: "/token-automation/website/deploy/{websiteId}",
    summary: "Put a website live for 24 hours",
    access: "user",
    params: ByWebsite,
    body: Anything,
    output: Succeeded,
    status: 202,
    errors: [
      "website_not_found",
      "subdomain_taken",
      "subdomain_reserved",
      "website_taken_down",
      "website_failed",
    ],
  },
  listDomains: {
    ...get,
    path: "/token-automation/website/domains",
    summary: "Domains and prices",
    access: "public",
    output: shapes.Domains,
    errors: [],
  },
  checkAvailability: {
    ...get,
    path: "/token-automation/website/availability",
    summary: "Whether a token may have an address, and three that it may have",
    access: "user",
    query: shapes.AvailabilityQuery,
    output: shapes.Availability,
    errors: ["token_not_found", "domain_unknown"],
  },
  getWebsiteStatus: {
    ...get,
    path: "/token-automation/website/status/{tokenId}",
    summary: "The status of a token's website",
    access: "user",
    params: ByToken,
    output: shapes.WebsiteState,
    errors: ["token_not_found"],
  },
  getPreview: {
    ...get,
    path: "/token-automation/website/preview/{id}",
    summary: "A preview: the page, or where it is",
    access: "public",
    params: ById,
    output: shapes.WebsitePointer,
    outputType: "html",
    errors: ["preview_not_found", "preview_held", "website_held_back", "website_failed"],
  },
  getPreviewContent: {
    ...get,
    path: "/token-automation/website/preview/content/{id}",
    summary: "A preview's page",
    access: "public",
    params: ById,
    outputType: "html",
    errors: ["preview_not_found", "preview_held", "website_held_back", "website_failed"],
  },
  getDeck: {
    ...get,
    path: "/token-automation/website/{websiteId}/deck",
    summary: "The words and choices of a website",
    access: "user",
    params: ByWebsite,
    output: shapes.EditableWebsite,
    errors: ["website_not_found"],
  },
  putDeck: {
    ...post,
    method: "PUT",
    path: "/token-automation/website/{websiteId}/deck",
    summary: "Change them",
    access: "user",
    params: ByWebsite,
    body: shapes.DeckAndVersion,
    output: shapes.DeckAndVersion,
    errors: ["website_not_found", "deck_conflict", "website_taken_down", "premium_page", "idea_refused"],
  },
  getArchive: {
    ...get,
    path: "/token-automation/website/{websiteId}/archive",
    summary: "The website as a ZIP",
    access: "user",
    params: ByWebsite,
    outputType: "zip",
    errors: ["website_not_found"],
  },
  getTemplatePreview: {
    ...get,
    path: "/token-automation/template-preview/{templateId}",
    summary: "A template with a sample token",
    access: "public",
    params: z.object({ templateId: TemplateId }),
    outputType: "html",
    errors: ["template_unavailable", "website_failed"],
  },
} as const satisfies Record<string, Endpoint>;

export const automationEndpoints = {
  deployTokenWebsite: {
    ...post,
    path: "/token-automation/deploy/{id}",
    summary: "Generate where needed and deploy a token's website",
    access: "user",
    params: ById,
    body: Anything,
    output: Succeeded,
    status: 202,
    errors: ["website_not_found", ...websiteErrors],
  },
  configureAutomation: {
    ...post,
    path: "/token-automation/configure",
    summary: "Keep a website's configuration until the launch",
    access: "user",
    body: shapes.ConfigureRequest,
    output: shapes.ConfigureResult,
    errors: websiteErrors,
  },
  activateAutomation: {
    ...post,
    path: "/token-automation/activate/{id}",
    summary: "Deploy what was configured",
    access: "user",
    params: ById,
    body: shapes.ActivateRequest,
    output: shapes.ActivateResult,
    errors: ["website_not_found", ...websiteErrors],
  },
  connectTwitter: {
    ...post,
    path: "/token-automation/twitter/account",
    summary: "Disabled",
    access: "user",
    body: Anything,
    output: Succeeded,
    errors: ["twitter_disabled"],
  },
  getAutomationStatus: {
    ...get,
    path: "/token-automation/status/{id}",
    summary: "A token's automation",
    access: "user",
    params: ById,
    output: shapes.AutomationState,
    errors: ["token_not_found"],
  },
} as const satisfies Record<string, Endpoint>;

const request = {
  token_id: ids.token,
  subdomain: "astrofrog",
  domain: "sites.example.com",
  template_id: "template4",
  custom_design_prompt: website.custom_design_prompt,
  social_links: website.social_links,
} as const;

const page = '<!doctype html>\n<html lang="en"><title>Astro Frog (AFROG)</title>…</html>\n';

export const websitesExamples: ExamplesOf<typeof websitesEndpoints> = {
  generateWebsite: { body: request, answer: website },
  generatePremiumWebsite: {
    body: {
      token_id: ids.token,
      custom_prompt: "A mission control room: countdown, telemetry, and a frog on every screen",
      style_prompt: "Retro terminal, green on black",
    },
    answer: {
      website_id: ids.website,
      preview_url: previewUrl,
      title: "Astro Frog",
      features: ["Story", "Tokenomics", "Flight plan", "Questions and answers"],
    },
  },
  previewWebsite: {
    body: { ...request, use_ai: true, preview_only: true },
    answer: {
      preview_url: "/api/v1/token-automation/website/preview/c244af6f-727d-4030-b722-b5b72784dc20",
      expires_at: "2026-03-14T12:31:40.000Z",
    },
  },
  deployWebsite: {
    params: { websiteId: ids.website },
    answer: { success: true, message: "Your website is live at https://astrofrog.sites.example.com" },
  },
  listDomains: {
    answer: {
      options: [{ id: "default", domain: "sites.example.com", tier: "standard", price_sol: 0 }],
      pricing: {
        standard_hosting_fee_sol: 0.01,
        premium_hosting_fee_sol: 0.03,
        hosting_fee_sol: 0.01,
      },
    },
  },
  checkAvailability: {
    query: { subdomain: "frog", domain: "sites.example.com", token_id: ids.token },
    answer: { available: false, reason: "taken", suggestions: ["frog2", "frog3", "frog4"] },
  },
  getWebsiteStatus: {
    params: { tokenId: ids.token },
    answer: {
      exists: true,
      website_id: ids.website,
      template_id: "template4",
      preview_url: previewUrl,
      deployed: true,
      live_url: "https://astrofrog.sites.example.com",
      deployment_failed: false,
      subdomain: "astrofrog",
      domain: "sites.example.com",
      status: "deployed",
      expires_at: "2026-03-16T18:02:44.000Z",
      views: 128,
      error: null,
    },
  },
  getPreview: {
    params: { id: ids.website },
    answer: {
      website_id: ids.website,
      preview_url: previewUrl,
      html_url: "/api/v1/token-automation/website/preview/content/4c74709e-43ba-456f-af95-748c2de04c0b",
    },
  },
  getPreviewContent: { params: { id: ids.website }, answer: page },
  getDeck: {
    params: { websiteId: ids.website },
    answer: {
      deck,
      version: 2,
      token_id: ids.token,
      template_id: "template4",
      edited: true,
      page: {
        name: "Astro Frog",
        ticker: "AFROG",
        narrative,
        prompt: "a frog astronaut who mines cheese on the moon",
        logo_url: "/media/0f5c.webp",
        banner_url: null,
        mint_address: null,
        launchpad_token_url: null,
        social_links: {},
        palette: null,
      },
    },
  },
  putDeck: {
    params: { websiteId: ids.website },
    body: { deck, version: 2 },
    answer: { deck, version: 3 },
  },
  getArchive: { params: { websiteId: ids.website }, answer: null },
  getTemplatePreview: { params: { templateId: "template4" }, answer: page },
};

export const automationExamples: ExamplesOf<typeof automationEndpoints> = {
  deployTokenWebsite: {
    params: { id: ids.token },
    answer: { success: true, message: "Your website is live at https://astrofrog.sites.example.com" },
  },
  configureAutomation: {
    body: {
      token_id: ids.token,
      website: { subdomain: "astrofrog", domain: "sites.example.com", template_id: "template4" },
    },
    answer: { success: true, website_status: "pending_deployment" },
  },
  activateAutomation: {
    params: { id: ids.token },
    body: { mint_address: mint },
    answer: { activated: true },
  },
  connectTwitter: { answer: { success: false, message: "" } },
  getAutomationStatus: {
    params: { id: ids.token },
    answer: { website_status: "active", twitter_status: "not_configured", bot_status: "not_configured" },
  },
};
