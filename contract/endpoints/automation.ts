import * as automation from "../automation.ts";
import type { Endpoint } from "../endpoint.ts";
import { Succeeded } from "../primitives.ts";
import { Anything, ById, get, post, websiteErrors } from "./rows.ts";

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
    body: automation.ConfigureRequest,
    output: automation.ConfigureResult,
    errors: websiteErrors,
  },
  activateAutomation: {
    ...post,
    path: "/token-automation/activate/{id}",
    summary: "Deploy what was configured",
    access: "user",
    params: ById,
    body: automation.ActivateRequest,
    output: automation.ActivateResult,
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
    output: automation.AutomationState,
    errors: ["token_not_found"],
  },
} as const satisfies Record<string, Endpoint>;
