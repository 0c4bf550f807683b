import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { useStore } from "zustand";
import { aToken, type FakeDeps, fakeDeps } from "../../../../testing/fake-deps.ts";
import { showInApp } from "../../../../testing/in-app.ts";
import { signIn } from "../../../../testing/sign-in.ts";
import { wizardStore } from "../../../stores/wizard.ts";
import { emptyDraft, type WizardDraft } from "../../../wizard-draft.ts";
import { MethodStep } from "./method-step.tsx";

const png = new File([new Uint8Array([1])], "frog.png", { type: "image/png" });
let deps: FakeDeps;

beforeEach(() => {
  deps = fakeDeps({ createToken: () => ({ success: true, token: aToken(), message: "" }) });
  signIn(deps);
  URL.createObjectURL = () => "blob:frog";
  URL.revokeObjectURL = () => {};
});

function Step() {
  const draft = useStore(wizardStore, (state) => state.draft);
  return draft && <MethodStep draft={draft} />;
}
const show = (change: Partial<WizardDraft> = {}) => {
  wizardStore.setState({ ...wizardStore.getInitialState(), draft: { ...emptyDraft, ...change } }, true);
  return showInApp(<Step />, { deps });
};
const draft = () => wizardStore.getState().draft;
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const imageField = () => screen.getByLabelText<HTMLInputElement>(/^Image/);

describe("the ways to a token", () => {
  it("are creative, manual, import and trends, of which trends is disabled", async () => {
    await show();
    const group = screen.getByRole("radiogroup", { name: "Generation Method" });
    const ways = [...group.querySelectorAll<HTMLButtonElement>('[role="radio"]')];
    expect(ways.map((way) => [way.firstElementChild?.textContent, way.disabled])).toEqual([
      ["Creative", false],
      ["Manual", false],
      ["Import", false],
      ["Trends", true],
    ]);
  });

  it("keep what was typed while another is looked at", async () => {
    await show({ prompt: "a frog" });
    fireEvent.click(screen.getByRole("radio", { name: /^Manual/ }));
    fireEvent.change(field("Name"), { target: { value: "Moon Frog" } });
    fireEvent.click(screen.getByRole("radio", { name: /^Creative/ }));
    expect(draft()).toMatchObject({ prompt: "a frog", manual: { name: "Moon Frog" } });
  });
});

describe("the manual form", () => {
  it("upper-cases the ticker, and takes A to Z and 0 to 9 alone, at most 10", async () => {
    await show({ method: "manual" });
    fireEvent.change(field("Ticker"), { target: { value: "moon-frog 2000!" } });
    expect(field("Ticker").value).toBe("MOONFROG20");
  });

  it("takes names of 50 and descriptions of 500, and counts them", async () => {
    await show({ method: "manual" });
    expect([field("Name").maxLength, field("Description").maxLength]).toEqual([50, 500]);
    fireEvent.change(field("Description"), { target: { value: "A frog." } });
    screen.getByText("7 of 500 characters");
    fireEvent.change(field("Description"), { target: { value: "x".repeat(470) } });
    await screen.findByText("30 characters left. The limit is 500.");
  });

  it.each<[string, () => void]>([
    ["chosen", () => fireEvent.change(imageField(), { target: { files: [png] } })],
    [
      "dropped",
      () => fireEvent.drop(imageField().closest("label") as Element, { dataTransfer: { files: [png] } }),
    ],
    ["pasted anywhere", () => fireEvent.paste(document.body, { clipboardData: { files: [png] } })],
  ])("shows an image that is %s", async (_, act) => {
    await show({ method: "manual" });
    act();
    const shown = await screen.findByRole("img", { name: "What your token will look like" });
    expect(shown.getAttribute("src")).toBe("blob:frog");
    screen.getByText("frog.png");
    fireEvent.click(screen.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(screen.queryByRole("img", { name: /will look like/ })).toBeNull());
  });

  it("leaves a pasted text to the field it is pasted into", async () => {
    await show({ method: "manual" });
    expect(fireEvent.paste(field("Name"), { clipboardData: { files: [] } })).toBe(true);
  });

  it("marks what is missing", async () => {
    await show({ method: "manual" });
    fireEvent.change(field("Name"), { target: { value: "Moon Frog" } });
    fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Please fill in all required fields.");
    const invalid = [field("Name"), field("Ticker"), field("Description"), imageField()];
    expect(invalid.map((each) => each.getAttribute("aria-invalid"))).toEqual([null, "true", "true", "true"]);
    expect(document.activeElement).toBe(imageField());
    screen.getByText("Please choose an image.");
    expect(screen.getAllByText("Please fill this in.")).toHaveLength(2);
  });
});

describe("the import", () => {
  it("asks for the address as soon as it is chosen, and again when that was closed", async () => {
    await show();
    fireEvent.click(screen.getByRole("radio", { name: /^Import/ }));
    await screen.findByRole("dialog", { name: "Import Existing Token" });
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    await screen.findByRole("dialog", { name: "Import Existing Token" });
  });

  it("asks for the address in 'Import Existing Token', and says where it is wrong", async () => {
    await show({ method: "import" });
    fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    await screen.findByRole("dialog", { name: "Import Existing Token" });
    fireEvent.change(field("Token address"), { target: { value: "abc" } });
    fireEvent.click(screen.getByRole("button", { name: "Import Token" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Please enter a valid token address.");
    expect(field("Token address").value).toBe("abc");
  });

  it("asks about a duplicate: Cancel Import or Overwrite Existing", async () => {
    await show({ method: "import" });
    wizardStore.setState({ duplicate: { mint: "m", name: "My Cat" } });
    const dialog = await screen.findByRole("dialog", { name: "Duplicate Token Found" });
    expect(dialog.textContent).toContain("My Cat");
    screen.getByRole("button", { name: "Overwrite Existing" });
    fireEvent.click(screen.getByRole("button", { name: "Cancel Import" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(deps.calls).toEqual([]);
  });
});
