import { useLiveQuery } from "dexie-react-hooks";
import type { SavedToken } from "#contract/token.ts";
import { useDeps } from "../../app/load-deps.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { readToken } from "../../db/token-rows.ts";

/** A token that was deleted elsewhere, as this device still has it; undefined until that is read. */
export function useGoneToken({ owner, entity }: OutboxRow): SavedToken | undefined {
  const deps = useDeps();
  return useLiveQuery(() => readToken(deps.db, owner, entity).catch(() => undefined), [deps, owner, entity]);
}
