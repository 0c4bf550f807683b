import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SavedToken } from "#contract/token.ts";
import { aCreation } from "../../../../testing/a-creation.ts";
import { anIntent } from "../../../../testing/an-intent.ts";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../../testing/fake-deps.ts";
import { signIn } from "../../../../testing/sign-in.ts";
import { ApiError } from "../../../api-client/api-error.ts";
import { addToOutbox, readOutbox } from "../../../db/outbox.ts";
import { readToken } from "../../../db/token-rows.ts";
import { putToken } from "../../../db/tokens.ts";
import { wizardStore } from "../../../stores/wizard.ts";
import { emptyDraft } from "../../../wizard-draft.ts";
import { deleteToken } from "../../tokens/delete-token.ts";
import { syncTokens } from "../../tokens/sync-tokens.ts";
import { continuePreview } from "../../wizard/continue-preview.ts";
import { keepMine, takeTheirs } from "../answer-parked.ts";
import { flushOutbox } from "../flush-outbox.ts";
import { recreateToken } from "../recreate-token.ts";

const token = aToken({ name: "Moon Frog", version: 3 });
let deps: FakeDeps;
let owner: string;
/** What the server has; null where it is gone. */
let there: SavedToken | null;
let heard: (string | undefined)[];

const rows = () => readOutbox(deps.db, owner);
const here = () => readToken(deps.db, owner, token.id);
const flush = () => flushOutbox(deps, owner, { eager: true });
const deletion = (seen: SavedToken) => ({ kind: "delete-token@2", entity: seen.id, payload: { seen } });
const wait = (change: Parameters<typeof anIntent>[1]) =>
  addToOutbox(deps.db, anIntent(owner, { wasSent: true, ...change }));

beforeEach(async () => {
  there = token;
  heard = [];
  deps = fakeDeps({
    deleteToken: ({ query }) => {
      const { version } = query as { version?: number };
      heard.push(version?.toString());
      if (!there) throw refusal(404, "token_not_found", "Token not found.");
      if (version !== undefined && version !== there.version)
        throw new ApiError(
          { kind: "status", status: 409, detail: "Changed." },
          { code: "version_conflict", token: there },
        );
      there = null;
      return { success: true, message: "" };
    },
    changeToken: ({ body }) => {
      there = { ...token, ...(body as object), version: (there?.version ?? 0) + 1 };
      return there;
    },
    listTokens: () => {
      const tokens = there ? [there] : [];
      return { data: { tokens, total: tokens.length, limit: 500, offset: 0 } };
    },
  });
  owner = signIn(deps);
});

