import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";

const token = aToken({ version: 1 });
const theirs = { ...token, name: "Their Frog", narrative: "Another story.", version: 7 };
const draft = {
  ...emptyDraft,
  step: 2 as const,
  token,
  name: "My Frog",
  ticker: "MINE",
  narrative: "My story.",
};
const edits: unknown[] = [];
let deps: FakeDeps;

beforeEach(async () => {
  edits.length = 0;
  deps = fakeDeps({
    changeToken: ({ body }) => {
      edits.push(body);
      return { ...theirs, ...(body as object), version: 8 };
    },
  });
  signIn(deps);
  wizardStore.setState({ ...wizardStore.getInitialState(), draft, conflict: theirs }, true);
  await showInApp(<ConflictDialog draft={draft} theirs={theirs} />, { deps });
});

describe("a token that was changed elsewhere", () => {
  it("is shown in both versions", () => {
    expect(within(screen.getByRole("region", { name: "Here" })).getByText("My story.")).toBeTruthy();
    expect(
      within(screen.getByRole("region", { name: "Elsewhere" })).getByText("Another story."),
    ).toBeTruthy();
  });

  it("is saved with this device's words, on top of the other version, if the user keeps them", async () => {
    fireEvent.click(screen.getByRole("button", { name: "Keep this version" }));
    await waitFor(() => expect(wizardStore.getState().draft?.step).toBe(3));
    expect(edits).toEqual([{ name: "My Frog", ticker: "MINE", narrative: "My story.", version: 7 }]);
    expect(wizardStore.getState().conflict).toBeNull();
  });

  it("is shown with the other version's words, and nothing is sent, if the user takes them", () => {
    fireEvent.click(screen.getByRole("button", { name: "Use the other version" }));
    expect(wizardStore.getState()).toMatchObject({
      conflict: null,
      draft: { token: theirs, name: "Their Frog", narrative: "Another story.", step: 2 },
    });
    expect(edits).toEqual([]);
  });
});
