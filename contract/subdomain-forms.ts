import { lengths } from "./limits.ts";

/** Why a subdomain cannot be had, in the error catalogue and while it is typed. */
export const subdomainSentences = {
  malformed: "A subdomain has 1 to 63 characters: a-z, 0-9 and single hyphens, but not at the start or end.",
  reserved: "This subdomain is reserved. Please choose another.",
  taken: "This subdomain is taken. Please choose another.",
} as const;

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
