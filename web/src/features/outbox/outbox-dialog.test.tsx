import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { aDeckChange } from "../../../testing/a-deck-change.ts";
import { anImage } from "../../../testing/an-image.ts";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { writeImage } from "../../db/images.ts";
import { addToOutbox, changeInOutbox, readOutbox } from "../../db/outbox.ts";
import type { StoredRow } from "../../db/rows.ts";
import { putToken } from "../../db/tokens.ts";
import { connectionStore } from "../../stores/connection.ts";
import { closeOutbox, openOutbox } from "../../stores/outbox-dialog.ts";
import { SyncChip } from "./sync-chip.tsx";

const token = aToken({ name: "Moon Frog" });
const words = { name: "Sun Frog", ticker: "SUN", narrative: "A sun." };
const edit = {
  kind: "edit-token@1",
  entity: token.id,
  payload: { id: token.id, words, base: token, version: 1 },
};
const gone = { sentence: "Token not found.", code: "token_not_found", theirs: null };
let deps: FakeDeps;
let owner: string;

const wait = (change: Partial<StoredRow>) =>
  addToOutbox(deps.db, anIntent(owner, { createdAt: deps.now(), ...change }));
const show = async () => {
  await showInApp(<SyncChip />, { deps });
  openOutbox();
  return screen.findByRole("dialog", { name: "Waiting to sync" });
};
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const left = async () => (await readOutbox(deps.db, owner)).map(({ kind }) => kind);

beforeEach(async () => {
  closeOutbox();
  forgetToasts();
  connectionStore.setState({ isReachable: true, isSyncing: false });
  deps = fakeDeps();
  owner = signIn(deps);
  await putToken(deps.db, owner, token);
});

describe("a token that was deleted here and changed elsewhere", () => {
  const theirs = { ...token, name: "Star Frog", version: 4 };
  const failure = { sentence: "Changed.", code: "version_conflict", theirs };
  const parked = {
    kind: "delete-token@2",
    entity: token.id,
    payload: { seen: token },
    state: "parked" as const,
  };

  it("is shown in both versions, and deleted in the server's version if the user confirms", async () => {
    const asked: unknown[] = [];
    deps.handlers.deleteToken = ({ query }) => {
      asked.push(query);
      return { success: true, message: "" };
    };
    await wait({ ...parked, failure });
    const dialog = await show();
    within(dialog).getByText(/^You deleted this token here/);
    expect(screen.getByRole("region", { name: "Here" }).textContent).toContain("Moon Frog");
    expect(screen.getByRole("region", { name: "Elsewhere" }).textContent).toContain("Star Frog");
    press("Delete anyway");
    await waitFor(() => expect(asked).toEqual([{ version: 4 }]));
  });

  it("stays in the server's version if the user keeps it", async () => {
    await wait({ ...parked, failure });
    await show();
    press("Keep the other version");
    await waitFor(async () => expect(await left()).toEqual([]));
    expect(deps.calls).not.toContain("deleteToken");
  });
});

describe("a refused change of a website", () => {
  const change = { kind: "change-deck@1", entity: token.id, state: "parked" as const };
  const refused = (code: string) =>
    wait({
      ...change,
      payload: aDeckChange(owner),
      failure: {
        sentence: "Changed.",
        code,
        theirs: null,
        ...(code === "deck_conflict" && { theirDeck: aDeckChange(owner).site }),
      },
    });
  const answers = (dialog: HTMLElement) =>
    [...within(dialog).queryAllByRole("link"), ...within(dialog).getAllByRole("button")]
      .map(({ textContent }) => textContent)
      .filter(Boolean);

  it.each([
    [
      "leads to both versions if it was changed elsewhere too",
      "deck_conflict",
      ["Compare both versions", "Discard it"],
    ],
    ["can be changed, tried again or given up", "idea_refused", ["Change it", "Try again", "Discard it"]],
    ["can only be given up if the website is gone", "website_not_found", ["Discard it"]],
  ])("%s", async (_, code, offered) => {
    await refused(code);
    const dialog = await show();
    within(dialog).getByText("Your changes to the website of Moon Frog");
    expect(answers(dialog)).toEqual(offered);
  });

  it("is not deleted at the first press of Discard it", async () => {
    await refused("idea_refused");
    await show();
    press("Discard it");
    await screen.findByRole("button", { name: "Download it first" });
    expect(await left()).toEqual(["change-deck@1"]);
  });
});

