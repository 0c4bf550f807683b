import { expect, it } from "vitest";
import { anIntent } from "../../../testing/an-intent.ts";
import { fakeWorld } from "../../../testing/fake-world.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { addToOutbox } from "../../db/outbox.ts";
import { connectionStore } from "../../stores/connection.ts";
import { flushOutbox } from "./flush-outbox.ts";
import { whileSyncing } from "./while-syncing.ts";

const isSyncing = () => connectionStore.getState().isSyncing;

it("says that the outbox is being sent while it is, and at no other time", async () => {
  const world = fakeWorld();
  const owner = signIn(world);
  const { id, name } = { id: "t1", name: "Moon Frog" };
  await addToOutbox(world.db, anIntent(owner, { kind: "delete-token@1", entity: id, payload: { id, name } }));
  const seen: boolean[] = [];
  world.handlers.deleteToken = () => {
    seen.push(isSyncing());
    return { success: true, message: "" };
  };
  expect(isSyncing()).toBe(false);
  await flushOutbox(world, owner);
  expect(seen).toEqual([true]);
  expect(isSyncing()).toBe(false);
});

it("says so no longer where the sending breaks off", async () => {
  await whileSyncing(() => Promise.reject(new Error("gone"))).catch(() => {});
  expect(isSyncing()).toBe(false);
});
