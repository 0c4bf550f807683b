import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MINUTE } from "#contract/limits.ts";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { addToOutbox, readOutbox } from "../../db/outbox.ts";
import type { StoredRow } from "../../db/rows.ts";
import { putToken, replaceTokens } from "../../db/tokens.ts";
import { automationStore } from "../../stores/automation.ts";
import { connectionStore } from "../../stores/connection.ts";
import { SyncChip } from "./sync-chip.tsx";

let deps: FakeDeps;
let owner: string;

beforeEach(() => {
  connectionStore.setState({ isReachable: true, isSyncing: false });
  deps = fakeDeps();
  owner = signIn(deps);
});

const wait = (...changes: Partial<StoredRow>[]) =>
  Promise.all(changes.map((change) => addToOutbox(deps.db, anIntent(owner, change))));
const chip = (name: string) => screen.findByRole("button", { name });
const show = () => showInApp(<SyncChip />, { deps });
const refused = {
  state: "parked" as const,
  failure: { sentence: "It is too long.", code: null, theirs: null },
};

it("says that the server has everything", async () => {
  await show();
  expect((await chip("Saved")).title).toBe("Everything is saved");
});

it("counts queued changes, and says that they are being sent only while they are", async () => {
  await wait({}, {});
  await show();
  await chip("2 waiting");
  act(() => connectionStore.setState({ isSyncing: true }));
  await chip("Syncing 2");
});

describe("offline", () => {
  beforeEach(async () => {
    connectionStore.setState({ isReachable: false });
    await replaceTokens(deps.db, owner, [], deps.now() - 5 * MINUTE, null);
  });
  afterEach(() => vi.useRealTimers());

  it("says so, and how old the list is", async () => {
    await show();
    expect((await chip("Offline · 5 minutes ago")).title).toBe("Offline. Last updated 5 minutes ago");
  });

  it("updates the list's age by itself", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const began = deps.now();
    await show();
    await chip("Offline · 5 minutes ago");
    deps.now = () => began + MINUTE;
    act(() => void vi.advanceTimersByTime(MINUTE));
    await chip("Offline · 6 minutes ago");
  });

  it("counts queued and failed changes too", async () => {
    await show();
    await wait({});
    await chip("Offline, 1 waiting · 5 minutes ago");
    await wait(refused);
    await chip("Offline, 1 failed, 1 waiting · 5 minutes ago");
  });
});

it("shows the number of failed, else of queued changes when there is no room for words", async () => {
  await wait({}, {}, refused);
  await show();
  expect(within(await chip("1 failed")).getByText("1").className).toContain("lg:hidden");
});

it("counts failed changes, shows why, and lets the user give them up", async () => {
  await wait({}, refused);
  deps.handlers.listTokens = () => ({ data: { tokens: [], total: 0, limit: 500, offset: 0 } });
  await show();
  fireEvent.click(await chip("1 failed"));
  await screen.findByText("The server refused this: It is too long.");
  screen.getByText("Saved on this device. It syncs when the server is back.");
  fireEvent.click(screen.getByRole("button", { name: "Discard it" }));
  screen.getByText("What you made here is lost unless you download it first.");
  expect(document.activeElement?.textContent).toBe("Download it first");
  expect(await readOutbox(deps.db, owner)).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Discard it" }));
  await waitFor(async () => expect(await readOutbox(deps.db, owner)).toHaveLength(1));
});

it("shows both versions of a token that both sides changed, and keeps the chosen one", async () => {
  const theirs = aToken({ name: "Their Frog", version: 7 });
  const words = { name: "My Frog", ticker: "FROG", narrative: "Mine." };
  const payload = { id: theirs.id, version: 1, words, base: words };
  const failure = { sentence: "Changed elsewhere.", code: "version_conflict", theirs };
  await wait({ kind: "edit-token@1", entity: theirs.id, payload, state: "parked", failure });
  const sent: unknown[] = [];
  deps.handlers.changeToken = ({ body }) => {
    sent.push(body);
    return { ...theirs, ...words, version: 8 };
  };
  await show();
  fireEvent.click(await chip("1 failed"));
  expect((await screen.findByRole("region", { name: "Here" })).textContent).toContain("My Frog");
  expect(screen.getByRole("region", { name: "Elsewhere" }).textContent).toContain("Their Frog");
  fireEvent.click(screen.getByRole("button", { name: "Keep this version" }));
  await waitFor(() => expect(sent).toEqual([{ ...words, version: 7 }]));
  await screen.findByText("Everything is saved");
});

it("links from a refused website to the form where it is changed", async () => {
  const token = aToken();
  const payload = { tokenId: token.id, name: token.name };
  await wait({ ...refused, kind: "make-website@1", entity: token.id, payload });
  const { at } = await show();
  fireEvent.click(await chip("1 failed"));
  fireEvent.click(await screen.findByRole("link", { name: "Change it" }));
  await waitFor(() => expect(at()).toMatch(new RegExp(`^/create\\?token_id=${token.id}&step=.*3`)));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("opens the refused automation, with the reason", async () => {
  const token = aToken();
  await putToken(deps.db, owner, token);
  const website = { subdomain: "pond", domain: "localhost:8000", template_id: "template2" };
  const payload = { tokenId: token.id, name: token.name, website };
  await wait({ ...refused, kind: "configure-automation@1", entity: token.id, payload });
  await show();
  fireEvent.click(await chip("1 failed"));
  fireEvent.click(await screen.findByRole("button", { name: "Change it" }));
  await waitFor(() =>
    expect(automationStore.getState()).toMatchObject({
      token,
      subdomain: "pond",
      template: "template2",
      error: "It is too long.",
    }),
  );
});
