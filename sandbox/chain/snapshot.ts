import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeSync,
} from "node:fs";
import { crc32 } from "node:zlib";
import { type DecodedTransaction, decodeTransaction } from "./decode.ts";
import type { JournalRecord } from "./journal.ts";
import type { Entry } from "./ledger.ts";
import { writeDurably } from "./origin.ts";

/** What running the first `covers` records of the journal led to. */
interface Snapshot {
  covers: number;
  lastRecord: Uint8Array | undefined;
  vm: Uint8Array;
  entries: readonly Entry[];
}

/**
 * A cache of what running the journal leads to: the virtual machine's state in one file, written anew each
 * time, and a line for each entry in another, which only grows.
 */
export interface Snapshots {
  /** The snapshot, or undefined when there is none that fits this journal: then all of it is run again. */
  read(records: readonly JournalRecord[]): Snapshot | undefined;
  tryWrite(snapshot: Snapshot): void;
}

const FORMAT = 3;
const CHUNK_BYTES = 4 * 1024 * 1024;

/** How much of the file of entries is known to be good. */
interface Written {
  count: number;
  bytes: number;
  crc: number;
}

const NONE: Written = { count: 0, bytes: 0, crc: 0 };

export function openSnapshots(path: string): Snapshots {
  const entriesPath = `${path}-entries`;
  let written = NONE;

  const read = (records: readonly JournalRecord[]): Snapshot => {
    const bytes = readFileSync(path);
    const start = bytes.indexOf(10) + 1;
    const head = JSON.parse(bytes.toString("utf8", 0, start));
    const vm = new Uint8Array(bytes.subarray(start));
    const lastRecord = records[head.covers - 1]?.transaction;
    const fits =
      head.format === FORMAT &&
      head.covers <= records.length &&
      head.last === digest(lastRecord) &&
      head.sum === digest(vm);
    if (!fits) throw new Error("of another journal");
    const entries = readEntries(entriesPath, head.entries);
    written = head.entries;
    return { covers: head.covers, lastRecord, vm, entries };
  };

  const write = ({ covers, lastRecord, vm, entries }: Snapshot) => {
    written = appendEntries(entriesPath, written, entries.slice(written.count));
    const head = { format: FORMAT, covers, last: digest(lastRecord), entries: written, sum: digest(vm) };
    writeDurably(path, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), vm]));
  };

  return {
    read: (records) => {
      written = NONE;
      if (!existsSync(path)) return;
      try {
        return read(records);
      } catch {
        return;
      }
    },
    tryWrite: (snapshot) => {
      try {
        write(snapshot);
      } catch {
        rmSync(`${path}.draft`, { force: true });
      }
    },
  };
}

/** What stood behind the good part, of another fork or a write that failed, is overwritten. */
function appendEntries(path: string, { count, bytes, crc }: Written, entries: readonly Entry[]): Written {
  closeSync(openSync(path, "a"));
  const file = openSync(path, "r+");
  try {
    ftruncateSync(file, bytes);
    for (const entry of entries) {
      const line = Buffer.from(`${writeEntry(entry)}\n`);
      bytes += writeSync(file, line, 0, line.length, bytes);
      crc = crc32(line, crc);
    }
  } finally {
    closeSync(file);
  }
  return { count: count + entries.length, bytes, crc };
}

/** Read by pieces, since all of it may be more than one string can hold. */
function readEntries(path: string, { count, bytes, crc }: Written): Entry[] {
  const file = openSync(path, "r");
  try {
    const entries: Entry[] = [];
    let [read, sum] = [0, 0];
    let rest = Buffer.alloc(0);
    while (read < bytes) {
      const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, bytes - read));
      const size = readSync(file, chunk, 0, chunk.length, read);
      if (size === 0) break;
      read += size;
      sum = crc32(chunk.subarray(0, size), sum);
      const lines = Buffer.concat([rest, chunk.subarray(0, size)]);
      const end = lines.lastIndexOf(10) + 1;
      for (const line of lines.toString("utf8", 0, end).split("\n")) if (line) entries.push(readEntry(line));
      rest = lines.subarray(end);
    }
    if (sum !== crc || entries.length !== count) throw new Error("damaged");
    return entries;
  } finally {
    closeSync(file);
  }
}

const writeEntry = ({ transaction, ...rest }: Entry): string =>
  JSON.stringify(
    { ...rest, bytes: base64(transaction.bytes), signature: transaction.signature },
    bigintsAsText,
  );

function readEntry(line: string): Entry {
  const { bytes, signature, ...entry }: Entry & { bytes: string; signature: string } = JSON.parse(
    line,
    textAsBigints,
  );
  return { ...entry, transaction: decodedLater(new Uint8Array(Buffer.from(bytes, "base64")), signature) };
}

/** Decoded when somebody looks into it: a long history begins again sooner so. */
function decodedLater(bytes: Uint8Array, signature: string): DecodedTransaction {
  let decoded: DecodedTransaction | undefined;
  const decode = () => {
    decoded ??= decodeTransaction(bytes);
    return decoded;
  };
  return {
    bytes,
    signature,
    get signatures() {
      return decode().signatures;
    },
    get message() {
      return decode().message;
    },
  };
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

function digest(bytes: Uint8Array = new Uint8Array()): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** No other text of an entry begins this way: base58, base64, and log lines never hold U+0001. */
const BIGINT_MARK = "\u0001";

const bigintsAsText = (_key: string, value: unknown) =>
  typeof value === "bigint" ? BIGINT_MARK + value.toString() : value;

const textAsBigints = (_key: string, value: unknown) =>
  typeof value === "string" && value.startsWith(BIGINT_MARK) ? BigInt(value.slice(1)) : value;
