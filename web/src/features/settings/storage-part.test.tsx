import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { anImage } from "../../../testing/an-image.ts";
import { aToken, aUser, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { readDraft, writeDraft } from "../../db/drafts.ts";
import { writeImage } from "../../db/images.ts";
import { readTokens } from "../../db/token-rows.ts";
import { replaceTokens } from "../../db/tokens.ts";
import { connectionStore } from "../../stores/connection.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { StoragePart } from "./storage-part.tsx";

let deps: FakeDeps;
let owner: string;
const show = () => showInApp(<StoragePart />, { deps });
const storage = (value: unknown) =>
  Object.defineProperty(navigator, "storage", { value, configurable: true });
const holds = (usage: number, quota: number, persisted = false) =>
  storage({ estimate: async () => ({ usage, quota }), persisted: async () => persisted });

beforeEach(() => {
  forgetToasts();
  storage(undefined);
  connectionStore.setState({ isReachable: true });
  deps = fakeDeps();
  owner = signIn(deps);
});

describe("what is kept on this device", () => {
  it.each([
    [0, 2_147_483_648, "0 kB used of 2.1 GB"],
    [999_999, 1_000_000, "1000 kB used of 1.0 MB"],
    [12_400_000, 60_000_000_000, "12.4 MB used of 60.0 GB"],
    [512_000_000, 1_200_000_000_000, "512 MB used of 1.2 TB"],
  ])("is shown: %i of %i bytes as '%s'", async (usage, quota, said) => {
    holds(usage, quota);
    await show();
    expect((await screen.findByText(/ used$/)).textContent).toBe(said);
  });

  it.each([
    [true, /until you clear it/],
    [false, /may clear/],
  ])("stays for sure: %s", async (persisted, said) => {
    holds(1, 2, persisted);
    await show();
    await screen.findByText(said);
  });

  it("is not shown where the browser does not know", async () => {
    await show();
    await screen.findByRole("button", { name: "Clear cached data" });
    expect(screen.queryByText(/ used$/)).toBeNull();
  });
});

describe("clearing cached data", () => {
  const ask = async () => {
    await replaceTokens(deps.db, owner, [aToken()], deps.now(), null);
    await writeImage(deps.db, anImage(owner, "t", "logo", { fetchedAt: deps.now() }));
    await writeDraft(deps.db, owner, "draft-1", { ...emptyDraft, prompt: "a frog" }, 1);
    await deps.db.profiles.put({ owner, user: aUser(owner) });
    await show();
    fireEvent.click(await screen.findByRole("button", { name: "Clear cached data" }));
    return screen.findByRole("dialog", { name: "Clear cached data?" });
  };
  const press = (dialog: HTMLElement, name: string) =>
    fireEvent.click(within(dialog).getByRole("button", { name }));

  it("says first what goes and what stays, and does nothing where it is not confirmed", async () => {
    const dialog = await ask();
    within(dialog).getByText(/Drafts, edits, launches and changes waiting to sync stay\.$/);
    press(dialog, "Cancel");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await readTokens(deps.db, owner)).toHaveLength(1);
  });

  it("says while nobody answers that they come again only with the server", async () => {
    connectionStore.setState({ isReachable: false });
    const dialog = await ask();
    within(dialog).getByText(/^You are offline: what you clear comes back only once you are online/);
    press(dialog, "Clear");
    await waitFor(() => expect(toasts).toEqual(["success: Cached data cleared"]));
    expect(await readDraft(deps.db, owner, "draft-1")).toMatchObject({ prompt: "a frog" });
  });

  it("lets drawings go but for those that are drawn from offline, and leaves the app itself", async () => {
    const kept = ["/pictures/starter.json", "/pictures/f1.json"].map((path) => `https://app.example${path}`);
    const drawings = new Set(kept);
    const emptied: string[] = [];
    Object.defineProperty(window, "caches", {
      configurable: true,
      value: {
        delete: async (name: string) => emptied.push(name),
        open: async () => ({
          keys: async () => [...drawings].map((url) => ({ url })),
          delete: async ({ url }: Request) => drawings.delete(url),
        }),
      },
    });
    press(await ask(), "Clear");
    await waitFor(() => expect(toasts).toEqual(["success: Cached data cleared"]));
    Reflect.deleteProperty(window, "caches");
    expect(emptied).toEqual(["pictures"]);
    expect([...drawings]).toEqual([kept[0]]);
  });

  it("lets copies go, and no work", async () => {
    press(await ask(), "Clear");
    await waitFor(() => expect(toasts).toEqual(["success: Cached data cleared"]));
    expect(await readTokens(deps.db, owner)).toEqual([]);
    const tables = [deps.db.images, deps.db.lists, deps.db.stats];
    expect(await Promise.all(tables.map((table) => table.count()))).toEqual([0, 0, 0]);
    expect(await readDraft(deps.db, owner, "draft-1")).toMatchObject({ prompt: "a frog" });
    expect(await deps.db.profiles.get(owner)).toBeDefined();
  });

  it("says so where the device will not", async () => {
    const dialog = await ask();
    const opening = vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("The storage is not there.", "SecurityError");
    });
    deps.db.close();
    press(dialog, "Clear");
    await waitFor(() =>
      expect(toasts).toEqual(["error: The cached data could not be cleared. Please try again."]),
    );
    opening.mockRestore();
  });
});
