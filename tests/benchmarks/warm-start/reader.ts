/** Bundled and run in the browser (first-page.ts): the app's own database, filled and read. */
import type { SavedToken } from "#contract/token.ts";
import { type Database, openDatabase } from "../../../web/src/db/database.ts";
import { readTokenPage } from "../../../web/src/db/tokens.ts";

const OWNER = "ann";
const PAGE = 10;

const tokenOf = (nth: number): SavedToken => ({
  id: `00000000-0000-4000-8000-${String(nth).padStart(12, "0")}`,
  name: `Gem ${nth}`,
  ticker: `GEM${nth}`,
  narrative: `Gem ${nth} of a long list. `.repeat(20),
  image_url: `/media/${nth}.webp`,
  banner_url: null,
  origin: "GENERATED",
  mint_address: null,
  website_url: null,
  website_status: null,
  created_at: new Date(1_700_000_000_000 + nth * 60_000).toISOString(),
  updated_at: new Date(1_700_000_000_000 + nth * 60_000).toISOString(),
  session_id: null,
  version: 1,
});

async function readFirstPage(count: number, readings: number) {
  const db = openDatabase(`bench-${count}`);
  const rows = Array.from({ length: count }, (_, nth) => tokenOf(nth)).map((token) => ({
    owner: OWNER,
    id: token.id,
    created_at: token.created_at,
    token,
  }));
  await db.tokens.bulkPut(rows);
  const app: number[] = [];
  const raw: number[] = [];
  for (let reading = 0; reading < readings; reading++) {
    app.push(await timed(() => readTokenPage(db, OWNER, 1), rows));
    raw.push(await timed(() => readByHand(db), rows));
  }
  await db.delete();
  return { app, raw };
}

/** In ms; what was read must be the newest ten. */
async function timed(read: () => Promise<SavedToken[]>, rows: { id: string }[]): Promise<number> {
  const start = performance.now();
  const page = await read();
  const taken = performance.now() - start;
  const newest = rows.slice(-PAGE).reverse();
  if (page.some(({ id }, at) => id !== newest[at]?.id)) throw new Error("That is not the first page.");
  return taken;
}

const readByHand = (db: Database): Promise<SavedToken[]> =>
  new Promise((resolve, reject) => {
    const page: SavedToken[] = [];
    const range = IDBKeyRange.bound([OWNER, ""], [OWNER, "\uffff"]);
    const reading = db.backendDB().transaction("tokens").objectStore("tokens");
    const walking = reading.index("[owner+created_at]").openCursor(range, "prev");
    walking.onerror = () => reject(walking.error);
    walking.onsuccess = () => {
      const cursor = walking.result;
      if (cursor) page.push((cursor.value as { token: SavedToken }).token);
      if (cursor && page.length < PAGE) cursor.continue();
      else resolve(page);
    };
  });

Object.assign(globalThis, { readFirstPage });
