import { beforeEach, describe, expect, it } from "vitest";
import { aCreation } from "../../../testing/a-creation.ts";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { addToOutbox, readOutbox } from "../../db/outbox.ts";
import type { StoredRow } from "../../db/rows.ts";
import { readToken } from "../../db/token-rows.ts";
import { putToken } from "../../db/tokens.ts";
import { takeBack } from "./take-back.ts";

const token = aToken({ name: "Moon Frog" });
const words = (name: string) => ({ name, ticker: "FROG", narrative: "A frog." });
let deps: FakeDeps;
let owner: string;

const kinds = async () => (await readOutbox(deps.db, owner)).map(({ kind }) => kind);
const shown = async () => (await readToken(deps.db, owner, token.id))?.name;
const wait = (change: Partial<StoredRow>) =>
  addToOutbox(deps.db, anIntent(owner, { entity: token.id, ...change }));
const edit = async (from: string, to: string, change: Partial<StoredRow> = {}) => {
  const payload = { id: token.id, words: words(to), base: words(from), version: 1 };
  const row = await wait({ kind: "edit-token@1", payload, ...change });
  await putToken(deps.db, owner, { ...token, ...words(to) });
  return row;
};

beforeEach(() => {
  deps = fakeDeps();
  owner = signIn(deps);
});

describe("taking back a change that was never sent", () => {
  it("shows the words before an edit again", async () => {
    expect(await takeBack(deps, await edit("Moon Frog", "Sun Frog"))).toBe(true);
    expect([await shown(), await kinds()]).toEqual(["Moon Frog", []]);
  });

  it("gives a later edit the base of the one that was taken back", async () => {
    const first = await edit("Moon Frog", "Sun Frog");
    await edit("Sun Frog", "Star Frog");
    await takeBack(deps, first);
    expect(await shown()).toBe("Star Frog");
    const [left] = await readOutbox(deps.db, owner);
    expect(left?.payload).toMatchObject({ words: words("Star Frog"), base: words("Moon Frog") });
  });

  it("shows a deleted token again", async () => {
    const row = await wait({ kind: "delete-token@2", payload: { seen: token } });
    await takeBack(deps, row);
    expect([await shown(), await kinds()]).toEqual(["Moon Frog", []]);
  });

  it("removes a new token with all its queued changes", async () => {
    const creation = aCreation({ id: token.id, name: "Moon Frog" });
    const row = await wait({ kind: "create-token@1", payload: creation });
    await edit("Moon Frog", "Sun Frog");
    await wait({ kind: "make-website@1", payload: { tokenId: token.id } });
    await addToOutbox(deps.db, anIntent(owner));
    await takeBack(deps, row);
    expect([await shown(), await kinds()]).toEqual([undefined, ["send-message@1"]]);
  });
});

it.each<[string, Partial<StoredRow>]>([
  ["was sent", { wasSent: true }],
  ["was tried by an earlier version of the app", { attempts: 1 }],
])("does not take back a change that %s: the server may have it", async (_, change) => {
  const row = await edit("Moon Frog", "Sun Frog", change);
  expect(await takeBack(deps, { ...row, wasSent: false, attempts: 0 })).toBe(false);
  expect([await shown(), await kinds()]).toEqual(["Sun Frog", ["edit-token@1"]]);
});
