import { pictureSizes } from "#contract/limits.ts";
import type { SavedToken } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";
import { dataUrl } from "../../canvas/data-url.ts";
import type { Intents, SentPicture, TokenWords } from "../../db/intents.ts";
import { readToken, toUnsaved } from "../../db/token-rows.ts";
import type { ManualEntry, WizardDraft } from "../../wizard-draft.ts";
import { keepNewToken } from "../device/keep-token.ts";
import { type Enqueuing, enqueue } from "../outbox/enqueue.ts";
import { showWaiting } from "../outbox/queue.ts";

type Creation = Intents["create-token@1"];

/**
 * Saves a token that was made here: on the server if that answers, else on this device under the same id until it
 * does. Throws the server's refusal; then nothing of it remains.
 */
export async function createToken(
  deps: AppDeps,
  owner: string,
  creation: Creation,
  sending: Enqueuing = {},
): Promise<SavedToken> {
  const { shown } = creation;
  const intent = { kind: "create-token@1" as const, entity: shown.id, payload: creation };
  const done = await enqueue(deps, owner, intent, sending);
  if (done.kind === "waiting" && sending.gaveUp?.aborted) return keepShown(deps, owner, shown);
  if (done.kind === "done" && done.answer) {
    const token = done.answer as SavedToken;
    await keepNewToken(deps, owner, token);
    return token;
  }
  await showWaiting(deps, owner, shown.id);
  return (await readToken(deps.db, owner, shown.id).catch(() => undefined)) ?? shown;
}

/** Stores a token that was made here while the server is silent: it is sent later, and nobody waits for that. */
export async function keepCreation(deps: AppDeps, owner: string, creation: Creation): Promise<SavedToken> {
  const { shown } = creation;
  const intent = { kind: "create-token@1" as const, entity: shown.id, payload: creation };
  await enqueue(deps, owner, intent, { isLater: true });
  return keepShown(deps, owner, shown);
}

/**
 * It does not wait for the outbox's lock: a tab that waits for a silent server may hold that for minutes. Nobody else
 * writes a new token.
 */
async function keepShown(deps: AppDeps, owner: string, shown: SavedToken): Promise<SavedToken> {
  await keepNewToken(deps, owner, shown);
  return shown;
}

/** A token that was composed in this page, with its drawings as picture files. */
export async function creationOf(
  deps: AppDeps,
  { token, recipe }: WizardDraft,
  words: TokenWords,
): Promise<Creation> {
  if (!token?.image_url || !token.banner_url || !recipe) throw new Error("Nothing was composed here.");
  const { logo: square, banner: wide } = pictureSizes;
  const [logo, banner] = await Promise.all([
    drawPicture(deps, token.image_url, square.width, square.height),
    drawPicture(deps, token.banner_url, wide.width, wide.height),
  ]);
  const { prompt, style, seed, art, tokenId, palette } = recipe;
  const pictures = { image_url: urlOf(logo), banner_url: urlOf(banner) };
  return {
    shown: { ...token, ...words, ...pictures, id: tokenId },
    logo,
    banner,
    generateBanner: false,
    metadata: JSON.stringify({ prompt, style, seed, art, palette }),
  };
}

/** A manual token with its chosen picture. A small one stands for it until the server has it. */
export async function creationOfEntry(deps: AppDeps, manual: ManualEntry, image: File): Promise<Creation> {
  const { attempt, name, ticker, description, generateBanner } = manual;
  const logo: SentPicture = { type: image.type, bytes: await image.arrayBuffer() };
  const small = await deps
    .rasterise(urlOf(logo), pictureSizes.logo.width)
    .then(toSentPicture)
    .catch(() => null);
  const words = { name: name.trim(), ticker: ticker.trim().toUpperCase(), narrative: description.trim() };
  return {
    shown: { ...toUnsaved(words, small && urlOf(small), null, deps.now()), id: attempt },
    logo,
    banner: null,
    generateBanner,
    metadata: null,
  };
}

/** If the browser cannot draw it, the SVG itself: the server reads that as well. */
const drawPicture = async (deps: AppDeps, url: string, width: number, height: number): Promise<SentPicture> =>
  toSentPicture(await deps.rasterise(url, width, height).catch(() => deps.loadPicture(url)));

const toSentPicture = async (blob: Blob): Promise<SentPicture> => ({
  type: blob.type,
  bytes: await blob.arrayBuffer(),
});

const urlOf = ({ type, bytes }: SentPicture): string => dataUrl(type, new Uint8Array(bytes));
