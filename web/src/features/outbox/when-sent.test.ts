import { expect, it } from "vitest";
import { MINUTE } from "#contract/limits.ts";
import { anIntent } from "../../../testing/an-intent.ts";
import type { OutboxRow, StoredRow } from "../../db/rows.ts";
import { type Sending, whenSent } from "./when-sent.ts";

const now = 1_700_000_000_000;
const sending: Sending = { now, isReachable: true, isSyncing: false, isFirst: true };
const row = (change: Partial<StoredRow> = {}): OutboxRow => ({
  ...anIntent("ann", { createdAt: now - 2 * MINUTE, ...change }),
  seq: 1,
});

it.each<[string, Partial<StoredRow>, Partial<Sending>]>([
  ["2 minutes ago · syncs next", {}, {}],
  [
    "2 minutes ago · tries again in 30 s · may have arrived already",
    { notBefore: now + 29_500, wasSent: true },
    {},
  ],
  [
    "2 minutes ago · tries again in 5 min · may have arrived already",
    { notBefore: now + 5 * MINUTE, attempts: 9 },
    {},
  ],
  ["2 minutes ago · syncs when the server is back", { notBefore: now + 30_000 }, { isReachable: false }],
  ["2 minutes ago · syncing now", { wasSent: true }, { isSyncing: true }],
  ["2 minutes ago · syncs after the one before it", {}, { isFirst: false, isSyncing: true }],
  ["just now · syncs next", { createdAt: now }, {}],
])("says '%s'", (said, change, where) => {
  expect(whenSent(row(change), { ...sending, ...where })).toBe(said);
});
