import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askHost } from "../../api/src/testing/http.ts";
import { ask, makeTokenWithWebsite, signIn } from "../support/api-user.ts";
import { visit } from "../support/browser.ts";
import { openTwoDomains, siteUrl, type TwoDomains, WORKER } from "../support/two-domains.ts";

/**
 * Two hosted sites and the app on two domains, as in production, and foreign pages. Each attempt is made by a script inside
 * the page, as if the page's policy had let one in. Where a foreign page is allowed the same, that is tried too, since a
 * browser that refuses everything would prove nothing.
 */
const [frog, toad] = [siteUrl("frog"), siteUrl("toad")];
/** Milliseconds in which a loaded machine cuts off a window. */
const SETTLE_MS = 3_000;
let domains: TwoDomains;
let app: string;
let foreign: string;
let other: string;

beforeAll(async () => {
  domains = await openTwoDomains();
  app = domains.app;
  [foreign = "", other = ""] = domains.foreign;
  await publish("a frog knight", "frog");
  await publish("a toad who bakes bread", "toad");
});
afterAll(() => domains?.close());

/** A new user's token with a live website. Returns its name. */
async function publish(prompt: string, subdomain: string): Promise<string> {
  const { call } = domains;
  const session = await signIn(call);
  const { id, name } = await makeTokenWithWebsite(call, session, prompt, subdomain);
  const { website_id } = await ask(call, "getWebsiteStatus", { session, params: { tokenId: id } });
  await ask(call, "deployWebsite", { session, params: { websiteId: website_id ?? "" } });
  return name;
}

async function withVisitor<T>(use: (context: BrowserContext) => Promise<T>): Promise<T> {
  const { context, page } = await visit(domains.browser);
  await page.close();
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}

async function open(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  // The app's origin, without the app itself, which has storage of its own.
  await page.goto(url === app ? `${app}/robots.txt` : url);
  return page;
}

/** Keeps something in the page's origin, in each way that there is. */
const leave = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    localStorage.setItem("left", "here");
    sessionStorage.setItem("left", "here");
    // biome-ignore lint/suspicious/noDocumentCookie: what a page would write
    document.cookie = "left=here; path=/; max-age=3600";
    const opening = indexedDB.open("left");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    opening.result.close();
    await (await caches.open("left")).put("/left", new Response("here"));
  });

const find = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `storage ${name}`),
    ...(document.cookie.includes("left") ? ["cookie left"] : []),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ]);

const everything = ["storage left", "cookie left", "database left", "cache left"];

describe("a hosted site", () => {
  it("shares no cookie, storage, database or cache with another site or with the app", () =>
    withVisitor(async (context) => {
      const pages = await Promise.all([frog, toad, app].map((url) => open(context, url)));
      expect(await Promise.all(pages.map(find))).toEqual([[], [], []]);
      for (const [index, page] of pages.entries()) {
        await leave(page);
        const found = await Promise.all(pages.map(find));
        expect(found).toEqual(pages.map((_, at) => (at <= index ? everything : [])));
      }
    }));

  it("throws no cookie at the app, gets none of it, and is not changed by one of a neighbor", () =>
    withVisitor(async (context) => {
      await context.addCookies([
        { name: "__Host-access_token", value: "secret", url: app, sameSite: "Strict" },
      ]);
      const page = await open(context, frog);
      await page.evaluate(() => {
        for (const domain of ["gem.example", ".gem.example", "example", "gems.example"]) {
          // biome-ignore lint/suspicious/noDocumentCookie: what an attacker would write
          document.cookie = `thrown=evil; path=/; secure; domain=${domain}`;
        }
      });
      const sent = async (url: string) => {
        const asked = await context.newPage();
        const [request] = await Promise.all([asked.waitForRequest(`${url}/`), asked.goto(`${url}/`)]);
        const { cookie = "" } = await request.allHeaders();
        return cookie;
      };
      expect(await sent(app)).toBe("__Host-access_token=secret");
      // A browser lets a site give cookies to its neighbors. The server reads none of them there.
      expect(await sent(toad)).toBe("thrown=evil");
      const [plain, thrown] = await Promise.all(
        [{}, { cookie: "thrown=evil" }].map((headers) =>
          askHost(domains.port, new URL(toad).host, { headers }),
        ),
      );
      expect(plain?.status).toBe(200);
      expect([thrown?.bytes, thrown?.headers["set-cookie"]]).toEqual([plain?.bytes, undefined]);
    }));

  it("registers no service worker, where a foreign page can", () =>
    withVisitor(async (context) => {
      const register = async (url: string) =>
        (await open(context, url)).evaluate(async (worker) => {
          const registered: string[] = [];
          for (const path of ["/", worker, "/robots.txt", "/logo.webp", "data:text/javascript,0"]) {
            const found = await navigator.serviceWorker.register(path).catch(() => null);
            if (found) registered.push(path);
          }
          return registered;
        }, WORKER);
      expect(await Promise.all([frog, toad, foreign].map(register))).toEqual([[], [], [WORKER]]);
    }));

  it("is framed by nobody, and frames nobody", () =>
    withVisitor(async (context) => {
      const shows = async (framing: string, framed: string) => {
        const page = await open(context, framing);
        await page.evaluate(async (src) => {
          const frame = document.createElement("iframe");
          const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
          frame.src = src;
          document.documentElement.append(frame);
          await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 5_000))]);
        }, `${framed}/`);
        const inside = page.frames().find((frame) => frame.parentFrame() !== null);
        const address = await inside?.evaluate(() => location.href).catch(() => "");
        await page.close();
        return address === `${framed}/`;
      };
      const pairs = [
        [frog, toad],
        [frog, app],
        [app, frog],
        [foreign, frog],
        [foreign, app],
        [foreign, other],
      ] as const;
      const shown: string[] = [];
      for (const [framing, framed] of pairs)
        if (await shows(framing, framed)) shown.push(`${framing} ${framed}`);
      expect(shown).toEqual([`${foreign} ${other}`]);
    }));

  it("has nothing of a window that it opens, or that opens it", { tags: "long" }, () =>
    withVisitor(async (context) => {
      const connected = async (opening: string, opened: string) => {
        const page = await open(context, opening);
        const [popup] = await Promise.all([
          context.waitForEvent("page"),
          page.evaluate((url) => {
            Object.assign(window, { opened: window.open(url) });
          }, `${opened}/`),
        ]);
        await popup.waitForURL(`${opened}/`);
        const read = async () => {
          const hasOpener = await popup.evaluate(() => window.opener !== null);
          const hasOpened = await page.evaluate(
            () => (window as unknown as { opened: Window | null }).opened?.closed === false,
          );
          return [...(hasOpener ? ["opener"] : []), ...(hasOpened ? ["opened"] : [])];
        };
        // The opener learns only after the page is there that its window was cut off.
        const end = Date.now() + SETTLE_MS;
        let found = await read();
        while (found.length > 0 && Date.now() < end) {
          await sleep(100);
          found = await read();
        }
        await Promise.all([popup.close(), page.close()]);
        return found;
      };
      const pairs = [
        [frog, toad],
        [frog, app],
        [app, frog],
        [frog, foreign],
        [foreign, frog],
        [foreign, app],
      ] as const;
      for (const [opening, opened] of pairs)
        expect([opening, opened, await connected(opening, opened)]).toEqual([opening, opened, []]);
      expect(await connected(foreign, other)).toEqual(["opener", "opened"]);
    }),
  );

  it("fetches nothing from the app or from another site, nor does a foreign page read them", () =>
    withVisitor(async (context) => {
      const read = async (from: string, targets: readonly string[]) => {
        const page = await open(context, from);
        return page.evaluate(async (urls) => {
          const got: string[] = [];
          for (const url of urls) {
            for (const mode of ["cors", "no-cors"] as const) {
              const answer = await fetch(url, { mode, credentials: "include" }).catch(() => null);
              if (answer) got.push(`${mode} ${answer.type} ${url}`);
            }
            const status = await new Promise<number>((resolve) => {
              const asked = new XMLHttpRequest();
              asked.open("GET", url);
              asked.addEventListener("loadend", () => resolve(asked.status));
              asked.send();
            });
            if (status > 0) got.push(`xhr ${status} ${url}`);
          }
          return got;
        }, targets);
      };
      const api = `${app}/api/v1/config`;
      expect(await read(frog, [api, `${toad}/`, `${app}/`, `${foreign}/`])).toEqual([]);
      expect(await read(foreign, [api, `${frog}/`, `${foreign}/`])).toEqual([
        `no-cors opaque ${api}`,
        `no-cors opaque ${frog}/`,
        `cors basic ${foreign}/`,
        `no-cors basic ${foreign}/`,
        `xhr 200 ${foreign}/`,
      ]);
    }));
});

