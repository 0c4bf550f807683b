import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { openOnDevice, signIn, signOut } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { addToOutbox, readOutbox } from "../../db/outbox.ts";
import { enqueue } from "./enqueue.ts";
import { watchOutbox } from "./watch-outbox.ts";

let deps: FakeDeps;
let owner: string;
let now: number;
let deleted: string[];
let stop: () => void;
let timers: { at: number; run: () => void }[];

const answer = ({ params }: { params?: unknown }) => {
  deleted.push((params as { id: string }).id);
  return { success: true, message: "" };
};
const nobody = () => {
  throw new ApiError({ kind: "network" });
};

beforeEach(async () => {
  now = 1_000_000;
  deleted = [];
  timers = [];
  deps = fakeDeps({ deleteToken: nobody });
  deps.now = () => now;
  deps.wait = (ms) => new Promise((run) => timers.push({ at: now + ms, run }));
  owner = signIn(deps);
  stop = watchOutbox(deps);
  const seen = aToken();
  await enqueue(deps, owner, { kind: "delete-token@2", entity: seen.id, payload: { seen } });
  // Nobody has answered: neither what began with the watch nor what began with the deletion.
  await vi.waitFor(async () => expect(await readOutbox(deps.db, owner)).toMatchObject([{ attempts: 2 }]));
  deps.handlers.deleteToken = answer;
});

afterEach(() => {
  stop();
  signOut();
});

const pass = (ms: number) => {
  now += ms;
  for (const timer of timers.filter(({ at }) => at <= now)) timer.run();
};
const isSent = () => vi.waitFor(async () => expect(await readOutbox(deps.db, owner)).toEqual([]));
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 30));

describe("queued changes are sent", () => {
  it("when the network is back", async () => {
    dispatchEvent(new Event("online"));
    await isSent();
    expect(deleted).toHaveLength(1);
  });

  it("when their time has come, and not before", async () => {
    const [row] = await readOutbox(deps.db, owner);
    await vi.waitFor(() => expect(timers.length).toBeGreaterThan(0));
    await aMoment();
    pass((row?.notBefore ?? 0) - now - 1);
    await aMoment();
    expect(deleted).toEqual([]);
    pass(1);
    await isSent();
  });

  it("also if a later change of the same token is due before", async () => {
    const [row] = await readOutbox(deps.db, owner);
    deps.handlers.submitContact = () => ({ success: true, message: "" });
    await addToOutbox(deps.db, anIntent(owner, { entity: row?.entity ?? "", notBefore: now }));
    await aMoment();
    pass(0);
    await aMoment();
    pass((row?.notBefore ?? 0) - now);
    await isSent();
  });

  it("when their owner signs in again, and not for another account", async () => {
    signOut();
    signIn(deps, "somebody else");
    dispatchEvent(new Event("online"));
    await aMoment();
    expect(deleted).toEqual([]);
    signIn(deps, owner);
    await isSent();
  });

  it("only after the server has confirmed a remembered session", async () => {
    openOnDevice(deps, { address: owner, isUnlocked: true });
    dispatchEvent(new Event("online"));
    await aMoment();
    expect(deleted).toEqual([]);
    signIn(deps, owner);
    await isSent();
  });

  it("no more after the watch is stopped", async () => {
    stop();
    dispatchEvent(new Event("online"));
    await aMoment();
    expect(deleted).toEqual([]);
  });
});
