import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { isCreation } from "../outbox/queue.ts";

/** True if the server does not have this token yet. */
export const hasCreation = (queue: readonly OutboxRow[]): boolean => queue.some(isCreation);

/** Shown in place of a launch that cannot start yet. */
export const reportUnsent = (deps: AppDeps): void =>
  void deps.toast.info(sentences.offline.launchUnsent, { id: "launch-unsent" });
