import { describe, expect, it } from "vitest";
import { aToken } from "../../testing/fake-deps.ts";
import { emptyDraft, emptyEntry, worthKeeping } from "../wizard-draft.ts";
import { closedWizard, type WizardState } from "./wizard.ts";
import { type WizardEvent, wizardReducer } from "./wizard-events.ts";

const token = aToken();
const frog = { ...emptyDraft, prompt: "a frog" };
const other = aToken({ name: "Other" });
const opened = { ...emptyDraft, token };
const open: WizardState = { ...closedWizard, id: "frog", draft: frog };
const image = new File(["png"], "frog.png", { type: "image/png" });
const work = { title: "t", estimate: "e", lines: ["Reading"] };
const error = { field: "prompt" as const, message: "Too long." };
const instead = { sentence: "It is silent.", label: "Do it here", choose: () => {} };
const done = Promise.resolve();
const everything: WizardState = {
  ...open,
  elsewhere: "others",
  work: { ...work, instead },
  conflict: token,
  success: "Done.",
  alert: "No.",
  renaming: done,
  image,
  duplicate: { mint: "mint", name: "Frog" },
  fieldError: error,
};

it.each<[string, Partial<WizardState>, WizardEvent, Partial<WizardState>]>([
  [
    "nothing of the draft before stays when another is requested",
    everything,
    { type: "requested", id: "toad" },
    { ...closedWizard, id: "toad" },
  ],
  [
    "a draft opens",
    { id: "frog" },
    { type: "opened", draft: frog, image, elsewhere: "others" },
    { draft: frog, image, elsewhere: "others" },
  ],
  [
    "another tab takes the draft over",
    everything,
    { type: "takenElsewhere" },
    { ...closedWizard, id: "frog", elsewhere: "this", work: everything.work },
  ],
  [
    "what is being made goes on when the wizard closes",
    everything,
    { type: "closed" },
    { ...closedWizard, work: everything.work },
  ],
  [
    "a draft goes by its token's id once that is saved",
    { ...open, elsewhere: "others" },
    { type: "changed", change: { token } },
    { id: token.id, draft: { ...frog, token }, elsewhere: null },
  ],
  [
    "a saved token's draft that is kept under another id keeps that",
    { ...open, draft: opened },
    { type: "changed", change: { token, name: "Sun Frog" } },
    { draft: { ...opened, name: "Sun Frog" } },
  ],
  [
    "a new token takes the place of one that is not saved",
    { ...open, fieldError: error },
    { type: "replaced", draft: { ...frog, token: { ...token, id: null } }, newId: "toad" },
    { draft: { ...frog, token: { ...token, id: null } }, fieldError: null },
  ],
  [
    "a new token never takes the place of a saved one",
    { ...open, id: token.id, draft: opened, elsewhere: "others" },
    { type: "replaced", draft: frog, newId: "toad" },
    { id: "toad", draft: frog, elsewhere: null },
  ],
  [
    "a saved token takes the place of another",
    { ...open, id: token.id, draft: opened },
    { type: "replaced", draft: { ...opened, token: other }, newId: "toad" },
    { id: other.id, draft: { ...opened, token: other } },
  ],
  [
    "what is made after the wizard was closed changes nothing",
    {},
    { type: "replaced", draft: opened, newId: "toad" },
    {},
  ],
  [
    "what is given changes, and the rest stays",
    open,
    { type: "changed", change: { style: "pixel" } },
    { draft: { ...frog, style: "pixel" } },
  ],
  [
    "typing clears the error beside the field",
    { ...open, fieldError: error },
    { type: "changed", change: { prompt: "a toad" } },
    { draft: { ...frog, prompt: "a toad" }, fieldError: null },
  ],
  [
    "what comes after the wizard was closed changes nothing",
    {},
    { type: "changed", change: { token } },
    { draft: null },
  ],
  [
    "a field of the form by hand changes alone",
    { ...open, fieldError: error },
    { type: "entryChanged", change: { name: "Frog" } },
    { draft: { ...frog, manual: { ...emptyEntry, name: "Frog" } }, fieldError: null },
  ],
  [
    "news of the server leave the error",
    { ...open, fieldError: error },
    { type: "refreshed", change: { notice: "Made here." } },
    { draft: { ...frog, notice: "Made here." }, fieldError: error },
  ],
  ["a picture is chosen", { fieldError: error }, { type: "imageChosen", image }, { image, fieldError: null }],
  ["a picture is dropped", { image }, { type: "imageDropped" }, { image: null }],
  ["an error stands beside its field", {}, { type: "refused", ...error }, { fieldError: error }],
  ["an error is cleared", { fieldError: error }, { type: "errorCleared" }, { fieldError: null }],
  [
    "work starts with its first line and without the error of the try before",
    { fieldError: error },
    { type: "workStarted", title: "t", estimate: "e", first: "Reading" },
    { work, fieldError: null },
  ],
  [
    "a line is added to the log",
    { work },
    { type: "workLogged", line: "Drawing" },
    { work: { ...work, lines: ["Reading", "Drawing"] } },
  ],
  ["no line stands twice in a row", { work }, { type: "workLogged", line: "Reading" }, { work }],
  [
    "a line may come again after another",
    { work: { ...work, lines: ["Reading", "Drawing"] } },
    { type: "workLogged", line: "Reading" },
    { work: { ...work, lines: ["Reading", "Drawing", "Reading"] } },
  ],
  [
    "a step that goes on changes the last line",
    { work },
    { type: "workLogged", line: "Reading: 25 words", goesOn: true },
    { work: { ...work, lines: ["Reading: 25 words"] } },
  ],
  ["nothing is logged once the work is over", {}, { type: "workLogged", line: "late" }, { work: null }],
  ["another way is offered", { work }, { type: "insteadOffered", instead }, { work: { ...work, instead } }],
  ["another way is offered to no work that is over", {}, { type: "insteadOffered", instead }, { work: null }],
  [
    "the offer is withdrawn",
    { work: { ...work, instead } },
    { type: "insteadWithdrawn" },
    { work: { ...work, instead: null } },
  ],
  ["work ends", { work }, { type: "workEnded" }, { work: null }],
  ["pictures are drawn with another name", {}, { type: "renameStarted", done }, { renaming: done }],
  ["they are drawn", { renaming: done }, { type: "renameEnded", done }, { renaming: null }],
  [
    "an earlier drawing ends, and the later one goes on",
    { renaming: done },
    { type: "renameEnded", done: Promise.resolve() },
    { renaming: done },
  ],
  ["a conflict is found", {}, { type: "conflictFound", theirs: token }, { conflict: token }],
  ["a conflict is answered", { conflict: token }, { type: "conflictAnswered" }, { conflict: null }],
  [
    "an import finds a copy",
    {},
    { type: "duplicateFound", mint: "mint", name: "Frog" },
    { duplicate: { mint: "mint", name: "Frog" } },
  ],
  [
    "the copy is decided about",
    everything,
    { type: "duplicateAnswered" },
    { ...everything, duplicate: null },
  ],
  ["something is done", {}, { type: "succeeded", sentence: "Done." }, { success: "Done." }],
  ["its modal closes", { success: "Done." }, { type: "successClosed" }, { success: null }],
  ["an alert is shown", {}, { type: "alerted", sentence: "No." }, { alert: "No." }],
  ["an alert is closed", { alert: "No." }, { type: "alertClosed" }, { alert: null }],
])("%s", (_, before, event, after) => {
  const state = { ...closedWizard, ...before };
  expect(wizardReducer(state, event)).toEqual({ ...state, ...after });
});

describe("a draft", () => {
  it("starts at step 1 with the cartoon style and the first template", () => {
    expect(emptyDraft).toMatchObject({ step: 1, style: "cartoon", template: "template1", token: null });
  });

  it.each([
    ["nothing", emptyDraft, false],
    ["blanks", { ...emptyDraft, prompt: " \n " }, false],
    ["another style alone", { ...emptyDraft, style: "pixel" as const }, false],
    ["an idea", { ...emptyDraft, prompt: "a frog" }, true],
    ["something generated", { ...emptyDraft, token: { ...aToken(), id: null } }, true],
  ])("with %s is worth keeping: %s", (_, draft, worth) => {
    expect(worthKeeping(draft)).toBe(worth);
  });
});
