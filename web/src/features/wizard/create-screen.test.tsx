import { useSearch } from "@tanstack/react-router";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { aToken, type FakeWorld, fakeWorld } from "../../../testing/fake-world.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { writeDraft } from "../../db/drafts.ts";
import { putToken } from "../../db/tokens.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { CreateScreen } from "./create-screen.tsx";

let world: FakeWorld;
let owner: string;

beforeEach(async () => {
  wizardStore.setState(wizardStore.getInitialState(), true);
  world = fakeWorld({ listTokens: () => ({ data: { tokens: [], total: 0, limit: 500, offset: 0 } }) });
  owner = signIn(world);
  await writeDraft(world.db, owner, { ...emptyDraft, prompt: "a frog" }, 1);
  await writeDraft(world.db, owner, { ...emptyDraft, prompt: "a toad" }, 1, "new:toad");
});

function AtAddress() {
  const { token_id, step, draft } = useSearch({ strict: false });
  return <CreateScreen tokenId={token_id} step={step} subject={draft} />;
}
const visit = (path: string) => showInApp(<AtAddress />, { world, path });
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
  await putToken(world.db, owner, token);
  void navigator.locks.request(`gemwright.draft.${owner}.${token.id}`, () => new Promise(() => {}));
  const { at } = await visit(`/create?token_id=${token.id}&step=2`);
  await screen.findByText(/^This token is open in another tab/);
  await waitFor(() => expect(at()).toContain(`&draft=${token.id}%3A`));
});
