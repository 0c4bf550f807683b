import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { aToken, type FakeWorld, fakeWorld, refusal } from "../../../testing/fake-world.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { readToken, readTokens } from "../../db/token-rows.ts";
import { putToken } from "../../db/tokens.ts";
import { flushOutbox } from "../outbox/flush-outbox.ts";
import { deleteToken } from "./delete-token.ts";

vi.mock("../../ui/toast.ts", () => import("../../../testing/fake-toast.ts"));

const token = aToken();
const other = aToken();
let world: FakeWorld;
let owner: string;
let deleted: unknown[];

beforeEach(async () => {
  forgetToasts();
  deleted = [];
  world = fakeWorld({
    deleteToken: ({ params }) => {
      deleted.push(params);
      return { success: true, message: "" };
    },
  });
  owner = signIn(world);
  await putToken(world.db, owner, token);
  await putToken(world.db, owner, other);
});

const here = async () => (await readTokens(world.db, owner)).map(({ id }) => id);

describe("deleting a token", () => {
  it("deletes it on the server, then here, and says so by its name", async () => {
    expect(await deleteToken(world, token)).toEqual({ kind: "done" });
    expect(deleted).toEqual([{ id: token.id }]);
    expect(await here()).toEqual([other.id]);
    expect(toasts).toEqual(["success: Moon Frog deleted successfully."]);
  });

  it("is done as wished where the server no longer has it", async () => {
    world.handlers.deleteToken = () => {
      throw refusal(404, "token_not_found", "Token not found.");
    };
    expect(await deleteToken(world, token)).toEqual({ kind: "done" });
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
    world.handlers.deleteToken = () => {
      throw error;
    };
    expect(await deleteToken(world, token)).toEqual({ kind: "failed" });
    expect((await here()).sort()).toEqual([token.id, other.id].sort());
    expect(toasts).toEqual([`error: ${sentence}`]);
  });

  it("is not done to what was changed elsewhere since, which is shown from then on", async () => {
    const theirs = { ...token, name: "Star Frog", version: 9 };
    world.handlers.deleteToken = () => {
      throw new ApiError({ kind: "status", status: 409 }, { code: "version_conflict", token: theirs });
    };
    expect(await deleteToken(world, token)).toEqual({ kind: "conflict", theirs });
    expect(await readToken(world.db, owner, token.id)).toEqual(theirs);
    expect(toasts).toEqual([]);
  });

  it("is done here where nobody answers, and there once somebody does", async () => {
    const { deleteToken: answer } = world.handlers;
    world.handlers.deleteToken = () => {
      throw new ApiError({ kind: "network" });
    };
    expect(await deleteToken(world, token)).toEqual({ kind: "done" });
    expect(await here()).toEqual([other.id]);
    expect(toasts).toEqual([
      "success: Moon Frog is deleted on this device. The server hears of it once you are back online.",
    ]);
    world.handlers.deleteToken = answer as never;
    await flushOutbox(world, owner, { eager: true });
    expect(deleted).toEqual([{ id: token.id }]);
  });

  it("is not asked for by nobody", async () => {
    signOut();
    expect(await deleteToken(world, token)).toEqual({ kind: "failed" });
    expect(deleted).toEqual([]);
  });
});
