import type { OperatorDeps } from "./operator-deps.ts";

/** Notes that a message needs nobody any more. */
export const handleMessage = (
  { store, clock, commit }: OperatorDeps,
  { id }: { id: string },
): Promise<{ id: string }> => commit([store.messages.setHandled(id, clock())], { id });
