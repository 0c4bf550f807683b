import { beforeEach, describe, expect, it, vi } from "vitest";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft, type WizardDraft } from "../../wizard-draft.ts";
import { continueWebsite } from "./generate-website.ts";

const token = aToken();
const site = { exists: true, subdomain: "moon-frog", domain: "localhost:8000", template_id: "template2" };
let deps: FakeDeps;
let asked: [string, unknown][];
let waited: number[];

beforeEach(() => {
  asked = [];
  waited = [];
  const keep =
    (name: string, answer: unknown) =>
    ({ body }: { body?: unknown }) => {
      asked.push([name, body]);
      return answer;
    };
  deps = fakeDeps({
    configureAutomation: keep("configure", { success: true, website_status: "pending_deployment" }),
    generatePremiumWebsite: keep("premium", { website_id: "w", preview_url: "/p", title: "", features: [] }),
    getWebsiteStatus: () => site,
    getToken: () => token,
  });
  deps.wait = async (ms) => void waited.push(ms);
  signIn(deps);
  open();
});

function open(change: Partial<WizardDraft> = {}): void {
  const request = {
    premium: true,
    premiumPrompt: " A night sky. ",
    designPrompt: "calm",
    subdomain: "moon-frog",
  };
  const draft = { ...emptyDraft, step: 3 as const, token, ...request, ...change };
  wizardStore.setState({ ...wizardStore.getInitialState(), draft }, true);
}
const state = () => wizardStore.getState();
const next = () => continueWebsite(deps, "localhost:8000");
const failing = (error: unknown) => {
  deps.handlers.generatePremiumWebsite = () => {
    throw error;
  };
  return next();
};

describe("step 3, premium", () => {
  it("adds a line each 30 seconds of waiting", async () => {
    vi.useFakeTimers();
    deps.handlers.generatePremiumWebsite = () => new Promise(() => {});
    void next();
    await vi.advanceTimersByTimeAsync(29_999);
    const before = state().work?.lines.length ?? 0;
    await vi.advanceTimersByTimeAsync(1);
    expect(state().work?.lines).toHaveLength(before + 1);
    vi.useRealTimers();
  });

  it("claims the address, then requests the page, and shows success for 3 seconds", async () => {
    await next();
    expect(asked).toEqual([
      [
        "configure",
        {
          token_id: token.id,
          website: { subdomain: "moon-frog", domain: "localhost:8000", template_id: "template1" },
        },
      ],
      [
        "premium",
        {
          token_id: token.id,
          custom_prompt: "A night sky.",
          style_prompt: "calm",
          generation_type: "premium",
          progress_id: expect.any(String),
        },
      ],
    ]);
    expect(waited).toEqual([3000]);
    expect(state().draft).toMatchObject({ step: 4, websiteId: "w", previewUrl: "/p" });
  });

  it("requires a description", async () => {
    open({ premiumPrompt: " \n" });
    await next();
    expect(state().fieldError).toEqual({
      field: "premium",
      message: "Please enter a description for your premium website.",
    });
    expect(asked).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    [
      "a time-out",
      new ApiError({ kind: "timeout" }),
      "Premium website generation is taking longer than expected. The AI is working on your complex request. Please try again or simplify your prompt.",
    ],
    [
      "what the server says",
      refusal(403, "premium_disabled", "Premium websites are coming soon."),
      "Premium websites are coming soon.",
    ],
    [
      "its own words",
      new ApiError({ kind: "network" }),
      "Failed to generate premium website. Please try again.",
    ],
  ])("alerts %s, and keeps the description", async (_, error, message) => {
    await failing(error);
    expect(state().alert).toBe(message);
    expect(state().draft).toMatchObject({ step: 3, premiumPrompt: " A night sky. " });
  });

  it("says beside the subdomain that it is taken", async () => {
    deps.handlers.configureAutomation = () => {
      throw refusal(409, "subdomain_taken", "This subdomain is taken. Please choose another.");
    };
    await next();
    expect(state().fieldError).toEqual({
      field: "subdomain",
      message: "This subdomain is taken. Please choose another.",
    });
  });
});
