import { beforeEach, describe, expect, it } from "vitest";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { automationStore, closedAutomation } from "../../stores/automation.ts";
import { dispatchAutomation } from "../../stores/automation-events.ts";
import { openAutomation } from "./open-automation.ts";
import { previewAutomation } from "./preview-automation.ts";
import { startAutomation } from "./start-automation.ts";

const draft = aToken({ ticker: "FROG.2" });
const launched = aToken({ ticker: "FROG", mint_address: "M".repeat(43) });
const site = {
  exists: true,
  website_id: crypto.randomUUID(),
  template_id: "template4",
  subdomain: "pond",
  domain: "localhost:8000",
};
const none = { exists: false, website_id: null, template_id: null, subdomain: null, domain: null };
let deps: FakeDeps;
let isLive: boolean;
let asked: unknown[];
const state = () => automationStore.getState();
const change = { subdomain: "frog", domain: "localhost:8000" };

beforeEach(() => {
  forgetToasts();
  automationStore.setState(closedAutomation, true);
  asked = [];
  isLive = false;
  const keep = (answer: unknown) => (request: { body?: unknown }) => {
    asked.push(request.body);
    return answer;
  };
  deps = fakeDeps({
    generateWebsite: keep({ id: "w-new" }),
    deployWebsite: () => {
      isLive = true;
      return { success: true, message: "" };
    },
    getWebsiteStatus: () =>
      isLive
        ? { ...site, deployed: true, live_url: "http://frog.localhost:8000" }
        : { ...none, live_url: null },
    getAutomationStatus: () => ({ website_status: "not_configured" }),
    configureAutomation: keep({ success: true, website_status: "pending_deployment" }),
    previewWebsite: keep({ preview_url: "/api/v1/p", expires_at: "" }),
    getToken: () => draft,
  });
  signIn(deps);
});

const opened = async (token = launched) => {
  await openAutomation(deps, token);
  dispatchAutomation({ type: "chosen", change });
};

describe("the automation modal", () => {
  it("opens with the Website option on, the default template and the ticker, letters and digits alone", async () => {
    await openAutomation(deps, draft);
    expect(state()).toMatchObject({ page: 1, website: true, template: "template1", subdomain: "frog2" });
    expect(deps.calls).toEqual(["getWebsiteStatus", "getAutomationStatus"]);
  });

  it("opens with the website that the token has", async () => {
    isLive = true;
    await openAutomation(deps, { ...launched, website_url: "/p" });
    expect(state()).toMatchObject({ template: "template4", subdomain: "pond", domain: "localhost:8000" });
  });

  it("opens with the website that was made since whoever opens it has read the token", async () => {
    isLive = true;
    await openAutomation(deps, draft);
    expect(state()).toMatchObject({ template: "template4", subdomain: "pond", domain: "localhost:8000" });
  });

  it("stays closed where it was closed while the website was asked for", async () => {
    deps.handlers.getWebsiteStatus = () => {
      dispatchAutomation({ type: "closed" });
      return site;
    };
    await openAutomation(deps, { ...launched, website_url: "/p" });
    expect(state()).toEqual(closedAutomation);
  });

  it("has two steps, and goes no further than the last and no further back than the first", async () => {
    await opened();
    for (const [by, page] of [
      [1, 2],
      [1, 2],
      [-1, 1],
      [-1, 1],
    ] as const) {
      dispatchAutomation({ type: "paged", by });
      expect(state().page).toBe(page);
    }
  });

  it.each([{ subdomain: "" }, { domain: null }])("does not start with %j", async (missing) => {
    await opened();
    dispatchAutomation({ type: "chosen", change: missing });
    await startAutomation(deps);
    expect(state()).toMatchObject({
      error: "Please select a domain and enter a subdomain for your website",
      progress: null,
    });
    expect(asked).toEqual([]);
  });

  it("does not start where the Website option is not checked", async () => {
    await opened();
    dispatchAutomation({ type: "chosen", change: { website: false } });
    await startAutomation(deps);
    expect(asked).toEqual([]);
  });

  it("cannot be closed while it is at work", async () => {
    await opened();
    dispatchAutomation({ type: "progressed", progress: "website" });
    dispatchAutomation({ type: "closed" });
    expect(state().token).toBe(launched);
  });
});

