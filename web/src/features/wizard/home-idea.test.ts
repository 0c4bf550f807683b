import { readFile } from "node:fs/promises";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aWizardTab } from "../../../testing/a-wizard-tab.ts";
import { type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { readDraft, writeDraft } from "../../db/drafts.ts";
import { keepHomeIdea, readHomeIdea } from "../../stores/home-idea.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { composeHere } from "../composing/compose-here.ts";

const made = { idea: "a grumpy cat", style: "pixel", seed: "home|3", template: "template4" } as const;
let deps: FakeDeps;
let owner: string;

async function starterPictures(address: unknown): Promise<Response> {
  if (address !== "/pictures/starter.json") throw new TypeError("Failed to fetch");
  return new Response(await readFile("composer/pictures-data/starter.json", "utf8"));
}

beforeAll(() => import("../composing/compose-here.ts"), 60_000);
beforeEach(() => {
  vi.stubGlobal("fetch", starterPictures);
  deps = fakeDeps();
  owner = signIn(deps);
});
const draft = () => wizardStore.getState().draft;
const open = () => aWizardTab(deps, owner).visit({ draft: "new-one" });

describe("a token that was composed on the home page", () => {
  it("opens at Token Preview unchanged: name, pictures, style, seed, template and idea", async () => {
    keepHomeIdea({ idea: "a grumpy cat", style: "pixel", made });
    const shown = await composeHere({ prompt: made.idea, imageStyle: made.style, seed: made.seed });
    await open();
    expect(draft()).toMatchObject({
      step: 2,
      prompt: "a grumpy cat",
      style: "pixel",
      template: "template4",
      name: shown.name,
      ticker: shown.ticker,
      narrative: shown.narrative,
      notice: null,
      token: { id: null, image_url: shown.logo, banner_url: shown.banner },
      recipe: { seed: "home|3", art: "home|3", style: "pixel" },
    });
  });

  it("is stored on the device, and taken only once", async () => {
    keepHomeIdea({ idea: "a grumpy cat", style: "pixel", made });
    await open();
    expect(readHomeIdea()).toBeNull();
    await vi.waitFor(async () => expect((await readDraft(deps.db, owner, "new-one"))?.step).toBe(2));
  });

  it("is taken as idea and style if nothing was composed yet", async () => {
    keepHomeIdea({ idea: "a quiet owl", style: "realistic", made: null });
    await open();
    expect(draft()).toMatchObject({ step: 1, prompt: "a quiet owl", style: "realistic", token: null });
  });

  it("replaces no earlier draft", async () => {
    await writeDraft(deps.db, owner, "new-one", { ...emptyDraft, prompt: "mine" }, 1);
    keepHomeIdea({ idea: "a quiet owl", style: "realistic", made: null });
    await open();
    expect(draft()?.prompt).toBe("mine");
    expect(readHomeIdea()).not.toBeNull();
  });
});
