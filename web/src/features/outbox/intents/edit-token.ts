import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { conflictingToken } from "../../../api-client/api-error.ts";
import type { AppDeps } from "../../../app/deps.ts";
import { type Intents, sameWords } from "../../../db/intents.ts";
import { type IntentRules, keyed, type Post, type Taken } from "./intent.ts";

export const editTokenRules: IntentRules<"edit-token@1"> = {
  describe: ({ words }) => `Your changes to ${words.name}`,
  isWritten: true,
  holdsLaunch: sentences.offline.launchEdited,
  // The words of a token on chain are final.
  finalErrors: ["token_deployed"],
  moveTo: null,
  async send(deps, edit, post) {
    const token = await sendEdit(deps, edit, post);
    return { answer: token, token: { now: token, sent: { ...edit.words, version: edit.version } } };
  },
  overlay({ payload, failure }, shown, known) {
    // A token on chain keeps its words.
    if (failure?.code === "token_deployed") return shown;
    const token = shown ?? known;
    return token && { ...token, ...payload.words };
  },
  rebase: (edit, taken) =>
    isOnTop(edit.base, edit.version, taken)
      ? { payload: { ...edit, version: taken.to }, words: edit.words }
      : null,
  /**
   * The next edit made on these words gets the words before them as its base. Without a later edit, the words before
   * are shown again. An edit of another tab has a base of its own.
   */
  undo({ payload: { base, words } }, later) {
    const edits = later.filter((row) => row.kind === "edit-token@1");
    const next = edits.find((row) => sameWords(row.payload.base, words));
    if (next) return { later: { seq: next.seq, payload: { ...next.payload, base } } };
    return edits.length > 0 ? {} : { words: base };
  },
  conflict: {
    sentence: sentences.outbox.conflict,
    mine: ({ words }) => words,
    onto: (edit, { name, ticker, narrative, version }) => ({
      ...edit,
      version,
      base: { name, ticker, narrative },
    }),
    keepMine: "Keep this version",
    takeTheirs: "Use the other version",
    isDanger: false,
  },
};

/** True if the edit was made on what the server has taken. */
export const isOnTop = (base: Intents["edit-token@1"]["base"], version: number, taken: Taken): boolean =>
  version === taken.from && taken.words.some((words) => sameWords(words, base));

/**
 * Changes the token's words. If it has them already, nothing is sent. If the server has this edit's very base under
 * another version, which this device did not know of, nobody else has changed it: the edit is sent on top of that
 * version.
 */
export async function sendEdit(
  deps: AppDeps,
  { id, words, base, version }: Intents["edit-token@1"],
  post: Post,
  part = "",
): Promise<SavedToken> {
  try {
    const request = { params: { id }, body: { ...words, version } };
    return await deps.api.call(tokensEndpoints.changeToken, request, keyed(post, part));
  } catch (error) {
    const theirs = conflictingToken(error);
    if (theirs && sameWords(theirs, words)) return theirs;
    if (!theirs || !sameWords(theirs, base) || theirs.version === version) throw error;
    // A new request needs a new key: its version differs.
    const next = { id, words, base, version: theirs.version };
    return sendEdit(deps, next, post, `${part}-on-${theirs.version}`);
  }
}
