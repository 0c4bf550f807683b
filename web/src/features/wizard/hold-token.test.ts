import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { discardDraft, readDraft, writeDraft } from "../../db/drafts.ts";
import { putToken } from "../../db/tokens.ts";
import { readUnsavedDrafts } from "../../db/unsaved-drafts.ts";
import { draftHoldStore } from "../../stores/draft-hold.ts";
import { changeDraft, wizardStore } from "../../stores/wizard.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { heldSubject } from "./hold-draft.ts";
import { closeWizard, keepDraft, openWizard } from "./open-wizard.ts";

const token = aToken();
const { id, name, ticker, narrative } = token;
const saved = { ...emptyDraft, token, name, ticker, narrative };
const beside = `${id}:beside`;
let deps: FakeDeps;
let owner: string;
let stop = () => {};

afterEach(() => stop());
beforeEach(async () => {
  wizardStore.setState(wizardStore.getInitialState(), true);
  draftHoldStore.setState(draftHoldStore.getInitialState(), true);
  deps = fakeDeps({
    getToken: () => token,
    listTokens: () => ({ data: { tokens: [], total: 0, limit: 500, offset: 0 } }),
  });
  owner = signIn(deps);
  await putToken(deps.db, owner, token);
});

const lockOf = (subject: string) => `gemwright.draft.${owner}.${subject}`;
const openElsewhere = (subject: string) =>
  void navigator.locks.request(lockOf(subject), () => new Promise(() => {}));
const isTaken = (subject: string) =>
  new Promise((resolve) => {
    void navigator.locks.request(lockOf(subject), { ifAvailable: true }, async (lock) => resolve(!lock));
  });
/** A busy machine is no fault. */
const soon = (seen: () => unknown) => vi.waitFor(seen, { timeout: 4_000 });
const isElsewhere = () => draftHoldStore.getState().isElsewhere;
const listed = async () =>
  (await readUnsavedDrafts(deps.db, owner)).map(({ tokenId, title }) => [tokenId, title]);
const open = async (subject?: string) => {
  await openWizard(deps, { tokenId: id, subject });
  stop = keepDraft(deps, owner);
};

describe("a saved token that another tab has open", () => {
  beforeEach(async () => {
    await writeDraft(deps.db, owner, { ...saved, name: "Their Frog" }, 1);
    openElsewhere(id);
  });

  it("is opened as it is saved, and that is said; what is typed here is kept beside what is typed there", async () => {
    await open();
    expect(isElsewhere()).toBe(true);
    expect(wizardStore.getState().draft?.name).toBe(name);
    changeDraft({ name: "My Frog" });
    await soon(async () =>
      expect(await listed()).toEqual([
        [id, "Their Frog"],
        [id, "My Frog"],
      ]),
    );
    expect(await readDraft(deps.db, owner, id)).toMatchObject({ name: "Their Frog" });
  });

  it("leaves nothing beside it where it is only looked at, or where what was typed is saved", async () => {
    await open();
    changeDraft({ step: 3 });
    changeDraft({ designPrompt: "warmer" });
    await soon(async () => expect(await listed()).toHaveLength(2));
    changeDraft({ designPrompt: "" });
    await soon(async () => expect(await listed()).toEqual([[id, "Their Frog"]]));
  });

  it("has the same beside it again where the address names that", async () => {
    await writeDraft(deps.db, owner, { ...saved, name: "My Frog" }, 1, beside);
    await open(beside);
    expect(heldSubject()).toBe(beside);
    expect(wizardStore.getState().draft?.name).toBe("My Frog");
    expect(isElsewhere()).toBe(true);
  });
});

describe("what was kept beside a saved token", () => {
  beforeEach(() => writeDraft(deps.db, owner, { ...saved, name: "My Frog" }, 1, beside));

  it("takes the token's own place once nobody has that open", async () => {
    await writeDraft(deps.db, owner, saved, 1);
    await open(beside);
    expect(heldSubject()).toBe(id);
    expect(wizardStore.getState().draft?.name).toBe("My Frog");
    expect(await readDraft(deps.db, owner, beside)).toBeNull();
    expect(await listed()).toEqual([[id, "My Frog"]]);
  });

  it("stays beside words that wait there, without a word of another tab", async () => {
    await writeDraft(deps.db, owner, { ...saved, name: "Their Frog" }, 1);
    await open(beside);
    expect([heldSubject(), isElsewhere()]).toEqual([beside, false]);
    expect(await readDraft(deps.db, owner, id)).toMatchObject({ name: "Their Frog" });
    expect(await isTaken(id)).toBe(false);
  });

  it("goes with the token, and no other token's does", async () => {
    await writeDraft(deps.db, owner, { ...emptyDraft, prompt: "a frog" }, 1);
    await discardDraft(deps.db, owner, id);
    expect(await listed()).toEqual([[null, "a frog"]]);
  });
});

describe("a draft that has become another's", () => {
  it("holds the token that it was saved as, and lets go what it was before", async () => {
    await openWizard(deps, {});
    stop = keepDraft(deps, owner);
    changeDraft({ prompt: "a frog" });
    changeDraft({ token, name, ticker, narrative });
    await soon(() => expect(heldSubject()).toBe(id));
    expect([await isTaken(id), await isTaken("new")]).toEqual([true, false]);
  });

  it("of a new token, made where a saved one was open, is never written over what was begun before", async () => {
    await writeDraft(deps.db, owner, { ...emptyDraft, prompt: "a frog" }, 1);
    await open();
    changeDraft({ ...emptyDraft, prompt: "a toad", token: { ...token, id: null } });
    await soon(async () => expect(await listed()).toHaveLength(2));
    expect(await readDraft(deps.db, owner)).toMatchObject({ prompt: "a frog" });
    expect(await isTaken(id)).toBe(false);
  });

  it("begins beside what was begun before where the token cannot be had", async () => {
    await writeDraft(deps.db, owner, { ...emptyDraft, prompt: "a frog" }, 1);
    delete deps.handlers.getToken;
    await deps.db.tokens.clear();
    await open();
    expect(wizardStore.getState().draft).toEqual(emptyDraft);
    changeDraft({ prompt: "a toad" });
    await soon(async () => expect(await listed()).toHaveLength(2));
    expect(await readDraft(deps.db, owner)).toMatchObject({ prompt: "a frog" });
  });
});

it("leaves no draft open where the wizard is closed while it opens", async () => {
  const opening = openWizard(deps, { tokenId: id });
  await Promise.all([opening, closeWizard()]);
  expect(wizardStore.getState().draft).toBeNull();
  expect(await isTaken(id)).toBe(false);
});
