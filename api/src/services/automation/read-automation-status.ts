import { automationStatus } from "#contract/automation.ts";
import type { UserWorld } from "../../world.ts";
import { requireToken } from "../tokens/require-token.ts";

export async function readAutomationStatus(world: UserWorld, { id }: { id: string }) {
  const token = await requireToken(world, id);
  const isConfigured = (await world.store.automations.of(token)) !== null;
  return {
    website_status: automationStatus(isConfigured, token.mintAddress),
    twitter_status: "not_configured",
    bot_status: "not_configured",
  } as const;
}
