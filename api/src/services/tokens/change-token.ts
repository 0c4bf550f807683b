import type { SavedToken, TokenChange } from "#contract/token.ts";
import { untilFresh } from "../../db/plan.ts";
import type { UserDeps } from "../../deps.ts";
import { requireToken } from "../ownership/require-owned.ts";
import { refuseIdea } from "../screening/refuse-idea.ts";
import { followWords } from "../websites/follow-words.ts";
import { bannerNamed } from "./banner-named.ts";
import { readToken } from "./read-token.ts";
import { requireEditable, requireVersion } from "./require-editable.ts";

/**
 * Edits a token that is neither deployed nor being launched; the version must be the current one. Its website
 * gets the new words in the same commit.
 */
export async function changeToken(
  deps: UserDeps,
  { id, ...change }: TokenChange & { id: string },
): Promise<SavedToken> {
  return untilFresh(async () => {
    const { store, caller, clock, sites } = deps;
    const token = await requireToken(deps, id);
    await requireEditable(deps, token);
    await requireVersion(deps, token, change.version);
    const before = await readToken(deps, { id });
    if (isNothing(change)) return deps.commit([], before);
    const { name = token.name, ticker = token.ticker, narrative = token.narrative } = change;
    const words = { name, ticker, narrative };
    refuseIdea(name, ticker, narrative);
    const website = await store.websites.ofToken(caller.userId, id);
    const now = clock();
    const { host, writes } = await followWords(deps, token, words, website, now);
    const banner = await bannerNamed(deps, token, name);
    const answer = await deps.commit(
      [store.tokens.edit(token, website, { ...words, banner }, now), ...writes],
      {
        ...before,
        ...words,
        banner_url: banner && `/media/${banner}`,
        version: token.version + 1,
        updated_at: new Date(now).toISOString(),
      },
    );
    if (host !== null) sites.forget(host);
    return answer;
  });
}

const isNothing = ({ name, ticker, narrative }: TokenChange): boolean =>
  name === undefined && ticker === undefined && narrative === undefined;
