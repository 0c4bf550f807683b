import { CodedError, type ErrorCode, errorCatalogue, errorSentence } from "#contract/errors.ts";
import { lifetimes } from "#contract/limits.ts";
import { untilFresh, type Write } from "../../db/plan.ts";
import type { ServerDeps } from "../../deps.ts";
import { whyHeld } from "./asks-for-secrets.ts";
import { ensureBrand } from "./brand.ts";
import { ensureCast } from "./cast.ts";
import { queueCompression } from "./compress-page.ts";
import type { PublishOrder } from "./deploy-website.ts";
import { publishFiles } from "./publish-files.ts";
import { hostOf, siteSource } from "./site-source.ts";

/**
 * The job: stores the files, then commits them as the site. A page that is held changes nothing that is
 * live.
 */
export async function publishWebsite(deps: ServerDeps, order: PublishOrder, done: Write): Promise<void> {
  const { store, clock } = deps;
  await untilFresh(async () => {
    const website = await store.websites.find(order.userId, order.websiteId);
    const token = website && (await store.tokens.find(order.userId, website.tokenId));
    if (!website || !token) throw new CodedError("website_not_found");
    if (website.status === "taken_down") throw new CodedError("website_taken_down");
    // Made again since it was asked for: what is live stays, until the new one is deployed.
    if (website.status === "generated") return store.commit([done]);
    const source = siteSource(token, website);
    const refusal = await whyHeld(deps, source);
    if (refusal) {
      await store.commit([store.websites.setStatus(website, "held", refusal.message, clock()), done]);
      return;
    }
    const host = hostOf(source);
    const before = website.live;
    // The token may look otherwise since its website was generated. A website from before there were poses has none.
    if (token.cast && !source.cast) source.cast = await ensureCast(deps, token);
    source.brand = await ensureBrand(deps, token, before?.brand ?? null);
    const files = await publishFiles(deps, source, token.mintAddress);
    const now = clock();
    const expiresAt = now + lifetimes.website;
    const heldUntil = expiresAt + lifetimes.subdomainHold;
    const hasMoved = before !== null && hostOf(before) !== host;
    await store.commit([
      store.addresses.keepUntil(token.id, source, heldUntil),
      ...(hasMoved ? [store.addresses.release(token.id, before, now + lifetimes.subdomainHold)] : []),
      store.tokens.touch(token, now),
      store.websites.deploy(website, { live: source, liveHost: host, expiresAt }, now),
      store.blocks.allowAddress(source),
      store.sites.endElsewhere(website.id, host, now),
      store.sites.publish({ host, websiteId: website.id, files, publishedAt: now, expiresAt }),
      queueCompression(deps, host, files),
      done,
    ]);
  });
}

/** The job was given up: the status says so, and the live site stays. */
export async function noteFailedPublish(
  deps: ServerDeps,
  order: PublishOrder,
  reason: string,
): Promise<Write[]> {
  const website = await deps.store.websites.find(order.userId, order.websiteId);
  if (!website || website.status === "taken_down") return [];
  const sentence = errorSentence(isCode(reason) ? reason : "internal");
  return [deps.store.websites.setStatus(website, "failed", sentence, deps.clock())];
}

const isCode = (text: string): text is ErrorCode => text in errorCatalogue;
