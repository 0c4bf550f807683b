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

/** Brand names that phishing sites use. */
export const heldBrands: readonly string[] = [
  "phantom",
  "solflare",
  "pumpfun",
  "solana",
  "metamask",
  "coinbase",
  "binance",
  "backpack",
  "ledger",
  "trezor",
];

/** Words that make a phishing address of a brand's name. With any other word it may be a joke, and is allowed. */
const lures = ["wallet", "claim", "airdrop", "presale", "official", "support", "login", "verify"];

/** The letters that each digit may be read as. */
export const lookAlikes: Readonly<Record<string, string>> = {
  0: "o",
  1: "li",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
};

/** True if a name equals `held` or looks like it: `adm1n` for `admin`. */
const looksLike = (name: string, held: string): boolean =>
  name.length === held.length &&
  [...name].every(
    (character, at) => character === held[at] || lookAlikes[character]?.includes(held[at] ?? " "),
  );

/** True if the name has a brand and a lure, either side by side or as two parts between hyphens. */
function isBait(name: string, joined: string): boolean {
  const parts = name.split("-");
  const isPart = (held: string): boolean =>
    parts.some((part, at) => looksLike(part, held) || looksLike(part + (parts[at + 1] ?? ""), held));
  if (heldBrands.some(isPart) && lures.some(isPart)) return true;
  const starts = [...joined].map((_, at) => joined.slice(at));
  const stands = (held: string): boolean =>
    starts.some((rest) => looksLike(rest.slice(0, held.length), held));
  return heldBrands.some(
    (brand) => stands(brand) && lures.some((lure) => stands(brand + lure) || stands(lure + brand)),
  );
}

export type SubdomainError = "form" | "reserved";

/** Why nobody can have this subdomain; null if somebody can. */
export function subdomainError(name: string): SubdomainError | null {
  if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(name) || name.includes("--")) return "form";
  const isReserved = [...reservedSubdomains].some((reserved) => looksLike(name, reserved));
  const joined = name.replaceAll("-", "");
  const isBrand = heldBrands.some((brand) => looksLike(joined, brand));
  return isReserved || isBrand || isBait(name, joined) ? "reserved" : null;
}

export const Subdomain = z.string().check(
  z.refine(
    (name) => subdomainError(name) !== "form",
    "A subdomain is 1 to 63 of a-z, 0-9 and single hyphens, and does not begin or end with a hyphen.",
  ),
  z.refine(
    (name) => subdomainError(name) !== "reserved",
    "This subdomain is reserved. Please choose another.",
  ),
);
