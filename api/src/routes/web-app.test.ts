import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { takeDownSite } from "../services/operator/sites.ts";
import { createTestApp } from "../testing/test-app.ts";
import { landLaunch } from "../testing/valid-requests.ts";

const inline = "document.documentElement.dataset.theme='dark'";

function built(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "gem-web-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "app-1a2b3c.js"), "export {};");
  writeFileSync(join(folder, "assets", "big-4d5e6f.js"), "export {};\n".repeat(1_000));
  writeFileSync(join(folder, "sw.js"), "self");
  writeFileSync(
    join(folder, "index.html"),
    `<script>${inline}</script><script type="module" src="/assets/app-1a2b3c.js"></script>`,
  );
  return createTestApp({}, { WEB_DIR: folder, ...env });
}

describe("the web app", () => {
  it("is index.html for every page of its own, with a strict policy", async () => {
    const { app } = built();
    for (const path of ["/", "/my-gems", "/preview/website/0b1c", "/create?step=2"]) {
      const { status, headers } = await app.request(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get("cache-control")).toBe("no-cache");
      const hash = createHash("sha256").update(inline).digest("base64");
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}' http://127.0.0.1:8899;`);
      for (const part of ["connect-src 'self'", "object-src 'none'", "frame-ancestors 'none'"]) {
        expect(policy).toContain(part);
      }
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
      expect(headers.get("strict-transport-security")).toBe(null);
    }
  });

  it("has no policy for a visitor's own machine on a public instance", async () => {
    const { app } = built({ PUBLIC_URL: "https://gem.example", SITES_DOMAIN: "gems.example" });
    const policy = (await app.request("/")).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/127\.0\.0\.1|localhost/);
  });

  it("may reach a wallet app on an Android phone, and nothing more anywhere else", async () => {
    const { app } = built();
    const connect = async (path: string, userAgent: string) => {
      const { headers } = await app.request(path, { headers: { "user-agent": userAgent } });
      const policy = headers.get("content-security-policy") ?? "";
      return [/connect-src [^;]*/.exec(policy)?.[0], headers.get("vary")];
    };
    const android = "Mozilla/5.0 (Linux; Android 10; K) Chrome/146.0.0.0 Mobile Safari/537.36";
    const others = [
      "Mozilla/5.0 (iPhone) Mobile Safari/604.1",
      "Mozilla/5.0 (X11; Linux x86_64) Chrome/146.0",
    ];
    for (const path of ["/", "/create", "/token/none"]) {
      expect(await connect(path, android)).toEqual([
        "connect-src 'self' ws://localhost:*",
        expect.stringContaining("User-Agent"),
      ]);
      for (const other of others)
        expect(await connect(path, other)).toEqual([
          "connect-src 'self'",
          expect.stringContaining("User-Agent"),
        ]);
    }
    expect((await connect("/sw.js", android))[0]).toBe("connect-src 'self'");
  });

  it("keeps hashed files for ever and looks for a new service worker each time", async () => {
    const { app } = built();
    const asset = await app.request("/assets/app-1a2b3c.js");
    expect(asset.headers.get("cache-control")).toContain("immutable");
    expect(asset.headers.get("content-type")).toContain("javascript");
    const worker = await app.request("/sw.js");
    expect(worker.headers.get("cache-control")).toBe("no-cache");
    expect(worker.headers.get("content-security-policy")).toContain("connect-src 'self'");
  });

  it("comes compressed, and as 304 to who has it already", async () => {
    const { app } = built();
    const get = (headers: Record<string, string>) => app.request("/assets/big-4d5e6f.js", { headers });
    const br = await get({ "accept-encoding": "gzip, br" });
    expect(br.headers.get("content-encoding")).toBe("br");
    expect((await br.arrayBuffer()).byteLength).toBeLessThan(100);
    expect((await get({})).headers.get("content-encoding")).toBe(null);
    const etag = br.headers.get("etag") ?? "";
    expect((await get({ "if-none-match": etag })).status).toBe(304);
  });

  it("is not what a missing file or an unknown call gets", async () => {
    const { app } = built();
    for (const path of [
      "/assets/old.js",
      "/api/v1/nowhere",
      "/media/x.webp",
      "/m/x",
      "/x.png",
      "/..%2fsecret.js",
    ]) {
      expect([path, (await app.request(path)).status]).toEqual([path, 404]);
    }
  });

  it("carries the instance's own name, and what its public pages say of it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "gem-web-"));
    writeFileSync(join(folder, "index.html"), "<head><title>Gemwright: tokens</title></head>");
    writeFileSync(join(folder, "manifest.webmanifest"), '{"name":"Gemwright"}');
    const testApp = createTestApp({}, { WEB_DIR: folder, PRODUCT_NAME: 'Gem & "Co" </script>$&' });
    const page = await (await testApp.app.request("/")).text();
    expect(page).toContain("<title>Gem &amp; &quot;Co&quot; &lt;/script&gt;$&amp;: tokens</title>");
    const [, data = ""] = /<script id="instance" type="application\/json">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      product_name: 'Gem & "Co" </script>$&',
      main_wallet: "Phantom",
    });
    const manifest = await (await testApp.app.request("/manifest.webmanifest")).json();
    expect(manifest).toEqual({ name: 'Gem & "Co" </script>$&' });
  });

  it("carries the tag that a wallet's review of the domain asks for", async () => {
    const folder = mkdtempSync(join(tmpdir(), "gem-web-"));
    writeFileSync(join(folder, "index.html"), "<head></head>");
    const WALLET_VERIFICATION = 'phantom-verification=1a"<b';
    const { app } = createTestApp({}, { WEB_DIR: folder, WALLET_VERIFICATION });
    expect(await (await app.request("/")).text()).toContain(
      '<meta name="phantom-verification" content="1a&quot;&lt;b">',
    );
  });

  it("is a public page as it was painted, at that page's own address", async () => {
    const folder = mkdtempSync(join(tmpdir(), "gem-web-"));
    mkdirSync(join(folder, "standing"));
    writeFileSync(join(folder, "index.html"), "the app");
    for (const name of ["home", "contact"])
      writeFileSync(join(folder, "standing", `${name}.html`), `painted ${name}`);
    const { app } = createTestApp({}, { WEB_DIR: folder });
    for (const [path, page] of [
      ["/", "painted home"],
      ["/?utm_source=x", "painted home"],
      ["/contact", "painted contact"],
      ["/contact?report=frog.localhost", "the app"],
      ["/contact/", "the app"],
      ["/about", "the app"],
      ["/my-gems", "the app"],
    ] as const) {
      const answer = await app.request(path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, page]);
    }
    for (const path of ["/standing/contact.html", "/standing/contact", "/standing"])
      expect([path, (await app.request(path)).status]).toEqual([path, 404]);
  });

  it("says in a painted page what only the instance knows, as text and in attributes", async () => {
    const folder = mkdtempSync(join(tmpdir(), "gem-web-"));
    mkdirSync(join(folder, "standing"));
    const painted = (name: string, email: string, social: string, domain: string) =>
      `<title>About · ${name}</title><a href="mailto:${email}">${email}</a><a href="${social}">${name}</a>frog.${domain}`;
    const built = ["Gemwright", "support@example.com", "https://social.invalid/", "sites.invalid"] as const;
    writeFileSync(join(folder, "standing", "about.html"), painted(...built));
    const env = {
      WEB_DIR: folder,
      // A name that says what stands for another fact is a name.
      PRODUCT_NAME: '<Gems> & "Co" of sites.invalid',
      SUPPORT_EMAIL: "o'help@gems.example",
      SOCIAL_URL: "https://x.com/gems?a=1&b=2",
      SITES_DOMAIN: "gems.example",
    };
    expect(await (await createTestApp({}, env).app.request("/about")).text()).toBe(
      painted(
        "&lt;Gems&gt; &amp; &quot;Co&quot; of sites.invalid",
        "o'help@gems.example",
        "https://x.com/gems?a=1&amp;b=2",
        "gems.example",
      ),
    );
  });

  it("serves the pictures that the browser draws from, and nothing else of their folder", async () => {
    const testApp = createTestApp({}, { PICTURES_DIR: "composer/pictures-data" });
    const starter = await testApp.app.request("/pictures/starter.json");
    // Its name stays over a new build, so that a browser has to ask for it again.
    expect(starter.headers.get("cache-control")).toBe("no-cache");
    const known = { "if-none-match": starter.headers.get("etag") ?? "" };
    expect((await testApp.app.request("/pictures/starter.json", { headers: known })).status).toBe(304);
    expect(Object.keys(((await starter.json()) as { pictures: object }).pictures).length).toBeGreaterThan(10);
    for (const path of ["/pictures/nothing.json", "/pictures/..%2fpackage.json", "/pictures/", "/pictures/x"])
      expect([path, (await testApp.app.request(path)).status]).toEqual([path, 404]);
  });

  it("says that it is not built where it is not", async () => {
    const testApp = createTestApp({}, { WEB_DIR: "/nowhere" });
    const response = await testApp.app.request("/");
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining("npm run build")]);
  });
});

