import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError } from "../../api-client/api-error.ts";
import type { World } from "../../app/deps.ts";
import { discardDraft } from "../../db/drafts.ts";
import { type Intents, sameWords } from "../../db/intents.ts";
import { removeToken } from "../../db/tokens.ts";
import { keepToken } from "../device/keep-token.ts";
import { withIntents } from "./overlay.ts";
import { keyed, type Post } from "./post.ts";
import { readLine } from "./queue.ts";
import { theirsOf } from "./send-edit.ts";

type Deletion = Intents["delete-token@2"];

/** A token goes as it was seen here; one that is gone already is gone as wished. */
export async function deliverDeletion(world: World, deletion: Deletion, post: Post): Promise<void> {
  await remove(world, deletion, post);
  await letGo(world, post, deletion.seen.id, deletion.seen);
}

/** As it was asked for before the version was kept with it: whatever became of the token. */
export async function deliverOldDeletion(
  world: World,
  { id }: Intents["delete-token@1"],
  post: Post,
): Promise<void> {
  await unlessGone(world.api.call(tokensEndpoints.deleteToken, { params: { id }, query: {} }, keyed(post)));
  await letGo(world, post, id);
}

/**
 * Not before it has arrived: until then a deletion may come to nothing. What another tab has done to the token since has
 * nowhere to go; the token stays on this device for it, as it was `seen`, until its owner recreates it or gives it up.
 */
async function letGo(world: World, { owner, key }: Post, id: string, seen?: SavedToken): Promise<void> {
  const later = (await readLine(world, owner, id)).filter((row) => row.key !== key);
  const [left] = seen ? withIntents([], later, [seen]) : [];
  if (left) return keepToken(world, owner, left);
  await Promise.all([removeToken(world.db, owner, id), discardDraft(world.db, owner, id)]);
}

/** Where only its number is another, nobody has changed what was seen: it goes under that number. */
async function remove(world: World, { seen, ours = [] }: Deletion, post: Post, part = ""): Promise<void> {
  const { id, version } = seen;
  const request = { params: { id }, query: { version } };
  try {
    await unlessGone(world.api.call(tokensEndpoints.deleteToken, request, keyed(post, part)));
  } catch (error) {
    const theirs = error instanceof ApiError && error.code === "version_conflict" && theirsOf(error);
    const known = [seen, ...ours.map((words) => ({ ...seen, ...words }))];
    if (!theirs || theirs.version === version || !known.some((each) => looksSame(theirs, each))) throw error;
    return remove(world, { seen: theirs, ours }, post, `${part}-on-${theirs.version}`);
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
