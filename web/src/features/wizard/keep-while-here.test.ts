import { beforeEach, expect, it, vi } from "vitest";
import { type FakeWorld, fakeWorld } from "../../../testing/fake-world.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { forgetOwner } from "../../db/forget-owner.ts";
import { readUnsavedDrafts } from "../../db/unsaved-drafts.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { oweForgetting, settleForgetting } from "../session/forgetting.ts";
import { keepImageWhileHere, keepWhileHere } from "./keep-while-here.ts";

const draft = { ...emptyDraft, prompt: "a frog" };
let world: FakeWorld;
let owner: string;

beforeEach(async () => {
  localStorage.clear();
  world = fakeWorld();
  owner = signIn(world);
  const user = { wallet_address: owner } as never;
  await world.db.profiles.put({ owner, user });
});

const keep = () => keepWhileHere(world, owner, draft, "new");
const count = async () => (await readUnsavedDrafts(world.db, owner)).length;

it("keeps what is made for somebody who is here, or hidden while it was made", async () => {
  await keep();
  expect(await count()).toBe(1);
  await world.db.drafts.clear();
  signOut();
  await keep();
  expect(await count()).toBe(1);
});

it("keeps nothing that comes after its owner has logged out", async () => {
  signOut();
  await forgetOwner(world.db, owner);
  await keep();
  expect(await count()).toBe(0);
});

it("keeps nothing while they are being forgotten, nor what was under way then", async () => {
  oweForgetting([owner]);
  await keep();
  expect(await count()).toBe(0);
  settleForgetting([owner]);
  world.db.drafts.hook("creating", () => {
    oweForgetting([owner]);
  });
  await keep();
  await vi.waitFor(async () => expect(await count()).toBe(0));
});

it("keeps no picture that is written while its owner is forgotten", async () => {
  const picture = new File(["png"], "frog.png", { type: "image/png" });
  await keepImageWhileHere(world, owner, picture, "new");
  expect(await count()).toBe(1);
  await world.db.draftImages.clear();
  world.db.draftImages.hook("creating", () => {
    oweForgetting([owner]);
  });
  await keepImageWhileHere(world, owner, picture, "new");
  expect(await count()).toBe(0);
});
