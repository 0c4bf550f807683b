import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError, conflictingToken } from "../../../api-client/api-error.ts";
import type { AppDeps } from "../../../app/deps.ts";
import { type Intents, sameWords } from "../../../db/intents.ts";
import type { IntentRow } from "../../../db/rows.ts";
import { isOnTop } from "./edit-token.ts";
import { type IntentRules, keyed, type Post } from "./intent.ts";

type Deletion = Intents["delete-token@2"];

/** Deletes a token in the version the user saw. A token that no longer exists counts as deleted. */
export const deleteTokenRules: IntentRules<"delete-token@2"> = {
  describe: ({ seen }) => `Deleting ${seen.name}`,
  isWritten: false,
  holdsLaunch: sentences.offline.launchEdited,
  moveTo: null,
  async send(deps, deletion, post) {
    await remove(deps, deletion, post);
    return { gone: { id: deletion.seen.id, seen: seenIn(deletion) } };
  },
  // After a refusal the token still exists.
  overlay: ({ state }, shown) => (state === "parked" ? shown : undefined),
  rebase: (deletion, taken) =>
    isOnTop(deletion.seen, deletion.seen.version, taken)
      ? { payload: { ...deletion, seen: { ...deletion.seen, version: taken.to } } }
      : null,
  restore: seenIn,
  takeOver: ({ seen }, replaced) => deletionOf(seen, replaced),
  conflict: {
    sentence: sentences.outbox.deleteConflict,
    mine: ({ seen }) => seen,
    onto: (_, theirs) => ({ seen: theirs }),
    keepMine: "Delete anyway",
    takeTheirs: "Keep the other version",
    isDanger: true,
  },
};

/** Undefined for an old deletion that kept only the token's id and name. */
function seenIn({ seen, anyVersion }: Deletion): SavedToken | undefined {
  return anyVersion ? undefined : seen;
}

/**
 * If the user saw the replaced edits, the deletion names the version before them, which the server has. A replaced
 * creation may have arrived.
 */
function deletionOf(token: SavedToken, replaced: readonly IntentRow[]): Deletion {
  const creation = replaced.find((row) => row.kind === "create-token@1");
  const edits = replaced.flatMap((row) => (row.kind === "edit-token@1" ? [row.payload] : []));
  const ours = edits.map(({ words }) => words);
  if (creation) return { seen: creation.payload.shown, ours };
  const [first] = edits;
  const last = edits.at(-1);
  if (!first || !last || !sameWords(token, last.words)) return { seen: token, ours };
  return { seen: { ...token, ...first.base, version: first.version }, ours };
}

/** If only the version number differs, nobody has changed what the user saw: delete that version. */
async function remove(deps: AppDeps, deletion: Deletion, post: Post, part = ""): Promise<void> {
  const { seen, ours = [], anyVersion } = deletion;
  const { id, version } = seen;
  const request = { params: { id }, query: anyVersion ? {} : { version } };
  try {
    await deps.api.call(tokensEndpoints.deleteToken, request, keyed(post, part));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return;
    const theirs = conflictingToken(error);
    const known = [seen, ...ours.map((words) => ({ ...seen, ...words }))];
    if (!theirs || theirs.version === version || !known.some((each) => looksSame(theirs, each))) throw error;
    return remove(deps, { seen: theirs, ours }, post, `${part}-on-${theirs.version}`);
  }
}

/** A token that was made here shows its own picture until the server has one. */
const looksSame = (theirs: SavedToken, seen: SavedToken): boolean =>
  sameWords(theirs, seen) &&
  theirs.mint_address === seen.mint_address &&
  (theirs.image_url === seen.image_url || seen.image_url?.startsWith("/") !== true);
