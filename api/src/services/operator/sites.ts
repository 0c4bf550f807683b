import { CodedError } from "#contract/errors.ts";
import type { OperatorDeps } from "../../deps.ts";
import { hashOfWords, secretsAskedIn } from "../websites/asks-for-secrets.ts";
import { hostOf, siteSource } from "../websites/site-source.ts";

/**
 * Takes a site down: it is no longer served, and nobody can publish there until it is restored. Its files
 * stay, so that it can be restored as it was. A running server notices within a second.
 */
export async function takeDownSite(
  { store, clock, commit }: OperatorDeps,
  { host: input, reason }: { host: string; reason: string },
): Promise<{ host: string }> {
  const host = readHost(input);
  if (!(await isKnownHost(store, host))) throw new CodedError("site_not_found", { host });
  const now = clock();
  const plan = [
    store.blocks.add({ kind: "site", value: host, reason, createdAt: now }),
    store.websites.takeDown(host, now),
  ];
  return commit(plan, { host });
}

/** True if anything was published on this host, or a token has its address. */
async function isKnownHost(store: OperatorDeps["store"], host: string): Promise<boolean> {
  const dot = host.indexOf(".");
  const address = { subdomain: host.slice(0, dot), domain: host.slice(dot + 1) };
  return (await store.sites.atHost(host)) !== null || (await store.addresses.find(address)) !== null;
}

/** Undoes a takedown: the site is served for the rest of its 24 hours, and its owner can deploy it. */
export async function restoreSite(
  { store, clock, commit }: OperatorDeps,
  { host: input }: { host: string },
): Promise<{ host: string }> {
  const host = readHost(input);
  if (!(await store.blocks.isTakenDown(host))) throw new CodedError("site_not_taken_down", { host });
  const plan = [store.blocks.remove("site", host), store.websites.restore(host, clock())];
  return commit(plan, { host });
}

/** Ends a site's 24 hours early: its host answers 410, and its owner can deploy it again. */
export async function expireSite(
  { store, clock, commit }: OperatorDeps,
  { host: input }: { host: string },
): Promise<{ host: string }> {
  const host = readHost(input);
  const now = clock();
  const site = await store.sites.atHost(host);
  if (!site || site.expiresAt <= now || (await store.blocks.isTakenDown(host)))
    throw new CodedError("site_not_live", { host });
  const plan = [store.sites.end(site.websiteId, now), store.websites.end(site.websiteId, now)];
  return commit(plan, { host });
}

/**
 * Takes a live site off the web for a look: its host answers 410, and its owner can deploy it again once its words have
 * changed or it is released.
 */
export async function holdSite(
  { store, clock, commit }: OperatorDeps,
  { host: input, reason }: { host: string; reason: string },
): Promise<{ host: string; id: string }> {
  const host = readHost(input);
  const now = clock();
  const site = await store.sites.atHost(host);
  const website = site && (await store.websites.publicly(site.websiteId));
  if (!site || !website?.live || site.expiresAt <= now || (await store.blocks.isTakenDown(host)))
    throw new CodedError("site_not_live", { host });
  const why = new CodedError("website_held_back", { reason });
  const plan = [
    store.sites.end(website.id, now),
    store.websites.end(website.id, now),
    store.held.holdBack(hashOfWords(website.live), reason),
    store.held.hold(website.id, why.message, now),
  ];
  return commit(plan, { host, id: website.id });
}

/** A held website, and the sentences that it is held for. */
export interface HeldWebsite {
  id: string;
  host: string;
  since: string;
  sentences: string;
}

export async function listHeld(
  { store }: OperatorDeps,
  { limit }: { limit: number },
): Promise<HeldWebsite[]> {
  const held = await store.held.list(limit);
  return held.map(({ website, token }) => {
    const source = siteSource(token, website);
    return {
      id: website.id,
      host: hostOf(source),
      since: new Date(website.updatedAt).toISOString(),
      sentences: secretsAskedIn(source).join(" | ") || (website.error ?? ""),
    };
  });
}

/** Allows a held website's words: its owner can deploy it, and the same words are not held again. */
export async function releaseWebsite(
  { store, clock, commit }: OperatorDeps,
  { id }: { id: string },
): Promise<{ host: string }> {
  const held = await store.held.find(id);
  if (!held) throw new CodedError("website_not_held", { id });
  const source = siteSource(held.token, held.website);
  const now = clock();
  const plan = [store.held.allow(hashOfWords(source), now), store.held.release(id, now)];
  return commit(plan, { host: hostOf(source) });
}

/** Switches premium websites on or off; a running server applies it from the next request on. */
export const setPremium = (
  { store, commit }: OperatorDeps,
  { isOn }: { isOn: boolean },
): Promise<{ isOn: boolean }> => commit([store.switches.set("premium", isOn)], { isOn });

/**
 * The host in the operator's input, which may be a copied address: `http://Frog.gems.site/x` is
 * `frog.gems.site`.
 */
const readHost = (input: string): string =>
  input
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, "")
    .replace(/[/?#].*$/, "");
