import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { releaseLocks } from "../../../testing/fake-locks.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { NEW, writeDraft } from "../../db/drafts.ts";
import { readUnsavedDrafts } from "../../db/unsaved-drafts.ts";
import { draftHoldStore } from "../../stores/draft-hold.ts";
import { changeDraft, wizardStore } from "../../stores/wizard.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { chooseImage } from "./choose-image.ts";
import { heldSubject, holdDraft } from "./hold-draft.ts";
import { closeWizard, keepDraft, openWizard, startOver } from "./open-wizard.ts";

let deps: FakeDeps;
let owner: string;

beforeEach(() => {
  wizardStore.setState(wizardStore.getInitialState(), true);
  draftHoldStore.setState(draftHoldStore.getInitialState(), true);
  deps = fakeDeps();
  owner = signIn(deps);
});

afterEach(() => vi.unstubAllGlobals());

const titles = async () => (await readUnsavedDrafts(deps.db, owner)).map(({ title }) => title);
const kept = (title: string) => vi.waitFor(async () => expect(await titles()).toContain(title));
const isElsewhere = () => draftHoldStore.getState().isElsewhere;

/** Another tab has it open, until what is given back is called. */
function openElsewhere(subject = NEW): () => void {
  let close = () => {};
  const open = new Promise<void>((resolve) => {
    close = resolve;
  });
  void navigator.locks.request(`gemwright.draft.${owner}.${subject}`, () => open);
  return close;
}

/** Opens the wizard and types, as in a tab of its own. */
async function begin(prompt: string): Promise<() => void> {
  await openWizard(deps, {});
  const stop = keepDraft(deps, owner);
  changeDraft({ prompt });
  await kept(prompt);
  return stop;
}

describe("a draft that another tab has open", () => {
  it("is not written to: what is begun here is kept beside it, and that is said", async () => {
    await writeDraft(deps.db, owner, { ...emptyDraft, prompt: "a frog" }, 1);
    openElsewhere();
    const stop = await begin("a toad");
    expect(isElsewhere()).toBe(true);
    expect(heldSubject()).toMatch(/^new:/);
    stop();
    expect(await titles()).toEqual(["a frog", "a toad"]);
  });

  it("is not said to be elsewhere where nothing was begun in it", async () => {
    openElsewhere();
    const stop = await begin("a toad");
    stop();
    expect(isElsewhere()).toBe(false);
  });

  it("keeps its picture, whatever is chosen here", async () => {
    const picture = (name: string) => new File(["png"], name, { type: "image/png" });
    await openWizard(deps, {});
    await chooseImage(deps, picture("frog.png"));
    await closeWizard();
    openElsewhere();
    await openWizard(deps, {});
    expect(wizardStore.getState().image).toBeNull();
    await chooseImage(deps, picture("toad.png"));
    expect(await titles()).toEqual(["frog.png", "toad.png"]);
  });

  it("stays where this one is discarded", async () => {
    await writeDraft(deps.db, owner, { ...emptyDraft, prompt: "a frog" }, 1);
    openElsewhere();
    const stop = await begin("a toad");
    stop();
    await startOver(deps);
    expect(await titles()).toEqual(["a frog"]);
  });

  it("is not exchanged for a free one where it was asked for: another is begun, and that is said", async () => {
    await writeDraft(deps.db, owner, { ...emptyDraft, prompt: "a frog" }, 1);
    await writeDraft(deps.db, owner, { ...emptyDraft, prompt: "a toad" }, 1, "new:toad");
    openElsewhere("new:toad");
    await openWizard(deps, { subject: "new:toad" });
    expect(wizardStore.getState().draft).toEqual(emptyDraft);
    expect(isElsewhere()).toBe(true);
    expect(["new", "new:toad"]).not.toContain(heldSubject());
  });
});

describe("what was begun beside another", () => {
  const both = async () => {
    await writeDraft(deps.db, owner, { ...emptyDraft, prompt: "a frog" }, 1);
    const close = openElsewhere();
    const stop = await begin("a toad");
    stop();
    return close;
  };

  it("is opened again by a reload, while the other tab is still open", async () => {
    await both();
    const before = heldSubject();
    draftHoldStore.setState(draftHoldStore.getInitialState(), true);
    const closed = `gemwright.draft.${owner}.${before}`;
    releaseLocks();
    openElsewhere();
    await openWizard(deps, {});
    expect(closed).toContain(heldSubject());
    expect(wizardStore.getState().draft?.prompt).toBe("a toad");
    expect(isElsewhere()).toBe(false);
  });

  it("is opened where it is asked for, and else the first, once nobody has that open", async () => {
    (await both())();
    const [, beside] = await readUnsavedDrafts(deps.db, owner);
    await openWizard(deps, {});
    expect(wizardStore.getState().draft?.prompt).toBe("a frog");
    await openWizard(deps, { subject: beside?.subject });
    expect(wizardStore.getState().draft?.prompt).toBe("a toad");
  });
});

describe.each<[string, () => unknown]>([
  ["no locks", () => vi.stubGlobal("navigator", {})],
  [
    "locks that it refuses",
    () => vi.spyOn(navigator.locks, "request").mockRejectedValue(new DOMException("", "SecurityError")),
  ],
])("in a browser with %s", (_, without) => {
  it("the wizard opens all the same, with a draft of this tab's own that an address finds again", async () => {
    without();
    const stop = await begin("a toad");
    stop();
    const subject = heldSubject();
    expect(subject).toMatch(/^new:/);
    await closeWizard();
    await openWizard(deps, { subject });
    expect(wizardStore.getState().draft?.prompt).toBe("a toad");
    await openWizard(deps, {});
    expect(wizardStore.getState().draft).toEqual(emptyDraft);
    expect(isElsewhere()).toBe(false);
  });
});

it("lets go what it held, so that another tab can open it", async () => {
  expect(await holdDraft(deps, owner)).toBe(NEW);
  await closeWizard();
  const taken = vi.fn();
  await navigator.locks.request(`gemwright.draft.${owner}.new`, { ifAvailable: true }, async (lock) =>
    taken(lock !== null),
  );
  expect(taken).toHaveBeenCalledWith(true);
});

it("holds the same again where it is opened twice at once", async () => {
  await Promise.all([openWizard(deps, {}), closeWizard(), openWizard(deps, {})]);
  expect(heldSubject()).toBe(NEW);
});
