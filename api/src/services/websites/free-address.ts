import { screenSubdomain } from "#composer/screening/screen-subdomain.ts";
import { subdomainError } from "#contract/subdomain.ts";
import { nextSubdomain, plainSubdomain, suggestedSubdomain } from "#contract/subdomain-forms.ts";
import type { SiteAddress } from "../../db/addresses.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { UserDeps } from "../../deps.ts";

/** Numbered names to try before a random one. */
const MOST_TRIES = 30;

/** The token's own address or, if it has none, a free one suggested from its name. */
export async function addressFor(deps: UserDeps, token: OwnedToken): Promise<SiteAddress> {
  const { store, caller, settings } = deps;
  const website = await store.websites.ofToken(caller.userId, token.id);
  const own = website ?? (await store.automations.of(token));
  const domain = settings.sitesDomain;
  if (own && own.domain === domain) return { subdomain: own.subdomain, domain };
  return freeAddress(deps, token);
}

/** An address that is free now; claiming it may still lose a race. */
export async function freeAddress(deps: UserDeps, token: OwnedToken): Promise<SiteAddress> {
  for await (const address of freeAddresses(deps, token)) return address;
  return uniqueAddress(deps, token);
}

/** Addresses from the token's name that are free now: `frog`, `frog2`, `frog3`. */
export async function* freeAddresses(deps: UserDeps, token: OwnedToken): AsyncGenerator<SiteAddress> {
  const { store, settings } = deps;
  const domain = settings.sitesDomain;
  const base = nameOf(token);
  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    const subdomain = attempt === 1 ? base : nextSubdomain(base, attempt);
    if (subdomainError(subdomain, settings.productName) !== null) continue;
    if ((await store.blocks.find("subdomain", subdomain)) !== null) continue;
    if (await isFreeFor(deps, token, { subdomain, domain })) yield { subdomain, domain };
  }
}

/** True if the token has this address or nobody has it. */
export async function isFreeFor(deps: UserDeps, token: OwnedToken, address: SiteAddress): Promise<boolean> {
  const holder = await deps.store.addresses.find(address);
  if (!holder) return true;
  const isOurs = holder.tokenId === null ? holder.userId === token.userId : holder.tokenId === token.id;
  return isOurs || (holder.heldUntil !== null && holder.heldUntil < deps.clock());
}

/** A random address that nobody else can be claiming. */
export const uniqueAddress = ({ settings, random }: UserDeps, token: OwnedToken): SiteAddress => ({
  subdomain: `${nameOf(token).slice(0, 11)}-${random.uuid().slice(0, 8)}`,
  domain: settings.sitesDomain,
});

/** An imported token's words may be unfit for an address. */
const nameOf = ({ name, ticker }: OwnedToken): string =>
  [suggestedSubdomain(name), plainSubdomain(ticker)].find(
    (word) => word !== "" && screenSubdomain(word) === null,
  ) ?? "token";
