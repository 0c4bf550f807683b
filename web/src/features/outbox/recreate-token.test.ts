import { beforeEach, describe, expect, it } from "vitest";
import type { SavedToken } from "#contract/token.ts";
import { aDeckChange } from "../../../testing/a-deck-change.ts";
import { anImage } from "../../../testing/an-image.ts";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { readDraft, writeDraft } from "../../db/drafts.ts";
import { writeImage } from "../../db/images.ts";
import { addToOutbox, readOutbox } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { readTokens } from "../../db/token-rows.ts";
import { putToken } from "../../db/tokens.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { syncTokens } from "../tokens/sync-tokens.ts";
import { giveUp } from "./answer-parked.ts";
import { flushOutbox } from "./flush-outbox.ts";
import { isGoneElsewhere } from "./queue.ts";
import { recreateToken } from "./recreate-token.ts";

const token = aToken({ name: "Moon Frog", version: 3, banner_url: "/media/b.webp" });
const words = { name: "Star Frog", ticker: "STAR", narrative: "A star." };
let deps: FakeDeps;
let owner: string;
let there: SavedToken[];
let made: Record<string, unknown>[];

const rows = () => readOutbox(deps.db, owner);
const here = () => readTokens(deps.db, owner);
const parked = async (): Promise<OutboxRow> => {
  await flushOutbox(deps, owner, { eager: true });
  const [row] = await rows();
  if (!row) throw new Error("Nothing waits.");
  return row;
};

beforeEach(async () => {
  there = [];
  made = [];
  deps = fakeDeps({
    changeToken: () => {
      throw refusal(404, "token_not_found", "Token not found.");
    },
    listTokens: () => ({ data: { tokens: there, total: there.length, limit: 500, offset: 0 } }),
    createToken: async (request) => {
      const { body, files } = request as typeof request & { files: Record<string, Blob> };
      const { id, name, ticker, description } = body as Record<
        "id" | "name" | "ticker" | "description",
        string
      >;
      const image = await files.image?.arrayBuffer();
      made.push({ name, ticker, description, image: image && new Uint8Array(image)[0] });
      const fresh = aToken({ id, name, ticker, narrative: description, version: 1 });
      there.push(fresh);
      return { success: true, token: fresh, message: "" };
    },
  });
  owner = signIn(deps);
  await putToken(deps.db, owner, token);
  await writeImage(deps.db, anImage(owner, token.id, "logo", { bytes: new Uint8Array([7]).buffer }));
  const payload = { id: token.id, words, base: token, version: 3 };
  await addToOutbox(
    deps.db,
    anIntent(owner, { kind: "edit-token@1", entity: token.id, payload, wasSent: true }),
  );
});

describe("a token that was edited here and deleted elsewhere", () => {
  it("stays on this device with its edits, whatever the server lists, until the user decides", async () => {
    expect(isGoneElsewhere(await parked())).toBe(true);
    await syncTokens(deps, { force: true });
    expect(await here()).toMatchObject([{ id: token.id, ...words }]);
  });

  it("is recreated once, as a new token with its last words and its pictures", async () => {
    expect(await recreateToken(deps, await parked())).toBe(true);
    expect(made).toEqual([{ name: "Star Frog", ticker: "STAR", description: "A star.", image: 7 }]);
    expect(await here()).toMatchObject([{ ...words, mint_address: null }]);
    expect((await here())[0]?.id).not.toBe(token.id);
    expect(await rows()).toEqual([]);
  });

  it("moves its queued website to the new token while the server does not answer", async () => {
    const request = { tokenId: token.id, name: token.name, subdomain: "frog", template: "template2" };
    await addToOutbox(
      deps.db,
      anIntent(owner, { kind: "make-website@1", entity: token.id, payload: request }),
    );
    const row = await parked();
    deps.handlers.createToken = () => {
      throw new ApiError({ kind: "network" });
    };
    await recreateToken(deps, row);
    const [creation, site] = await rows();
    const id = creation?.entity;
    expect([creation?.kind, creation?.state]).toEqual(["create-token@1", "waiting"]);
    expect(site).toMatchObject({ entity: id, payload: { ...request, tokenId: id, name: "Star Frog" } });
    expect(await here()).toMatchObject([{ id, ...words, version: 1, website_status: null }]);
  });

  it("moves its unsaved draft and its website's edits to the new token", async () => {
    await writeDraft(deps.db, owner, token.id, { ...emptyDraft, token, name: "Typed", websiteId: "w" }, 1);
    const change = aDeckChange(owner);
    await addToOutbox(deps.db, anIntent(owner, { kind: "change-deck@1", entity: token.id, payload: change }));
    deps.handlers.putDeck = () => {
      throw refusal(404, "website_not_found", "Website not found.");
    };
    await recreateToken(deps, await parked());
    const id = (await here())[0]?.id ?? "";
    expect(await readDraft(deps.db, owner, token.id)).toBeNull();
    expect(await readDraft(deps.db, owner, id)).toMatchObject({
      name: "Typed",
      token: { id },
      websiteId: null,
    });
    expect(await rows()).toMatchObject([
      { entity: id, state: "parked", payload: { deck: change.deck, site: { token_id: id } } },
    ]);
  });

  it.each<Partial<SavedToken>>([
    { mint_address: "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU" },
    { origin: "IMPORTED" },
  ])("is not recreated if its coin is on chain: %o", async (change) => {
    await putToken(deps.db, owner, { ...token, ...change });
    const row = await parked();
    expect(await recreateToken(deps, row)).toBe(false);
    expect(await rows()).toMatchObject([{ seq: row.seq, state: "parked" }]);
    expect([made, (await here()).map(({ id }) => id)]).toEqual([[], [token.id]]);
  });

  it("is left as it is if its logo cannot be loaded", async () => {
    await deps.db.images.clear();
    const row = await parked();
    expect(await recreateToken(deps, row)).toBe(false);
    expect(await rows()).toMatchObject([{ seq: row.seq, state: "parked" }]);
    expect(await here()).toHaveLength(1);
  });

  it("is removed with all its queued changes when it is given up", async () => {
    await addToOutbox(deps.db, anIntent(owner, { kind: "make-website@1", entity: token.id, payload: {} }));
    await giveUp(deps, await parked());
    expect([await rows(), await here()]).toEqual([[], []]);
  });
});
