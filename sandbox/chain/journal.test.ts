import { appendFile, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryDirectory } from "../testing/start-test-sandbox.ts";
import { DamagedJournal, openJournal } from "./journal.ts";

const record = (slot: number) => ({ slot, transaction: new Uint8Array(100).fill(slot) });

async function writtenJournal(records: number): Promise<string> {
  const path = join(await temporaryDirectory(), "journal");
  const journal = openJournal(path);
  for (let slot = 1; slot <= records; slot++) journal.append(record(slot));
  journal.close();
  return path;
}

const slotsIn = (path: string) => {
  const journal = openJournal(path);
  const slots = journal.records.map(({ slot }) => slot);
  journal.close();
  return slots;
};

it("keeps what was appended", async () => {
  const journal = openJournal(await writtenJournal(3));
  expect(journal.records).toEqual([record(1), record(2), record(3)]);
  journal.close();
});

it("drops a record torn anywhere, and goes on after it", async () => {
  const whole = await readFile(await writtenJournal(3));
  const recordBytes = whole.length / 3;
  for (let cut = 1; cut < recordBytes; cut += 7) {
    const path = await writtenJournal(3);
    await truncate(path, whole.length - cut);
    const journal = openJournal(path);
    expect(journal.records).toHaveLength(2);
    journal.append(record(4));
    journal.close();
    expect(slotsIn(path)).toEqual([1, 2, 4]);
  }
});

it("drops a last record whose bytes are wrong, and a tail of zeros", async () => {
  const path = await writtenJournal(2);
  const bytes = await readFile(path);
  bytes[bytes.length - 1]! ^= 1;
  await writeFile(path, bytes);
  expect(slotsIn(path)).toEqual([1]);
  await appendFile(path, Buffer.alloc(4096));
  expect(slotsIn(path)).toEqual([1]);
});

it("refuses to guess when a record in the middle is damaged", async () => {
  const path = await writtenJournal(3);
  const bytes = await readFile(path);
  bytes[20]! ^= 1;
  await writeFile(path, bytes);
  expect(() => openJournal(path)).toThrow(DamagedJournal);
});
