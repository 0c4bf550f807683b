import { CodedError } from "#contract/errors.ts";
import { activateAutomation } from "../services/automation/activate-automation.ts";
import { configureAutomation } from "../services/automation/configure-automation.ts";
import { deployTokenWebsite } from "../services/automation/deploy-token-website.ts";
import { readAutomationStatus } from "../services/automation/read-automation-status.ts";
import { type Route, serve } from "./serve.ts";

export const automationRoutes: Route[] = [
  serve("deployTokenWebsite", (world, { params }) => deployTokenWebsite(world, params)),
  serve("configureAutomation", (world, { body }) => configureAutomation(world, body)),
  serve("activateAutomation", (world, { params, body }) => activateAutomation(world, { ...params, ...body })),
  serve("getAutomationStatus", (world, { params }) => readAutomationStatus(world, params)),
  serve("connectTwitter", () => Promise.reject(new CodedError("twitter_disabled"))),
];
