/** @module-tag slow */

import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { putToken } from "../../db/tokens.ts";
import { disconnectStore } from "../../stores/disconnect.ts";
import { overlayStore } from "../../stores/overlay.ts";
import { forgetRecent, readRecent } from "../../stores/recent-commands.ts";
import { Keyboard } from "./keyboard.tsx";
// Loaded before they are asked for.
import "../palette/palette.tsx";
import "./shortcut-sheet.tsx";

const mint = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
let deps: FakeDeps;
let owner: string;

beforeEach(async () => {
  overlayStore.setState({ shown: null });
  disconnectStore.setState({ asked: false });
  delete document.documentElement.dataset.theme;
  deps = fakeDeps();
  owner = signIn(deps);
  await putToken(deps.db, owner, aToken({ name: "Moon Frog", ticker: "FROG" }));
  await putToken(deps.db, owner, aToken({ name: "Ramen Cat", ticker: "RAMEN", mint_address: mint }));
});

const show = () =>
  showInApp(
    <>
      <input aria-label="a field" data-search-here />
      <Keyboard />
    </>,
    { deps, path: "/my-gems" },
  );
const key = (name: string, rest = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key: name, ...rest });
const field = () => screen.getByRole("combobox");
const open = async () => {
  key("k", { ctrlKey: true });
  await screen.findByRole("combobox");
  await waitFor(() => expect(screen.getAllByRole("option").length).toBeGreaterThan(0));
};
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const titles = () => screen.queryAllByRole("option").map((option) => option.textContent ?? "");
/** The option that the field points at: what a screen reader speaks. */
const active = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("the palette", () => {
  it("is opened and closed by its key, from a field too, and by Esc", async () => {
    await show();
    key("k", { ctrlKey: true }, screen.getByLabelText("a field"));
    await screen.findByRole("dialog", { name: "Search and commands" });
    key("k", { ctrlKey: true });
    await closed();
    await open();
    key("Escape", {}, field());
    await closed();
  });

  it.each([
    ["settings", "Settings"],
    ["moon", "Moon Frog"],
    ["$ram", "Ramen Cat"],
    [mint, "Ramen Cat"],
    ["osgasu", "Ramen Cat"],
    ["sign out", "Disconnect Wallet"],
    ["mg", "My Gems"],
  ])("finds by %j first: %s", async (words, title) => {
    await show();
    await open();
    type(words);
    await waitFor(() => expect(active()).toContain(title));
    expect(titles()[0]).toContain(title);
  });

  it("moves with the arrows, around either end, and points at one option alone", async () => {
    await show();
    await open();
    const all = titles();
    expect(active()).toBe(all[0]);
    key("ArrowDown", {}, field());
    expect(active()).toBe(all[1]);
    key("ArrowUp", {}, field());
    key("ArrowUp", {}, field());
    expect(active()).toBe(all.at(-1));
    expect(screen.getAllByRole("option", { selected: true })).toHaveLength(1);
    expect(document.getElementById(field().getAttribute("aria-controls") ?? "")?.role).toBe("listbox");
  });

  it("goes where Enter says, and has that first the next time", async () => {
    const { at } = await show();
    await open();
    type("ramen");
    key("Enter", {}, field());
    await waitFor(() => expect(at()).toMatch(/^\/create\?token_id=/));
    await closed();
    await open();
    expect(titles()[0]).toMatch(/^Ramen Cat.*Recent$/);
    expect(readRecent(owner)).toHaveLength(1);
    forgetRecent(owner);
    expect(readRecent(owner)).toEqual([]);
  });

  it("says what to try where nothing fits, and Enter does nothing", async () => {
    const { at } = await show();
    await open();
    type("zebra");
    await screen.findByText("No results for “zebra”.");
    expect(field().getAttribute("aria-expanded")).toBe("false");
    key("Enter", {}, field());
    expect(at()).toBe("/my-gems");
  });

  it("changes the theme, and asks before it disconnects", async () => {
    await show();
    screen.getByLabelText("a field").focus();
    await open();
    type("light");
    key("Enter", {}, field());
    expect(document.documentElement.dataset.theme).toBe("light");
    await closed();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("a field")));
    await open();
    type("disconnect");
    fireEvent.click(screen.getAllByRole("option")[0] as HTMLElement);
    expect(disconnectStore.getState().asked).toBe(true);
  });

  it("lets the wizard begin with an import", async () => {
    const { at } = await show();
    await open();
    type("import");
    key("Enter", {}, field());
    await waitFor(() => expect(at()).toMatch(/^\/create\?draft=/));
    const [row] = await deps.db.drafts.where({ owner }).toArray();
    expect([at(), row?.draft]).toMatchObject([`/create?draft=${row?.subject}`, { method: "import" }]);
  });

  it("of a stranger has public pages and the way in, and nothing of a creator's", async () => {
    act(signOut);
    await show();
    await open();
    const shown = titles().join("|");
    for (const title of ["Connect Wallet", "Home", "Terms", "Dark theme"]) expect(shown).toContain(title);
    for (const title of ["My Gems", "Moon Frog", "Create a token", "Settings"])
      expect(shown).not.toContain(title);
  });
});

describe("single keys", () => {
  it("go to their pages", async () => {
    const { at } = await show();
    key("g");
    key("s");
    await waitFor(() => expect(at()).toBe("/settings"));
    key("n");
    await waitFor(() => expect(at()).toBe("/create"));
  });

  it("bring the search of the page", async () => {
    await show();
    key("/");
    expect(document.activeElement).toBe(screen.getByLabelText("a field"));
  });

  it("are letters in a field, and nothing with Ctrl or over a dialog", async () => {
    const { at } = await show();
    key("n", {}, screen.getByLabelText("a field"));
    key("n", { ctrlKey: true });
    key("?");
    const sheet = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    key("n", {}, sheet);
    key("k", { ctrlKey: true });
    expect(overlayStore.getState().shown).toBe("shortcuts");
    expect(at()).toBe("/my-gems");
  });

  it("are let go of where the second does not come", async () => {
    const { at } = await show();
    vi.useFakeTimers();
    key("g");
    vi.advanceTimersByTime(1_500);
    key("s");
    vi.useRealTimers();
    await act(async () => {});
    expect(at()).toBe("/my-gems");
  });

  it("can be switched off in the sheet, which stays so, and on again", async () => {
    const { at } = await show();
    key("?");
    const sheet = await screen.findByRole("dialog");
    const box = within(sheet).getByRole("checkbox", { name: /^Single-key shortcuts/ });
    fireEvent.click(box);
    key("Escape", {}, sheet);
    await closed();
    key("n");
    key("?");
    expect([at(), overlayStore.getState().shown]).toEqual(["/my-gems", null]);
    await open();
    type("keyboard");
    key("Enter", {}, field());
    const again = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).getByRole(
      "checkbox",
    );
    expect((again as HTMLInputElement).checked).toBe(false);
    fireEvent.click(again);
    expect(localStorage.getItem("gemwright.shortcuts")).toBeNull();
  });
});
