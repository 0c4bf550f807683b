import { expect, it, vi } from "vitest";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, fakeDeps } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { addToOutbox } from "../../db/outbox.ts";
import { connectionStore } from "../../stores/connection.ts";
import { backoff, flushOutbox } from "./flush-outbox.ts";

const isSyncing = () => connectionStore.getState().isSyncing;

it("sets `isSyncing` only while the outbox is being sent", async () => {
  const deps = fakeDeps();
  const owner = signIn(deps);
  const seen = aToken();
  const row = { kind: "delete-token@2", entity: seen.id, payload: { seen } };
  await addToOutbox(deps.db, anIntent(owner, row));
  const heard: boolean[] = [];
  deps.handlers.deleteToken = () => {
    heard.push(isSyncing());
    return { success: true, message: "" };
  };
  expect(isSyncing()).toBe(false);
  await flushOutbox(deps, owner);
  expect(heard).toEqual([true]);
  expect(isSyncing()).toBe(false);
});

it("resets `isSyncing` when sending fails", async () => {
  const deps = fakeDeps();
  const owner = signIn(deps);
  vi.spyOn(deps.db.outbox, "where").mockImplementation(() => {
    throw new Error("gone");
  });
  await expect(flushOutbox(deps, owner)).rejects.toThrow("gone");
  expect(isSyncing()).toBe(false);
});

it("waits up to five minutes before the next attempt, a different time for each key", () => {
  const least = "00000000-0000-4000-8000-000000000000";
  const most = "ffff0000-0000-4000-8000-000000000000";
  expect([1, 2, 3, 20].map((attempts) => backoff(attempts, most))).toEqual([1_000, 2_000, 4_000, 300_000]);
  expect([1, 2, 3, 20].map((attempts) => backoff(attempts, least))).toEqual([500, 1_000, 2_000, 150_000]);
});
