import type { automationEndpoints } from "../endpoints/automation.ts";
import type { ExamplesOf } from "./example.ts";
import { ids, mint, siteHost } from "./story.ts";

export const automationExamples: ExamplesOf<typeof automationEndpoints> = {
  deployTokenWebsite: {
    params: { id: ids.token },
    answer: { success: true, message: `Your website is live at https://${siteHost}` },
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
