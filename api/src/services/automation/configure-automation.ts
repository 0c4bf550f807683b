import type * as z from "zod/mini";
import { automationStatus, type ConfigureRequest } from "#contract/automation.ts";
import type { SiteAddress } from "../../db/addresses.ts";
import { type Plan, untilFresh } from "../../db/plan.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { UserWorld } from "../../world.ts";
import { requireToken } from "../tokens/require-token.ts";
import { claimAddress } from "../websites/claim-address.ts";
import { hostOf, parseSource } from "../websites/site-source.ts";
import { readWish } from "../websites/website-wish.ts";

type Configuration = z.infer<typeof ConfigureRequest>;

/** Keeps what website is wanted once the token is launched; its address is taken at once. */
export async function configureAutomation(world: UserWorld, request: Configuration) {
  return untilFresh(async () => {
    const token = await requireToken(world, request.token_id);
    const website_status = automationStatus(request.website !== null, token.mintAddress);
    const plan = [
      // Whoever launches the token at the same moment is seen: the answer says what becomes of the website.
      world.store.tokens.touch(token, world.clock()),
      ...(request.website
        ? await keep(world, token, request.website)
        : [world.store.automations.remove(token)]),
    ];
    const answer = await world.settle(plan, { success: true, website_status });
    if (request.website) world.sites.forget(hostOf(request.website));
    return answer;
  });
}

async function keep(
  world: UserWorld,
  token: OwnedToken,
  wanted: NonNullable<Configuration["website"]>,
): Promise<Plan> {
  const { store, clock } = world;
  const { subdomain, domain, templateId } = readWish(world, wanted);
  const address = { subdomain, domain };
  return [
    ...(await claimAddress(world, token, address, await addressesInUse(world, token))),
    store.automations.save({ tokenId: token.id, ...address, templateId, updatedAt: clock() }),
  ];
}

/** A website that exists keeps its addresses, the live one and that of its draft. */
async function addressesInUse({ store, caller }: UserWorld, token: OwnedToken): Promise<SiteAddress[]> {
  const website = await store.websites.ofToken(caller.userId, token.id);
  if (!website) return [];
  return website.live === null ? [website] : [website, parseSource(website.live)];
}
