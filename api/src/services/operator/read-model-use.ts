import type { ServerDeps } from "../../deps.ts";

export interface ModelUse {
  tokens: number;
  images: number;
}

/** Reads all users' model usage of today (UTC). */
export async function readModelUse({ store, clock }: Pick<ServerDeps, "store" | "clock">): Promise<ModelUse> {
  const day = new Date(clock()).toISOString().slice(0, 10);
  const used = (kind: "tokens" | "images") => store.modelUse.read({ day, userId: "", kind });
  return { tokens: await used("tokens"), images: await used("images") };
}