describe("the page of a token that was launched here", () => {
  const index = `<head><title>Gemwright: tokens</title>
    <meta
      name="description"
      content="Make a token."
    /></head><script>${inline}</script>`;

  async function launched() {
    const folder = mkdtempSync(join(tmpdir(), "gem-web-"));
    writeFileSync(join(folder, "index.html"), index);
    const testApp = createTestApp({}, { WEB_DIR: folder, PRODUCT_NAME: "Gems & Co" });
    const session = await testApp.signIn();
    const token = await testApp.draft(session, "a frog");
    const params = { id: token.id };
    const words = { name: '<b>"Frog"', ticker: "FROG", narrative: "A frog.", version: token.version };
    await testApp.call("changeToken", { session, params, body: words });
    const body = await landLaunch(testApp, session, token.id);
    await testApp.call("confirmTransaction", { session, body });
    const page = async (mint: string) => {
      const answer = await testApp.app.request(`/token/${mint}`);
      return { text: await answer.text(), policy: answer.headers.get("content-security-policy") };
    };
    return { testApp, session, token, mint: body.mint_pubkey, page };
  }

  it("says whose it is to those who only read a link, and shows its logo", async () => {
    const { token, mint, page } = await launched();
    const { text, policy } = await page(mint);
    const name = "&lt;b&gt;&quot;Frog&quot; ($FROG)";
    expect(text).toContain(`<title>${name} · Gems &amp; Co</title>`);
    expect(text).toContain(`content="Price, market cap, holders and latest trades of ${name}`);
    expect(text).not.toContain("Make a token.");
    for (const [property, content] of [
      ["og:title", name],
      ["og:url", `http://localhost:8000/token/${mint}`],
      ["og:image", `http://localhost:8000${token.image_url}`],
      ["twitter:card", "summary"],
    ])
      expect(text).toContain(`<meta property="${property}" content="${content}">`);
    expect(policy).toContain("script-src 'self' 'sha256-");
  });

  it("is the app's own page for any other token, and for one that was taken down", async () => {
    const { testApp, session, token, mint, page } = await launched();
    const { id: websiteId } = await testApp.website(session, token.id, "frog");
    await testApp.call("deployWebsite", { session, params: { websiteId } });
    const { text: other } = await page("So11111111111111111111111111111111111111112");
    expect(other).toContain("Make a token.");
    expect((await page(mint)).text).not.toBe(other);
    await takeDownSite(testApp.deps, { host: "frog.localhost:8000", reason: "" });
    expect((await page(mint)).text).toBe(other);
    expect((await page("<script>")).text).toBe(other);
  });
});

describe("what the app says to crawlers and to who finds a fault", () => {
  const ask = (path: string) =>
    createTestApp(
      {},
      { PUBLIC_URL: "https://gem.example", SITES_DOMAIN: "gems.example", SUPPORT_EMAIL: "you@gem.example" },
    ).app.request(path);

  it("has a sitemap of the public pages", async () => {
    const answer = await ask("/sitemap.xml");
    expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const text = await answer.text();
    for (const page of ["/", "/about", "/gallery", "/terms"])
      expect(text).toContain(`<loc>https://gem.example${page}</loc>`);
    expect(text).not.toContain("create");
  });

  it("lets both be kept for a day", async () => {
    for (const path of ["/sitemap.xml", "/.well-known/security.txt"])
      expect((await ask(path)).headers.get("cache-control")).toBe("public, max-age=86400");
  });

  it("names whom to write to about a vulnerability, for a month to come", async () => {
    const answer = await ask("/.well-known/security.txt");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=UTF-8"]);
    expect(await answer.text()).toBe(
      "Contact: mailto:you@gem.example\nContact: https://gem.example/contact\nExpires: 2024-01-31T12:00:00.000Z\n",
    );
  });
});
