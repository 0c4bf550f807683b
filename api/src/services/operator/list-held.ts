import { secretsAskedIn } from "../websites/asks-for-secrets.ts";
import { hostOf, siteSource } from "../websites/site-source.ts";
import type { OperatorDeps } from "./operator-deps.ts";

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
      sentences: secretsAskedIn(source).join(" | "),
    };
  });
}
