import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { templateIds } from "#contract/website.ts";
import { aCreation } from "../../../testing/a-creation.ts";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import type { WebsiteRequest } from "../../db/intents.ts";
import { readOutbox } from "../../db/outbox.ts";
import { connectionStore } from "../../stores/connection.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { flushOutbox } from "../outbox/flush-outbox.ts";
import { createToken } from "./create-token.ts";
import { continueWebsite, generateWebsite } from "./generate-website.ts";
import { loadSiteMaterial, renderDraft } from "./render-draft.ts";

const creation = aCreation({ name: "Moon Frog" });
const token = creation.shown;
let deps: FakeDeps;
let owner: string;
let heard: string[];
/** Subdomains that somebody has. */
let taken: string[];

beforeEach(() => {
  deps = fakeDeps();
  owner = signIn(deps);
  heard = [];
  taken = [];
  const { name, ticker, narrative } = token;
  const draft = { ...emptyDraft, step: 3 as const, token, name, ticker, narrative, subdomain: "frog" };
  wizardStore.setState({ ...wizardStore.getInitialState(), draft }, true);
});

const draft = () => wizardStore.getState().draft ?? emptyDraft;
const go = () => continueWebsite(deps, "localhost:8000");
const flush = () => flushOutbox(deps, owner, { eager: true });
const online = () =>
  Object.assign(deps.handlers, {
    createToken: () => {
      heard.push("token");
      return { success: true, token: aToken({ ...token, image_url: "/media/a.webp" }), message: "" };
    },
    generateWebsite: ({ body }: { body: WebsiteRequest & { token_id: string } }) => {
      if (taken.includes(body.subdomain)) throw refusal(409, "subdomain_taken", "This subdomain is taken.");
      heard.push(`${body.subdomain} of ${body.token_id}`);
      const { subdomain, domain } = body;
      return {
        id: "site",
        preview_url: "/preview/site",
        subdomain,
        domain,
        template_id: "template1",
        notice: null,
      };
    },
    getToken: () => aToken({ ...token, website_url: "/preview/site" }),
  });

describe("a website, while nobody answers", () => {
  it("is queued behind its token, leads to step 4, and is made when the server answers", async () => {
    await createToken(deps, owner, creation);
    await go();
    expect(draft()).toMatchObject({ step: 4, websiteId: null });
    online();
    await flush();
    expect(heard).toEqual(["token", `frog of ${token.id}`]);
    expect(draft()).toMatchObject({ websiteId: "site", previewUrl: "/preview/site" });
    expect(await readOutbox(deps.db, owner)).toEqual([]);
  });

  it("queues one website request, with the latest choices", async () => {
    await go();
    wizardStore.setState({ draft: { ...draft(), step: 3, subdomain: "toad" } });
    await go();
    const rows = await readOutbox(deps.db, owner);
    expect(rows.map(({ payload }) => (payload as WebsiteRequest).subdomain)).toEqual(["toad"]);
  });

  it("is not requested for a token whose existing website this device has never seen", async () => {
    const kept = aToken({ ...token, website_url: "/preview/site" });
    wizardStore.setState({ draft: { ...draft(), token: kept } });
    await go();
    expect(draft()).toMatchObject({ step: 4, websiteId: null });
    expect(await generateWebsite(deps, "localhost:8000")).toBe(false);
    expect(wizardStore.getState().alert).toMatch(/^This token has a website on the server/);
    expect(await readOutbox(deps.db, owner)).toEqual([]);
  });

  it("takes the next free subdomain when the suggested one is taken", async () => {
    await go();
    taken = ["frog"];
    online();
    await flush();
    expect(heard[0]).toBe(`frog2 of ${token.id}`);
  });

  it("is parked when the subdomain that the user typed is taken", async () => {
    wizardStore.setState({ draft: { ...draft(), subdomainTyped: true } });
    await go();
    taken = ["frog"];
    online();
    await flush();
    expect(await readOutbox(deps.db, owner)).toMatchObject([
      { state: "parked", failure: { sentence: "This subdomain is taken.", code: "subdomain_taken" } },
    ]);
  });

  it("is rendered on this device in each template, without loading anything from the server", async () => {
    const material = await loadSiteMaterial(deps, owner, token, { recipe: null, isReachable: false });
    const pages = templateIds.map((template) => renderDraft(material, { ...draft(), template }));
    expect(new Set(pages).size).toBe(templateIds.length);
    const has = (part: string) => pages.map((page) => page.includes(part));
    expect(has("Moon Frog")).not.toContain(false);
    expect(has("data:image/webp;base64,AQ")).not.toContain(false);
    expect(has("/media/")).not.toContain(true);
  });
});

describe("a website, while the server hangs", () => {
  const hang = () => new Promise<never>(() => {});

  /** Chooses to go on as soon as that is offered. */
  const goOn = async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const going = go();
    await vi.waitFor(() => expect(wizardStore.getState().work).not.toBeNull());
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    wizardStore.getState().work?.instead?.choose();
    await going;
  };
  afterEach(() => connectionStore.setState({ isReachable: true }));

  it("is queued when the user goes on without it, and made once", async () => {
    deps.handlers.generateWebsite = hang;
    await goOn();
    expect(draft()).toMatchObject({ step: 4, websiteId: null });
    expect((await readOutbox(deps.db, owner)).map(({ kind }) => kind)).toEqual(["make-website@1"]);
    online();
    await flush();
    expect(heard).toEqual([`frog of ${token.id}`]);
    expect(await readOutbox(deps.db, owner)).toEqual([]);
  });

  it("keeps the finished website when only the follow-up request hangs", async () => {
    online();
    deps.handlers.getToken = hang;
    await goOn();
    expect(draft()).toMatchObject({ step: 4, websiteId: "site" });
    expect(await readOutbox(deps.db, owner)).toEqual([]);
  });
});