describe("a token that was edited here and deleted elsewhere", () => {
  it("says so, and does not offer to try again", async () => {
    await wait({ ...edit, state: "parked", failure: gone });
    const dialog = await show();
    within(dialog).getByText("This token was deleted somewhere else, so there is nothing left to change.");
    expect(within(dialog).queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("shows the typed words, and offers to recreate the token or to give it up", async () => {
    await wait({ ...edit, state: "parked", failure: gone });
    await show();
    expect(screen.getByRole("region", { name: "What you typed" }).textContent).toMatch(
      /Sun Frog \$SUN.*A sun\./,
    );
    await screen.findByRole("button", { name: "Create it again" });
    screen.getByRole("button", { name: "Discard it" });
  });

  it("is recreated", async () => {
    await writeImage(deps.db, anImage(owner, token.id, "logo"));
    await wait({ ...edit, state: "parked", failure: gone });
    await show();
    fireEvent.click(await screen.findByRole("button", { name: "Create it again" }));
    await screen.findByText("Your token Sun Frog");
    expect(await left()).toEqual(["create-token@1"]);
  });

  it("cannot be recreated if its coin is on chain, and says how to import it", async () => {
    await putToken(deps.db, owner, { ...token, mint_address: "Mint111" });
    await wait({ ...edit, state: "parked", failure: gone });
    await show();
    await screen.findByText(/It is still on the chain: import it by its mint address Mint111/);
    expect(screen.queryByRole("button", { name: "Create it again" })).toBeNull();
  });

  it("says when it cannot be recreated because its logo is missing", async () => {
    await wait({ ...edit, state: "parked", failure: gone });
    await show();
    fireEvent.click(await screen.findByRole("button", { name: "Create it again" }));
    await waitFor(() =>
      expect(toasts).toEqual([expect.stringMatching(/^error: Its logo is no longer on this device/)]),
    );
  });
});

it("does not offer to try again if the token was launched elsewhere", async () => {
  const failure = { sentence: "No.", code: "token_deployed", theirs: null };
  await wait({ ...edit, state: "parked", failure });
  const dialog = await show();
  within(dialog).getByText(/^This token was launched somewhere else/);
  within(dialog).getByRole("region", { name: "What you typed" });
  expect(within(dialog).queryByRole("button", { name: "Try again" })).toBeNull();
  press("Discard it");
  within(dialog).getByRole("button", { name: "Download it first" });
});

describe("a queued change", () => {
  it("shows what it is, its age, and its next attempt", async () => {
    await wait({ ...edit, notBefore: deps.now() + 30_000, wasSent: true });
    await wait({ kind: "delete-token@2", entity: token.id, payload: { seen: token } });
    const dialog = await show();
    const said = within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(said).toEqual([
      "Your changes to Sun Frogjust now · tries again in 30 s · may have arrived already",
      "Deleting Moon Frogjust now · syncs after the one before itUndo",
    ]);
  });

  it("can be taken back before it is sent, after a question if typed words would be lost", async () => {
    await wait({ ...edit });
    await show();
    press("Undo");
    screen.getByText("What you made here is lost unless you download it first.");
    expect(await left()).toEqual(["edit-token@1"]);
    press("Keep it");
    press("Undo");
    press("Undo");
    await waitFor(async () => expect(await left()).toEqual([]));
  });

  it("cannot be taken back once it was sent, and says so", async () => {
    const { seq } = await wait({ kind: "delete-token@2", entity: token.id, payload: { seen: token } });
    await show();
    const button = screen.getByRole("button", { name: "Undo" });
    // Another tab sends it: pressed before this one has heard of it.
    const changed = changeInOutbox(deps.db, seq, { wasSent: true });
    fireEvent.click(button);
    await changed;
    await waitFor(() => expect(toasts).toEqual([expect.stringMatching(/was already sent/)]));
    expect(await left()).toEqual(["delete-token@2"]);
  });
});
