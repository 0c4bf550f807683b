import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import { crc32 } from "node:zlib";

/**
 * The truth on disk: an append-only file of raw transactions and the slot each ran in. Everything else the
 * chain knows follows from it.
 */
export interface Journal {
  records: readonly JournalRecord[];
  /** On return the record is on the disk, not merely on its way. */
  append(record: JournalRecord): void;
  /** Forgets what ran in this slot and after it, and returns the records that are left. */
  cut(slot: number): readonly JournalRecord[];
  close(): void;
}

export interface JournalRecord {
  slot: number;
  transaction: Uint8Array;
}

export class DamagedJournal extends Error {}

const HEADER_BYTES = 8; // length and CRC-32 of the body, little-endian
const SLOT_BYTES = 8;
const PREFIX_BYTES = HEADER_BYTES + SLOT_BYTES;
const MAX_BODY_BYTES = 4096;

/**
 * Opens or creates the journal. A torn last record (the process died while writing it, so it was never
 * reported it) is dropped.
 * @throws DamagedJournal when a record is bad and others follow it: then something else went wrong
 */
export function openJournal(path: string): Journal {
  const file = openSync(path, "a+");
  closeSync(file);
  const bytes = readFileSync(path);
  const { records, end } = readRecords(bytes);
  const handle = openSync(path, "r+");
  let position = end;
  const truncate = (length: number) => {
    ftruncateSync(handle, length);
    fsyncSync(handle);
    position = length;
  };
  if (end < bytes.length) truncate(end);

  return {
    records,
    append: (record) => {
      const bytes = encode(record);
      // Written at an explicit place: what a failed write (a full disk) left behind is overwritten by the
      // next.
      let written = 0;
      while (written < bytes.length) {
        written += writeSync(handle, bytes, written, bytes.length - written, position + written);
      }
      fsyncSync(handle);
      position += bytes.length;
    },
    cut: (slot) => {
      const { records } = readRecords(readFileSync(path));
      const kept = records.filter((record) => record.slot < slot); // slots never fall
      truncate(kept.reduce((length, { transaction }) => length + PREFIX_BYTES + transaction.length, 0));
      return kept;
    },
    close: () => closeSync(handle),
  };
}

function readRecords(bytes: Buffer): { records: JournalRecord[]; end: number } {
  const records: JournalRecord[] = [];
  let offset = 0;
  while (offset < bytes.length) {
    const record = readRecord(bytes, offset);
    if (!record) {
      if (!isTorn(bytes, offset)) {
        throw new DamagedJournal(
          `The sandbox's journal is damaged at byte ${offset}; move it away to start again.`,
        );
      }
      break;
    }
    records.push(record.value);
    offset = record.end;
  }
  return { records, end: offset };
}

function readRecord(bytes: Buffer, offset: number): { value: JournalRecord; end: number } | undefined {
  const start = offset + HEADER_BYTES;
  if (start > bytes.length) return;
  const length = bytes.readUInt32LE(offset);
  const end = start + length;
  if (length < SLOT_BYTES || length > MAX_BODY_BYTES || end > bytes.length) return;
  const body = bytes.subarray(start, end);
  if (crc32(body) !== bytes.readUInt32LE(offset + 4)) return;
  const slot = Number(body.readBigUInt64LE(0));
  return { value: { slot, transaction: new Uint8Array(body.subarray(SLOT_BYTES)) }, end };
}

/**
 * A bad record is torn when nothing whole can follow it: it reaches the end of the file, or all else is
 * zeros.
 */
function isTorn(bytes: Buffer, offset: number): boolean {
  const rest = bytes.subarray(offset);
  if (rest.length < HEADER_BYTES || rest.every((byte) => byte === 0)) return true;
  const length = rest.readUInt32LE(0);
  return length >= SLOT_BYTES && length <= MAX_BODY_BYTES && HEADER_BYTES + length >= rest.length;
}

function encode({ slot, transaction }: JournalRecord): Buffer {
  const body = Buffer.alloc(SLOT_BYTES + transaction.length);
  body.writeBigUInt64LE(BigInt(slot));
  body.set(transaction, SLOT_BYTES);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(body.length, 0);
  header.writeUInt32LE(crc32(body), 4);
  return Buffer.concat([header, body]);
}
