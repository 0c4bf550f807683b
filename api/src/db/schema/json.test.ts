import { expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import type { Art } from "../generations.ts";

const palette = { primary: "#111111", secondary: "#222222", accent: "#333333" } as Art["palette"];
const text = JSON.stringify(palette);

async function generation() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const { session_id: id } = await testApp.draft(session);
  const { store } = testApp.deps;
  const read = async () => store.generations.find(session.user.id, id ?? "");
  const row = await read();
  if (!row) throw new Error("There is a generation.");
  const raw = (column: string) => testApp.value(`select ${column} from generations`);
  return { store, row, raw, read };
}

it("stores a JSON column as its text, and null as NULL", async () => {
  const { store, row, raw, read } = await generation();
  const art = { ...row, palette };
  await store.commit([store.generations.redraw(row, art, [], 1)]);
  expect([await raw("palette"), await raw("tries")]).toEqual([text, "[]"]);
  await store.commit([store.generations.redraw(row, { ...art, palette: null }, [], 2)]);
  expect([await raw("palette"), (await read())?.palette]).toEqual([null, null]);
});

it("stores a try's palette as text within the list, as it always has", async () => {
  const { store, row, raw, read } = await generation();
  const art = { logo: "a.webp", banner: null, drawings: null, palette };
  await store.commit([store.generations.redraw(row, art, [{ ...art, seed: "s", nth: 0 }], 1)]);
  expect(await raw("tries")).toBe(JSON.stringify([{ ...art, palette: text, seed: "s", nth: 0 }]));
  expect((await read())?.tries?.[0]?.palette).toBe(text);
});
