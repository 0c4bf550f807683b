import { beforeEach, describe, expect, it } from "vitest";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { readToken } from "../../db/token-rows.ts";
import { awaitDeployment, deployWebsite } from "./deploy-website.ts";

const token = aToken();
const live_url = "http://moon-frog.localhost:8000";
const deploying = { exists: true, deployed: false, live_url: null, deployment_failed: false, error: null };
const deployed = { ...deploying, deployed: true, live_url };
let deps: FakeDeps;
let waits: number[];

/** The answers of the status call, one after another; the last one stays. */
const answering = (...states: unknown[]) => {
  deps.handlers.getWebsiteStatus = () => {
    const next = states.length > 1 ? states.shift() : states[0];
    if (next instanceof Error) throw next;
    return next;
  };
};
const polls = () => deps.calls.filter((name) => name === "getWebsiteStatus").length;
const deploy = (websiteId: string | null = "site-1") => deployWebsite(deps, token.id, websiteId);

beforeEach(() => {
  waits = [];
  deps = fakeDeps({
    deployWebsite: () => ({ success: true, message: "Started." }),
    getToken: () => ({ ...token, website_url: live_url, website_status: "deployed" }),
  });
  deps.wait = async (ms) => void waits.push(ms);
  answering(deployed);
});

describe("deploying a website", () => {
  it("starts it and asks every 3 seconds until it is live", async () => {
    answering(deploying, deploying, deployed);
    expect(await deploy()).toEqual({ kind: "live", url: live_url });
    expect(waits).toEqual([3000, 3000]);
    expect(deps.calls.slice(0, 4)).toEqual([
      "deployWebsite",
      "getWebsiteStatus",
      "getWebsiteStatus",
      "getWebsiteStatus",
    ]);
  });

  it("is not over before there is an address", async () => {
    answering({ ...deploying, deployed: true }, deployed);
    expect(await deploy()).toEqual({ kind: "live", url: live_url });
    expect(polls()).toBe(2);
  });

  it("brings the token's new state onto the device once it is live", async () => {
    const owner = signIn(deps);
    await deploy();
    expect(await readToken(deps.db, owner, token.id)).toMatchObject({ website_status: "deployed" });
  });

  it.each([
    ["its reason", { error: "The subdomain is held." }, "The subdomain is held."],
    ["the default sentence", {}, "Website deployment failed. Please try again."],
  ])("ends with %s when it failed", async (_, change, reason) => {
    answering(deploying, { ...deploying, deployment_failed: true, ...change });
    expect(await deploy()).toEqual({ kind: "failed", reason });
    expect(polls()).toBe(2);
  });

  it.each([
    ["the server's detail", refusal(404, "token_not_found", "Token not found."), "Token not found."],
    [
      "the default sentence",
      new ApiError({ kind: "network" }),
      "Website deployment failed. Please try again.",
    ],
  ])("stops asking when the asking itself fails, with %s", async (_, error, reason) => {
    answering(deploying, error);
    expect(await awaitDeployment(deps, token.id)).toEqual({ kind: "failed", reason });
    expect(polls()).toBe(2);
    expect(waits).toEqual([3000]);
  });
});

describe("a deployment that does not start", () => {
  it("has no website to deploy", async () => {
    expect(await deploy(null)).toEqual({ kind: "failed", reason: "No website found to deploy." });
    expect(deps.calls).toEqual([]);
  });

  it.each([
    ["No space left.", "No space left."],
    ["", "Failed to start website deployment."],
  ])("was answered without success: %j", async (message, reason) => {
    deps.handlers.deployWebsite = () => ({ success: false, message });
    expect(await deploy()).toEqual({ kind: "failed", reason });
    expect(polls()).toBe(0);
  });

  it.each([
    [
      "the server's detail",
      refusal(404, "website_not_found", "No website found to deploy."),
      "No website found to deploy.",
    ],
    ["the default sentence", new ApiError({ kind: "timeout" }), "Failed to deploy website"],
  ])("was refused, with %s", async (_, error, reason) => {
    deps.handlers.deployWebsite = () => {
      throw error;
    };
    expect(await deploy()).toEqual({ kind: "failed", reason });
    expect(polls()).toBe(0);
  });
});
