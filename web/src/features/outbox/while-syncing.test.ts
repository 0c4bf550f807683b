import { expect, it } from "vitest";
import { anIntent } from "../../../testing/an-intent.ts";
import { fakeDeps } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { addToOutbox } from "../../db/outbox.ts";
import { connectionStore } from "../../stores/connection.ts";
import { flushOutbox } from "./flush-outbox.ts";
import { whileSyncing } from "./while-syncing.ts";

const isSyncing = () => connectionStore.getState().isSyncing;

it("says that the outbox is being sent while it is, and at no other time", async () => {
  const deps = fakeDeps();
  const owner = signIn(deps);
  const { id, name } = { id: "t1", name: "Moon Frog" };
  await addToOutbox(deps.db, anIntent(owner, { kind: "delete-token@1", entity: id, payload: { id, name } }));
  const seen: boolean[] = [];
  deps.handlers.deleteToken = () => {
    seen.push(isSyncing());
    return { success: true, message: "" };
  };
  expect(isSyncing()).toBe(false);
  await flushOutbox(deps, owner);
  expect(seen).toEqual([true]);
  expect(isSyncing()).toBe(false);
});

it("says so no longer where the sending breaks off", async () => {
  await whileSyncing(() => Promise.reject(new Error("gone"))).catch(() => {});
  expect(isSyncing()).toBe(false);
});
