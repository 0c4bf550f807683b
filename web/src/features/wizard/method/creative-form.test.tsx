import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { useStore } from "zustand";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../../testing/fake-deps.ts";
import { showInApp } from "../../../../testing/in-app.ts";
import { wizardStore } from "../../../stores/wizard.ts";
import { emptyDraft, type WizardDraft } from "../../../wizard-draft.ts";
import { CreativeForm } from "./creative-form.tsx";

const made = { ...aToken(), id: null, suggestions: [], composer: "built-in", notice: null };
let deps: FakeDeps;

beforeEach(() => {
  deps = fakeDeps({ creativeGenerate: () => made });
});

function Step() {
  const draft = useStore(wizardStore, (state) => state.draft);
  return draft && <CreativeForm draft={draft} />;
}
const show = (change: Partial<WizardDraft> = {}) => {
  wizardStore.setState({ ...wizardStore.getInitialState(), draft: { ...emptyDraft, ...change } }, true);
  return showInApp(<Step />, { deps });
};
const idea = () => screen.getByRole("textbox", { name: "Your idea in a sentence" });
const draft = () => wizardStore.getState().draft;

describe("step 1, creative", () => {
  it("keeps the idea in the draft as it is typed, and counts it", async () => {
    await show();
    fireEvent.change(idea(), { target: { value: "a frog" } });
    expect(draft()?.prompt).toBe("a frog");
    await screen.findByText("6 of 1000 characters");
  });

  it("offers the four image styles", async () => {
    await show();
    expect(screen.getAllByRole("radio").map((style) => style.textContent)).toEqual([
      "minimalistic",
      "cartoon",
      "realistic",
      "pixel",
    ]);
    fireEvent.click(screen.getByRole("radio", { name: "pixel" }));
    expect(draft()?.style).toBe("pixel");
  });

  it.each<[string, () => void]>([
    ["the button", () => fireEvent.click(screen.getByRole("button", { name: "Generate" }))],
    ["Enter", () => fireEvent.keyDown(idea(), { key: "Enter" })],
  ])("generates by %s, then step 2", async (_, act) => {
    await show({ prompt: "a frog" });
    act();
    await waitFor(() => expect(draft()).toMatchObject({ step: 2, name: "Moon Frog" }));
  });

  it("begins a new line by Shift and Enter, and generates nothing", async () => {
    await show({ prompt: "a frog" });
    fireEvent.keyDown(idea(), { key: "Enter", shiftKey: true });
    expect(wizardStore.getState().work).toBeNull();
    expect(deps.calls).toEqual([]);
  });

  it("says at the field that there is no idea yet", async () => {
    await show();
    fireEvent.click(screen.getByRole("button", { name: "Generate" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Please provide a creative meme idea.");
    expect(idea().getAttribute("aria-invalid")).toBe("true");
  });

  it("keeps a failure beside its button until that is pressed again", async () => {
    let fails = true;
    deps.handlers.creativeGenerate = () => {
      if (fails) throw refusal(500, "generation_failed", "x");
      return made;
    };
    await show({ prompt: "a frog" });
    const press = () => fireEvent.click(screen.getByRole("button", { name: "Generate" }));
    press();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Failed to generate meme. Please try again.");
    expect(alert.parentElement).toBe(screen.getByRole("button", { name: "Generate" }).parentElement);
    fails = false;
    press();
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it.each([
    [900, "Estimated time: 1-2 minutes"],
    [901, "99 characters left. The limit is 1000."],
    [999, "1 character left. The limit is 1000."],
    [1000, "No characters left. The limit is 1000."],
    [1002, "2 characters too many. The limit is 1000."],
  ])("says of %i characters what happens at the limit", async (length, sentence) => {
    await show({ prompt: "x".repeat(length) });
    screen.getByText(sentence);
  });

  it("fills in an idea to start from", async () => {
    await show();
    const [first] = screen.getByRole("list", { name: "Ideas to start from" }).querySelectorAll("button");
    fireEvent.click(first as HTMLElement);
    expect(draft()?.prompt).toBe(first?.textContent);
    await waitFor(() => expect(screen.queryByRole("list", { name: "Ideas to start from" })).toBeNull());
  });

  it("goes on with what was made before, without making it again", async () => {
    await show({ prompt: "a frog", token: { ...made }, name: "Moon Frog" });
    screen.getByRole("button", { name: "Generate again" });
    fireEvent.click(screen.getByRole("button", { name: "Keep Moon Frog" }));
    expect(draft()?.step).toBe(2);
    expect(deps.calls).toEqual([]);
  });
});
