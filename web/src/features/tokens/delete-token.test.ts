import { beforeEach, describe, expect, it } from "vitest";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { readDraft, writeDraft } from "../../db/drafts.ts";
import { addToOutbox, changeInOutbox, readOutbox } from "../../db/outbox.ts";
import type { StoredRow } from "../../db/rows.ts";
import { readToken, readTokens } from "../../db/token-rows.ts";
import { putToken } from "../../db/tokens.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { flushOutbox } from "../outbox/flush-outbox.ts";
import { takeBack } from "../outbox/take-back.ts";
import { deleteToken } from "./delete-token.ts";

const token = aToken();
const other = aToken();
let deps: FakeDeps;
let owner: string;
let deleted: unknown[];

beforeEach(async () => {
  forgetToasts();
  deleted = [];
  deps = fakeDeps({
    deleteToken: ({ params }) => {
      deleted.push(params);
      return { success: true, message: "" };
    },
  });
  owner = signIn(deps);
  await putToken(deps.db, owner, token);
  await putToken(deps.db, owner, other);
});

const here = async () => (await readTokens(deps.db, owner)).map(({ id }) => id);

describe("deleting a token", () => {
  it("deletes it on the server, then here, and says so by its name", async () => {
    expect(await deleteToken(deps, token)).toEqual({ kind: "done" });
    expect(deleted).toEqual([{ id: token.id }]);
    expect(await here()).toEqual([other.id]);
    expect(toasts).toEqual(["success: Moon Frog deleted successfully."]);
  });

  it("counts as done if the server no longer has the token", async () => {
    deps.handlers.deleteToken = () => {
      throw refusal(404, "token_not_found", "Token not found.");
    };
    expect(await deleteToken(deps, token)).toEqual({ kind: "done" });
    expect(await here()).toEqual([other.id]);
    expect(toasts).toEqual(["success: Moon Frog deleted successfully."]);
  });

  it.each([
    [
      "the server's detail",
      refusal(409, "launch_in_progress", "A launch is under way."),
      "A launch is under way.",
    ],
    ["the default sentence", new ApiError({ kind: "status", status: 500 }), "Failed to delete token"],
  ])("keeps the token and tells %s when it fails", async (_, error, sentence) => {
    deps.handlers.deleteToken = () => {
      throw error;
    };
    expect(await deleteToken(deps, token)).toEqual({ kind: "failed" });
    expect((await here()).sort()).toEqual([token.id, other.id].sort());
    expect(toasts).toEqual([`error: ${sentence}`]);
  });

  it("does not delete a token that was changed elsewhere, and shows that version", async () => {
    const theirs = { ...token, name: "Star Frog", version: 9 };
    deps.handlers.deleteToken = () => {
      throw new ApiError({ kind: "status", status: 409 }, { code: "version_conflict", token: theirs });
    };
    expect(await deleteToken(deps, token)).toEqual({ kind: "conflict", theirs });
    expect(await readToken(deps.db, owner, token.id)).toEqual(theirs);
    expect(toasts).toEqual([]);
  });

  it("deletes it on this device while the server does not answer, and on the server later", async () => {
    const { deleteToken: answer } = deps.handlers;
    deps.handlers.deleteToken = () => {
      throw new ApiError({ kind: "network" });
    };
    expect(await deleteToken(deps, token)).toEqual({ kind: "done" });
    expect(await here()).toEqual([other.id]);
    expect(toasts).toEqual([
      "success: Moon Frog is deleted on this device, and on the server once you are back online.",
    ]);
    deps.handlers.deleteToken = answer as never;
    await flushOutbox(deps, owner, { eager: true });
    expect(deleted).toEqual([{ id: token.id }]);
  });

  describe("a token with a queued or refused edit", () => {
    const theirs = { ...token, name: "Star Frog", version: 9 };
    const words = { name: "Sun Frog", ticker: "SUN", narrative: "A sun." };
    const shown = { ...token, ...words, version: 9 };
    const row = (left: Partial<StoredRow> = {}) => {
      const payload = { id: token.id, words, base: token, version: token.version };
      return addToOutbox(
        deps.db,
        anIntent(owner, { kind: "edit-token@1", entity: token.id, payload, ...left }),
      );
    };
    const failure = { sentence: "Changed.", code: "version_conflict", theirs };
    const parked = () => row({ state: "parked", failure });
    const conflict = () =>
      new ApiError({ kind: "status", status: 409 }, { code: "version_conflict", token: theirs });
    const queueIs = async () =>
      (await readOutbox(deps.db, owner)).map(({ kind, state }) => `${kind} ${state}`);

    beforeEach(async () => {
      await putToken(deps.db, owner, shown);
      await writeDraft(deps.db, owner, shown.id, { ...emptyDraft, token: shown, name: "Typed" }, 0);
      deps.handlers.changeToken = () => {
        throw conflict();
      };
      deps.handlers.deleteToken = ({ query }) => {
        if ((query as { version: number }).version !== theirs.version) throw conflict();
        return { success: true, message: "" };
      };
    });

    it.each([
      ["refused", [parked]],
      ["refused, and a second one waits", [parked, row]],
      ["waiting, and would be refused", [row]],
    ])("asks first where one is %s", async (_, edits) => {
      for (const edit of edits) await edit();
      expect(await deleteToken(deps, shown)).toEqual({ kind: "conflict", theirs });
      expect(toasts).toEqual([]);
      expect(await readToken(deps.db, owner, token.id)).toEqual(shown);
      expect((await queueIs())[0]).toBe("edit-token@1 parked");
      expect(await queueIs()).toHaveLength(edits.length);
      expect((await readDraft(deps.db, owner, token.id))?.name).toBe("Typed");
    });

    it("is deleted with its queued edits if the user confirms", async () => {
      await parked();
      await row();
      await deleteToken(deps, shown);
      expect(await deleteToken(deps, theirs)).toEqual({ kind: "done" });
      expect(toasts).toEqual(["success: Star Frog deleted successfully."]);
      expect([await queueIs(), await here()]).toEqual([[], [other.id]]);
      expect(await readDraft(deps.db, owner, token.id)).toBeNull();
    });

    it("is deleted without a question if the server already has that edit, and only the answer was lost", async () => {
      deps.handlers.deleteToken = ({ query }) => {
        if ((query as { version: number }).version === 9) return { success: true, message: "" };
        throw new ApiError({ kind: "status", status: 409 }, { code: "version_conflict", token: shown });
      };
      await row({ wasSent: true });
      expect(await deleteToken(deps, shown)).toEqual({ kind: "done" });
      expect(await queueIs()).toEqual([]);
    });

    it("is restored with its edits if the deletion is taken back", async () => {
      await row();
      const down = () => {
        throw new ApiError({ kind: "network" });
      };
      Object.assign(deps.handlers, { deleteToken: down, changeToken: down });
      await deleteToken(deps, shown);
      const [deletion] = await readOutbox(deps.db, owner);
      if (!deletion) throw new Error("It does not wait.");
      await changeInOutbox(deps.db, deletion.seq, { wasSent: false, attempts: 0 });
      const [unsent = deletion] = await readOutbox(deps.db, owner);
      expect(await takeBack(deps, unsent)).toBe(true);
      expect(await queueIs()).toEqual(["edit-token@1 waiting"]);
      expect(await readToken(deps.db, owner, token.id)).toMatchObject(words);
      expect((await readDraft(deps.db, owner, token.id))?.name).toBe("Typed");
    });
  });

  it("sends nothing without a signed-in owner", async () => {
    signOut();
    expect(await deleteToken(deps, token)).toEqual({ kind: "failed" });
    expect(deleted).toEqual([]);
  });
});
