import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SessionTokens } from "#contract/auth.ts";
import { idea, websiteRequest } from "../../api/src/testing/requests.ts";
import { ask, type Call, callOver, signIn } from "../support/api-user.ts";
import { visit } from "../support/browser.ts";
import { openStage } from "../support/stage.ts";

const stage = openStage();
let elsewhere: Server;
let foreignUrl: string;
let call: Call;
let session: SessionTokens;
let tokenId: string;
let siteUrl: string;

beforeAll(async () => {
  elsewhere = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Win SOL</title>");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => elsewhere.once("listening", resolve));
  foreignUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  call = callOver(() => stage.product.url);
  session = await signIn(call);
  const made = await ask(call, "creativeGenerate", { session, body: idea("a frog knight") });
  tokenId = (await ask(call, "createDraft", { session, body: { session_id: made.session_id } })).id;
  const domain = new URL(stage.product.url).host;
  const body = { ...websiteRequest(tokenId, "hostileknight"), domain };
  const website = await ask(call, "generateWebsite", { session, body });
  await ask(call, "deployWebsite", { session, params: { websiteId: website.id } });
  siteUrl = `http://hostileknight.${domain}/`;
});
afterAll(async () => {
  elsewhere?.close();
});

/** A browser that holds the victim's cookies, open at an address. */
async function victimAt(address: string) {
  const visitor = await visit(stage.browser);
  // By an https address: cookies know no port, and these names want a secure one.
  const url = stage.product.url.replace("http:", "https:");
  await visitor.context.addCookies([
    { name: "__Host-access_token", value: session.access_token, url, sameSite: "Strict" },
    { name: "__Host-csrf_token", value: session.csrf_token, url, sameSite: "Strict" },
  ]);
  await visitor.page.goto(address);
  return visitor;
}

/** What an attacker's page could try with requests alone; returns what it got to read. */
const attack = (page: Page, target: { api: string; tokenId: string }): Promise<string[]> =>
  page.evaluate(async ({ api, tokenId }) => {
    const read: string[] = [];
    const tries: [string, RequestInit][] = [
      ["/auth/me", {}],
      ["/token-generation/my-tokens", {}],
      ["/auth/logout", { method: "POST" }],
      ["/auth/logout", { method: "POST", body: "{}", headers: { "content-type": "text/plain" } }],
      [`/token-generation/my-tokens/${tokenId}`, { method: "DELETE" }],
      [`/token-automation/deploy/${tokenId}`, { method: "POST" }],
    ];
    for (const mode of ["cors", "no-cors"] as const) {
      for (const [path, init] of tries) {
        const answer = await fetch(api + path, { ...init, mode, credentials: "include" }).catch(() => null);
        const text = await answer?.text().catch(() => "");
        if (text) read.push(`${mode} ${path}: ${text}`);
      }
    }
    const frame = document.createElement("iframe");
    frame.name = "sink";
    document.body.append(frame);
    for (const enctype of ["text/plain", "multipart/form-data", "application/x-www-form-urlencoded"]) {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action: `${api}/auth/logout`, target: "sink", enctype });
      const field = document.createElement("input");
      field.name = '{"a":"';
      field.value = '"}';
      form.append(field);
      document.body.append(form);
      const answered = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
      form.submit();
      // A policy that forbids the form leaves the frame as it is.
      await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, 1_000))]);
    }
    return read;
  }, target);

async function nothingHappened() {
  expect((await call("getMe", { session })).status).toBe(200);
  expect((await call("getToken", { session, params: { id: tokenId } })).status).toBe(200);
}

describe("a foreign page, open in the browser of somebody who is signed in", () => {
  it("reads nothing and changes nothing by forms and fetches", async () => {
    const { page, context } = await victimAt(foreignUrl);
    expect(await attack(page, { api: `${stage.product.url}/api/v1`, tokenId })).toEqual([]);
    await nothingHappened();
    await context.close();
  });
});

describe("a hosted site, open in the browser of somebody who is signed in", () => {
  it("reads nothing and changes nothing, even with a script in it", async () => {
    const { page, context } = await victimAt(siteUrl);
    expect(await attack(page, { api: `${stage.product.url}/api/v1`, tokenId })).toEqual([]);
    await nothingHappened();
    await context.close();
  });

  it("throws no cookie at the app", async () => {
    const { page, context } = await victimAt(siteUrl);
    const host = new URL(stage.product.url).hostname;
    await page.evaluate((domain) => {
      for (const name of ["__Host-access_token", "__Host-csrf_token", "__Host-refresh_token"]) {
        for (const scope of ["", `; domain=${domain}`, `; domain=.${domain}`]) {
          // biome-ignore lint/suspicious/noDocumentCookie: what an attacker would write
          document.cookie = `${name}=evil; path=/; secure${scope}`;
        }
      }
    }, host);
    const thrown = (await context.cookies(stage.product.url)).filter(({ value }) => value === "evil");
    expect(thrown).toEqual([]);
    const kept = (await context.cookies(stage.product.url.replace("http:", "https:"))).map(
      ({ name }) => name,
    );
    expect(kept.sort()).toEqual(["__Host-access_token", "__Host-csrf_token"]);
    await context.close();
  });

  it("registers no service worker", async () => {
    const { page, context } = await victimAt(siteUrl);
    const outcome = await page.evaluate(async () => {
      const outcomes: string[] = [];
      for (const path of ["/", "/sw.js", "/robots.txt", "/logo.webp"]) {
        const registered = await navigator.serviceWorker.register(path).catch((error: Error) => error.name);
        outcomes.push(typeof registered === "string" ? registered : `registered ${path}`);
      }
      return outcomes;
    });
    expect(outcome.filter((text) => text.startsWith("registered"))).toEqual([]);
    await context.close();
  });
});

describe("a preview, framed in the app of somebody who is signed in", () => {
  it("reaches no cookie, storage, parent or API", async () => {
    const { page, context } = await victimAt(`${stage.product.url}/preview/website/${tokenId}`);
    await page.getByTitle(/website preview/i).waitFor();
    const frame = page.frames().find((each) => each.url().includes("/preview/"));
    const inner = page.frames().find((each) => each !== page.mainFrame()) ?? frame;
    const reached = await inner?.evaluate(async (api) => {
      const tries: Record<string, () => unknown> = {
        cookie: () => document.cookie,
        storage: () => localStorage.length,
        parent: () => parent.document.title,
        top: () => top?.location.href,
        database: () => indexedDB.open("gemwright"),
      };
      const got: string[] = [];
      for (const [name, attempt] of Object.entries(tries)) {
        try {
          attempt();
          got.push(name);
        } catch {
          // Refused, as it must be.
        }
      }
      const answer = await fetch(`${api}/config`).catch(() => null);
      if (answer) got.push("api");
      return [...got, `origin ${self.origin}`];
    }, `${stage.product.url}/api/v1`);
    expect(reached).toEqual(["origin null"]);
    await context.close();
  });
});
