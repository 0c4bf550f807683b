import { beforeEach, describe, expect, it } from "vitest";
import { aToken, fakeDeps } from "../../testing/fake-deps.ts";
import { emptyDraft, isSameGeneration, type Recipe, type WizardDraft } from "../wizard-draft.ts";
import type { Database } from "./database.ts";
import { discardDraft, readDraft, writeDraft } from "./drafts.ts";

const made = aToken();
const idea: WizardDraft = { ...emptyDraft, prompt: "a frog on the moon" };
const unsaved: WizardDraft = { ...idea, token: { ...made, id: null } };
const saved: WizardDraft = { ...idea, token: made, step: 3 };
const here: WizardDraft = { ...saved, recipe: { tokenId: made.id } as Recipe };
let db: Database;

beforeEach(() => {
  db = fakeDeps().db;
});

describe("the wizard's drafts", () => {
  it("are read as they were written", async () => {
    await writeDraft(db, "ann", "frog", idea, 5);
    expect(await readDraft(db, "ann", "frog")).toEqual(idea);
    expect((await db.drafts.get(["ann", "frog"]))?.savedAt).toBe(5);
  });

  it("are null where there is none", async () => {
    expect(await readDraft(db, "ann", "frog")).toBeNull();
  });

  it("move to the token's id once the token is saved", async () => {
    await writeDraft(db, "ann", "frog", unsaved, 1);
    await writeDraft(db, "ann", made.id, saved, 2, "frog");
    expect(await readDraft(db, "ann", "frog")).toBeNull();
    expect(await readDraft(db, "ann", made.id)).toEqual(saved);
  });

  it("belong to one owner", async () => {
    await writeDraft(db, "ann", "frog", unsaved, 1);
    await writeDraft(db, "ben", "frog", idea, 1);
    await writeDraft(db, "ben", made.id, saved, 2);
    await discardDraft(db, "ben", "frog");
    expect(await readDraft(db, "ann", "frog")).toEqual(unsaved);
    expect(await readDraft(db, "ben", "frog")).toBeNull();
    expect(await readDraft(db, "ben", made.id)).toEqual(saved);
  });

  it("take with them what an earlier version kept beside them, and nothing else", async () => {
    await writeDraft(db, "ann", made.id, saved, 1);
    await writeDraft(db, "ann", `${made.id}:beside`, saved, 1);
    await writeDraft(db, "ann", "new", idea, 1);
    await writeDraft(db, "ann", "new:beside", idea, 1);
    await discardDraft(db, "ann", made.id);
    await discardDraft(db, "ann", "new");
    expect(await db.drafts.toCollection().primaryKeys()).toEqual([["ann", "new:beside"]]);
  });

  it("of an older version get what was added since", async () => {
    const { social: _, ...old } = idea;
    await db.drafts.put({ owner: "ann", subject: "new", draft: old as WizardDraft, savedAt: 0 });
    expect(await readDraft(db, "ann", "new")).toEqual({ ...idea, social: {} });
  });
});

it.each<[string, boolean, WizardDraft, WizardDraft]>([
  ["the same generation of the server's", true, unsaved, saved],
  ["another", false, { ...idea, token: { ...aToken({ session_id: "other" }), id: null } }, saved],
  ["no generation yet", false, idea, saved],
  [
    "the same recipe of this device's",
    true,
    { ...here, token: { ...made, id: null, session_id: null } },
    here,
  ],
])("a draft with %s is of the same generation: %s", (_, isSame, one, other) => {
  expect(isSameGeneration(one, other)).toBe(isSame);
});
