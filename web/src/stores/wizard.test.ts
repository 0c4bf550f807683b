import { beforeEach, describe, expect, it } from "vitest";
import { aToken } from "../../testing/fake-deps.ts";
import { emptyDraft, worthKeeping } from "../wizard-draft.ts";
import { changeDraft, logWork, wizardStore } from "./wizard.ts";

const { getState, setState } = wizardStore;

beforeEach(() => setState(wizardStore.getInitialState(), true));

describe("the wizard's moment", () => {
  it("changes what is given and keeps the rest", () => {
    setState({ draft: { ...emptyDraft, prompt: "a frog" } });
    changeDraft({ style: "pixel" });
    expect(getState().draft).toEqual({ ...emptyDraft, prompt: "a frog", style: "pixel" });
  });

  it("clears the error beside a field as soon as something is typed", () => {
    setState({ draft: emptyDraft, fieldError: { field: "prompt", message: "Too long." } });
    changeDraft({ prompt: "shorter" });
    expect(getState().fieldError).toBeNull();
  });

  it("adds a line to the log of the work, and none twice in a row", () => {
    setState({ work: { title: "t", estimate: "e", lines: ["Reading"] } });
    logWork("Reading");
    logWork("Drawing");
    logWork("Drawing");
    logWork("Reading");
    expect(getState().work?.lines).toEqual(["Reading", "Drawing", "Reading"]);
  });

  it("logs nothing once the work is over", () => {
    logWork("late");
    expect(getState().work).toBeNull();
  });
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
