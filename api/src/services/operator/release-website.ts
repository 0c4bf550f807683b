import { CodedError } from "#contract/errors.ts";
import { hashOfWords } from "../websites/asks-for-secrets.ts";
import { hostOf, siteSource } from "../websites/site-source.ts";
import type { OperatorDeps } from "./operator-deps.ts";

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
