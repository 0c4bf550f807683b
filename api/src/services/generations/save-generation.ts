import { CodedError } from "#contract/errors.ts";
import type { DraftRequest } from "#contract/generation.ts";
import type { SavedToken } from "#contract/token.ts";
import type { GenerationRow } from "../../db/generations.ts";
import { untilFresh } from "../../db/plan.ts";
import type { TokenRow } from "../../db/tokens.ts";
import type { UserDeps } from "../../deps.ts";
import { refuseIdea } from "../screening/refuse-idea.ts";
import { readToken } from "../tokens/read-token.ts";
import { toSavedToken } from "../tokens/to-saved-token.ts";
import { requireGeneration } from "./read-generation.ts";

/** Saves a generation or an import as a token. Repeating it returns the same token. */
export async function saveGeneration(deps: UserDeps, request: DraftRequest): Promise<SavedToken> {
  return untilFresh(async () => {
    const { store, random, clock } = deps;
    const generation = await requireGeneration(deps, request.session_id);
    const { tokenId } = generation;
    if (tokenId !== null) return deps.commit([], await readToken(deps, { id: tokenId }));
    if (generation.origin === "IMPORTED") await requireNewMint(deps, generation, request);
    else refuseIdea(request.name, request.ticker, request.narrative);
    const now = clock();
    const row = draftRow(random.uuid(), generation, request, now);
    const plan = [store.generations.claim(generation, row.id, now), store.tokens.add(row)];
    return deps.commit(plan, toSavedToken(row));
  });
}

/** Refuses an import whose words differ from the chain's, and a second token of the same mint. */
async function requireNewMint(
  { store, caller }: UserDeps,
  generation: GenerationRow,
  { name, ticker, narrative }: DraftRequest,
): Promise<void> {
  const isSame = [
    [name, generation.name],
    [ticker, generation.ticker],
    [narrative, generation.narrative],
  ].every(([wanted, word]) => wanted === undefined || wanted === word);
  if (!isSame) throw new CodedError("imported_locked");
  const existing = await store.tokens.ofMint(caller.userId, generation.mintAddress ?? "");
  // Saved by the same request a moment ago, after `generation` was read.
  if (existing?.generationId === generation.id) throw new CodedError("precondition_stale");
  if (existing) throw new CodedError("duplicate_token", { name: existing.name });
}

const draftRow = (id: string, from: GenerationRow, request: DraftRequest, now: number): TokenRow => ({
  id,
  userId: from.userId,
  generationId: from.id,
  name: request.name ?? from.name,
  ticker: request.ticker ?? from.ticker,
  narrative: request.narrative ?? from.narrative,
  prompt: from.prompt || null,
  seed: from.seed,
  palette: from.palette,
  logo: from.logo,
  banner: from.banner,
  drawings: from.drawings,
  cast: null,
  brand: null,
  origin: from.origin,
  mintAddress: from.mintAddress,
  inGallery: true,
  generationMetadata: null,
  version: 1,
  createdAt: now,
  updatedAt: now,
});
