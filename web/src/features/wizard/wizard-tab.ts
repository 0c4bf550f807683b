import { importsEndpoints } from "#contract/endpoints/tokens.ts";
import { lengths } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { cleanTicker } from "#contract/token.ts";
import { detailOr, isSessionLost } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { keepReceived } from "../../app/received.ts";
import { discardDraftImage } from "../../db/draft-image.ts";
import { discardDraft, writeDraft } from "../../db/drafts.ts";
import { readBegun } from "../../db/unsaved-drafts.ts";
import { dropHomeIdea } from "../../stores/home-idea.ts";
import { type WizardState, wizardStore } from "../../stores/wizard.ts";
import { dispatchWizard } from "../../stores/wizard-events.ts";
import {
  emptyDraft,
  emptyEntry,
  hasTyped,
  isSameGeneration,
  type ManualEntry,
  type WizardDraft,
  worthKeeping,
} from "../../wizard-draft.ts";
import { keepWork } from "../device/keep.ts";
import { draftsInTabs, lockDraft } from "./draft-lock.ts";
import { keepWhileHere } from "./keep-while-here.ts";
import { followToken, readNewDraft, readTokenDraft } from "./read-draft.ts";
import { takeReceived } from "./take-received.ts";

/** The query of `/create`. A saved token's draft goes by the token's id, so that `draft` is left out. */
export interface WizardSearch extends FilledIn {
  draft?: string;
  token_id?: string;
  /** A number if it is one; anything else means step 2. */
  step?: number | string;
}

/** What a link fills in, for the creator to review. It is in the address until it is in a draft. */
export type FilledIn = Partial<Pick<ManualEntry, "name" | "ticker" | "description">> & {
  /** A picture's address. */
  image?: string;
};

/** The wizard of this tab. It opens what the address names. */
export interface WizardTab {
  /** Opens what the address names. An address without a draft is replaced by one with a draft. */
  follow(owner: string, search: WizardSearch): Promise<void>;
  /** Takes the draft over from the tab that has it open. */
  takeOver(): Promise<void>;
  close(): void;
}

/** A draft that is open, or being opened, in this tab. */
interface Visit {
  owner: string;
  search: WizardSearch;
  /** Aborted when the draft is closed. */
  closing: AbortController;
  /** Aborted to release the lock. */
  lock: AbortController;
}

/**
 * After a reload, the browser may still hold the locks of the page before. So it asks again for three seconds, while
 * the screen says that another tab has the draft.
 */
const RELOAD_MS = 150;
const RELOAD_TRIES = 20;

/** `go` replaces the address. */
export function createWizardTab(deps: AppDeps, go: (search: WizardSearch) => void): WizardTab {
  let visit: Visit | null = null;

  const close = () => {
    visit?.closing.abort();
    visit?.lock.abort();
    visit = null;
    dispatchWizard({ type: "closed" });
  };
  const follow = async (owner: string, search: WizardSearch) => {
    const { id, draft } = wizardStore.getState();
    const wanted = idOf(search);
    if (visit?.owner === owner && id !== null) {
      if (wanted === id) return;
      if (wanted === undefined && !isFilledIn(search) && draft && !draft.token?.id) return go({ draft: id });
    }
    close();
    visit = { owner, search, closing: new AbortController(), lock: new AbortController() };
    const { signal } = visit.closing;
    if (wanted !== undefined) return open(deps, visit, go);
    const chosen = isFilledIn(search)
      ? await beginFilledIn(deps, owner, search)
      : await chooseDraft(deps, owner);
    if (!signal.aborted) go({ draft: chosen });
  };
  const takeOver = async () => {
    if (!visit) return;
    const { owner, search } = visit;
    close();
    visit = { owner, search, closing: new AbortController(), lock: new AbortController() };
    await open(deps, visit, go, true);
  };
  return { follow, takeOver, close };
}

const idOf = ({ draft, token_id }: WizardSearch): string | undefined => draft ?? token_id;

const isFilledIn = ({ name, ticker, description, image }: WizardSearch): boolean =>
  [name, ticker, description, image].some((text) => text?.trim());

/** A draft of its own, so that none that was begun is overwritten. Nothing of it is sent before the creator goes on. */
async function beginFilledIn(deps: AppDeps, owner: string, search: FilledIn): Promise<string> {
  const { name = "", ticker = "", description = "" } = search;
  const manual: ManualEntry = {
    ...emptyEntry,
    name: name.slice(0, lengths.name),
    ticker: cleanTicker(ticker),
    description: description.slice(0, lengths.description),
  };
  const id = deps.newId();
  const draft: WizardDraft = { ...emptyDraft, method: "manual", manual };
  await keepWork(deps, () => writeDraft(deps.db, owner, id, draft, deps.now()));
  deps.toast.info(sentences.tokens.filledIn, { id: "filled-in" });
  if (search.image?.trim()) void fetchPicture(deps, id, search.image.trim());
  return id;
}

/** The form does not wait for the link's picture. It comes in as one that another app shares. */
async function fetchPicture(deps: AppDeps, id: string, url: string): Promise<void> {
  try {
    const answer = await deps.api.fetch(importsEndpoints.readPicture, { query: { url } });
    const image = new File([await answer.blob()], "image.webp", { type: "image/webp" });
    const { id: open, image: chosen } = wizardStore.getState();
    if (chosen || (open ?? id) !== id) return;
    await keepReceived({ image, text: "" });
    await takeReceived(deps);
  } catch (error) {
    if (isSessionLost(error)) return;
    deps.toast.error(detailOr(error, sentences.tokens.linkedImageMissing), { id: "image" });
  }
}