describe("a token that was deleted here", () => {
  it("is deleted if the server's version is the one the user saw", async () => {
    await wait(deletion(token));
    await flush();
    expect([there, heard, await rows()]).toEqual([null, ["3"], []]);
  });

  it("is deleted too if only its version number differs, or if it is gone already", async () => {
    there = { ...token, version: 5, website_status: "generated" };
    await wait(deletion(token));
    await flush();
    expect([there, heard]).toEqual([null, ["3", "5"]]);
    await wait(deletion(token));
    await flush();
    expect(await rows()).toEqual([]);
  });

  it.each<[string, Partial<SavedToken>]>([
    ["name", { name: "Star Frog" }],
    ["story", { narrative: "Another." }],
    ["pictures", { image_url: "/media/other.webp" }],
    ["launch", { mint_address: "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU" }],
  ])(
    "stays if its %s changed elsewhere, is shown in that version, and waits for the user's choice",
    async (_, change) => {
      there = { ...token, ...change, version: 4 };
      await wait(deletion(token));
      await flush();
      expect(await rows()).toMatchObject([{ state: "parked", failure: { theirs: there } }]);
      expect(await here()).toEqual(there);
      await syncTokens(deps, { force: true });
      expect(await here()).toEqual(there);
    },
  );

  it("is deleted under a new key if the user confirms", async () => {
    there = { ...token, name: "Star Frog", version: 4 };
    const { key } = await wait(deletion(token));
    await flush();
    const [parked] = await rows();
    if (!parked) throw new Error("It was not parked.");
    expect(parked.key).toBe(key);
    const { deleteToken: answer } = deps.handlers;
    deps.handlers.deleteToken = async (request) => {
      expect([await here(), (await rows())[0]?.key === key]).toEqual([undefined, false]);
      return answer?.(request);
    };
    await keepMine(deps, parked, there);
    expect([there, heard, await rows()]).toEqual([null, ["3", "4"], []]);
  });

  it("stays if the user keeps it", async () => {
    there = { ...token, name: "Star Frog", version: 4 };
    await wait(deletion(token));
    await flush();
    const [parked] = await rows();
    if (parked) await takeTheirs(deps, parked, there);
    expect([await here(), await rows()]).toEqual([there, []]);
  });

  it("is shown again if the deletion was refused for another reason", async () => {
    deps.handlers.deleteToken = () => {
      throw refusal(409, "launch_in_progress", "A launch is under way.");
    };
    await wait(deletion(token));
    await flush();
    expect(await here()).toEqual(token);
  });

  it("is deleted without a question after edits on this device", async () => {
    await putToken(deps.db, owner, token);
    const words = { name: "Star Frog", ticker: "STAR", narrative: "A star." };
    const payload = { id: token.id, words, base: token, version: 3 };
    await wait({ kind: "edit-token@1", entity: token.id, payload });
    await wait(deletion({ ...token, ...words }));
    await flush();
    expect([there, heard]).toEqual([null, ["4"]]);
  });

  it("is deleted if its creation had arrived, whatever picture the server made", async () => {
    const { shown } = aCreation();
    there = { ...shown, image_url: "/media/logo.webp", version: 2 };
    await wait(deletion({ ...shown, version: 1 }));
    await flush();
    expect([there, heard]).toEqual([null, ["1", "2"]]);
  });

  it("stays on this device if another tab has an edit of it, to be recreated or given up", async () => {
    await putToken(deps.db, owner, token);
    deps.handlers.changeToken = () => {
      throw refusal(404, "token_not_found", "Token not found.");
    };
    const offline = { ...deps.handlers };
    for (const name of Object.keys(deps.handlers)) delete deps.handlers[name as keyof typeof offline];
    await deleteToken(deps, token);
    const words = { name: "Star Frog", ticker: "STAR", narrative: "A star." };
    const draft = { ...emptyDraft, token, ...words, step: 2 as const };
    wizardStore.setState({ draft });
    await continuePreview(deps);
    Object.assign(deps.handlers, offline);
    await flush();
    expect(there).toBeNull();
    expect(await rows()).toMatchObject([{ state: "parked", failure: { code: "token_not_found" } }]);
    await syncTokens(deps, { force: true });
    expect(await here()).toMatchObject({ ...words, image_url: token.image_url });
    const [parked] = await rows();
    if (!parked) throw new Error("It was not parked.");
    deps.loadPicture = async () => new Blob(["logo"], { type: "image/webp" });
    const made = vi.fn(({ body }) => ({ success: true, token: aToken(body as object), message: "" }));
    deps.handlers.createToken = made;
    expect(await recreateToken(deps, parked)).toBe(true);
    expect(made.mock.calls[0]?.[0]).toMatchObject({ body: { name: "Star Frog", description: "A star." } });
    expect(await rows()).toEqual([]);
  });

  it("is deleted in any version if an earlier version of the app queued the deletion", async () => {
    there = { ...token, name: "Star Frog", version: 9 };
    await wait({ kind: "delete-token@1", entity: token.id, payload: { id: token.id, name: "Moon Frog" } });
    await flush();
    expect([there, heard]).toEqual([null, [undefined]]);
  });
});
