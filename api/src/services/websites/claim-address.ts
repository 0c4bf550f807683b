import type { SiteAddress } from "../../db/addresses.ts";
import type { AutomationRow } from "../../db/automations.ts";
import type { Write } from "../../db/plan.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { OwnerDeps } from "../../deps.ts";
import { hostOf } from "./site-source.ts";

/**
 * Claims the address of the website that is wanted for a token, which its launch starts, and frees its former ones
 * except those in `kept`.
 */
export async function claimAddress(
  { store, clock, caller }: OwnerDeps,
  token: OwnedToken,
  wanted: Pick<AutomationRow, "subdomain" | "domain" | "templateId">,
  kept: readonly SiteAddress[],
): Promise<Write[]> {
  const stays = new Set([wanted, ...kept].map(hostOf));
  const website = await store.websites.ofToken(caller.userId, token.id);
  const automation = await store.automations.of(token);
  const before = [website, automation].filter((address) => address !== null);
  const freed = before.filter((address) => !stays.has(hostOf(address)));
  const now = clock();
  const { subdomain, domain, templateId } = wanted;
  return [
    ...freed.map((address) => store.addresses.drop(token.id, address)),
    store.addresses.claim(caller.userId, token.id, wanted, now),
    store.blocks.allowAddress(wanted),
    store.automations.save({ tokenId: token.id, subdomain, domain, templateId, updatedAt: now }, automation),
  ];
}
