import type { SavedToken } from "#contract/token.ts";
import type { Intents } from "../../db/intents.ts";
import type { OutboxRow } from "../../db/rows.ts";

/** The server's list as it will be once it has heard what waits here: so a list that is read meanwhile undoes nothing. */
export function withIntents(tokens: readonly SavedToken[], rows: readonly OutboxRow[]): SavedToken[] {
  return rows.reduce<SavedToken[]>(
    (list, { kind, payload }) => {
      if (kind === "create-token@1") {
        const { shown } = payload as Intents["create-token@1"];
        return list.some(({ id }) => id === shown.id) ? list : [shown].concat(list);
      }
      if (kind === "delete-token@1")
        return list.filter(({ id }) => id !== (payload as Intents["delete-token@1"]).id);
      if (kind === "edit-token@1") {
        const { id, words } = payload as Intents["edit-token@1"];
        return list.map((token) => (token.id === id ? { ...token, ...words } : token));
      }
      return list;
    },
    [...tokens],
  );
}
