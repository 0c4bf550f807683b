import type { Deck } from "#contract/deck.ts";
import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { sameDeck } from "../../db/intents.ts";
import { siteEditorStore } from "../../stores/site-editor.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { flushOutbox } from "../outbox/flush-outbox.ts";

/** Long enough not to disturb typing. */
const QUIET_MS = 800;

/** The server has no such version: it says its own then, and whether that has the deck that was changed. */
const UNKNOWN = 0;

/** One change is stored after the other, since each may take the place of the one before it. */
let storing: Promise<unknown> = Promise.resolve();

/** Queues the shown deck as a change of the one `before` it: on this device at once, sent when typing pauses. */
export function keepDeck(deps: AppDeps, before: Deck): void {
  const { site, websiteId, owner, deck } = siteEditorStore.getState();
  if (!site || !deck) return;
  siteEditorStore.setState({ isTyping: true });
  const isOpen = () => siteEditorStore.getState().websiteId === websiteId;
  const base = () => (isOpen() && siteEditorStore.getState().unkept) || before;
  const noteUnkept = (unkept: Deck | null) => isOpen() && siteEditorStore.setState({ unkept });
  const store = () => {
    const version = sameDeck(base(), site.deck) ? site.version : UNKNOWN;
    const payload = { websiteId, site: { ...site, deck: base(), version }, deck };
    const intent = { kind: "change-deck@1" as const, entity: site.token_id, payload };
    return enqueue(deps, owner, intent, { isLater: true, delay: QUIET_MS });
  };
  const stored = storing.then(store).then(
    () => noteUnkept(null),
    () => {
      noteUnkept(base());
      deps.toast.error(sentences.device.workNotKept, { id: "work-not-kept", duration: 10_000 });
    },
  );
  storing = stored;
  void stored
    .then(() => deps.wait(QUIET_MS))
    .then(() => storing === stored && siteEditorStore.setState({ isTyping: false }));
}

/** Resolves once all changes of the editor are stored on this device. */
export const whenKept = (): Promise<unknown> => storing;

/** Sends what is queued now. */
export async function saveDeck(deps: AppDeps): Promise<void> {
  await whenKept();
  await flushOutbox(deps, deps.owner(), { eager: true });
}
