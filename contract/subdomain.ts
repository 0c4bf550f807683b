import * as z from "zod/mini";
import { lengths } from "./limits.ts";

/** The wizard's form: lower case, everything else a hyphen, hyphens collapsed and trimmed. */
export const wizardSubdomain = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, lengths.subdomain)
    .replace(/-+$/, "");

/** While typing in the wizard: a trailing hyphen may still become part of a word. */
export const typedSubdomain = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, lengths.subdomain);

/** The automation modal's form: lower case, everything outside a-z and 0-9 removed. */
export const plainSubdomain = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, lengths.subdomain);

/** What step 3 suggests: the token's name, letters and digits alone, at most 20 characters. */
export const suggestedSubdomain = (tokenName: string): string =>
  plainSubdomain(tokenName).slice(0, lengths.subdomainSuggestion);

/** The next address to try when one is taken: `frog`, `frog2`, `frog3`, within the length of a suggestion. */
export function nextSubdomain(subdomain: string, attempt: number): string {
  const tail = String(attempt);
  return `${subdomain.slice(0, lengths.subdomainSuggestion - tail.length).replace(/-+$/, "")}${tail}`;
}

export const reservedSubdomains: ReadonlySet<string> = new Set(
  `www api app admin administrator mail email smtp imap pop ftp ns ns1 ns2 dns mx root host hostmaster postmaster webmaster
  abuse security support help status blog docs dev test staging static assets cdn media images img files m metadata
  auth login signin signup account accounts wallet wallets dashboard my-gems create profile settings internal healthz readyz
  metrics localhost gemwright launch launchpad sandbox rpc chain trade pay payment billing secure ssl tls autoconfig
  autodiscover wpad isatap _dmarc about contact terms privacy legal`
    .split(/\s+/)
    .filter(Boolean),
);

/** Names that a phisher would want, also with digits for letters. */
const brands = [
  "phantom",
  "solflare",
  "pumpfun",
  "pump-fun",
  "solana",
  "metamask",
  "coinbase",
  "binance",
  "backpack",
  "ledger",
  "trezor",
];
const unlook = (name: string): string =>
  name
    .replace(/0/g, "o")
    .replace(/1/g, "l")
    .replace(/5/g, "s")
    .replace(/3/g, "e")
    .replace(/4/g, "a")
    .replace(/7/g, "t");

export type SubdomainFault = "form" | "reserved";

/** Why a subdomain cannot be had by anybody, or null. */
export function subdomainFault(name: string): SubdomainFault | null {
  if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(name) || name.includes("--")) return "form";
  const plain = unlook(name);
  const isBrand = brands.some((brand) => plain === unlook(brand));
  return reservedSubdomains.has(name) || isBrand ? "reserved" : null;
}

export const Subdomain = z.string().check(
  z.refine(
    (name) => subdomainFault(name) !== "form",
    "A subdomain is 1 to 63 of a-z, 0-9 and single hyphens, and does not begin or end with a hyphen.",
  ),
  z.refine(
    (name) => subdomainFault(name) !== "reserved",
    "This subdomain is reserved. Please choose another.",
  ),
);
