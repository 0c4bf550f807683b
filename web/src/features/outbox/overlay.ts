import type { SavedToken } from "#contract/token.ts";
import type { Intents } from "../../db/intents.ts";
import type { OutboxRow } from "../../db/rows.ts";

/**
 * The server's list as it will be once it has heard what waits here: so a list that is read meanwhile undoes nothing. A
 * token that is gone there stays as it is `known` here as long as something that was done to it has nowhere to go.
 */
export function withIntents(
  tokens: readonly SavedToken[],
  rows: readonly OutboxRow[],
  known: readonly SavedToken[] = [],
): SavedToken[] {
  const withGone = (list: SavedToken[], id: string): SavedToken[] => {
    const gone = list.some((token) => token.id === id) ? undefined : known.find((token) => token.id === id);
    return gone ? [gone].concat(list) : list;
  };
  return rows.reduce<SavedToken[]>(
    (list, { kind, payload, entity, state, failure }) => {
      switch (kind) {
        case "create-token@1": {
          const { shown } = payload as Intents["create-token@1"];
          return list.some(({ id }) => id === shown.id) ? list : [shown].concat(list);
        }
        case "edit-token@1": {
          // What is on chain stays as it was launched.
          if (failure?.code === "token_deployed") return list;
          const { words } = payload as Intents["edit-token@1"];
          return withGone(list, entity).map((token) =>
            token.id === entity ? { ...token, ...words } : token,
          );
        }
        case "make-website@1":
        case "configure-automation@1":
          return withGone(list, entity);
        case "delete-token@1":
        case "delete-token@2":
          // One that was refused is there still.
          return state === "parked" ? list : list.filter(({ id }) => id !== entity);
        default:
          return list;
      }
    },
    [...tokens],
  );
}
