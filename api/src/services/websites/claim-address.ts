import type { SiteAddress } from "../../db/addresses.ts";
import type { Write } from "../../db/plan.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { OwnerDeps } from "../../deps.ts";
import { hostOf } from "./site-source.ts";

/** Claims an address for a token, and frees its former ones except those in `kept`. */
export async function claimAddress(
  { store, clock, caller }: OwnerDeps,
  token: OwnedToken,
  wanted: SiteAddress,
  kept: readonly SiteAddress[],
): Promise<Write[]> {
  const stays = new Set([wanted, ...kept].map(hostOf));
  const website = await store.websites.ofToken(caller.userId, token.id);
  const automation = await store.automations.of(token);
  const before = [website, automation].filter((address) => address !== null);
  const freed = before.filter((address) => !stays.has(hostOf(address)));
  return [
    ...freed.map((address) => store.addresses.drop(token.id, address)),
    store.addresses.claim(caller.userId, token.id, wanted, clock()),
    store.blocks.allowAddress(wanted),
  ];
}
