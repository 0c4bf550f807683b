import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { writeDraftImage } from "../../db/draft-image.ts";
import { writeDraft } from "../../db/drafts.ts";
import { putToken } from "../../db/tokens.ts";
import { emptyDraft, type WizardDraft } from "../../wizard-draft.ts";
import { DraftOnDevice } from "./draft-on-device.tsx";

let deps: FakeDeps;
let owner: string;
const token = aToken({ name: "Moon Frog" });
const { name, ticker, narrative } = token;
const opened: WizardDraft = { ...emptyDraft, step: 2, token, name, ticker, narrative };

beforeEach(() => {
  deps = fakeDeps();
  owner = signIn(deps);
});

const keep = (draft: WizardDraft) => writeDraft(deps.db, owner, draft.token?.id ?? "draft-1", draft, 0);
const show = () => showInApp(<DraftOnDevice />, { deps });
const titles = () =>
  screen.queryAllByRole("listitem").map((item) => item.querySelector(".truncate")?.textContent);

it("links to the draft of a new token", async () => {
  await keep({ ...emptyDraft, prompt: "a frog on the moon" });
  const { at } = await show();
  await screen.findByText("On this device, not saved yet");
  expect(titles()).toEqual(["a frog on the moon"]);
  fireEvent.click(screen.getByRole("link", { name: "Continue with a frog on the moon" }));
  await waitFor(() => expect(at()).toBe("/create?draft=draft-1"));
});

it("links to a draft that has only a picture", async () => {
  await writeDraftImage(deps.db, owner, "draft-1", new File(["x"], "frog.png", { type: "image/png" }));
  await show();
  await waitFor(() => expect(titles()).toEqual(["frog.png"]));
});

it("lists a saved token with unsaved words after the drafts of new tokens", async () => {
  await putToken(deps.db, owner, token);
  await keep({ ...opened, name: "Sun Frog" });
  await keep({ ...emptyDraft, prompt: "another" });
  const { at } = await show();
  await screen.findByText("Edited on this device, not saved yet");
  expect(titles()).toEqual(["another", "Sun Frog"]);
  fireEvent.click(screen.getByRole("link", { name: "Continue with Sun Frog" }));
  await waitFor(() => expect(at()).toMatch(new RegExp(`^/create\\?token_id=${token.id}&step=.*2`)));
});

it("links to a draft that an earlier version kept beside a saved token", async () => {
  await putToken(deps.db, owner, token);
  const beside = `${token.id}:beside`;
  await writeDraft(deps.db, owner, beside, { ...opened, designPrompt: "warmer" }, 0);
  const { at } = await show();
  fireEvent.click(await screen.findByRole("link", { name: "Continue with Moon Frog" }));
  await waitFor(() => expect(decodeURIComponent(at())).toContain(`&draft=${beside}`));
});

it.each<[string, () => Promise<unknown>]>([
  ["was only looked at", () => keep(opened)],
  [
    "is on chain, with its words",
    () => keep({ ...opened, token: { ...token, mint_address: "mint" }, name: "Sun Frog" }),
  ],
])("does not list a saved token that %s", async (_, given) => {
  await putToken(deps.db, owner, token);
  await given();
  await keep({ ...emptyDraft, prompt: "another" });
  await show();
  await waitFor(() => expect(titles()).toEqual(["another"]));
});

it("does not list a token that was deleted", async () => {
  await keep({ ...opened, name: "Sun Frog" });
  await keep({ ...emptyDraft, prompt: "another" });
  await show();
  await waitFor(() => expect(titles()).toEqual(["another"]));
});

it.each<[string, string | null, boolean]>([
  ["says nothing of what a page that was closed meanwhile has saved", null, false],
  ["leads back to words that were typed after they were saved", "Sun Frog", true],
])("%s", async (_, typed, isListed) => {
  const session_id = "3f6c2f0e-0000-8000-8000-00000000000a";
  await putToken(deps.db, owner, { ...token, session_id });
  await keep({ ...emptyDraft, prompt: "another" });
  await writeDraft(
    deps.db,
    owner,
    "new:late",
    { ...opened, token: { ...token, id: null, session_id }, name: typed ?? name },
    0,
  );
  await show();
  await screen.findByText("another");
  expect(titles()).toEqual(isListed ? ["another", typed] : ["another"]);
});
