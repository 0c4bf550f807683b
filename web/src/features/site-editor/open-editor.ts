import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { sentences } from "#contract/sentences.ts";
import type { EditableWebsite } from "#contract/website.ts";
import { ApiError } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import type { SiteEditRow } from "../../db/rows.ts";
import { hasEdits, readSiteEdit, writeSiteEdit } from "../../db/site-edits.ts";
import { closeEditor, siteEditorStore } from "../../stores/site-editor.ts";
import { keepCopy } from "../device/keep.ts";
import { saveDeck } from "./save-deck.ts";

/** Opens a website's text: this device's last edit, else the server's version. */
export async function openEditor(deps: AppDeps, websiteId: string): Promise<void> {
  const owner = deps.owner();
  if (!owner) return;
  closeEditor();
  const kept = await editHere(deps, owner, websiteId);
  const site = await fetchSite(deps, websiteId);
  if (site instanceof Error) {
    if (kept && !isGone(site)) show(owner, websiteId, kept.site, kept.deck);
    else siteEditorStore.setState({ failure: failureOf(site) });
    return;
  }
  if (!kept || !hasEdits(kept)) {
    const row = { owner, websiteId, site, deck: site.deck, savedAt: deps.now() };
    await keepCopy(deps, () => writeSiteEdit(deps.db, row));
    show(owner, websiteId, site, site.deck);
    return;
  }
  resume(deps, { ...kept, owner, websiteId }, site);
}

/** This device's edit; a toast says so if it cannot be read. */
async function editHere(deps: AppDeps, owner: string, websiteId: string): Promise<SiteEditRow | undefined> {
  try {
    return await readSiteEdit(deps.db, owner, websiteId);
  } catch {
    deps.toast.error(sentences.device.editsUnreadable, { id: "edits-unreadable", duration: 10_000 });
    return undefined;
  }
}

/** Edits that were not saved when the page was left are saved now, unless the website was changed elsewhere. */
function resume(deps: AppDeps, kept: SiteEditRow, site: EditableWebsite): void {
  show(kept.owner, kept.websiteId, site, kept.deck);
  const { deck, version } = site;
  if (version === kept.site.version) void saveDeck(deps);
  else siteEditorStore.setState({ theirs: { deck, version }, saving: "unsaved" });
}

const show = (owner: string, websiteId: string, site: EditableWebsite, deck: EditableWebsite["deck"]): void =>
  siteEditorStore.setState({
    owner,
    websiteId,
    site,
    deck,
    saving: hasEdits({ site, deck }) ? "waiting" : "saved",
  });

const fetchSite = (deps: AppDeps, websiteId: string): Promise<EditableWebsite | Error> =>
  deps.api
    .call(websitesEndpoints.getDeck, { params: { websiteId } })
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));

const isGone = (error: Error): boolean => error instanceof ApiError && error.status === 404;

const failureOf = (error: Error): string =>
  isGone(error) ? sentences.editor.notFound : sentences.editor.openFailed;
