import type { OperatorDeps } from "./operator-deps.ts";

export interface Barred {
  kind: "subdomain" | "wallet";
  /** A label, or an address. */
  value: string;
}

/**
 * Blocks a subdomain from being claimed, or a wallet from signing in, and ends the wallet's sessions. A live
 * site stays until it expires or is taken down.
 */
export async function addBlock(
  { store, clock, commit }: OperatorDeps,
  { kind, value, reason }: Barred & { reason: string },
): Promise<Barred> {
  const now = clock();
  const plan = [
    store.blocks.add({ kind, value, reason, createdAt: now }),
    ...(kind === "wallet" ? [store.sessions.revokeOfAddress(value, now)] : []),
  ];
  return commit(plan, { kind, value });
}
