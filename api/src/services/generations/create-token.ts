import { CodedError, fill } from "#contract/errors.ts";
import type { ManualRequest, ManualResult } from "#contract/generation.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { untilFresh } from "../../db/plan.ts";
import type { TokenRow } from "../../db/tokens.ts";
import type { UserDeps } from "../../deps.ts";
import { fingerprint } from "../idempotency/fingerprint.ts";
import { refuseIdea } from "../screening/refuse-idea.ts";
import { readToken } from "../tokens/read-token.ts";
import { toSavedToken } from "../tokens/to-saved-token.ts";
import { type DeviceRecipe, deviceRecipe } from "../websites/site-recipe.ts";

export interface ManualInput extends ManualRequest {
  image: Uint8Array;
  banner?: Uint8Array;
}

/**
 * Saves a token from a form. A token made offline has an id already and may be sent twice; its seed, a hash
 * of all that was sent, shows that both are the same.
 */
export async function createToken(deps: UserDeps, input: ManualInput): Promise<ManualResult> {
  const made = deviceRecipe(input.generation_metadata);
  refuseIdea(input.name, input.ticker, input.description, input.narrative, made?.prompt);
  const seed = fingerprint(input);
  const saved = await findSaved(deps, input.id, seed);
  if (saved) return deps.commit([], toManualResult(saved));
  const pictures = await takePictures(deps, input, seed);
  const drawings = made && (await drawAgain(deps, made, input.name));
  return untilFresh(async () => {
    // Its repetition may have saved it meanwhile.
    const saved = await findSaved(deps, input.id, seed);
    if (saved) return deps.commit([], toManualResult(saved));
    const row = tokenRow(deps, input, seed, { ...pictures, drawings });
    return deps.commit([deps.store.tokens.add(row)], toManualResult(toSavedToken(row)));
  });
}

/** The token that this very request has saved before. An id of any other token is taken. */
async function findSaved(deps: UserDeps, id: string | undefined, seed: string): Promise<SavedToken | null> {
  const { store, caller } = deps;
  if (id === undefined) return null;
  // In this order: one that is deleted between the two questions is retired by the second.
  const isTaken = await store.tokens.isTaken(id);
  if (await store.retired.has(id)) throw new CodedError("id_taken");
  if (!isTaken) return null;
  const token = await store.tokens.find(caller.userId, id);
  if (token?.seed !== seed) throw new CodedError("id_taken");
  return readToken(deps, { id });
}

type Pictures = Pick<TokenRow, "logo" | "banner" | "drawings" | "palette">;

async function takePictures(
  { images, blobs, caller }: UserDeps,
  { name, ...input }: ManualInput,
  seed: string,
): Promise<Omit<Pictures, "drawings">> {
  const logo = await images.accept(input.image, "logo", caller.userId);
  const given = input.banner ? await images.accept(input.banner, "banner", caller.userId) : null;
  const [palette, savedLogo] = await Promise.all([images.palette(logo, seed), blobs.put(logo, "webp")]);
  const isDrawn = !given && input.generate_banner === "true";
  const banner = isDrawn ? await images.banner({ logo, name, palette, seed }) : given;
  return { logo: savedLogo, banner: banner && (await blobs.put(banner, "webp")), palette };
}

/** The drawings behind a device's pictures: the same again, of which its website has the hero's poses. */
async function drawAgain(
  { composer, blobs, log, places, caller }: UserDeps,
  { prompt, style, seed, art = seed }: DeviceRecipe,
  name: string,
): Promise<string | null> {
  if (!style) return null;
  const idea = { prompt, imageStyle: style, seed: art, name };
  const make = () =>
    composer
      .make(idea, () => undefined)
      .catch((error: unknown) => {
        log.warn({ err: error }, "a device's pictures could not be drawn again");
        return null;
      });
  const again = await places.compose.run(caller.userId, make);
  return again?.drawings ? blobs.put(again.drawings, "gz") : null;
}

function tokenRow(
  { caller, random, clock }: UserDeps,
  input: ManualInput,
  seed: string,
  pictures: Pictures,
): TokenRow {
  const now = clock();
  return {
    id: input.id ?? random.uuid(),
    userId: caller.userId,
    generationId: null,
    name: input.name,
    ticker: input.ticker,
    narrative: input.narrative ?? input.description,
    prompt: null,
    seed,
    ...pictures,
    cast: null,
    brand: null,
    generationMetadata: input.generation_metadata ?? null,
    origin: "GENERATED",
    mintAddress: null,
    inGallery: true,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

const toManualResult = (token: SavedToken): ManualResult => ({
  success: true,
  token,
  message: fill(sentences.tokens.created, { name: token.name }),
});
