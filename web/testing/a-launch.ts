import type { LaunchRow } from "../src/db/rows.ts";

/** A row of the launch journal. */
export const aLaunch = (change: Partial<LaunchRow> = {}): LaunchRow => ({
  tokenId: crypto.randomUUID(),
  owner: "owner",
  tokenName: "Moon Frog",
  stage: "opened",
  mint: "mint",
  sealed: null,
  devBuy: 0.05,
  signature: null,
  wire: null,
  blockhash: null,
  slot: null,
  preparedAt: null,
  reason: null,
  at: 0,
  ...change,
});
