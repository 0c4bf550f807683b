import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { useStore } from "zustand";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft, type WizardDraft } from "../../wizard-draft.ts";
import { PreviewStep } from "./preview-step.tsx";

const token = aToken({ banner_url: "/media/b.webp" });
let deps: FakeDeps;

beforeEach(() => {
  deps = fakeDeps();
});

function Step() {
  const draft = useStore(wizardStore, (state) => state.draft);
  return draft && <PreviewStep draft={draft} />;
}
const show = (change: Partial<WizardDraft> = {}) => {
  const { name, ticker, narrative } = token;
  const draft = { ...emptyDraft, step: 2 as const, token, name, ticker, narrative, ...change };
  wizardStore.setState({ ...wizardStore.getInitialState(), draft }, true);
  return showInApp(<Step />, { deps });
};
const field = (name: string) => screen.getByRole("textbox", { name }) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

describe("step 2, the token's preview", () => {
  it.each([
    [0, "Add more detail"],
    [100, "Add more detail"],
    [101, "Good length"],
    [200, "Good length"],
    [201, "Great narrative!"],
  ])("says of a narrative of %i characters: %s", async (length, hint) => {
    await show({
      narrative: "The frog sold the moon by the slice, until his aunt asked for change. "
        .repeat(4)
        .slice(0, length),
    });
    screen.getByText(hint);
  });

  it("takes name, ticker and narrative as they are typed, the ticker cleaned", async () => {
    await show();
    type("Name", "Cheese Frog");
    type("Ticker", "che$ese-frog99");
    type("Narrative", "Longer.");
    expect(wizardStore.getState().draft).toMatchObject({
      name: "Cheese Frog",
      ticker: "CHEESEFROG",
      narrative: "Longer.",
    });
    expect(field("Name").maxLength).toBe(50);
  });

  it.each([
    [{ origin: "IMPORTED" as const }, "An imported token's words come from the chain and cannot be changed."],
    [{ mint_address: "M".repeat(43) }, "This token is on chain: its words can no longer be changed."],
  ])("locks the words of %j", async (change, sentence) => {
    await show({ token: { ...token, ...change } });
    screen.getByText(sentence);
    for (const name of ["Name", "Ticker", "Narrative"]) expect(field(name).readOnly).toBe(true);
  });

  it.each([
    ["Logo of Moon Frog", "/media/a.webp"],
    ["Banner of Moon Frog", "/media/b.webp"],
  ])("opens the %s large", async (name, src) => {
    await show();
    fireEvent.click(screen.getByRole("button", { name: `${name}: view large` }));
    const dialog = await screen.findByRole("dialog", { name });
    expect(dialog.querySelector("img")?.getAttribute("src")).toBe(src);
  });

  it("offers the suggested names, and takes the pressed one", async () => {
    const suggestions = [
      { name: "Moon Frog", ticker: "FROG" },
      { name: "Cheese Miner", ticker: "MINE" },
    ];
    await show({ suggestions });
    fireEvent.click(screen.getByRole("button", { name: "Cheese Miner $MINE" }));
    expect(wizardStore.getState().draft).toMatchObject({ name: "Cheese Miner", ticker: "MINE" });
    expect(field("Name").value).toBe("Cheese Miner");
  });

  it("marks empty fields, and focuses the first one", async () => {
    await show({ ticker: "", narrative: " " });
    fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(document.activeElement).toBe(field("Ticker")));
    expect(field("Narrative").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getAllByText("Please fill this in.")).toHaveLength(2);
    expect(field("Name").getAttribute("aria-invalid")).toBeNull();
    type("Ticker", "FROG");
    await waitFor(() => expect(field("Narrative").getAttribute("aria-invalid")).toBeNull());
  });

  it("says what is missing when it is not complete", async () => {
    await show({ narrative: "" });
    fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Please ensure all token fields are filled.");
  });

  it("shows an error beside its field, and removes it when the user types", async () => {
    await show();
    wizardStore.setState({ fieldError: { field: "ticker", message: "Not so." } });
    await screen.findByText("Not so.");
    expect(field("Ticker").getAttribute("aria-invalid")).toBe("true");
    type("Ticker", "FROGS");
    await waitFor(() => expect(screen.queryByText("Not so.")).toBeNull());
  });

  it("goes back to step 1, and on to step 3", async () => {
    await show();
    fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(wizardStore.getState().draft?.step).toBe(3));
    fireEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(wizardStore.getState().draft?.step).toBe(1);
  });
});
