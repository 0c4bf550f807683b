import { beforeEach, describe, expect, it, vi } from "vitest";
import { aWizardTab } from "../../../testing/a-wizard-tab.ts";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { readDraft, writeDraft } from "../../db/drafts.ts";
import { readToken } from "../../db/token-rows.ts";
import { putToken } from "../../db/tokens.ts";
import { siteChoiceOf } from "../../site-choice.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import { emptyDraft } from "../../wizard-draft.ts";

const token = aToken();
const site = {
  exists: true,
  website_id: "site-1",
  template_id: "template4",
  preview_url: "/preview/1",
  subdomain: "moon-frog",
  domain: "gems.example",
};
let deps: FakeDeps;
let owner: string;
let tab: ReturnType<typeof aWizardTab>;

beforeEach(() => {
  forgetToasts();
  deps = fakeDeps({
    getToken: () => token,
    listTokens: () => ({ data: { tokens: [], total: 0, limit: 500, offset: 0 } }),
    getWebsiteStatus: () => site,
  });
  owner = signIn(deps);
  tab = aWizardTab(deps, owner);
});

const draft = () => wizardStore.getState().draft;
const openAt = async (change: Parameters<typeof aToken>[0], place: { step?: string } = {}) => {
  deps.handlers.getToken = () => ({ ...token, ...change });
  await tab.visit({ token_id: token.id, ...place });
  return draft()?.step;
};

describe("with an existing token", () => {
  it.each([
    ["1", 1],
    ["4", 4],
    ["0", 1],
    ["-3", 1],
    ["9", 4],
    ["two", 2],
  ])("a step of %s in the query means step %i", async (step, expected) => {
    expect(await openAt({}, { step })).toBe(expected);
  });

  it.each([
    ["there is a website", { website_url: "/preview/1" }, 4],
    ["all its words and its image are there", {}, 3],
    ["its name is missing", { name: "" }, 2],
    ["its ticker is missing", { ticker: "" }, 2],
    ["its narrative is missing", { narrative: "" }, 2],
    ["its image is missing", { image_url: null }, 2],
  ])("and no step in the query, if %s, opens the step that fits", async (_, change, step) => {
    expect(await openAt(change)).toBe(step);
  });

  it("shows its words, and its website if it has one", async () => {
    await openAt({ website_url: "/preview/1" });
    expect(draft()).toMatchObject({
      token: { id: token.id },
      name: "Moon Frog",
      ticker: "FROG",
      websiteId: "site-1",
      previewUrl: "/preview/1",
      template: "template4",
      subdomain: "moon-frog",
      subdomainTyped: true,
      domain: "gems.example",
    });
  });

  it("does not request a website if it has none", async () => {
    await openAt({});
    expect(deps.calls).not.toContain("getWebsiteStatus");
    expect(draft()).toMatchObject({ websiteId: null, previewUrl: null });
  });

  it("opens even if its website cannot be read", async () => {
    delete deps.handlers.getWebsiteStatus;
    expect(await openAt({ website_url: "/preview/1" })).toBe(4);
  });

  it("keeps the unsaved choices for its website", async () => {
    await writeDraft(
      deps.db,
      owner,
      token.id,
      { ...emptyDraft, token, designPrompt: "warmer", subdomain: "mine" },
      1,
    );
    await openAt({});
    expect(draft()).toMatchObject({ designPrompt: "warmer", subdomain: "mine" });
  });

  it("keeps a template and an address that were changed after the website was made", async () => {
    const madeWith = siteChoiceOf({ ...emptyDraft, subdomain: "moon-frog", domain: "gems.example" });
    const changed = { template: "template2", subdomain: "mine", designPrompt: "warmer" } as const;
    const site = { websiteId: "site-1", previewUrl: "/preview/1", domain: "gems.example", madeWith };
    const { name, ticker, narrative } = token;
    const words = { token, name, ticker, narrative };
    await writeDraft(deps.db, owner, token.id, { ...emptyDraft, ...words, ...site, ...changed }, 1);
    // The launch would be of the website as it was made.
    expect(await openAt({ website_url: "/preview/1" }, { step: "4" })).toBe(3);
    expect(draft()).toMatchObject(changed);
    expect(draft()?.madeWith).toMatchObject({
      template: "template4",
      subdomain: "moon-frog",
      designPrompt: "",
    });
  });

  it("keeps the words that were typed on this device and not saved yet", async () => {
    await writeDraft(
      deps.db,
      owner,
      token.id,
      { ...emptyDraft, token, name: "Better Frog", ticker: "FROG" },
      1,
    );
    // The launch would be of the words that the server has.
    expect(await openAt({}, { step: "4" })).toBe(2);
    expect(draft()).toMatchObject({ name: "Better Frog" });
  });
});

