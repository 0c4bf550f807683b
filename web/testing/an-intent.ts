import type { NewRow, StoredRow } from "../src/db/rows.ts";

/** A message that waits. */
export const anIntent = (owner: string, change: Partial<StoredRow> = {}): NewRow =>
  ({
    owner,
    entity: "message",
    kind: "send-message@1",
    payload: { name: "Ann", email: "ann@example.com", subject: "Bug Report", message: "Upside down." },
    key: crypto.randomUUID(),
    state: "waiting",
    attempts: 0,
    notBefore: 0,
    createdAt: 0,
    failure: null,
    ...change,
  }) as NewRow;
