import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import type { OutboxRow } from "../../db/rows.ts";

/** Whether the server has yet to hear that there is such a token. */
export const hasCreation = (queue: readonly OutboxRow[]): boolean =>
  queue.some(({ kind }) => kind === "create-token@1");

/** In place of a launch that cannot begin yet. */
export const reportUnsent = (deps: AppDeps): void =>
  void deps.toast.info(sentences.offline.launchUnsent, { id: "launch-unsent" });