describe("Start Automation of a deployed token", () => {
  it("makes the website now, deploys it, and says where it is", async () => {
    const seen: (string | null)[] = [];
    const stop = automationStore.subscribe(({ progress }) => void seen.push(progress));
    await opened();
    await startAutomation(deps);
    stop();
    expect([...new Set(seen)]).toEqual([null, "website", "website_complete", "complete"]);
    expect(asked).toEqual([{ token_id: launched.id, ...change, template_id: "template1" }]);
    expect(toasts).toEqual(["success: Website generation for frog.localhost:8000 initiated!"]);
    expect(state()).toMatchObject({ progress: "complete", liveUrl: "http://frog.localhost:8000" });
  });

  it("generates nothing where the token has just that website", async () => {
    isLive = true;
    await openAutomation(deps, { ...launched, website_url: "/p" });
    await startAutomation(deps);
    expect(deps.calls).not.toContain("generateWebsite");
    expect(state().progress).toBe("complete");
  });

  it.each<[string, unknown, string]>([
    [
      "the server's reason",
      refusal(409, "subdomain_taken", "It is taken."),
      "Website creation error: It is taken.",
    ],
    [
      "its own words",
      new ApiError({ kind: "network" }),
      "Website creation error: An error occurred during automation",
    ],
  ])("fails with %s, and can be started again", async (_, thrown, error) => {
    deps.handlers.generateWebsite = () => {
      throw thrown;
    };
    await opened();
    await startAutomation(deps);
    expect(state()).toMatchObject({ progress: "error", error, subdomain: "frog" });
    deps.handlers.generateWebsite = () => ({ id: "w-new" });
    await startAutomation(deps);
    expect(state().progress).toBe("complete");
  });

  it("fails where the deployment does", async () => {
    deps.handlers.deployWebsite = () => ({ success: false, message: "" });
    await opened();
    await startAutomation(deps);
    expect(state().error).toBe("Website creation error: Failed to start website deployment.");
  });
});

describe("Save Configuration of a token that is not deployed", () => {
  it("keeps it for the launch", async () => {
    await opened(draft);
    await startAutomation(deps);
    expect(asked).toEqual([{ token_id: draft.id, website: { ...change, template_id: "template1" } }]);
    expect(toasts).toEqual(["success: Automation configured! It will activate after token deployment."]);
    expect(state().progress).toBe("saved_pending");
    expect(deps.calls).not.toContain("generateWebsite");
  });

  it("says the server's reason where it cannot", async () => {
    deps.handlers.configureAutomation = () => {
      throw refusal(409, "subdomain_taken", "It is taken.");
    };
    await opened(draft);
    await startAutomation(deps);
    expect(state()).toMatchObject({ progress: "error", error: "It is taken." });
  });
});

describe("Generate AI Preview", () => {
  it("shows a page that changes nothing of the token", async () => {
    await opened();
    await previewAutomation(deps);
    const body = { token_id: launched.id, ...change, template_id: "template1" };
    expect(asked).toEqual([{ ...body, use_ai: true, preview_only: true }]);
    expect(state()).toMatchObject({ previewUrl: "/api/v1/p", previewing: false });
    expect(toasts).toEqual(["success: AI Preview generated successfully!"]);
  });

  it("is none any more once something else is wished for", async () => {
    await opened();
    await previewAutomation(deps);
    dispatchAutomation({ type: "chosen", change: { template: "template2" } });
    expect(state().previewUrl).toBeNull();
  });

  it.each<[string, () => unknown, string]>([
    ["without an address", () => ({}), "Preview URL not returned from server"],
    [
      "that fails",
      () => {
        throw refusal(500, "internal", "No.");
      },
      "Failed to generate AI preview. Please try again later.",
    ],
  ])("%s says so", async (_, answer, error) => {
    deps.handlers.previewWebsite = answer;
    await opened();
    await previewAutomation(deps);
    expect(state()).toMatchObject({ error, previewing: false, previewUrl: null });
  });

  it("wants the whole configuration", async () => {
    await openAutomation(deps, launched);
    await previewAutomation(deps);
    expect(state().error).toBe("Please complete all website configuration options first");
    expect(asked).toEqual([]);
  });
});
