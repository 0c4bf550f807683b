import {
  compareKeys,
  type Digest,
  type Key,
  PAGE,
  type Row,
  type RowSource,
  type RowTarget,
  type Table,
} from "./tables.ts";

/** The fact that a database has while it is being filled: the instance that comes into it. */
export const MOVING = "moving";

interface Difference {
  /** A row that is to be added, to be changed, or to go. */
  kind: "missing" | "changed" | "gone";
  key: Key;
}

export interface RowCounts {
  /** Rows of the source, by table. */
  tables: Record<string, number>;
  /** Rows that were written or removed. */
  written: number;
  /** Tables that still differ, in words. */
  faults: string[];
}

/**
 * Makes the target's rows equal the source's, a page in each transaction, and compares what it wrote. First
 * goes what is gone, and what cannot be changed in its place: then all that the target holds is in the source
 * as it is, so that no unique index and no foreign key stands in the way of what is added.
 */
export async function copyRows(
  source: RowSource,
  target: RowTarget,
  tables: readonly Table[],
  report: (table: string, rows: number) => void,
): Promise<RowCounts> {
  const counts: RowCounts = { tables: {}, written: 0, faults: [] };
  const countOf = (table: Table) => (rows: number) => {
    counts.tables[table.name] = rows;
  };
  const unequal = new Set<string>();
  for (const table of tables.toReversed()) {
    if ((await target.digests(table, null)).length === 0) {
      unequal.add(table.name);
      continue;
    }
    for await (const page of pagesOf(differences(source, target, table, countOf(table)))) {
      unequal.add(table.name);
      const keys = (kind: Difference["kind"]) =>
        page.filter((each) => each.kind === kind).map(({ key }) => key);
      const [remove, changed] = [keys("gone"), keys("changed")];
      if (remove.length + changed.length === 0) continue;
      const update = await source.read(table, changed);
      for (const name of await target.apply(table, { remove, update })) unequal.add(name);
      counts.written += remove.length + changed.length;
    }
  }
  for (const table of tables) {
    if (unequal.has(table.name)) counts.written += await addMissing(source, target, table, report);
    if (table.isNumbered) await copyNumber(source, target, table);
  }
  for (const table of tables.filter(({ name }) => unequal.has(name))) {
    let left = 0;
    for await (const _ of differences(source, target, table, countOf(table))) left++;
    if (left > 0) counts.faults.push(`${left} rows of the table ${table.name} differ in ${target.place}.`);
  }
  return counts;
}

/** Reads each page while the one before is written. */
async function addMissing(
  source: RowSource,
  target: RowTarget,
  table: Table,
  report: (table: string, rows: number) => void,
): Promise<number> {
  let added = 0;
  let writing: Promise<unknown> = Promise.resolve();
  for await (const page of pagesOf(differences(source, target, table))) {
    const keys = page.filter(({ kind }) => kind === "missing").map(({ key }) => key);
    const insert: Row[] = await source.read(table, keys);
    await writing;
    writing = insert.length > 0 ? target.apply(table, { insert }) : writing;
    // It may fail while nobody waits for it yet.
    writing.catch(() => undefined);
    added += insert.length;
    report(table.name, added);
  }
  await writing;
  return added;
}

/** Without it a cursor that is past the last row would miss what changes next. */
async function copyNumber(source: RowSource, target: RowTarget, table: Table): Promise<void> {
  const number = await source.lastNumber(table);
  if ((await target.lastNumber(table)) !== number) await target.setLastNumber(table, number);
}

/** Goes through both in the order of their keys. `count` is called at the end, with the rows of the source. */
async function* differences(
  source: RowSource,
  target: RowSource,
  table: Table,
  count?: (rows: number) => void,
): AsyncGenerator<Difference> {
  const [ours, theirs] = [walk(source, table), walk(target, table)];
  let rows = 0;
  let [one, other] = [await ours.next(), await theirs.next()];
  while (!one.done || !other.done) {
    const order = one.done ? 1 : other.done ? -1 : compareKeys(one.value.key, other.value.key);
    if (order < 0 && !one.done) yield { kind: "missing", key: one.value.key };
    if (order > 0 && !other.done && !isMark(table, other.value)) yield { kind: "gone", key: other.value.key };
    if (order === 0 && !one.done && one.value.hash !== other.value?.hash)
      yield { kind: "changed", key: one.value.key };
    if (order <= 0) {
      rows++;
      one = await ours.next();
    }
    if (order >= 0) other = await theirs.next();
  }
  count?.(rows);
}

const isMark = ({ name }: Table, { key }: Digest): boolean => name === "facts" && key[0] === MOVING;

/** Asks for each page while the one before is looked at. */
async function* walk(rows: RowSource, table: Table): AsyncGenerator<Digest, undefined> {
  let next = rows.digests(table, null);
  for (;;) {
    const page = await next;
    const last = page.at(-1);
    if (!last || page.length < PAGE) {
      yield* page;
      return;
    }
    next = rows.digests(table, last.key);
    // It may fail while nobody waits for it yet.
    next.catch(() => undefined);
    yield* page;
  }
}

async function* pagesOf<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let page: T[] = [];
  for await (const item of items) {
    page.push(item);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
