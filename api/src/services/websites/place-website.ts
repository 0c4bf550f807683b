import { keepLocked } from "#contract/deck.ts";
import { CodedError } from "#contract/errors.ts";
import type { SiteAddress } from "../../db/addresses.ts";
import { type Plan, untilFresh } from "../../db/plan.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { OwnedWebsite, WebsiteContent, WebsiteRow } from "../../db/websites.ts";
import type { OwnerDeps } from "../../deps.ts";
import { requireToken } from "../ownership/require-owned.ts";
import { drawSitePictures } from "./cast.ts";
import { claimAddress } from "./claim-address.ts";
import type { DesiredWebsite } from "./desired-website.ts";
import { hostOf } from "./site-source.ts";
import type { SiteWriter, WrittenSite } from "./write-site.ts";

type Commit<T> = (plan: Plan, website: WebsiteRow, written: WrittenSite) => Promise<T>;

/**
 * Generates a token's website, also a second time: the live site stays until the next deployment. `commit`
 * gets the writes, the resulting row and the written site; its result is returned.
 */
export async function placeWebsite<T>(
  deps: OwnerDeps,
  tokenId: string,
  desired: DesiredWebsite,
  write: SiteWriter,
  commit: Commit<T>,
): Promise<T> {
  return untilFresh(async () => {
    const { store, caller, random, clock } = deps;
    const token = await requireToken(deps, tokenId);
    const before = await store.websites.ofToken(caller.userId, tokenId);
    if (before?.status === "taken_down") throw new CodedError("website_taken_down");
    await requireFree(deps, desired);
    const written = await write(token);
    const pictures = await drawSitePictures(deps, token);
    const content = contentOf(desired, written, before);
    const now = clock();
    const row = before ? toReplacedRow(before, content, now) : newRow(random.uuid(), token, content, now);
    const plan = [
      ...(await claimAddress(deps, token, desired, keptAddresses(before))),
      store.sites.clear(hostOf(desired), row.id),
      before ? store.websites.replace(before, content, now) : store.websites.add(row),
      ...pictures.writes,
      store.tokens.touch(token, now),
    ];
    return commit(plan, row, written);
  });
}

/** The live site keeps its address. */
const keptAddresses = (website: OwnedWebsite | null): SiteAddress[] => (website?.live ? [website.live] : []);

const pickPlacement = ({ subdomain, domain, templateId }: DesiredWebsite) => ({
  subdomain,
  domain,
  templateId,
});

/** Checked first, because a model may write for minutes. The plan's own guard decides a race. */
async function requireFree({ store, caller, clock }: OwnerDeps, desired: SiteAddress): Promise<void> {
  const holder = await store.addresses.find(desired);
  const isHeld = holder !== null && (holder.heldUntil === null || holder.heldUntil > clock());
  if (isHeld && holder.userId !== caller.userId) throw new CodedError("subdomain_taken");
}

/** Words that the owner has locked survive the generation. */
function contentOf(
  desired: DesiredWebsite,
  written: WrittenSite,
  before: OwnedWebsite | null,
): WebsiteContent {
  const deck = before ? keepLocked(written.deck, before.deck) : written.deck;
  return {
    ...pickPlacement(desired),
    designPrompt: desired.designPrompt,
    socialLinks: desired.social,
    deck,
    composer: written.composer,
    page: written.page,
  };
}

/** What `replace` makes of a website. */
const toReplacedRow = (before: OwnedWebsite, content: WebsiteContent, now: number): WebsiteRow => ({
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
