import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { decodeTransaction } from "./decode.ts";
import type { JournalRecord } from "./journal.ts";
import type { Entry } from "./ledger.ts";
import { writeDurably } from "./origin.ts";

/** A cache of what running the first `covers` records of the journal led to. */
interface Snapshot {
  covers: number;
  lastRecord: Uint8Array | undefined;
  vm: Uint8Array;
  entries: readonly Entry[];
}

const FORMAT = 2;

export function tryWriteSnapshot(path: string, snapshot: Snapshot): void {
  try {
    writeSnapshot(path, snapshot);
  } catch {
    rmSync(`${path}.draft`, { force: true });
  }
}

/** The snapshot, or undefined when there is none that fits this journal: then all of it is run again. */
export function readSnapshot(path: string, records: readonly JournalRecord[]): Snapshot | undefined {
  if (!existsSync(path)) return;
  try {
    const bytes = readFileSync(path);
    const start = bytes.indexOf(10) + 1;
    const head = JSON.parse(bytes.toString("utf8", 0, start));
    const vm = bytes.subarray(start, start + head.state);
    const body = bytes.toString("utf8", start + head.state);
    const lastRecord = records[head.covers - 1]?.transaction;
    const fits =
      head.format === FORMAT &&
      head.covers <= records.length &&
      head.last === digest(lastRecord) &&
      head.sum === digest(body, vm);
    if (!fits) return;
    const { entries } = JSON.parse(body, textAsBigints) as { entries: (Entry & { bytes: string })[] };
    return { covers: head.covers, lastRecord, vm: new Uint8Array(vm), entries: entries.map(revive) };
  } catch {
    return;
  }
}

function writeSnapshot(path: string, { covers, lastRecord, vm, entries }: Snapshot): void {
  const body = JSON.stringify(
    { entries: entries.map(({ transaction, ...rest }) => ({ ...rest, bytes: base64(transaction.bytes) })) },
    bigintsAsText,
  );
  const state = Buffer.from(vm);
  const head = {
    format: FORMAT,
    covers,
    last: digest(lastRecord),
    state: state.length,
    sum: digest(body, state),
  };
  writeDurably(path, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), state, Buffer.from(body)]));
}

const revive = ({ bytes, ...entry }: Entry & { bytes: string }): Entry => ({
  ...entry,
  transaction: decodeTransaction(new Uint8Array(Buffer.from(bytes, "base64"))),
});

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

function digest(...parts: (string | Uint8Array | undefined)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part ?? "");
  return hash.digest("hex");
}

/** No other text of an entry begins this way: base58, base64, and log lines never hold U+0001. */
const BIGINT_MARK = "\u0001";

const bigintsAsText = (_key: string, value: unknown) =>
  typeof value === "bigint" ? BIGINT_MARK + value.toString() : value;

const textAsBigints = (_key: string, value: unknown) =>
  typeof value === "string" && value.startsWith(BIGINT_MARK) ? BigInt(value.slice(1)) : value;