describe("a token that this device knows", () => {
  const live = { ...token, website_url: "/preview/1" };
  const never = () => new Promise<never>(() => {});
  const named = { name: "Better Frog", ticker: "FROG", narrative: token.narrative };
  const news = (change: object) => {
    let answer = () => {};
    deps.handlers.getToken = () => new Promise((resolve) => (answer = () => resolve({ ...live, ...change })));
    return async () => {
      await vi.waitFor(() => expect(deps.calls).toContain("getToken"));
      answer();
    };
  };

  beforeEach(async () => {
    deps.handlers.getToken = () => live;
    await putToken(deps.db, owner, live);
  });

  it("is shown at once with its website, even if the server hangs", async () => {
    const kept = { ...emptyDraft, ...live, token: live, websiteId: "site-1", previewUrl: "/preview/1" };
    await writeDraft(deps.db, owner, token.id, { ...kept, step: 4 }, 1);
    Object.assign(deps.handlers, { getToken: never, getWebsiteStatus: never, listTokens: never });
    await tab.visit({ token_id: token.id });
    expect(draft()).toMatchObject({ step: 4, token: live, name: "Moon Frog", websiteId: "site-1" });
  });

  it("is shown at once, and its website follows if this device has never seen it", async () => {
    await tab.visit({ token_id: token.id });
    expect(draft()).toMatchObject({ name: "Moon Frog", websiteId: null });
    await vi.waitFor(() => expect(draft()).toMatchObject({ websiteId: "site-1", template: "template4" }));
  });

  it("takes over changes from elsewhere once the server answers", async () => {
    const answer = news({ name: "Their Frog", version: 2 });
    await tab.visit({ token_id: token.id });
    expect(draft()?.name).toBe("Moon Frog");
    await answer();
    await vi.waitFor(() => expect(draft()).toMatchObject({ name: "Their Frog", token: { version: 2 } }));
  });

  it("keeps words that are typed meanwhile on the version they were typed on, so that saving asks", async () => {
    const answer = news({ name: "Their Frog", version: 2 });
    await tab.visit({ token_id: token.id });
    changeDraft({ narrative: "Typed.", subdomain: "typed" });
    await answer();
    await vi.waitFor(() => expect(draft()?.websiteId).toBe("site-1"));
    expect(draft()).toMatchObject({
      name: "Moon Frog",
      narrative: "Typed.",
      subdomain: "typed",
      token: live,
    });
  });

  it("keeps words that were typed before on their version too", async () => {
    await writeDraft(deps.db, owner, token.id, { ...emptyDraft, ...named, token: live }, 1);
    await putToken(deps.db, owner, { ...live, name: "Their Frog", version: 2 });
    deps.handlers.getToken = never;
    await tab.visit({ token_id: token.id });
    expect(draft()).toMatchObject({ name: "Better Frog", token: { name: "Moon Frog", version: 1 } });
  });

  it("is not overwritten by an answer older than the last save", async () => {
    const answer = news({});
    await tab.visit({ token_id: token.id });
    const saved = { ...live, ...named, version: 2 };
    changeDraft({ ...named, token: saved });
    await answer();
    await vi.waitFor(() => expect(draft()?.websiteId).toBe("site-1"));
    expect(draft()).toMatchObject({ name: "Better Frog", token: saved });
  });

  it("is closed with a message if it was deleted elsewhere, unless something was typed", async () => {
    deps.handlers.getToken = () => {
      throw refusal(404, "token_not_found", "Token not found.");
    };
    await tab.visit({ token_id: token.id });
    await vi.waitFor(() => expect(draft()).toEqual(emptyDraft));
    expect(tab.at()).toEqual({ draft: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(toasts).toEqual(["error: Token not found. Redirecting to create new token."]);
    await putToken(deps.db, owner, live);
    await tab.visit({ token_id: token.id });
    changeDraft({ name: "Typed" });
    await vi.waitFor(async () => expect(await readToken(deps.db, owner, token.id)).toBeUndefined());
    expect(draft()).toMatchObject({ name: "Typed", token: live });
  });
});

describe("a token that cannot be read", () => {
  it("is looked up in the list before it counts as missing", async () => {
    deps.handlers.getToken = () => {
      throw refusal(404, "token_not_found", "Token not found.");
    };
    deps.handlers.listTokens = () => ({ data: { tokens: [token], total: 1, limit: 500, offset: 0 } });
    await tab.visit({ token_id: token.id });
    expect(draft()?.name).toBe("Moon Frog");
  });

  it("is reported as missing, and a new draft is opened", async () => {
    delete deps.handlers.getToken;
    await tab.visit({ token_id: token.id });
    expect(toasts).toEqual(["error: Token not found. Redirecting to create new token."]);
    expect(draft()).toEqual(emptyDraft);
  });

  it("is reported as failed if nothing answers", async () => {
    delete deps.handlers.getToken;
    delete deps.handlers.listTokens;
    await tab.visit({ token_id: token.id });
    expect(toasts).toEqual(["error: Failed to load token data. Starting fresh."]);
    expect(draft()).toEqual(emptyDraft);
  });
});

describe("a draft that this device cannot read", () => {
  it("is reported and kept, and the wizard opens empty", async () => {
    await writeDraft(deps.db, owner, "draft-1", { ...emptyDraft, prompt: "a frog" }, 1);
    const unreadable = () => {
      throw new DOMException("Failed to read large IndexedDB value.", "NotReadableError");
    };
    deps.db.drafts.hook("reading", unreadable);
    await tab.visit();
    expect(draft()).toEqual(emptyDraft);
    expect(toasts).toEqual([
      "error: Your draft could not be read from this device. It is kept until you start a new one.",
    ]);
    deps.db.drafts.hook("reading").unsubscribe(unreadable);
    expect(await readDraft(deps.db, owner, "draft-1")).toMatchObject({ prompt: "a frog" });
  });

  it("does not prevent a saved token from being opened", async () => {
    deps.db.drafts.hook("reading", () => {
      throw new DOMException("Failed to read large IndexedDB value.", "NotReadableError");
    });
    await writeDraft(deps.db, owner, token.id, { ...emptyDraft, token }, 1);
    await tab.visit({ token_id: token.id });
    expect(draft()).toMatchObject({ token, name: token.name });
  });
});
