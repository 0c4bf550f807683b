import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { discardDraft } from "../../db/drafts.ts";
import { type Intents, sameWords } from "../../db/intents.ts";
import { removeToken } from "../../db/tokens.ts";
import { keepToken } from "../device/keep-token.ts";
import { withIntents } from "./overlay.ts";
import { keyed, type Post } from "./post.ts";
import { readQueue } from "./queue.ts";
import { theirsOf } from "./send-edit.ts";

type Deletion = Intents["delete-token@2"];

/** A token goes as it was seen here; one that is gone already is gone as wished. */
export async function deliverDeletion(deps: AppDeps, deletion: Deletion, post: Post): Promise<void> {
  await remove(deps, deletion, post);
  await letGo(deps, post, deletion.seen.id, deletion.seen);
}

/** As it was asked for before the version was kept with it: whatever became of the token. */
export async function deliverOldDeletion(
  deps: AppDeps,
  { id }: Intents["delete-token@1"],
  post: Post,
): Promise<void> {
  await unlessGone(deps.api.call(tokensEndpoints.deleteToken, { params: { id }, query: {} }, keyed(post)));
  await letGo(deps, post, id);
}

/**
 * Not before it has arrived: until then a deletion may come to nothing. What another tab has done to the
 * token since has nowhere to go; the token stays on this device for it, as it was `seen`, until its owner
 * recreates it or gives it up.
 */
async function letGo(deps: AppDeps, { owner, key }: Post, id: string, seen?: SavedToken): Promise<void> {
  const later = (await readQueue(deps, owner, id)).filter((row) => row.key !== key);
  const [left] = seen ? withIntents([], later, [seen]) : [];
  if (left) return keepToken(deps, owner, left);
  await Promise.all([removeToken(deps.db, owner, id), discardDraft(deps.db, owner, id)]);
}

/** Where only its number is another, nobody has changed what was seen: it goes under that number. */
async function remove(deps: AppDeps, { seen, ours = [] }: Deletion, post: Post, part = ""): Promise<void> {
  const { id, version } = seen;
  const request = { params: { id }, query: { version } };
  try {
    await unlessGone(deps.api.call(tokensEndpoints.deleteToken, request, keyed(post, part)));
  } catch (error) {
    const theirs = error instanceof ApiError && error.code === "version_conflict" && theirsOf(error);
    const known = [seen, ...ours.map((words) => ({ ...seen, ...words }))];
    if (!theirs || theirs.version === version || !known.some((each) => looksSame(theirs, each))) throw error;
    return remove(deps, { seen: theirs, ours }, post, `${part}-on-${theirs.version}`);
  }
}

/** A token that was made here has a picture of its own until the server has drawn one. */
const looksSame = (theirs: SavedToken, seen: SavedToken): boolean =>
  sameWords(theirs, seen) &&
  theirs.mint_address === seen.mint_address &&
  (theirs.image_url === seen.image_url || seen.image_url?.startsWith("/") !== true);

async function unlessGone(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}
