import { beforeEach, describe, expect, it } from "vitest";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { readToken } from "../../db/token-rows.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import { emptyDraft, type WizardDraft } from "../../wizard-draft.ts";
import { continueWebsite, generateWebsite } from "./generate-website.ts";

const token = aToken();
const website = {
  id: "site-1",
  subdomain: "moon-frog",
  domain: "localhost:8000",
  template_id: "template2",
  preview_url: "/preview/1",
};
let deps: FakeDeps;
let owner: string;
let bodies: Record<string, unknown>;

beforeEach(() => {
  bodies = {};
  deps = fakeDeps({
    generateWebsite: ({ body }) => {
      bodies.website = body;
      const { subdomain, domain } = body as typeof website;
      return { ...website, subdomain, domain };
    },
    getToken: () => ({ ...token, website_url: "/preview/1" }),
  });
  owner = signIn(deps);
  open();
});

function open(change: Partial<WizardDraft> = {}): void {
  const chosen = { token, template: "template2", subdomain: "moon-frog" } as const;
  wizardStore.setState(
    { ...wizardStore.getInitialState(), draft: { ...emptyDraft, step: 3, ...chosen, ...change } },
    true,
  );
}
const state = () => wizardStore.getState();
const generate = () => generateWebsite(deps, "localhost:8000");
const failing = (error: unknown) => {
  deps.handlers.generateWebsite = () => {
    throw error;
  };
  return generate();
};

describe("generating the website", () => {
  it("notes why the built-in composer wrote it although a model is configured", async () => {
    forgetToasts();
    const notice = "The model did not answer in time, so the built-in composer made this.";
    deps.handlers.generateWebsite = () => ({ ...website, composer: "built-in", notice });
    expect(await generate()).toBe(true);
    expect(toasts).toEqual([`info: ${notice}`]);
  });

  it("sends the choices, and only the links that were filled in", async () => {
    open({
      subdomain: "Moon Frog!-",
      designPrompt: " warmer ",
      social: { twitter: " https://x.com/frog ", telegram: "  ", website: "" },
    });
    expect(await generate()).toBe(true);
    expect(bodies.website).toEqual({
      token_id: token.id,
      subdomain: "moon-frog",
      domain: "localhost:8000",
      template_id: "template2",
      use_ai: true,
      custom_design_prompt: "warmer",
      social_links: { twitter: "https://x.com/frog" },
      progress_id: expect.any(String),
    });
    expect(state().draft?.subdomain).toBe("moon-frog");
  });

  it("sends one request for the website and one for the token", async () => {
    await generate();
    expect(deps.calls).toEqual(["generateWebsite", "getToken"]);
  });

  it("stores the website in the draft and the token on the device", async () => {
    await generate();
    expect(state()).toMatchObject({
      work: null,
      draft: { websiteId: "site-1", previewUrl: "/preview/1", domain: "localhost:8000", step: 3 },
    });
    expect(await readToken(deps.db, owner, token.id)).toMatchObject({ website_url: "/preview/1" });
  });

  it.each([{ token: { ...token, id: null } }, { token: null }, { template: null }])(
    "needs a saved token and a template: %j",
    async (missing) => {
      open({ ...missing });
      expect(await generate()).toBe(false);
      expect(deps.calls).toEqual([]);
    },
  );
});

describe("a subdomain that is not accepted", () => {
  const form =
    "A subdomain has 1 to 63 characters: a-z, 0-9 and single hyphens, but not at the start or end.";
  it.each([
    ["", form],
    ["!!!", form],
    ["www", "This subdomain is reserved. Please choose another."],
    ["ph4ntom", "This subdomain is reserved. Please choose another."],
  ])("is refused beside the field before any request: %j", async (subdomain, message) => {
    open({ subdomain });
    expect(await generate()).toBe(false);
    expect(state().fieldError).toEqual({ field: "subdomain", message });
    expect(deps.calls).toEqual([]);
  });

  it.each([
    refusal(409, "subdomain_taken", "This subdomain is taken. Please choose another."),
    refusal(422, "subdomain_reserved", "This subdomain is reserved. Please choose another."),
    refusal(422, "validation_failed", "Validation error.", [{ path: "subdomain", message: "Not so." }]),
  ])("is refused beside the field when the server says so: $code", async (error) => {
    const typed = { subdomain: "moon-frog", designPrompt: "warmer", social: { twitter: "https://x.com/f" } };
    open(typed);
    expect(await failing(error)).toBe(false);
    const message = error.fields[0]?.message ?? error.detail;
    expect(state()).toMatchObject({ fieldError: { field: "subdomain", message }, alert: null });
    expect(state().draft).toMatchObject({ ...typed, step: 3, template: "template2" });
  });

  it("does not hide the error of a link, which is shown at the links", async () => {
    open({ social: { discord: "javascript:alert(1)" } });
    expect(await generate()).toBe(false);
    expect(state().fieldError?.field).toBe("social");
    expect(deps.calls).toEqual([]);
  });
});

