import { beforeEach, describe, expect, it, vi } from "vitest";
import { anImage } from "../../../testing/an-image.ts";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { sentenceOf } from "../../api-client/api-error.ts";
import { writeImage } from "../../db/images.ts";
import { readOutbox } from "../../db/outbox.ts";
import { readToken } from "../../db/token-rows.ts";
import { putToken } from "../../db/tokens.ts";
import { deleteToken } from "../tokens/delete-token.ts";
import { enqueue } from "./enqueue.ts";

const FULL =
  "This device is out of space, so nothing was changed. Free up space (Settings, Clear cached data) and try again.";
const token = aToken();
const message = { name: "Ann", email: "ann@example.com", subject: "Other", message: "Hm." } as const;
let deps: FakeDeps;
let owner: string;

const say = () => enqueue(deps, owner, { kind: "send-message@1", entity: "message", payload: message });
const copies = async () => (await deps.db.images.toArray()).map(({ key }) => key);

/** A device that takes nothing new for the outbox as long as `isFull` says so. */
function fill(isFull: () => Promise<boolean>): void {
  const { outbox } = deps.db;
  const add = outbox.add.bind(outbox);
  outbox.add = (async (row: never) => {
    if (await isFull()) throw new DOMException("full", "QuotaExceededError");
    return add(row);
  }) as never;
}

beforeEach(async () => {
  forgetToasts();
  deps = fakeDeps();
  owner = signIn(deps);
  const ages = { old: deps.now() - 3 * 3_600_000, fresh: deps.now() };
  for (const [name, fetchedAt] of Object.entries(ages))
    await writeImage(deps.db, anImage(owner, name, "logo", { fetchedAt }));
});

describe("a change on a full device", () => {
  it("replaces a cached picture that is three hours old", async () => {
    fill(async () => (await deps.db.images.count()) > 1);
    expect(await say()).toEqual({ kind: "waiting" });
    expect(await copies()).toEqual(["fresh_logo"]);
    expect((await readOutbox(deps.db, owner)).map(({ payload }) => payload)).toEqual([message]);
  });

  it("is not sent if there is still no room, and says so", async () => {
    fill(async () => true);
    deps.handlers.submitContact = () => ({ success: true, message: "" });
    const error: unknown = await say().catch((thrown: unknown) => thrown);
    expect(sentenceOf(error, "It failed.")).toBe(FULL);
    expect(deps.calls).toEqual([]);
  });

  it("keeps a token whose deletion cannot be stored, and says so", async () => {
    await putToken(deps.db, owner, token);
    fill(async () => true);
    expect(await deleteToken(deps, token)).toEqual({ kind: "failed" });
    expect(toasts).toEqual([`error: ${FULL}`]);
    expect(await readToken(deps.db, owner, token.id)).toBeDefined();
  });
});

describe("a change that the user no longer waits for", () => {
  it("stays queued, and is parked if the server refuses it later", async () => {
    let refuse = (_: unknown) => {};
    deps.handlers.submitContact = () => new Promise((_, reject) => (refuse = reject));
    const gaveUp = new AbortController();
    const intent = { kind: "send-message@1", entity: "message", payload: message } as const;
    const said = enqueue(deps, owner, intent, { gaveUp: gaveUp.signal });
    await vi.waitFor(() => expect(deps.calls).toEqual(["submitContact"]));
    gaveUp.abort();
    expect(await said).toEqual({ kind: "waiting" });
    refuse(refusal(422, "invalid_input", "No."));
    await vi.waitFor(async () => expect((await readOutbox(deps.db, owner))[0]?.state).toBe("parked"));
  });
});
