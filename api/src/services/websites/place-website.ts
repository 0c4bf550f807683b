import { type Deck, keepLocked } from "#contract/deck.ts";
import { CodedError } from "#contract/errors.ts";
import type { SiteAddress } from "../../db/addresses.ts";
import { type Plan, untilFresh } from "../../db/plan.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { OwnedWebsite, WebsiteContent, WebsiteRow } from "../../db/websites.ts";
import type { UserWorld } from "../../world.ts";
import { requireToken } from "../tokens/require-token.ts";
import { claimAddress } from "./claim-address.ts";
import { hostOf, parseSource } from "./site-source.ts";
import type { WebsiteWish } from "./website-wish.ts";
import { writeSiteDeck } from "./write-site-deck.ts";

/**
 * Generates a token's website, or generates it anew: what is live stays live until the next deploy. `commit` is given
 * the writes and the website as they make it; what it answers is the answer.
 */
export async function placeWebsite<T>(
  world: UserWorld,
  tokenId: string,
  wish: WebsiteWish,
  commit: (plan: Plan, website: WebsiteRow) => Promise<T>,
): Promise<T> {
  return untilFresh(async () => {
    const { store, caller, chance, clock, sites } = world;
    const token = await requireToken(world, tokenId);
    const before = await store.websites.ofToken(caller.userId, tokenId);
    if (before?.status === "taken_down") throw new CodedError("website_taken_down");
    const content = await contentOf(world, token, wish, before);
    const now = clock();
    const row = before ? renewed(before, content, now) : newRow(chance.uuid(), token, content, now);
    const plan = [
      ...(await claimAddress(world, token, wish, keptAddresses(before))),
      store.sites.clear(hostOf(wish), row.id),
      before ? store.websites.replace(before, content, now) : store.websites.add(row),
      store.automations.save({ tokenId, ...pickWish(wish), updatedAt: now }),
      store.tokens.touch(token, now),
    ];
    const answer = await commit(plan, row);
    sites.forget(hostOf(wish));
    return answer;
  });
}

/** What is live keeps its address. */
const keptAddresses = (website: OwnedWebsite | null): SiteAddress[] =>
  website?.live ? [parseSource(website.live)] : [];

const pickWish = ({ subdomain, domain, templateId }: WebsiteWish) => ({ subdomain, domain, templateId });

/** Words that were locked by hand outlast the generation. */
async function contentOf(
  world: UserWorld,
  token: OwnedToken,
  wish: WebsiteWish,
  before: OwnedWebsite | null,
): Promise<WebsiteContent> {
  const written = await writeSiteDeck(world, token, wish.designPrompt);
  const deck = before ? keepLocked(written, JSON.parse(before.deck) as Deck) : written;
  return {
    ...pickWish(wish),
    designPrompt: wish.designPrompt,
    socialLinks: JSON.stringify(wish.social),
    deck: JSON.stringify(deck),
  };
}

/** What `replace` makes of a website. */
const renewed = (before: OwnedWebsite, content: WebsiteContent, now: number): WebsiteRow => ({
  ...before,
  ...content,
  status: "generated",
  error: null,
  version: before.version + 1,
  deckVersion: before.deckVersion + 1,
  deckIsOwn: false,
  updatedAt: now,
});

const newRow = (id: string, token: OwnedToken, content: WebsiteContent, now: number): WebsiteRow => ({
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
  deckVersion: 1,
  deckIsOwn: false,
  createdAt: now,
  updatedAt: now,
});
