import type { SiteAddress } from "../../db/addresses.ts";
import { untilFresh } from "../../db/plan.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { OwnedWebsite, WebsiteContent } from "../../db/websites.ts";
import type { UserWorld } from "../../world.ts";
import { requireToken } from "../tokens/require-token.ts";
import { claimAddress } from "./claim-address.ts";
import { requireWebsite } from "./require-website.ts";
import { hostOf, parseSource } from "./site-source.ts";
import type { WebsiteWish } from "./website-wish.ts";
import { writeSiteDeck } from "./write-site-deck.ts";

/** Generates a token's website, or generates it anew: what is live stays live until the next deploy. */
export async function placeWebsite(
  world: UserWorld,
  tokenId: string,
  wish: WebsiteWish,
): Promise<OwnedWebsite> {
  return untilFresh(async () => {
    const { store, caller, chance, clock, sites } = world;
    const token = await requireToken(world, tokenId);
    const before = await store.websites.ofToken(caller.userId, tokenId);
    const content = await contentOf(world, token, wish);
    const id = before?.id ?? chance.uuid();
    const now = clock();
    await store.commit([
      ...(await claimAddress(world, token, wish, keptAddresses(before))),
      store.sites.clear(hostOf(wish), id),
      before
        ? store.websites.replace(before, content, now)
        : store.websites.add(newRow(id, token, content, now)),
      store.automations.save({ tokenId, ...pickWish(wish), updatedAt: now }),
      store.tokens.touch(token, now),
    ]);
    sites.forget(hostOf(wish));
    return requireWebsite(world, id);
  });
}

/** What is live keeps its address. */
const keptAddresses = (website: OwnedWebsite | null): SiteAddress[] =>
  website?.live ? [parseSource(website.live)] : [];

const pickWish = ({ subdomain, domain, templateId }: WebsiteWish) => ({ subdomain, domain, templateId });

async function contentOf(world: UserWorld, token: OwnedToken, wish: WebsiteWish): Promise<WebsiteContent> {
  return {
    ...pickWish(wish),
    designPrompt: wish.designPrompt,
    socialLinks: JSON.stringify(wish.social),
    deck: JSON.stringify(await writeSiteDeck(world, token, wish.designPrompt)),
  };
}

type NewRow = Parameters<UserWorld["store"]["websites"]["add"]>[0];

const newRow = (id: string, token: OwnedToken, content: WebsiteContent, now: number): NewRow => ({
  ...content,
  id,
  userId: token.userId,
  tokenId: token.id,
  status: "generated",
  error: null,
  live: null,
  liveHost: null,
  expiresAt: null,
  views: 0,
  version: 1,
  createdAt: now,
  updatedAt: now,
});