/** The draft for `/create` without an id: the last one typed in that no tab has open, else a new one. */
export async function chooseDraft(deps: AppDeps, owner: string): Promise<string> {
  const begun = await readBegun(deps.db, owner).catch(() => []);
  const free = async () => {
    const inTabs = await draftsInTabs(owner);
    return inTabs ? begun.find((id) => !inTabs.has(id)) : undefined;
  };
  const freeAfterReload = () => deps.wait(RELOAD_MS).then(free);
  if (begun.length === 0) return deps.newId();
  return (await free()) ?? (await freeAfterReload()) ?? deps.newId();
}

/** Discards the open unsaved draft. Resolves with the id for the next one. */
export async function discardOpenDraft(deps: AppDeps): Promise<string> {
  const { id } = wizardStore.getState();
  const owner = deps.owner();
  // A late write must not bring it back.
  dispatchWizard({ type: "closed" });
  if (owner && id)
    await Promise.all([discardDraft(deps.db, owner, id), discardDraftImage(deps.db, owner, id)]);
  return deps.newId();
}

/** Opens a draft and stores its changes, until it is closed or another tab takes it over. */
async function open(
  deps: AppDeps,
  visit: Visit,
  go: (search: WizardSearch) => void,
  takeOver = false,
): Promise<void> {
  const { owner, search, closing } = visit;
  const { token_id, step } = search;
  const id = idOf(search) ?? "";
  dispatchWizard({ type: "requested", id });
  const stop = wizardStore.subscribe((state, before) => {
    if (state.draft && state.draft !== before.draft) whenChanged(deps, visit, go, state, before);
  });
  closing.signal.addEventListener("abort", stop);
  if (!(await lock(deps, visit, id, takeOver))) return;
  if (wizardStore.getState().elsewhere === "this") dispatchWizard({ type: "requested", id });
  const found = token_id
    ? await readTokenDraft(deps, owner, { id, tokenId: token_id, step })
    : await readNewDraft(deps, owner, id);
  if (closing.signal.aborted || wizardStore.getState().elsewhere === "this") return;
  if (!found) return go({ draft: deps.newId() });
  const isBesideOthers = found.isEmpty && (await areAllInTabs(deps, owner));
  if (closing.signal.aborted) return;
  if (found.isFromHome) dropHomeIdea();
  dispatchWizard({ type: "opened", ...found, elsewhere: isBesideOthers ? "others" : null });
  if (token_id && found.isPainted)
    void followToken(deps, token_id, found.draft, () => go({ draft: deps.newId() })).catch(() => {});
  await takeReceived(deps);
}

/** Stores the draft as it changes. Lock and address follow a draft that becomes a saved token's. */
function whenChanged(
  deps: AppDeps,
  visit: Visit,
  go: (search: WizardSearch) => void,
  state: WizardState,
  before: WizardState,
): void {
  const { id, draft } = state;
  if (id === null || !draft) return;
  if (id !== before.id) void lock(deps, visit, id, false);
  storeOrDiscardDraft(deps, visit.owner, { id, draft }, before);
  const search = addressOf(id, draft);
  const { search: shown } = visit;
  if (idOf(search) === idOf(shown) && search.step === shown.step) return;
  visit.search = search;
  go(search);
}

/** Resolves whether this tab has the draft now. If not, the screen says so. */
async function lock(deps: AppDeps, visit: Visit, id: string, takeOver: boolean): Promise<boolean> {
  visit.lock.abort();
  visit.lock = new AbortController();
  const { signal } = visit.lock;
  const onLost = () => {
    if (!signal.aborted) dispatchWizard({ type: "takenElsewhere" });
  };
  const request = () => lockDraft(visit.owner, id, { signal, takeOver, onLost });
  let found = await request();
  for (let tries = 0; tries < RELOAD_TRIES && found === "taken" && !signal.aborted; tries++) {
    await deps.wait(RELOAD_MS);
    found = await request();
    if (found === "taken") onLost();
  }
  return found !== "taken" && !signal.aborted;
}

const areAllInTabs = async ({ db }: AppDeps, owner: string): Promise<boolean> => {
  const [begun, inTabs] = await Promise.all([readBegun(db, owner).catch(() => []), draftsInTabs(owner)]);
  return begun.length > 0 && inTabs !== null && begun.every((id) => inTabs.has(id));
};

/** A reload returns to the step of a saved token; a new token's draft stores its own step. */
function addressOf(id: string, { token, step }: WizardDraft): WizardSearch {
  if (!token?.id) return { draft: id };
  return { token_id: token.id, step, ...(id !== token.id && { draft: id }) };
}

function storeOrDiscardDraft(
  deps: AppDeps,
  owner: string,
  { id, draft }: { id: string; draft: WizardDraft },
  before: WizardState,
): void {
  const was = before.draft;
  // Earlier versions kept what a second tab typed beside the token's own draft.
  const isBeside = draft.token?.id != null && draft.token.id !== id;
  if (isBeside ? hasTyped(draft) : worthKeeping(draft)) {
    const replaces = was && before.id !== id && isSameGeneration(was, draft) ? before.id : null;
    void keepWhileHere(deps, owner, draft, id, replaces);
  }
  // A draft that the user emptied is deleted.
  else if (isBeside || (was?.token === null && worthKeeping(was)))
    void discardDraft(deps.db, owner, id).catch(() => {});
}
