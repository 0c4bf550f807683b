import { automationStatus } from "#contract/automation.ts";
import type { UserDeps } from "../../deps.ts";
import { requireToken } from "../tokens/require-token.ts";

export async function readAutomationStatus(deps: UserDeps, { id }: { id: string }) {
  const token = await requireToken(deps, id);
  const isConfigured = (await deps.store.automations.of(token)) !== null;
  return {
    website_status: automationStatus(isConfigured, token.mintAddress),
    twitter_status: "not_configured",
    bot_status: "not_configured",
  } as const;
}
