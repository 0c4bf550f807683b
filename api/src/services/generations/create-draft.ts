import type { DraftRequest } from "#contract/generation.ts";
import type { SavedToken } from "#contract/token.ts";
import type { GenerationRow } from "../../db/generations.ts";
import { untilFresh } from "../../db/plan.ts";
import type { TokenRow } from "../../db/tokens.ts";
import type { UserWorld } from "../../world.ts";
import { readToken } from "../tokens/read-token.ts";
import { requireGeneration } from "./require-generation.ts";

/** Saves what was generated as a token. Repeating it returns the same token. */
export async function createDraft(world: UserWorld, request: DraftRequest): Promise<SavedToken> {
  return untilFresh(async () => {
    const { store, caller, chance, clock } = world;
    const generation = await requireGeneration(world, request.session_id);
    if (generation.tokenId !== null) return readToken(world, { id: generation.tokenId });
    const id = chance.uuid();
    const now = clock();
    await store.commit([
      store.generations.claim(caller.userId, generation.id, id, now),
      store.tokens.add(draftRow(id, generation, request, now)),
    ]);
    return readToken(world, { id });
  });
}

const draftRow = (id: string, from: GenerationRow, request: DraftRequest, now: number): TokenRow => ({
  id,
  userId: from.userId,
  sessionId: from.id,
  name: request.name ?? from.name,
  ticker: request.ticker ?? from.ticker,
  narrative: request.narrative ?? from.narrative,
  prompt: from.prompt,
  seed: from.seed,
  palette: from.palette,
  logo: from.logo,
  banner: from.banner,
  origin: from.origin,
  mintAddress: from.mintAddress,
  generationMetadata: null,
  version: 1,
  createdAt: now,
  updatedAt: now,
});
