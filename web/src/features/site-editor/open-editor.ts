import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { sentences } from "#contract/sentences.ts";
import type { EditableWebsite } from "#contract/website.ts";
import { ApiError } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import type { Intents } from "../../db/intents.ts";
import { readOutbox } from "../../db/outbox.ts";
import { changesOf, readSite, writeSite } from "../../db/sites.ts";
import { closeEditor, siteEditorStore } from "../../stores/site-editor.ts";
import { keepCopy } from "../device/keep.ts";
import { whenKept } from "./save-deck.ts";

/** Opens a website's text: as it was last changed here, else the server's version, else this device's copy of that. */
export async function openEditor(deps: AppDeps, websiteId: string): Promise<void> {
  const owner = deps.owner();
  if (!owner) return;
  closeEditor();
  const change = await changeHere(deps, owner, websiteId);
  const site = await fetchSite(deps, websiteId);
  if (!(site instanceof Error)) {
    await keepCopy(deps, () => writeSite(deps.db, { owner, websiteId, site, fetchedAt: deps.now() }));
    return show(owner, websiteId, site, change?.deck);
  }
  const copy = isGone(site) ? undefined : (change ?? (await readSite(deps.db, owner, websiteId)));
  if (copy?.site) show(owner, websiteId, copy.site, change?.deck);
  else siteEditorStore.setState({ failure: failureOf(site) });
}

/** The last queued change; a toast says so if it cannot be read. */
async function changeHere(
  deps: AppDeps,
  owner: string,
  websiteId: string,
): Promise<Intents["change-deck@1"] | undefined> {
  try {
    await whenKept();
    return changesOf(await readOutbox(deps.db, owner), websiteId).at(-1)?.payload;
  } catch {
    deps.toast.error(sentences.device.editsUnreadable, { id: "edits-unreadable", duration: 10_000 });
    return undefined;
  }
}

const show = (owner: string, websiteId: string, site: EditableWebsite, deck = site.deck): void =>
  siteEditorStore.setState({ owner, websiteId, site, deck });

const fetchSite = (deps: AppDeps, websiteId: string): Promise<EditableWebsite | Error> =>
  deps.api
    .call(websitesEndpoints.getDeck, { params: { websiteId } })
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));

const isGone = (error: Error): boolean => error instanceof ApiError && error.status === 404;

const failureOf = (error: Error): string =>
  isGone(error) ? sentences.editor.notFound : sentences.editor.openFailed;
