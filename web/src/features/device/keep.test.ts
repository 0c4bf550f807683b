import { beforeEach, describe, expect, it, vi } from "vitest";
import { aDeckChange } from "../../../testing/a-deck-change.ts";
import { aLaunch } from "../../../testing/a-launch.ts";
import { anImage } from "../../../testing/an-image.ts";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, aUser, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { writeDraftImage } from "../../db/draft-image.ts";
import { writeDraft } from "../../db/drafts.ts";
import { writeImage } from "../../db/images.ts";
import { addToOutbox } from "../../db/outbox.ts";
import { readTokens } from "../../db/token-rows.ts";
import { putToken, replaceTokens } from "../../db/tokens.ts";
import { deviceStore } from "../../stores/device.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { keepCopy, keepWork } from "./keep.ts";

const HOUR = 3_600_000;
const full = [
  ["as the browser says it", () => new DOMException("full", "QuotaExceededError")],
  [
    "as Dexie says it",
    () => Object.assign(new Error("aborted"), { name: "AbortError", inner: { name: "QuotaExceededError" } }),
  ],
  [
    "as Dexie says it of many rows",
    () => Object.assign(new Error("bulk"), { name: "BulkError", failures: [{ name: "QuotaExceededError" }] }),
  ],
] as const;
const quota = full[0][1];
const FULL =
  "error: This device has no space for copies of your tokens and pictures, so they load from the server each time.";
let deps: FakeDeps;
let owner: string;

/** A write that fails so many times before it goes through. */
const failing = (times: number, error: () => unknown = quota) => {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw error();
  });
};

beforeEach(() => {
  forgetToasts();
  deviceStore.setState({ problem: null, fullReported: false });
  deps = fakeDeps();
  owner = signIn(deps);
});

describe("a copy, where the device is full", () => {
  it.each(full)("is tried again once there is room (%s)", async (_, error) => {
    const write = failing(1, error);
    expect(await keepCopy(deps, write)).toBe(true);
    expect(write).toHaveBeenCalledTimes(2);
    expect(toasts).toEqual([]);
  });

  it("is given up where there is none still, which is said once", async () => {
    expect(await keepCopy(deps, failing(9))).toBe(false);
    expect(await keepCopy(deps, failing(9))).toBe(false);
    expect(toasts).toEqual([FULL]);
  });

  it("takes the place of what was fetched more than an hour ago, of whomever", async () => {
    const old = deps.now() - HOUR - 1;
    const ages = { old, fresh: deps.now() - HOUR };
    for (const [name, fetchedAt] of Object.entries(ages)) {
      for (const each of [owner, "another"])
        await writeImage(deps.db, anImage(each, name, "logo", { fetchedAt }));
    }
    await replaceTokens(deps.db, owner, [aToken()], ages.fresh, null);
    await replaceTokens(deps.db, "another", [aToken()], old, null);
    await keepCopy(deps, failing(1));
    expect((await deps.db.images.toArray()).map(({ key }) => key)).toEqual(["fresh_logo", "fresh_logo"]);
    expect(await readTokens(deps.db, owner)).toHaveLength(1);
    expect(await readTokens(deps.db, "another")).toEqual([]);
    expect((await deps.db.stats.toArray()).map((row) => row.owner)).toEqual([owner]);
  });

  it("never takes the place of work: drafts, their picture, edits, launches, what waits to be sent", async () => {
    const { db } = deps;
    await writeDraft(db, owner, "draft-1", { ...emptyDraft, prompt: "a frog" }, 0);
    await writeDraftImage(db, owner, "draft-1", new File(["png"], "frog.png", { type: "image/png" }));
    await addToOutbox(db, anIntent(owner, { kind: "change-deck@1", payload: aDeckChange(owner) }));
    await db.launches.put(aLaunch({ owner, at: 0 }));
    await db.profiles.put({ owner, user: aUser(owner) });
    const rest = { owner, entity: "e", payload: {}, key: "k", attempts: 0, notBefore: 0, createdAt: 0 };
    await addToOutbox(db, { ...rest, kind: "delete-token@1", state: "waiting", failure: null });
    await keepCopy(deps, failing(9));
    const left = [db.drafts, db.draftImages, db.launches, db.profiles, db.outbox];
    expect(await Promise.all(left.map((table) => table.count()))).toEqual([1, 1, 1, 1, 2]);
  });

  it("is not worth a word where it fails for another reason", async () => {
    expect(
      await keepCopy(
        deps,
        failing(9, () => new Error("unreadable")),
      ),
    ).toBe(false);
    expect(toasts).toEqual([]);
  });
});

describe("what only this device has", () => {
  it("is kept once there is room", async () => {
    expect(await keepWork(deps, failing(1))).toBe(true);
    expect(toasts).toEqual([]);
  });

  it("is said each time not to be kept, and what to do", async () => {
    for (const error of [quota, () => new Error("unreadable")]) {
      forgetToasts();
      expect(await keepWork(deps, failing(9, error))).toBe(false);
      expect(toasts).toEqual([expect.stringMatching(/^error: This device is out of space, so your work/)]);
    }
  });
});

describe("a connection that the browser has dropped", () => {
  it("is opened again, and the write tried again", async () => {
    const lost = () =>
      Object.assign(new Error("Connection to Indexed Database server lost."), { name: "UnknownError" });
    const write = failing(1, lost);
    expect(await keepWork(deps, write)).toBe(true);
    expect(write).toHaveBeenCalledTimes(2);
    await putToken(deps.db, owner, aToken());
  });
});
