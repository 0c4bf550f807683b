/** @module-tag slow */

import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { lifetimes } from "#contract/limits.ts";
import type { CallInput } from "../testing/call.ts";
import { openPremium } from "../testing/open-premium.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { type SignedIn, validRequests } from "../testing/valid-requests.ts";

/**
 * What another signed-in user gets for the very request that its owner succeeds with: 404 where it names
 * something of the owner's, 403 where that is a wallet, `own` where it speaks of the caller's own things
 * alone. A row for each endpoint that wants a session: one without does not compile.
 */
const forOthers = {
  getMe: "own",
  changeProfile: "own",
  logout: "own",
  listSessions: "own",
  revokeSession: 404,
  listTokens: "own",
  getToken: 404,
  getTokenDetails: 404,
  getMemeKit: 404,
  changeToken: 404,
  deleteToken: 404,
  creativeGenerate: "own",
  remakeArt: 404,
  drawCast: 404,
  createToken: "own",
  trendGenerate: "own",
  createDraft: 404,
  previewGeneration: 404,
  followProgress: 404,
  checkDuplicate: "own",
  importToken: "own",
  readPicture: "own",
  listWallets: "own",
  unlinkWallet: 404,
  createLaunchpadAccount: "own",
  getLaunchpadAccount: "own",
  readReadiness: 404,
  prepareTransaction: 404,
  releaseTransaction: 404,
  confirmTransaction: 404,
  generateWebsite: 404,
  generatePremiumWebsite: 404,
  previewWebsite: 404,
  deployWebsite: 404,
  getWebsiteStatus: 404,
  checkAvailability: 404,
  getDeck: 404,
  putDeck: 404,
  getArchive: 404,
  deployTokenWebsite: 404,
  configureAutomation: 404,
  activateAutomation: 404,
  connectTwitter: 403,
  getAutomationStatus: 404,
} satisfies Record<UserEndpoint, "own" | 404 | 403>;

type UserEndpoint = {
  [N in EndpointName]: (typeof endpoints)[N]["access"] extends "user" ? N : never;
}[EndpointName];

const names = Object.keys(forOthers) as UserEndpoint[];

/** Those that change nothing without a CSRF token. */
const changing = names.filter((name) => (endpoints[name] as Endpoint).method !== "GET");

/** A disabled call fails for its owner as well. */
const successOf = (name: EndpointName): number => {
  if (name === "connectTwitter") return 403;
  return (endpoints[name] as Endpoint).status ?? 200;
};

/** Every row but those of the caller's own refusals: what a stranger must not be able to change. */
async function rowsOf(testApp: TestApp, session: SignedIn): Promise<string> {
  const queries = [
    ...["tokens", "websites", "generations", "wallets", "sessions", "addresses", "launches", "previews"].map(
      (table) => `select * from ${table} where user_id = ? order by 1, 2`,
    ),
    "select * from users where id = ?",
    "select a.* from automations a join tokens t on t.id = a.token_id where t.user_id = ? order by 1",
  ];
  return JSON.stringify(await Promise.all(queries.map((text) => testApp.sql(text, session.user.id))));
}

/** A launch that is recorded deploys its website a moment later. Nothing else runs by itself here. */
async function untilNoJobRuns({ value }: TestApp): Promise<void> {
  const running =
    "select count(*) from jobs where kind = 'launch-website' and state in ('queued', 'running')";
  while (Number(await value(running)) > 0) await setTimeout(5);
}

async function prepareCall(name: UserEndpoint) {
  const testApp = createTestApp();
  await openPremium(testApp);
  const owner = await testApp.signIn();
  const fixture = await validRequests[name](testApp, owner);
  await untilNoJobRuns(testApp);
  const call = (session: CallInput["session"] = null) => testApp.call(name, { ...fixture, session });
  return { testApp, owner, fixture, call };
}

describe.each(names)("%s", (name) => {
  it("succeeds for its owner", async () => {
    const { owner, call } = await prepareCall(name);
    expect((await call(owner)).status).toBe(successOf(name));
  });

  it("finds nothing for another user, and changes nothing of the owner's", async () => {
    const { testApp, owner, call } = await prepareCall(name);
    const other = await testApp.signIn();
    const before = await rowsOf(testApp, owner);
    const { status } = await call(other);
    expect(status).toBe(forOthers[name] === "own" ? successOf(name) : forOthers[name]);
    expect(await rowsOf(testApp, owner)).toBe(before);
  });

  it("refuses anonymous, expired, revoked and cookie sessions, and changes nothing", async () => {
    const { testApp, owner, fixture, call } = await prepareCall(name);
    const before = await rowsOf(testApp, owner);
    expect((await call(undefined)).status).toBe(401);
    const cookie = `__Host-access_token=${owner.access_token}; __Host-csrf_token=${owner.csrf_token}`;
    expect((await testApp.call(name, { ...fixture, headers: { cookie } })).status).toBe(401);
    expect(await rowsOf(testApp, owner)).toBe(before);
    const revoked = await testApp.signIn(owner.wallet);
    await testApp.call("logout", { session: revoked, body: {} });
    const { status, body } = await call(revoked);
    expect([status, body.code]).toEqual([401, "not_signed_in"]);
    testApp.clock.advance(lifetimes.accessToken);
    const expired = await call(owner);
    expect([expired.status, expired.body.code]).toEqual([401, "session_expired"]);
  });
});

describe.each(changing)("%s", (name) => {
  it("requires the session's own CSRF token", async () => {
    const { testApp, owner, fixture } = await prepareCall(name);
    const other = await testApp.signIn();
    const before = await rowsOf(testApp, owner);
    for (const csrf_token of [other.csrf_token, "", `${owner.csrf_token}x`]) {
      const { status, body } = await testApp.call(name, { ...fixture, session: { ...owner, csrf_token } });
      expect([status, body.code]).toEqual([403, "csrf_failed"]);
    }
    expect(await rowsOf(testApp, owner)).toBe(before);
  });
});

it("has a row for every endpoint that requires a session", () => {
  const wanted = Object.entries(endpoints).filter(([, { access }]) => access === "user");
  expect(Object.keys(forOthers).sort()).toEqual(wanted.map(([name]) => name).sort());
});
