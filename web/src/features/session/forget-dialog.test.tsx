import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { readDraft, writeDraft } from "../../db/drafts.ts";
import { disconnectStore } from "../../stores/disconnect.ts";
import { sessionStore } from "../../stores/session.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { DisconnectDialog } from "./forget-dialog.tsx";

let deps: FakeDeps;
const owner = () => sessionStore.getState().wallet?.address ?? "";
const show = () => showInApp(<DisconnectDialog />, { deps, path: "/my-gems" });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  deps = fakeDeps({ logout: () => ({ success: true }) });
  signIn(deps);
  disconnectStore.setState({ asked: true });
});

describe("before the wallet is disconnected", () => {
  it("names what is not saved yet, and offers it for download", async () => {
    await writeDraft(
      deps.db,
      owner(),
      "draft-1",
      { ...emptyDraft, prompt: "a walrus who repairs clocks" },
      1,
    );
    const token = aToken();
    await writeDraft(
      deps.db,
      owner(),
      token.id,
      { ...emptyDraft, token, name: "Better Frog", ticker: token.ticker },
      1,
    );
    await show();
    const note = await screen.findByText(/^Not saved yet, and only on this device:/);
    expect(note.textContent).toContain("a walrus who repairs clocks");
    expect(note.textContent).toContain("Better Frog");
    expect(note.textContent).toContain("lost unless you download it first");
    screen.getByRole("button", { name: "Download it first" });
  });

  it("is not to be confirmed before the device was looked through for unsaved work", async () => {
    await show();
    expect(button("Disconnect").disabled).toBe(true);
    await waitFor(() => expect(button("Disconnect").disabled).toBe(false));
  });

  it("shows what would lose work as dangerous, and nothing else", async () => {
    await show();
    await waitFor(() => expect(button("Disconnect").disabled).toBe(false));
    const calm = button("Disconnect").className;
    cleanup();
    await writeDraft(deps.db, owner(), "draft-1", { ...emptyDraft, prompt: "a walrus" }, 1);
    await show();
    const download = await screen.findByRole("button", { name: "Download it first" });
    expect(button("Disconnect").className).toContain("--bad-fill");
    expect(calm).not.toContain("--bad-fill");
    expect(download.className).not.toContain("--bad-fill");
  });

  it("does not speak of what the server has", async () => {
    const token = aToken();
    const { name, ticker, narrative } = token;
    await writeDraft(deps.db, owner(), token.id, { ...emptyDraft, token, name, ticker, narrative }, 1);
    await show();
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByText(/^Not saved yet/)).toBeNull();
  });

  it("keeps everything where it is declined", async () => {
    await writeDraft(deps.db, owner(), "draft-1", { ...emptyDraft, prompt: "a walrus" }, 1);
    await show();
    press("Cancel");
    expect(disconnectStore.getState().asked).toBe(false);
    expect(await readDraft(deps.db, owner(), "draft-1")).not.toBeNull();
    expect(deps.calls).toEqual([]);
  });

  it("signs out, wipes the device and goes home where it is confirmed", async () => {
    const address = owner();
    await writeDraft(deps.db, address, "draft-1", { ...emptyDraft, prompt: "a walrus" }, 1);
    const { at } = await show();
    await waitFor(() => expect(button("Disconnect").disabled).toBe(false));
    press("Disconnect");
    await waitFor(() => expect(at()).toBe("/"));
    expect(deps.calls).toEqual(["logout"]);
    expect(await readDraft(deps.db, address, "draft-1")).toBeNull();
    expect(disconnectStore.getState().asked).toBe(false);
  });
});