describe("a suggestion that is taken", () => {
  const taken = refusal(409, "subdomain_taken", "This subdomain is taken. Please choose another.");

  it("is replaced by a free one, even if the next eight are taken too", async () => {
    const tried: string[] = [];
    deps.handlers.generateWebsite = ({ body }) => {
      const { subdomain } = body as { subdomain: string };
      tried.push(subdomain);
      if (/^frog\d?$/.test(subdomain)) throw taken;
      return { ...website, subdomain };
    };
    open({ subdomain: "frog" });
    expect(await generate()).toBe(true);
    expect(tried.slice(0, 4)).toEqual(["frog", "frog2", "frog3", "frog4"]);
    expect(tried.at(-1)).toMatch(/^frog\d{4,5}$/);
  });

  it("is never replaced if the user typed it", async () => {
    const tried: unknown[] = [];
    deps.handlers.generateWebsite = ({ body }) => {
      tried.push((body as { subdomain: string }).subdomain);
      throw taken;
    };
    open({ subdomain: "frog", subdomainTyped: true });
    expect(await generate()).toBe(false);
    expect(tried).toEqual(["frog"]);
  });
});

describe("when it fails", () => {
  it.each([
    [
      "took too long",
      new ApiError({ kind: "timeout" }),
      "Website generation is taking longer than expected. This usually happens during AI customization. Please try again or contact support if the issue persists.",
    ],
    ["is a surprise", new Error("oops"), "Failed to generate website. Please try again."],
    [
      "has the server's reason",
      refusal(422, "domain_unknown", "This domain is gone."),
      "This domain is gone.",
    ],
  ])("an alert says so: it %s", async (_, error, sentence) => {
    expect(await failing(error)).toBe(false);
    expect(state()).toMatchObject({ alert: sentence, work: null, draft: { step: 3, websiteId: null } });
  });
});

describe("step 3 Continue", () => {
  it("goes straight to step 4 if a website exists", async () => {
    open({ websiteId: "site-0" });
    await continueWebsite(deps, "localhost:8000");
    expect(deps.calls).toEqual([]);
    expect(state().draft).toMatchObject({ step: 4, websiteId: "site-0" });
  });

  it.each<[string, Partial<WizardDraft>]>([
    ["another address", { subdomain: "frog-two", subdomainTyped: true }],
    ["another domain", { domain: "gems.example" }],
    ["another template", { template: "template5" }],
    ["a design prompt", { designPrompt: "neon green" }],
    ["a link", { social: { twitter: "https://x.com/frog" } }],
  ])("makes the website again if %s changed after it was made", async (_, change) => {
    await generate();
    changeDraft(change);
    await continueWebsite(deps, state().draft?.domain ?? "");
    expect(deps.calls.filter((call) => call === "generateWebsite")).toHaveLength(2);
    expect(state().draft?.step).toBe(4);
    await continueWebsite(deps, state().draft?.domain ?? "");
    expect(deps.calls.filter((call) => call === "generateWebsite")).toHaveLength(2);
  });

  it("stays if the address is not available, and says so beside it, even if a website exists", async () => {
    await generate();
    changeDraft({ subdomain: "www", subdomainTyped: true });
    await continueWebsite(deps, "localhost:8000");
    expect(state()).toMatchObject({ fieldError: { field: "subdomain" }, draft: { step: 3 } });
  });

  it("generates, shows success for 2 seconds, then step 4", async () => {
    const seen: unknown[] = [];
    deps.wait = async (ms) => void seen.push([ms, state().success, state().draft?.step]);
    await continueWebsite(deps, "localhost:8000");
    expect(seen).toEqual([[2000, "Your website is ready.", 3]]);
    expect(state()).toMatchObject({ success: null, draft: { step: 4, websiteId: "site-1" } });
  });

  it("stays where it was when generating fails", async () => {
    open({ subdomain: "www" });
    await continueWebsite(deps, "localhost:8000");
    expect(state()).toMatchObject({ success: null, draft: { step: 3 } });
  });
});
