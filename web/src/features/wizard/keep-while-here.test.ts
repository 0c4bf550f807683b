import { beforeEach, expect, it, vi } from "vitest";
import { type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { forgetOwner } from "../../db/forget-owner.ts";
import { readUnsavedDrafts } from "../../db/unsaved-drafts.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { finishWipe, requestWipe } from "../session/forgetting.ts";
import { keepImageWhileHere, keepWhileHere } from "./keep-while-here.ts";

const draft = { ...emptyDraft, prompt: "a frog" };
let deps: FakeDeps;
let owner: string;

beforeEach(async () => {
  localStorage.clear();
  deps = fakeDeps();
  owner = signIn(deps);
  const user = { wallet_address: owner } as never;
  await deps.db.profiles.put({ owner, user });
});

const keep = () => keepWhileHere(deps, owner, draft, "new");
const count = async () => (await readUnsavedDrafts(deps.db, owner)).length;

it("stores a draft for an owner who is signed in, or whose session ended meanwhile", async () => {
  await keep();
  expect(await count()).toBe(1);
  await deps.db.drafts.clear();
  signOut();
  await keep();
  expect(await count()).toBe(1);
});

it("stores nothing after its owner has logged out", async () => {
  signOut();
  await forgetOwner(deps.db, owner);
  await keep();
  expect(await count()).toBe(0);
});

it("stores nothing while the owner's data is wiped, nor what was being written then", async () => {
  requestWipe([owner]);
  await keep();
  expect(await count()).toBe(0);
  finishWipe([owner]);
  deps.db.drafts.hook("creating", () => {
    requestWipe([owner]);
  });
  await keep();
  await vi.waitFor(async () => expect(await count()).toBe(0));
});

it("stores no picture that is written while the owner's data is wiped", async () => {
  const picture = new File(["png"], "frog.png", { type: "image/png" });
  await keepImageWhileHere(deps, owner, picture, "new");
  expect(await count()).toBe(1);
  await deps.db.draftImages.clear();
  deps.db.draftImages.hook("creating", () => {
    requestWipe([owner]);
  });
  await keepImageWhileHere(deps, owner, picture, "new");
  expect(await count()).toBe(0);
});
