import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { type Intents, sameWords } from "../../db/intents.ts";
import { removeToken } from "../../db/tokens.ts";
import type { World } from "../../world.ts";
import { keyed, type Post } from "./post.ts";
import { theirsOf } from "./send-edit.ts";

/** A token goes as it was seen here; one that is gone already is gone as wished. */
export async function deliverDeletion(
  world: World,
  { seen }: Intents["delete-token@2"],
  post: Post,
): Promise<void> {
  await remove(world, seen, post);
  await removeToken(world.db, post.owner, seen.id);
}

/** As it was asked for before the version was kept with it: whatever became of the token. */
export async function deliverOldDeletion(
  world: World,
  { id }: Intents["delete-token@1"],
  post: Post,
): Promise<void> {
  await unlessGone(world.api.call(tokensEndpoints.deleteToken, { params: { id }, query: {} }, keyed(post)));
  await removeToken(world.db, post.owner, id);
}

/** Where only its number is another, nobody has changed what was seen: it goes under that number. */
async function remove(world: World, seen: SavedToken, post: Post, part = ""): Promise<void> {
  const { id, version } = seen;
  const request = { params: { id }, query: { version } };
  try {
    await unlessGone(world.api.call(tokensEndpoints.deleteToken, request, keyed(post, part)));
  } catch (error) {
    const theirs = error instanceof ApiError && error.code === "version_conflict" && theirsOf(error);
    if (!theirs || !looksSame(theirs, seen) || theirs.version === version) throw error;
    return remove(world, { ...seen, version: theirs.version }, post, `${part}-on-${theirs.version}`);
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
