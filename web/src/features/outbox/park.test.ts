import { beforeEach, expect, it, vi } from "vitest";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { addToOutbox, readOutbox } from "../../db/outbox.ts";
import { flushOutbox } from "./flush-outbox.ts";

const token = aToken();
let deps: FakeDeps;
let owner: string;

beforeEach(() => {
  deps = fakeDeps({ deleteToken: () => ({ success: true, message: "" }) });
  owner = signIn(deps);
});

it.each([
  [
    new DOMException("The quota has been exceeded.", "QuotaExceededError"),
    "This device is out of space, so nothing was changed. Free up space (Settings, Clear cached data) and try again.",
  ],
  [
    new TypeError("t is undefined"),
    "This browser could not finish the change. Reload the page, then try again.",
  ],
])("says in the catalogue's words where this device fails at it itself: %s", async (error, sentence) => {
  const row = { kind: "delete-token@2", entity: token.id, payload: { seen: token } };
  await addToOutbox(deps.db, anIntent(owner, row));
  vi.spyOn(deps.db.tokens, "delete").mockRejectedValue(error);
  await flushOutbox(deps, owner, { eager: true });
  expect(await readOutbox(deps.db, owner)).toMatchObject([
    { state: "parked", failure: { sentence, code: "on_device", theirs: null } },
  ]);
});
