import type { UserWorld } from "../../world.ts";
import { requireToken } from "../tokens/require-token.ts";
import { deployWebsite } from "../websites/deploy-website.ts";
import { statusOf } from "../websites/website-shape.ts";
import { wantedWebsite } from "./deploy-token-website.ts";

/** Deploys what was configured, once the token is launched with that mint. Repeating it renews nothing. */
export async function activateAutomation(
  world: UserWorld,
  { id, mint_address }: { id: string; mint_address: string },
): Promise<{ activated: boolean }> {
  const token = await requireToken(world, id);
  const isWanted = (await world.store.automations.of(token)) !== null;
  if (!isWanted || token.mintAddress !== mint_address) return { activated: false };
  const website = await wantedWebsite(world, token);
  if (!website || website.status === "taken_down") return { activated: false };
  if (statusOf(world, website) !== "deployed") await deployWebsite(world, { websiteId: website.id });
  return { activated: true };
}
