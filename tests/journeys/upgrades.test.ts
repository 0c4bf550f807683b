import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SCHEMA } from "../../web/src/db/database.ts";
import { aDeckChange } from "../../web/testing/a-deck-change.ts";
import { aLaunch } from "../../web/testing/a-launch.ts";
import { aToken, aUser } from "../../web/testing/fake-deps.ts";
import { aDevice, type Device, IDEA, stores, storesBefore, work } from "../support/device.ts";
import { bareAddress, readRaw, writeRaw } from "../support/raw-database.ts";

let device: Device;

beforeAll(async () => {
  device = await aDevice();
});
afterAll(() => device?.remove());

/** Which stores came with which schema. */
const added: readonly (readonly string[])[] = [
  ["tokens", "lists", "profiles", "drafts", "launches", "seals", "config"],
  ["siteEdits"],
  ["draftImages"],
  ["images", "stats"],
  ["outbox"],
  ["sites"],
];
/** Gone since schema 6. */
const GONE = "siteEdits";

function rowsOf(owner: string): Record<string, unknown[]> {
  const tokens = ["Frog of Before", "Cat of Before"].map((name) => aToken({ name }));
  const first = tokens[0]!;
  return {
    tokens: tokens.map((token) => ({ owner, id: token.id, created_at: token.created_at, token })),
    lists: [{ owner, fetchedAt: Date.now(), etag: null }],
    profiles: [{ owner, user: aUser(owner) }],
    drafts: [...(work(owner).drafts ?? [])],
    launches: [aLaunch({ owner, tokenId: first.id, stage: "opened" })],
    siteEdits: [{ owner, ...aDeckChange(owner), savedAt: Date.now() }],
    outbox: [...(work(owner).outbox ?? [])],
    draftImages: [{ owner, name: "frog.png", type: "image/png", bytes: "png" }],
    images: [
      { owner, key: `${first.id}_logo`, url: "/a", type: "image/webp", bytes: "b", fetchedAt: Date.now() },
    ],
  };
}

/** The schemas of all earlier versions, the oldest first. */
const schemas = Array.from({ length: SCHEMA - 1 }, (_, at) => at + 1);

describe.each(schemas)("a device of schema %i", (schema) => {
  const tags = schema === schemas[0] || schema === schemas.at(-1) ? [] : ["long"];
  it.concurrent("has all that it had, in the app of today", { tags }, async () => {
    const { owner, product } = device;
    const { context, page, complaints } = await device.arrive();
    const names = added
      .slice(0, schema)
      .flat()
      .filter((name) => name !== GONE || schema < 6);
    const of = <T>(all: Record<string, T>) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
    const rows = of(rowsOf(owner));
    await writeRaw(page, { version: 10 * schema, stores: of({ ...stores, ...storesBefore }), rows });

    await page.goto(`${product.url}/my-gems`);
    for (const name of ["Frog of Before", "Cat of Before"])
      await page.getByRole("heading", { name }).waitFor();
    await page.getByText("1–2 of 2").waitFor();
    await page.getByText("On this device, not saved yet").waitFor();
    await page.getByText(IDEA).waitFor();
    await page.goto(bareAddress(product.url));
    const { siteEdits = [], ...others } = rows;
    // An edit that was not sent waits in the outbox by now.
    if (siteEdits.length > 0) others.outbox = [...(others.outbox ?? []), ...siteEdits];
    for (const [name, before] of Object.entries(others))
      expect(await readRaw(page, name)).toHaveLength(before.length);
    expect((await readRaw(page, "outbox")).filter(({ kind }) => kind === "change-deck@1")).toMatchObject(
      siteEdits.length > 0 ? [{ owner, payload: aDeckChange(owner) }] : [],
    );
    expect(await page.evaluate(() => indexedDB.databases())).toContainEqual({
      name: "gemwright",
      version: 10 * SCHEMA,
    });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
