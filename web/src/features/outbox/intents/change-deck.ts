import { Deck } from "#contract/deck.ts";
import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { sentences } from "#contract/sentences.ts";
import type { DeckAndVersion } from "#contract/website.ts";
import { DeviceError } from "../../../api-client/api-error.ts";
import type { AppDeps } from "../../../app/deps.ts";
import { type Intents, sameDeck } from "../../../db/intents.ts";
import { readSite, writeSite } from "../../../db/sites.ts";
import { siteEditorStore } from "../../../stores/site-editor.ts";
import { keepCopy } from "../../device/keep.ts";
import { conflictingDeck, type IntentRules, keyed, type Post } from "./intent.ts";

type DeckChange = Intents["change-deck@1"];

/** The words and the look of a website, as they were changed in the editor. */
export const changeDeckRules: IntentRules<"change-deck@1"> = {
  describe: ({ site }) => `Your changes to the website of ${site.page.name}`,
  isWritten: true,
  holdsLaunch: null,
  // The website is gone, or the user must choose a version first.
  finalErrors: ["website_not_found", "deck_conflict"],
  formOf: ({ payload: { websiteId }, failure }) =>
    failure?.code === "website_not_found" ? null : { websiteId },
  async send(deps, change, post) {
    if (!Deck.safeParse(change.deck).success) throw new DeviceError(sentences.editor.faulty);
    const { owner } = post;
    const { websiteId } = change;
    const known = (await readSite(deps.db, owner, websiteId))?.site;
    const version = known && sameDeck(known.deck, change.site.deck) ? known.version : change.site.version;
    const saved = await sendDeck(deps, change, post, version);
    const site = { ...change.site, ...saved, edited: true };
    await keepCopy(deps, () => writeSite(deps.db, { owner, websiteId, site, fetchedAt: deps.now() }));
    return { answer: site };
  },
  overlay: (_, shown) => shown,
  // The new token has no website yet: the user's words wait here until they are downloaded or given up.
  moveTo: (change, { id }) => ({
    kind: "change-deck@1",
    entity: id,
    payload: { ...change, site: { ...change.site, token_id: id } },
  }),
  join(change, before) {
    const isOnTop =
      "deck" in before && before.websiteId === change.websiteId && sameDeck(before.deck, change.site.deck);
    if (!isOnTop) return null;
    const { deck, version } = before.site;
    return { ...change, site: { ...change.site, deck, version } };
  },
  changesNothing: ({ site, deck }) => sameDeck(site.deck, deck),
  dropped({ websiteId, site, deck }) {
    const { websiteId: open, deck: shown } = siteEditorStore.getState();
    if (open !== websiteId || !shown || !sameDeck(shown, deck)) return;
    siteEditorStore.setState({ deck: site.deck });
  },
};

/**
 * Changes the website's deck. If the server has it already, an earlier attempt has arrived. If the server has the very
 * deck that was changed under another version, nobody else has changed it: the change is sent on top of that version.
 */
async function sendDeck(
  deps: AppDeps,
  change: DeckChange,
  post: Post,
  version: number,
): Promise<DeckAndVersion> {
  const { websiteId, site, deck } = change;
  // A new request needs a new key: its version differs.
  const part = version === site.version ? "" : `-on-${version}`;
  try {
    const request = { params: { websiteId }, body: { deck, version } };
    return await deps.api.call(websitesEndpoints.putDeck, request, keyed(post, part));
  } catch (error) {
    const theirs = conflictingDeck(error);
    if (theirs && sameDeck(theirs.deck, deck)) return theirs;
    if (!theirs || !sameDeck(theirs.deck, site.deck) || theirs.version === version) throw error;
    return sendDeck(deps, change, post, theirs.version);
  }
}
