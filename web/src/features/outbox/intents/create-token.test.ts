import { beforeEach, describe, expect, it } from "vitest";
import type { SavedToken } from "#contract/token.ts";
import { aCreation } from "../../../../testing/a-creation.ts";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../../testing/fake-deps.ts";
import { signIn } from "../../../../testing/sign-in.ts";
import { ApiError } from "../../../api-client/api-error.ts";
import { imageKey, readImage } from "../../../db/images.ts";
import type { TokenWords } from "../../../db/intents.ts";
import { readOutbox } from "../../../db/outbox.ts";
import { readStats } from "../../../db/stats.ts";
import { readToken, readTokens } from "../../../db/token-rows.ts";
import { putToken } from "../../../db/tokens.ts";
import { deleteToken } from "../../tokens/delete-token.ts";
import { syncTokens } from "../../tokens/sync-tokens.ts";
import { createToken } from "../../wizard/create-token.ts";
import { enqueue } from "../enqueue.ts";
import { flushOutbox } from "../flush-outbox.ts";

const creation = aCreation({ name: "Moon Frog" });
const { id } = creation.shown;
let deps: FakeDeps;
let owner: string;
/** What the server has, and what it received in order. */
let kept: Map<string, SavedToken>;
let heard: string[];

const server: FakeDeps["handlers"] = {
  createToken: ({ body }) => {
    const {
      id,
      name,
      ticker,
      description,
      narrative = description,
    } = body as {
      id: string;
      name: string;
      ticker: string;
      description: string;
      narrative?: string;
    };
    heard.push(`made ${name}`);
    if (kept.has(id)) throw refusal(409, "id_taken", "This id is taken.");
    const pictures = { image_url: "/media/logo.webp", banner_url: "/media/banner.webp" };
    const token = aToken({ id, name, ticker, narrative, ...pictures, version: 1 });
    kept.set(id, token);
    return { success: true, token, message: "" };
  },
  changeToken: ({ params, body }) => {
    const { id } = params as { id: string };
    const before = kept.get(id) as SavedToken;
    const { version, ...words } = body as TokenWords & { version: number };
    heard.push(`called ${words.name}`);
    if (version !== before.version)
      throw new ApiError({ kind: "status", status: 409 }, { code: "version_conflict", token: before });
    const token = { ...before, ...words, version: version + 1 };
    kept.set(id, token);
    return token;
  },
  deleteToken: ({ params }) => {
    heard.push("deleted");
    if (!kept.delete((params as { id: string }).id))
      throw refusal(404, "token_not_found", "Token not found.");
    return { success: true, message: "" };
  },
  getToken: ({ params }) => kept.get((params as { id: string }).id),
  listTokens: () => ({ data: { tokens: [...kept.values()], total: kept.size, limit: 500, offset: 0 } }),
};
const online = () => Object.assign(deps.handlers, server);
const flush = () => flushOutbox(deps, owner, { eager: true });
const here = () => readToken(deps.db, owner, id);
/** As the wizard does: what waits is on the device, and edited from there. */
const edit = async (name: string) => {
  const token = (await here()) as SavedToken;
  const { ticker, narrative, version, name: before } = token;
  const base = { name: before, ticker, narrative };
  const payload = { id, version, words: { ...base, name }, base };
  const done = await enqueue(deps, owner, { kind: "edit-token@1", entity: id, payload });
  if (done.kind === "waiting") await putToken(deps.db, owner, { ...token, name });
  return done;
};

beforeEach(async () => {
  kept = new Map();
  heard = [];
  deps = fakeDeps();
  owner = signIn(deps);
});

describe("a token that was created here, while the server does not answer", () => {
  it("is listed and counted, and stays when the server's list is read meanwhile", async () => {
    await createToken(deps, owner, creation);
    expect(await here()).toEqual(creation.shown);
    expect((await readStats(deps.db, owner)).total).toBe(1);
    deps.handlers.listTokens = server.listTokens!;
    await syncTokens(deps, { force: true });
    expect((await readTokens(deps.db, owner)).map((token) => token.id)).toEqual([id]);
    expect((await readStats(deps.db, owner)).total).toBe(1);
  });

  it("is deleted with its queued changes, also on the server, where it may have arrived", async () => {
    await createToken(deps, owner, creation);
    await edit("Sun Frog");
    expect(await deleteToken(deps, creation.shown)).toEqual({ kind: "done" });
    expect(await here()).toBeUndefined();
    expect((await readOutbox(deps.db, owner)).map(({ kind }) => kind)).toEqual(["delete-token@2"]);
    online();
    await flush();
    expect(heard).toEqual(["deleted"]);
    expect(await readOutbox(deps.db, owner)).toEqual([]);
  });
});

describe("a token that was created here, when the server answers", () => {
  it("creates the token under its id, then applies the later edits in order and without a conflict", async () => {
    await createToken(deps, owner, creation);
    await edit("Sun Frog");
    await edit("Star Frog");
    online();
    await flush();
    expect(heard).toEqual(["made Moon Frog", "called Sun Frog", "called Star Frog"]);
    expect(await readOutbox(deps.db, owner)).toEqual([]);
    expect(await readTokens(deps.db, owner)).toEqual([kept.get(id)]);
    expect(await here()).toMatchObject({ id, name: "Star Frog", version: 3 });
  });

  it("shows the latest edit at every moment", async () => {
    await createToken(deps, owner, creation);
    await edit("Star Frog");
    online();
    const names: (string | undefined)[] = [];
    deps.handlers.changeToken = async (request) => {
      names.push((await here())?.name);
      return server.changeToken?.(request);
    };
    await flush();
    expect(names).toEqual(["Star Frog"]);
  });

  it("keeps the pictures that were sent, so that they are not fetched again", async () => {
    await createToken(deps, owner, creation);
    online();
    await flush();
    const [logo, banner] = await Promise.all(
      (["logo", "banner"] as const).map((kind) => readImage(deps.db, owner, imageKey(id, kind))),
    );
    expect([logo?.url, logo?.bytes.byteLength, banner?.url]).toEqual([
      "/media/logo.webp",
      1,
      "/media/banner.webp",
    ]);
  });

  it("does not create a token twice if the first answer was lost", async () => {
    await createToken(deps, owner, creation);
    online();
    kept.set(id, aToken({ ...creation.shown, image_url: "/media/logo.webp" }));
    await flush();
    expect([kept.size, (await here())?.image_url]).toEqual([1, "/media/logo.webp"]);
    expect(await readOutbox(deps.db, owner)).toEqual([]);
  });

  it("sends a story that is longer than a description whole, in one request", async () => {
    const narrative = "A frog. ".repeat(100).trim();
    const long = aCreation({ narrative });
    await createToken(deps, owner, long);
    online();
    await flush();
    expect(kept.get(long.shown.id)?.narrative).toBe(narrative);
    expect(heard).toEqual(["made Moon Frog"]);
  });
});
