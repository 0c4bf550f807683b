import type { OperatorDeps } from "./operator-deps.ts";

export interface Barred {
  kind: "subdomain" | "wallet";
  /** A label, or an address. */
  value: string;
}

/**
 * Bars a subdomain from being taken, or a wallet from signing in: its sessions end at once. What is live stays live
 * until its time is over, or it is taken down.
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
