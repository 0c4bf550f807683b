import { beforeEach, describe, expect, it } from "vitest";
import { aToken, fakeDeps } from "../../testing/fake-deps.ts";
import { emptyDraft, type WizardDraft } from "../wizard-draft.ts";
import type { Database } from "./database.ts";
import { discardDraft, NEW, readDraft, writeDraft } from "./drafts.ts";

const made = aToken();
const idea: WizardDraft = { ...emptyDraft, prompt: "a frog on the moon" };
const unsaved: WizardDraft = { ...idea, token: { ...made, id: null } };
const saved: WizardDraft = { ...idea, token: made, step: 3 };
let db: Database;

beforeEach(() => {
  db = fakeDeps().db;
});

describe("the wizard's drafts", () => {
  it("are read as they were written", async () => {
    await writeDraft(db, "ann", idea, 5);
    expect(await readDraft(db, "ann")).toEqual(idea);
    expect((await db.drafts.get(["ann", NEW]))?.savedAt).toBe(5);
  });

  it("are null where there is none", async () => {
    expect(await readDraft(db, "ann")).toBeNull();
  });

  it("move from `new` to the token's id once the token is saved", async () => {
    await writeDraft(db, "ann", unsaved, 1);
    await writeDraft(db, "ann", saved, 2);
    expect(await readDraft(db, "ann")).toBeNull();
    expect(await readDraft(db, "ann", made.id)).toEqual(saved);
  });

  it("leave alone what was begun since, from another generation", async () => {
    const other: WizardDraft = { ...idea, token: { ...aToken(), id: null } };
    await writeDraft(db, "ann", other, 1);
    await writeDraft(db, "ann", saved, 2);
    expect(await readDraft(db, "ann")).toEqual(other);
    expect(await readDraft(db, "ann", made.id)).toEqual(saved);
  });

  it("leave alone an idea that is not generated yet", async () => {
    await writeDraft(db, "ann", idea, 1);
    await writeDraft(db, "ann", saved, 2);
    expect(await readDraft(db, "ann")).toEqual(idea);
  });

  it("belong to one owner", async () => {
    await writeDraft(db, "ann", unsaved, 1);
    await writeDraft(db, "ben", idea, 1);
    await writeDraft(db, "ben", saved, 2);
    await discardDraft(db, "ben");
    expect(await readDraft(db, "ann")).toEqual(unsaved);
    expect(await readDraft(db, "ben")).toBeNull();
    expect(await readDraft(db, "ben", made.id)).toEqual(saved);
  });

  it("of an older version get what was added since", async () => {
    const { social: _, ...old } = idea;
    await db.drafts.put({ owner: "ann", subject: NEW, draft: old as WizardDraft, savedAt: 0 });
    expect(await readDraft(db, "ann")).toEqual({ ...idea, social: {} });
  });
});
