import { openCurrent } from "../db/migrate.ts";
import type { OpenDatabase } from "../db/open.ts";
import { createStore } from "../db/store.ts";
import { type Env, readEnv } from "../env.ts";
import type { OperatorWorld } from "../services/operator/operator-world.ts";
import { resolveSettings } from "../settings.ts";
import type { Office } from "./command.ts";

/** The environment; absent: the process's own. */
export type Source = Parameters<typeof readEnv>[0];

/** Opens what a command asks for, when it asks, and closes it after. */
export function openOffice(source: Source, clock: () => number): Office & { close(): void } {
  let env: Env | undefined;
  let database: OpenDatabase | undefined;
  const readOnce = () => {
    env ??= readEnv(source);
    return env;
  };
  return {
    clock,
    env: readOnce,
    settings: () => resolveSettings(readOnce(), readOnce().PORT),
    world() {
      database ??= openCurrent(readOnce().DATA_DIR, readOnce().MIGRATIONS_DIR);
      return operatorWorld(database, clock);
    },
    close: () => database?.close(),
  };
}

function operatorWorld(database: OpenDatabase, clock: () => number): OperatorWorld {
  const store = createStore(database);
  return {
    store,
    clock,
    async settle(plan, answer) {
      await store.commit(plan);
      return answer;
    },
  };
}
