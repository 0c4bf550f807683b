import type { websitesEndpoints } from "../endpoints/websites.ts";
import { deck } from "./deck.ts";
import type { ExamplesOf } from "./example.ts";
import { ids, narrative, previewUrl, siteHost, website } from "./story.ts";

const wish = {
  token_id: ids.token,
  subdomain: "astrofrog",
  domain: "sites.example.com",
  template_id: "template4",
  custom_design_prompt: website.custom_design_prompt,
  social_links: website.social_links,
} as const;

const page = '<!doctype html>\n<html lang="en"><title>Astro Frog (AFROG)</title>…</html>\n';

export const websitesExamples: ExamplesOf<typeof websitesEndpoints> = {
  generateWebsite: { body: wish, answer: website },
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
    body: { ...wish, use_ai: true, preview_only: true },
    answer: {
      preview_url: `/api/v1/token-automation/website/preview/${ids.preview}`,
      expires_at: "2026-03-14T12:31:40.000Z",
    },
  },
  deployWebsite: {
    params: { websiteId: ids.website },
    answer: { success: true, message: `Your website is live at https://${siteHost}` },
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
  getWebsiteStatus: {
    params: { tokenId: ids.token },
    answer: {
      exists: true,
      website_id: ids.website,
      template_id: "template4",
      preview_url: previewUrl,
      deployed: true,
      live_url: `https://${siteHost}`,
      deployment_failed: false,
      subdomain: "astrofrog",
      domain: "sites.example.com",
      status: "deployed",
      expires_at: "2026-03-16T18:02:44.000Z",
      error: null,
    },
  },
  getPreview: {
    params: { id: ids.website },
    answer: {
      website_id: ids.website,
      preview_url: previewUrl,
      html_url: `/api/v1/token-automation/website/preview/content/${ids.website}`,
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
