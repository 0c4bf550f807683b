import { beforeEach, describe, expect, it, vi } from "vitest";
import { anImage } from "../../../testing/an-image.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { aToken, type FakeWorld, fakeWorld, refusal } from "../../../testing/fake-world.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { sentenceOf } from "../../api-client/api-error.ts";
import { writeImage } from "../../db/images.ts";
import { readOutbox } from "../../db/outbox.ts";
import { readToken } from "../../db/token-rows.ts";
import { putToken } from "../../db/tokens.ts";
import { deleteToken } from "../tokens/delete-token.ts";
import { perform } from "./perform.ts";

const FULL =
  "This device has no room left, so this was not done. Make room (Settings, Clear cached data) and try again.";
const token = aToken();
const message = { name: "Ann", email: "ann@example.com", subject: "Other", message: "Hm." } as const;
let world: FakeWorld;
let owner: string;

const say = () => perform(world, owner, { kind: "send-message@1", entity: "message", payload: message });
const copies = async () => (await world.db.images.toArray()).map(({ key }) => key);

/** A device that takes nothing new for the outbox as long as `isFull` says so. */
function fill(isFull: () => Promise<boolean>): void {
  const { outbox } = world.db;
  const add = outbox.add.bind(outbox);
  outbox.add = (async (row: never) => {
    if (await isFull()) throw new DOMException("full", "QuotaExceededError");
    return add(row);
  }) as never;
}

beforeEach(async () => {
  forgetToasts();
  world = fakeWorld();
  owner = signIn(world);
  const ages = { old: world.now() - 3 * 3_600_000, fresh: world.now() };
  for (const [name, fetchedAt] of Object.entries(ages))
    await writeImage(world.db, anImage(owner, name, "logo", { fetchedAt }));
});

describe("what a person does on a device that is full", () => {
  it("takes the place of a copy that is three hours old", async () => {
    fill(async () => (await world.db.images.count()) > 1);
    expect(await say()).toEqual({ kind: "waiting" });
    expect(await copies()).toEqual(["fresh_logo"]);
    expect((await readOutbox(world.db, owner)).map(({ payload }) => payload)).toEqual([message]);
  });

  it("is not sent where there is no room still, and that is what is said", async () => {
    fill(async () => true);
    world.handlers.submitContact = () => ({ success: true, message: "" });
    const error: unknown = await say().catch((thrown: unknown) => thrown);
    expect(sentenceOf(error, "It failed.")).toBe(FULL);
    expect(world.calls).toEqual([]);
  });

  it("is said also where a token could not be deleted, which stays", async () => {
    await putToken(world.db, owner, token);
    fill(async () => true);
    expect(await deleteToken(world, token)).toEqual({ kind: "failed" });
    expect(toasts).toEqual([`error: ${FULL}`]);
    expect(await readToken(world.db, owner, token.id)).toBeDefined();
  });
});

describe("what a person no longer waits for", () => {
  it("waits like any other, and a refusal that comes later is parked and not forgotten", async () => {
    let refuse = (_: unknown) => {};
    world.handlers.submitContact = () => new Promise((_, reject) => (refuse = reject));
    const gaveUp = new AbortController();
    const said = perform(
      world,
      owner,
      { kind: "send-message@1", entity: "message", payload: message },
      undefined,
      gaveUp.signal,
    );
    await vi.waitFor(() => expect(world.calls).toEqual(["submitContact"]));
    gaveUp.abort();
    expect(await said).toEqual({ kind: "waiting" });
    refuse(refusal(422, "invalid_input", "No."));
    await vi.waitFor(async () => expect((await readOutbox(world.db, owner))[0]?.state).toBe("parked"));
  });
});
