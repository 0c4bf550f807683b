import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openFullBrowser, visit } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import { bareAddress } from "../support/raw-database.ts";
import { openOwnStage } from "../support/stage.ts";
import { connect } from "../support/steps.ts";

const stage = openOwnStage();

/** The pictures of the page that have nothing to show. */
const undrawn = async () => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")];
  for (const each of pictures) each.loading = "eager";
  await Promise.all(pictures.map((each) => each.decode().catch(() => {})));
  return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => new URL(src).pathname);
};

it("is installable", async () => {
  const browser = await openFullBrowser();
  try {
    const { context, page } = await visit(browser);
    const devtools = await context.newCDPSession(page);
    const errors = async () => {
      const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
      return installabilityErrors.map(({ errorId }) => errorId);
    };
    await page.goto(bareAddress(stage.product.url));
    // A profile without a name is all that a test's browser has against the app.
    expect(await errors()).toEqual(["in-incognito", "no-manifest"]);
    await page.goto(stage.product.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    expect(await errors()).toEqual(["in-incognito"]);
  } finally {
    await browser.close();
  }
});

/** The styles in which the service worker has the home page's sample, beside the first screen's. */
async function keptSamples(): Promise<string[]> {
  const keys = await (await caches.open("drawings")).keys();
  return keys.flatMap(({ url }) => /\/sample\/(\w+)\.svg$/.exec(url)?.[1] ?? []).sort();
}

it("opens painted with the server gone", async () => {
  const { page, complaints } = await visit(stage.browser);
  await page.goto(stage.product.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The other styles' pictures are kept a moment after they were seen.
  await expect.poll(() => page.evaluate(keptSamples)).toEqual(["minimalistic", "pixel", "realistic"]);
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () =>
      Object.assign(globalThis, { isPainted: document.querySelector("#standing h1") !== null }),
    ),
  );
  await stage.product.kill();
  try {
    await page.reload();
    expect(await page.evaluate("isPainted")).toBe(true);
    await page.getByRole("heading", { name: "From one sentence to a launched token" }).waitFor();
    expect(await page.evaluate(undrawn)).toEqual([]);
    expect(complaints).toEqual([]);
  } finally {
    await stage.product.start();
  }
});

it("begins a token with a picture that another app shares with it", { tags: "long" }, async () => {
  const { context, page, complaints } = await visit(stage.browser);
  await page.goto(stage.product.url);
  await connect(page, stage.product.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // As the system does it: a form that is posted to the address that the manifest names.
  await page.evaluate(async () => {
    const manifest = await (await fetch("/manifest.webmanifest")).json();
    const form = document.createElement("form");
    form.action = manifest.share_target.action;
    form.method = manifest.share_target.method;
    form.enctype = manifest.share_target.enctype;
    const field = document.createElement("input");
    field.type = "file";
    field.name = manifest.share_target.params.files[0].name;
    const square = await new OffscreenCanvas(64, 64).getContext("2d")?.canvas.convertToBlob();
    const transfer = new DataTransfer();
    transfer.items.add(new File([square as Blob], "square.png", { type: "image/png" }));
    form.append(field);
    document.body.append(form);
    field.files = transfer.files;
    form.submit();
  });
  await page.getByRole("radio", { name: /^Manual/, checked: true }).waitFor();
  await page.getByText("square.png").waitFor();
  expect(new URL(page.url()).pathname).toBe("/create");
  expect(complaints).toEqual([]);
  await context.close();
});

it("takes a new version when it is asked to, and reloads once", { tags: "long" }, async () => {
  const webDir = mkdtempSync(join(tmpdir(), "gemwright-web-"));
  cpSync("dist/web", webDir, { recursive: true });
  const updated = await startProduct({ WEB_DIR: webDir });
  try {
    const { page } = await visit(stage.browser);
    await page.goto(updated.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // The app takes the painted page's place, and can say what it learns.
    await page.mouse.move(200, 200);
    appendFileSync(join(webDir, "sw.js"), "\n// a newer one\n");
    await page.evaluate(() =>
      navigator.serviceWorker.getRegistration().then((all) => all?.update().then(() => undefined)),
    );
    await page.getByText("A new version is ready.").waitFor();
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Reload" }).click();
    await reloaded;
    await page.getByRole("heading", { name: "From one sentence to a launched token" }).waitFor();
    expect(await page.getByText("A new version is ready.").count()).toBe(0);
  } finally {
    await updated.remove();
    rmSync(webDir, { recursive: true, force: true });
  }
});
