import type { SavedToken } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";
import { type Intents, sameWords } from "../../db/intents.ts";
import { replaceInOutbox } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { forgetUnsent } from "../../db/unsent-tokens.ts";
import { withRoom } from "../device/with-room.ts";
import { intentRow } from "./intent-row.ts";
import { holdingOutbox } from "./outbox-lock.ts";
import { OWN_TRY_MS } from "./perform.ts";
import { isUnsent, readQueue } from "./queue.ts";

/**
 * Puts the deletion of a token in the line, in place of all that was to be done to the token: nothing of that is sent
 * first, or stands in its way. Null where the token was never even sent, so that there is nobody to tell: it is gone
 * then, with what waited for it. Where a device is full all of it stays.
 */
export const enqueueDeletion = (deps: AppDeps, owner: string, token: SavedToken): Promise<OutboxRow | null> =>
  holdingOutbox(async () => {
    const rows = await readQueue(deps, owner, token.id);
    const creation = rows.find(({ kind }) => kind === "create-token@1");
    if (creation && isUnsent(creation)) {
      const seqs = rows.map(({ seq }) => seq);
      await withRoom(deps, () => forgetUnsent(deps.db, owner, token.id, seqs));
      return null;
    }
    const gone = rows.filter(isAboutToken);
    const seqs = gone.map(({ seq }) => seq);
    const payload = deletionOf(token, gone);
    const deletion: Omit<OutboxRow, "seq"> = {
      ...intentRow(deps, owner, { kind: "delete-token@2", entity: token.id, payload }),
      notBefore: deps.now() + OWN_TRY_MS,
      displaced: gone.flatMap((row) => (isDeletion(row) ? (row.displaced ?? []) : [row])),
    };
    return withRoom(deps, () => replaceInOutbox(deps.db, seqs, deletion));
  });

/** As it was before what waits was done to it, if that is how it was seen: the server is asked about that. */
function deletionOf(token: SavedToken, gone: readonly OutboxRow[]): Intents["delete-token@2"] {
  const creation = gone.find(({ kind }) => kind === "create-token@1");
  const edits = gone.flatMap(({ kind, payload }) =>
    kind === "edit-token@1" ? [payload as Intents["edit-token@1"]] : [],
  );
  const ours = edits.map(({ words }) => words);
  if (creation) return { seen: (creation.payload as Intents["create-token@1"]).shown, ours };
  const [first] = edits;
  const last = edits.at(-1);
  if (!first || !last || !sameWords(token, last.words)) return { seen: token, ours };
  return { seen: { ...token, ...first.base, version: first.version }, ours };
}

const isDeletion = ({ kind }: OutboxRow): boolean => kind.startsWith("delete-token@");

/** Of the kinds that this version knows: what a newer one has put there waits for that version. */
const isAboutToken = (row: OutboxRow): boolean =>
  isDeletion(row) ||
  ["create-token@1", "edit-token@1", "make-website@1", "configure-automation@1"].includes(row.kind);
