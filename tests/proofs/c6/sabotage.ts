/** Faults that the outbox might have: a piece of a source, and what stands there instead. */
export interface Sabotage {
  file: string;
  piece: string;
  instead: string;
  /** Which share of the acts shows it best, if it is messages. */
  messages?: number;
}

const flush = "web/src/features/outbox/flush-outbox.ts";

export const sabotages = {
  "another key for each attempt": {
    file: "web/src/features/outbox/intents/intent.ts",
    piece: `"Idempotency-Key": key + part`,
    instead: `"Idempotency-Key": crypto.randomUUID() + key.slice(0, 0) + part`,
    messages: 1,
  },
  "forgets what was on a wire that was cut": {
    file: flush,
    piece: "await changeInOutbox(deps.db, row.seq, later);\n        await postpone",
    instead: "await dropFromOutbox(deps.db, row.seq);\n        await postpone",
  },
  "sends all that waits at once": {
    file: flush,
    piece: "return holdingOutbox(() => whileSyncing(send));",
    instead: `return holdingOutbox(async () => {
      const rows = await readOutbox(deps.db, owner);
      const later = (row) => changeInOutbox(deps.db, row.seq, { notBefore: deps.now() + 10_000 });
      const drop = (row) => dropFromOutbox(deps.db, row.seq);
      const failed = (row) => (error) => (error.status ? drop(row) : later(row));
      const due = rows.filter(({ notBefore }) => eager || notBefore <= deps.now()).reverse();
      await Promise.all(due.map((row) => deliver(deps, row).then(() => drop(row), failed(row))));
      return { answers: new Map(), refusal: null, stopped: null };
    });`,
  },
} satisfies Record<string, Sabotage>;
