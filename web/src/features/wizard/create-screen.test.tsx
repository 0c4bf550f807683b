import { useSearch } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { openInAnotherTab } from "../../../testing/fake-locks.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { writeDraft } from "../../db/drafts.ts";
import { putToken } from "../../db/tokens.ts";
import { siteChoiceOf } from "../../site-choice.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import { emptyDraft, type WizardDraft } from "../../wizard-draft.ts";
import { CreateScreen } from "./create-screen.tsx";

let deps: FakeDeps;
let owner: string;

beforeEach(async () => {
  deps = fakeDeps({ listTokens: () => ({ data: { tokens: [], total: 0, limit: 500, offset: 0 } }) });
  // A lock is released a moment after its tab has gone on.
  deps.wait = () => new Promise((resolve) => setTimeout(resolve, 20));
  owner = signIn(deps);
  await writeDraft(deps.db, owner, "frog", { ...emptyDraft, prompt: "a frog" }, 2);
  await writeDraft(deps.db, owner, "toad", { ...emptyDraft, prompt: "a toad" }, 1);
});

const AtAddress = () => <CreateScreen search={useSearch({ strict: false })} />;
const visit = (path: string) => showInApp(<AtAddress />, { deps, path });
const shows = (idea: string) => screen.findByDisplayValue(idea);
const takeOver = () => fireEvent.click(screen.getByRole("button", { name: "Take over" }));

describe("the address of the wizard", () => {
  it("gets the id of the draft that was typed in last if it names none, without a history entry", async () => {
    const { at } = await visit("/create");
    await shows("a frog");
    expect(at()).toBe("/create?draft=frog");
  });

  it("names the open draft, so that a reload opens the same one", async () => {
    const closeElsewhere = openInAnotherTab(owner, "frog");
    const first = await visit("/create");
    await shows("a toad");
    expect(first.at()).toBe("/create?draft=toad");
    cleanup();
    closeElsewhere();
    await visit(first.at());
    await shows("a toad");
  });

  it("opens nothing for a visitor without a wallet", async () => {
    signOut();
    const { at } = await visit("/create");
    await deps.wait(20);
    expect(wizardStore.getState().draft).toBeNull();
    expect(at()).toBe("/create");
  });

  it("says above a new draft that another tab has the earlier one open", async () => {
    openInAnotherTab(owner, "frog");
    openInAnotherTab(owner, "toad");
    await visit("/create");
    await screen.findByText(/^Your draft is open in another tab and stays there\./);
    await shows("");
  });
});

describe("a launch that is asked for before a change is taken in", () => {
  const live = aToken({ website_url: "/p/1", website_status: "generated" });
  const madeWith = siteChoiceOf({ ...emptyDraft, subdomain: "frog" });
  const site = { websiteId: "site-1", previewUrl: "/p/1", subdomain: "frog", subdomainTyped: true, madeWith };
  const words = { name: live.name, ticker: live.ticker, narrative: live.narrative, token: live };

  it.each<[string, Partial<WizardDraft>, number, RegExp | null]>([
    ["nothing", {}, 4, null],
    ["another template", { template: "template2" }, 3, /your website does not have your last changes/],
    ["another name", { name: "Better Frog" }, 2, /your new words are not saved/],
  ])("with %s pending opens step %i, and says why", async (_, change, step, why) => {
    await putToken(deps.db, owner, live);
    await writeDraft(deps.db, owner, live.id, { ...emptyDraft, ...words, ...site, ...change }, 3);
    await visit(`/create?token_id=${live.id}&step=4`);
    await screen.findByRole("region", { name: `Step ${step} of 4` });
    if (why) expect(screen.getByText(why).textContent).toContain("Not ready to deploy yet");
    else expect(screen.queryByText(/Not ready/)).toBeNull();
    changeDraft({ step: 1 });
    await waitFor(() => expect(screen.queryByText(/Not ready/)).toBeNull());
  });
});

describe("a draft that another tab has open", () => {
  it("of a saved token can be taken over with a button", async () => {
    const token = aToken();
    await putToken(deps.db, owner, token);
    openInAnotherTab(owner, token.id);
    const { at } = await visit(`/create?token_id=${token.id}&step=2`);
    await screen.findByText(/^This token is open in another tab\./);
    takeOver();
    await shows(token.name);
    expect(at()).toBe(`/create?token_id=${token.id}&step=2`);
  });

  it("of a new token can be taken over and back again", async () => {
    await visit("/create?draft=toad");
    await shows("a toad");
    openInAnotherTab(owner, "toad", { steal: true });
    await screen.findByText(/^This draft is open in another tab\. Take it over/);
    expect(screen.queryByDisplayValue("a toad")).toBeNull();
    takeOver();
    await shows("a toad");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Take over" })).toBeNull());
  });
});
