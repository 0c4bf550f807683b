import { createHash } from "node:crypto";
import { secretRequestsIn } from "#composer/screening/finds-secret-requests.ts";
import { textsOf } from "#contract/deck.ts";
import type { SiteSource } from "../../db/site-source.ts";
import { textsShownBy } from "./premium/sanitise-page.ts";

type Words = Pick<SiteSource, "deck" | "name" | "ticker" | "page">;

/** The hash of a page's words, by which the operator allows them whatever else of the page changes. */
export const hashOfWords = ({ deck, name, ticker, page }: Words): string =>
  createHash("sha256")
    .update(JSON.stringify([textsIn(deck), name, ticker, ...(page ? textsShownBy(page) : [])]))
    .digest("hex");

/**
 * True if a page asks its visitors for what opens a wallet. Coarse on purpose: the operator can allow what
 * was held by mistake.
 */
export const asksForSecrets = (source: Words): boolean => secretsAskedIn(source).length > 0;

/**
 * The sentences that do, in lower case without marks. A request may be spread over several texts of a page.
 */
export const secretsAskedIn = ({ deck, name, ticker, page }: Words): string[] =>
  secretRequestsIn([name, ticker, ...textsOf(deck), ...(page ? textsShownBy(page) : [])]);

/** The same for any texts. */
export const asksForSecretsIn = (texts: readonly string[]): boolean => secretRequestsIn(texts).length > 0;

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
