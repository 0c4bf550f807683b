import { CodedError } from "#contract/errors.ts";
import { activateAutomation } from "../services/automation/activate-automation.ts";
import { configureAutomation } from "../services/automation/configure-automation.ts";
import { deployTokenWebsite } from "../services/automation/deploy-token-website.ts";
import { readAutomationStatus } from "../services/automation/read-automation-status.ts";
import { type Route, serve } from "./serve.ts";

export const automationRoutes: Route[] = [
  serve("deployTokenWebsite", (deps, { params }) => deployTokenWebsite(deps, params)),
  serve("configureAutomation", (deps, { body }) => configureAutomation(deps, body)),
  serve("activateAutomation", (deps, { params, body }) => activateAutomation(deps, { ...params, ...body })),
  serve("getAutomationStatus", (deps, { params }) => readAutomationStatus(deps, params)),
  serve("connectTwitter", () => Promise.reject(new CodedError("twitter_disabled"))),
];
