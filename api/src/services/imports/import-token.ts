import { CodedError } from "#contract/errors.ts";
import type { DuplicateCheck, ImportRequest, ImportResult } from "#contract/generation.ts";
import type { GenerationRow } from "../../db/generations.ts";
import { untilFresh, type Write } from "../../db/plan.ts";
import type { OwnedToken, Reimport } from "../../db/tokens.ts";
import type { UserDeps } from "../../deps.ts";
import { followWords } from "../websites/follow-words.ts";
import { importedWords } from "./imported-words.ts";
import { type KeptLogo, keepLogo } from "./keep-logo.ts";
import { readMint } from "./read-mint.ts";

/**
 * Imports a token by its mint, as a generation to preview and save. With `force_overwrite` the caller's
 * existing token of this mint is updated at once, and the generation counts as saved as that token.
 */
export async function importToken(deps: UserDeps, request: ImportRequest): Promise<ImportResult> {
  const { token_mint: mint, metadata } = request;
  // The slow part comes after all refusals and before the writes.
  await requireImportable(deps, request);
  const onChain = await readMint(deps, mint);
  const words = importedWords(onChain, metadata);
  const logo = await keepLogo(deps, [...onChain.images, metadata.image ?? ""], mint);
  return untilFresh(async () => {
    const existing = await requireImportable(deps, request);
    const session = sessionRow(deps, mint, { ...words, ...logo }, existing);
    const found = { ...words, ...logo, generationId: session.id };
    const writes = existing ? await planOverwrite(deps, existing, found) : [];
    const plan = [...writes, deps.store.generations.add(session)];
    return deps.commit(plan, { session_id: session.id });
  });
}

/** The token to overwrite, or null. A token launched here keeps its creator's words. */
async function requireImportable(
  { store, caller }: UserDeps,
  { token_mint, force_overwrite }: ImportRequest,
): Promise<OwnedToken | null> {
  const existing = await store.tokens.ofMint(caller.userId, token_mint);
  if (existing && !force_overwrite) throw new CodedError("duplicate_token", { name: existing.name });
  if (existing && existing.origin !== "IMPORTED") throw new CodedError("token_deployed");
  return existing;
}

async function planOverwrite(deps: UserDeps, token: OwnedToken, found: Reimport): Promise<Write[]> {
  const { store, caller, clock } = deps;
  const website = await store.websites.ofToken(caller.userId, token.id);
  const now = clock();
  const writes = await followWords(deps, token, found, website, now);
  return [store.tokens.reimport(token, website, found, now), ...writes];
}

type Words = Pick<GenerationRow, "name" | "ticker" | "narrative">;

/** An import has no idea and no style; both stay empty. */
function sessionRow(
  { caller, random, clock }: UserDeps,
  mint: string,
  found: Words & KeptLogo,
  existing: OwnedToken | null,
): GenerationRow {
  const now = clock();
  return {
    id: random.uuid(),
    userId: caller.userId,
    tokenId: existing?.id ?? null,
    origin: "IMPORTED",
    mintAddress: mint,
    scene: null,
    prompt: "",
    imageStyle: "",
    seed: mint,
    ...found,
    suggestions: [],
    banner: null,
    drawings: null,
    tries: null,
    composer: "import",
    notice: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Checks if the caller has a token of this mint, imported or launched here. */
export async function checkDuplicate(
  { store, caller }: UserDeps,
  { token_mint }: { token_mint: string },
): Promise<DuplicateCheck> {
  const existing = await store.tokens.ofMint(caller.userId, token_mint);
  return {
    duplicate_found: existing !== null,
    existing_token_name: existing?.name ?? null,
    ...(existing?.origin === "GENERATED" && { existing_token_launched: true }),
  };
}
