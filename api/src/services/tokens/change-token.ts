import type { SavedToken, TokenChange } from "#contract/token.ts";
import { untilFresh } from "../../db/plan.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { UserDeps } from "../../deps.ts";
import { requireToken } from "../ownership/require-owned.ts";
import { refuseIdea } from "../screening/refuse-idea.ts";
import { withoutMemes } from "../websites/cast.ts";
import { followWords } from "../websites/follow-words.ts";
import { readToken } from "./read-token.ts";
import { renameBanner } from "./rename-banner.ts";
import { requireEditable, requireVersion } from "./require-editable.ts";

/**
 * Edits a token that is neither deployed nor being launched; the version must be the current one. Its website
 * gets the new words in the same commit. Whether the gallery shows it may be changed at any time.
 */
export async function changeToken(
  deps: UserDeps,
  { id, ...change }: TokenChange & { id: string },
): Promise<SavedToken> {
  return untilFresh(async () => {
    const { store, caller, clock } = deps;
    const token = await requireToken(deps, id);
    const { in_gallery: inGallery = token.inGallery } = change;
    if (hasWords(change) || change.in_gallery === undefined) await requireEditable(deps, token);
    await requireVersion(deps, token, change.version);
    const before = await readToken(deps, { id });
    if (!hasWords(change)) return saveInGallery(deps, token, inGallery, before);
    const { name = token.name, ticker = token.ticker, narrative = token.narrative } = change;
    const words = { name, ticker, narrative };
    refuseIdea(name, ticker, narrative);
    const website = await store.websites.ofToken(caller.userId, id);
    const now = clock();
    const writes = await followWords(deps, token, words, website, now);
    const banner = await renameBanner(deps, token, name);
    const cast = token.cast && withoutMemes(token.cast);
    const edit = store.tokens.edit(token, website, { ...words, banner, inGallery, cast }, now);
    return deps.commit([edit, ...writes], {
      ...before,
      ...words,
      in_gallery: inGallery,
      banner_url: banner && `/media/${banner}`,
      version: token.version + 1,
      updated_at: new Date(now).toISOString(),
    });
  });
}

/** Saves whether the gallery may show the token. */
async function saveInGallery(deps: UserDeps, token: OwnedToken, inGallery: boolean, before: SavedToken) {
  if (inGallery === token.inGallery) return deps.commit([], before);
  const now = deps.clock();
  return deps.commit([deps.store.tokens.setInGallery(token, inGallery, now)], {
    ...before,
    in_gallery: inGallery,
    version: token.version + 1,
    updated_at: new Date(now).toISOString(),
  });
}

const hasWords = ({ name, ticker, narrative }: TokenChange): boolean =>
  name !== undefined || ticker !== undefined || narrative !== undefined;
