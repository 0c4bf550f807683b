import { openBesideServer } from "../db/beside-server.ts";
import type { OpenDatabase } from "../db/database.ts";
import { createStore } from "../db/store.ts";
import type { OperatorDeps } from "../deps.ts";
import { type Env, readEnv } from "../env.ts";
import { openBlobs } from "../gateways/s3-blobs.ts";
import { resolveSettings } from "../settings.ts";
import type { CliContext } from "./command.ts";

/** The environment; absent: the process's own. */
export type Source = Parameters<typeof readEnv>[0];

/** Opens the environment and the database lazily, when a command first uses them. */
export function openCliContext(
  source: Source,
  clock: () => number,
  report: (line: string) => void,
): CliContext & { close(): void | Promise<void> } {
  let env: Env | undefined;
  let database: OpenDatabase | undefined;
  const readOnce = () => {
    env ??= readEnv(source);
    return env;
  };
  return {
    clock,
    report,
    env: readOnce,
    settings: () => resolveSettings(readOnce(), readOnce().PORT),
    data: () => ({
      folder: readOnce().DATA_DIR,
      blobs: openBlobs(resolveSettings(readOnce(), readOnce().PORT)),
    }),
    deps() {
      database ??= openBesideServer(readOnce());
      return createOperatorDeps(database, clock);
    },
    close: () => database?.close(),
  };
}

function createOperatorDeps(database: OpenDatabase, clock: () => number): OperatorDeps {
  const store = createStore(database);
  return {
    store,
    clock,
    async commit(plan, answer) {
      await store.commit(plan);
      return answer;
    },
  };
}
