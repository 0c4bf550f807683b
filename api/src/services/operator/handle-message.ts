import type { OperatorWorld } from "./operator-world.ts";

/** Notes that a message needs nobody any more. */
export const handleMessage = (
  { store, clock, settle }: OperatorWorld,
  { id }: { id: string },
): Promise<{ id: string }> => settle([store.messages.setHandled(id, clock())], { id });
