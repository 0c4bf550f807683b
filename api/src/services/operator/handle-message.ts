import type { OperatorDeps } from "./operator-deps.ts";

/** Marks a message as handled. */
export const handleMessage = (
  { store, clock, commit }: OperatorDeps,
  { id }: { id: string },
): Promise<{ id: string }> => commit([store.messages.setHandled(id, clock())], { id });
