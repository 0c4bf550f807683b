import { createHash } from "node:crypto";
import { secretRequestsIn } from "#composer/screening/finds-secret-requests.ts";
import { textsIn, textsOf } from "#contract/deck.ts";
import { CodedError } from "#contract/errors.ts";
import type { SiteSource } from "../../db/site-source.ts";
import type { ServerDeps } from "../../deps.ts";
import { textsShownBy } from "./premium/sanitise-page.ts";

type Words = Pick<SiteSource, "deck" | "name" | "ticker" | "page">;

/** The hash of a page's words, by which the operator allows them whatever else of the page changes. */
export const hashOfWords = ({ deck, name, ticker, page }: Words): string =>
  createHash("sha256")
    .update(JSON.stringify([textsIn(deck), name, ticker, ...(page ? textsShownBy(page) : [])]))
    .digest("hex");

/**
 * True if a page asks its visitors for what opens a wallet, such as a seed phrase. Coarse on purpose: the
 * operator can allow what was held by mistake.
 */
export const asksForSecrets = (source: Words): boolean => secretsAskedIn(source).length > 0;

/**
 * Why a page may not be shown: the operator holds its words back, or they ask for secrets and the operator has not
 * allowed them. Null if it may.
 */
export async function whyHeld(
  { store }: Pick<ServerDeps, "store">,
  source: Words,
): Promise<CodedError | null> {
  const verdict = await store.held.verdict(hashOfWords(source));
  if (verdict === "allowed") return null;
  if (verdict) return new CodedError("website_held_back", { reason: verdict.heldFor });
  return asksForSecrets(source) ? new CodedError("website_held") : null;
}

/**
 * The sentences of a page that ask for secrets, in lower case without marks. All its texts are read as one,
 * since a request may be spread over several.
 */
export const secretsAskedIn = ({ deck, name, ticker, page }: Words): string[] =>
  secretRequestsIn([name, ticker, ...textsOf(deck), ...(page ? textsShownBy(page) : [])]);

/** True if these texts ask for secrets. */
export const asksForSecretsIn = (texts: readonly string[]): boolean => secretRequestsIn(texts).length > 0;