describe("a name that another owner uses again", () => {
  it("shows nothing of its former site, and neither do the caches and the storage of who knew it", {
    tags: "long",
  }, async () => {
    const reused = siteUrl("newt");
    const { host } = new URL(reused);
    const former = await publish("a newt who paints", "newt");
    const etags = async () => {
      const answers = await Promise.all(paths.map((path) => askHost(domains.port, host, { path })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      return answers.map(({ headers }) => headers.etag ?? "");
    };
    const formerTags = await etags();
    const regular = await visit(domains.browser);
    const rare = await visit(domains.browser);
    for (const { page } of [regular, rare]) {
      await page.goto(reused);
      expect(await page.title()).toContain(former);
      // A site that stores nothing leaves nothing for the next one.
      expect(await find(page)).toEqual([]);
    }
    await leave(regular.page);
    expect(await find(regular.page)).toEqual(everything);

    release(host);
    await expect.poll(async () => (await regular.page.goto(reused))?.status()).toBe(410);
    expect(await find(regular.page)).toEqual([]);

    const present = await publish("a robot that dreams of rain", "newt");
    expect(present).not.toBe(former);
    for (const { page } of [regular, rare]) {
      const [logo, answer] = await Promise.all([
        page.waitForResponse((each) => new URL(each.url()).pathname === "/logo.webp"),
        page.goto(reused),
      ]);
      expect([answer?.status(), await page.title()]).toEqual([200, expect.stringContaining(present)]);
      expect(
        (await logo.body()).equals((await askHost(domains.port, host, { path: "/logo.webp" })).bytes),
      ).toBe(true);
      expect(await page.content()).not.toContain(former);
      expect(await find(page)).toEqual([]);
    }
    const presentTags = await etags();
    for (const [index, path] of paths.entries()) {
      const known = (etag = "") => askHost(domains.port, host, { path, headers: { "if-none-match": etag } });
      expect([path, (await known(formerTags[index])).status]).toEqual([path, 200]);
      expect([path, (await known(presentTags[index])).status]).toEqual([path, 304]);
    }
    await Promise.all([regular, rare].map(({ context }) => context.close()));
  });
});

const paths = ["/", "/logo.webp"];

/** Ends a site's day, and the days that its name is kept for its owner. */
function release(host: string): void {
  const database = new Database(join(domains.dataDir, "gemwright.db"));
  database.prepare("update sites set expires_at = 1 where host = ?").run(host);
  database.prepare("update addresses set held_until = 1 where subdomain = ?").run(host.split(".")[0]);
  database.close();
}
