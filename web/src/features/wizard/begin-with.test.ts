import { beforeEach, expect, it } from "vitest";
import { aWizardTab } from "../../../testing/a-wizard-tab.ts";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { readDraft, writeDraft } from "../../db/drafts.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import { emptyDraft, type WizardDraft } from "../../wizard-draft.ts";
import { beginWith } from "./begin-with.ts";

const generated: WizardDraft = { ...emptyDraft, prompt: "a frog", token: { ...aToken(), id: null } };
let deps: FakeDeps;
let owner: string;

beforeEach(() => {
  deps = fakeDeps();
  owner = signIn(deps);
});

const kept = (id: string | null) => readDraft(deps.db, owner, id ?? "");

it("begins a new draft with the method", async () => {
  expect(await kept(await beginWith(deps, "import"))).toEqual({ ...emptyDraft, method: "import" });
});

it("sets the method of the draft that was typed in last, and keeps its words", async () => {
  await writeDraft(deps.db, owner, "frog", { ...emptyDraft, prompt: "a frog" }, 1);
  expect(await beginWith(deps, "import")).toBe("frog");
  expect(await kept("frog")).toEqual({ ...emptyDraft, prompt: "a frog", method: "import" });
});

it("leaves a draft with a generated token as it is", async () => {
  await writeDraft(deps.db, owner, "frog", generated, 1);
  expect(await beginWith(deps, "import")).toBe("frog");
  expect(await kept("frog")).toEqual(generated);
});

it("sets the method of the open draft", async () => {
  await aWizardTab(deps, owner).visit({ draft: "frog" });
  expect(await beginWith(deps, "import")).toBe("frog");
  expect(wizardStore.getState().draft?.method).toBe("import");
  changeDraft(generated);
  await beginWith(deps, "manual");
  expect(wizardStore.getState().draft?.method).toBe("creative");
});

it("does not overwrite a draft that cannot be read", async () => {
  await writeDraft(deps.db, owner, "frog", generated, 1);
  const unreadable = () => {
    throw new DOMException("Failed to read large IndexedDB value.", "NotReadableError");
  };
  deps.db.drafts.hook("reading", unreadable);
  expect(await beginWith(deps, "import")).toBe("frog");
  deps.db.drafts.hook("reading").unsubscribe(unreadable);
  expect(await kept("frog")).toEqual(generated);
});

it("begins nothing for a visitor without a wallet", async () => {
  signOut();
  expect(await beginWith(deps, "import")).toBeNull();
});
