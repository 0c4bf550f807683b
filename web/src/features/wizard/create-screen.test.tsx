import { useSearch } from "@tanstack/react-router";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { writeDraft } from "../../db/drafts.ts";
import { putToken } from "../../db/tokens.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { CreateScreen } from "./create-screen.tsx";

let deps: FakeDeps;
let owner: string;

beforeEach(async () => {
  wizardStore.setState(wizardStore.getInitialState(), true);
  deps = fakeDeps({ listTokens: () => ({ data: { tokens: [], total: 0, limit: 500, offset: 0 } }) });
  owner = signIn(deps);
  await writeDraft(deps.db, owner, { ...emptyDraft, prompt: "a frog" }, 1);
  await writeDraft(deps.db, owner, { ...emptyDraft, prompt: "a toad" }, 1, "new:toad");
});

function AtAddress() {
  const { token_id, step, draft } = useSearch({ strict: false });
  return <CreateScreen tokenId={token_id} step={step} subject={draft} />;
}
const visit = (path: string) => showInApp(<AtAddress />, { deps, path });
const shows = (idea: string) => screen.findByDisplayValue(idea);

describe("the address of the wizard", () => {
  it("names no draft where the first is open", async () => {
    const { at } = await visit("/create");
    await shows("a frog");
    expect(at()).toBe("/create");
  });

  it("names the one beside it, so that a reload comes back to it although the first is free", async () => {
    let closeElsewhere = () => {};
    const open = new Promise<void>((resolve) => {
      closeElsewhere = resolve;
    });
    void navigator.locks.request(`gemwright.draft.${owner}.new`, () => open);
    const first = await visit("/create");
    await shows("a toad");
    await waitFor(() => expect(first.at()).toBe("/create?draft=new%3Atoad"));
    cleanup();
    closeElsewhere();
    await visit(first.at());
    await shows("a toad");
  });
});

it("says of a saved token that another tab has it open, and names in the address what is typed beside it", async () => {
  const token = aToken();
  await putToken(deps.db, owner, token);
  void navigator.locks.request(`gemwright.draft.${owner}.${token.id}`, () => new Promise(() => {}));
  const { at } = await visit(`/create?token_id=${token.id}&step=2`);
  await screen.findByText(/^This token is open in another tab/);
  await waitFor(() => expect(at()).toContain(`&draft=${token.id}%3A`));
});
