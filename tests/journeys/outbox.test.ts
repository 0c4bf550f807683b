import { join } from "node:path";
import Database from "better-sqlite3";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { ask, callOver, sessionOf } from "../support/api-user.ts";
import { type Visitor, visit } from "../support/browser.ts";
import { openOwnStage } from "../support/stage.ts";
import { connect, filled, generate } from "../support/steps.ts";

const stage = openOwnStage();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visit(stage.browser);
});
afterEach(() => visitor.context.close());

const call = callOver(() => stage.product.url);

/** The same creator as a second client: what the server itself has. */
const session = () => sessionOf(visitor.page);
const tokens = async () => (await ask(call, "listTokens", { session: await session() })).data.tokens;

/** What the composer needs is on the device, without anybody having asked for it. */
const isWarm = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const keys = await Promise.all(
      ["drawings", "chunks"].map(async (name) => (await caches.open(name)).keys()),
    );
    const kept = keys.flat().map(({ url }) => url);
    return [
      "starter.json",
      "render-here",
      "render-site",
      "write-deck",
      "compose-here",
      "slots",
      "story",
      "other-words",
    ].every((part) => kept.some((url) => url.includes(part)));
  });

/** What the style sheet of the first template has, and of the second. */
const sheets = [/\.rail\b/, /\.dials\b/] as const;

/** Wizard, from the idea to step 4, with nobody to ask. Gives the token's name and its site's subdomain. */
async function makeOffline(page: Page, idea: string, style: string, templates: readonly (0 | 1)[]) {
  await generate(page, idea, style);
  await page.getByText("the built-in composer made this on your device").waitFor();
  const name = await page.getByLabel("Name", { exact: true }).inputValue();
  await page.getByRole("button", { name: "Continue" }).click();
  const subdomain = await filled(page.getByLabel("Subdomain"));
  const site = page.frameLocator(`iframe[title="Website of ${name}"]`);
  /** Which of the two templates is shown. */
  const shown = async () => {
    const sheet = await site.locator("style").first().innerHTML();
    return sheets.findIndex((each) => each.test(sheet));
  };
  for (const nth of templates) {
    await page.getByRole("radiogroup", { name: "Template" }).getByRole("radio").nth(nth).click();
    await expect.poll(shown).toBe(nth);
    await site.getByRole("heading", { name }).first().waitFor();
    await page.getByTitle(`Website of ${name}`).scrollIntoViewIfNeeded();
  }
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("The server does not have this token yet").waitFor();
  expect(await page.getByRole("button", { name: "Deploy to launchpad" }).isDisabled()).toBe(true);
  await page.getByText(`${subdomain}.`).first().waitFor();
  return { name, subdomain };
}

/** From the dashboard: where a token's website is to be once it is launched. Gives its subdomain. */
async function configureOffline(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Automation…" }).click();
  const dialog = page.getByRole("dialog", { name: "Supercharge Your Token" });
  // What waits already for this token is what it opens with.
  const subdomain = `${await filled(dialog.getByLabel("Subdomain"))}later`;
  await dialog.getByLabel("Subdomain").fill(subdomain);
  await dialog.getByRole("button", { name: "Next" }).click();
  await dialog.getByText("The configuration is saved on this device", { exact: false }).waitFor();
  await dialog.getByRole("button", { name: "Save Configuration" }).click();
  await dialog.getByRole("heading", { name: "Configuration Saved!" }).waitFor();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  return subdomain;
}

it("makes a token and its site with the server gone; all of it arrives once, over a reload", () =>
  worksOffline(["a frog pirate looking for gold"]));

it("makes tokens and sites with the server gone, and an automation", { tags: "long" }, () =>
  worksOffline(["an owl pirate looking for gold", "a cat running a ramen shop"]),
);

/** What the server's operator has of a message: requests of a service worker are not seen from the page. */
function messagesOf(body: string): unknown[] {
  const database = new Database(join(stage.product.dataDir, "gemwright.db"), { readonly: true });
  try {
    return database.prepare("select id from messages where body = ?").all(body);
  } finally {
    database.close();
  }
}

/** The subdomain of each token's website, as the server has it. */
async function sitesOfTokens(): Promise<Map<string, string | null>> {
  const sites = new Map<string, string | null>();
  for (const { id, name } of await tokens()) {
    const site = await ask(call, "getWebsiteStatus", { session: await session(), params: { tokenId: id } });
    sites.set(name, site.exists ? site.subdomain : null);
  }
  return sites;
}

/** The first is edited, and the last's automation is configured. */
async function worksOffline(ideas: readonly string[]): Promise<void> {
  const { page, complaints } = visitor;
  const message = `It is upside down, ${ideas.length} times.`;
  await connect(page, stage.product.url);
  await generate(page, "a sleepy cactus guarding a gas station", "Cartoon");
  await page.getByRole("button", { name: "Continue" }).click();
  await filled(page.getByLabel("Subdomain"));
  const [old] = await tokens();
  if (!old) throw new Error("Nothing was saved while the server was there.");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => isWarm(page), { timeout: 20_000 }).toBe(true);
  await stage.product.kill();

  const main = page.getByRole("navigation", { name: "Main" });
  const made: Awaited<ReturnType<typeof makeOffline>>[] = [];
  for (const idea of ideas) made.push(await makeOffline(page, idea, "Pixel", ideas.length > 1 ? [1, 0] : []));
  const [first] = made;
  if (!first) throw new Error("Nothing was made.");
  const names = ["Captain Gold", ...made.slice(1).map(({ name }) => name)];
  await main.getByRole("link", { name: "Dashboard" }).click();
  for (const { name } of made) {
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
    await card.getByText("Waiting to sync").waitFor();
    await expect.poll(() => card.getByRole("img").first().getAttribute("src")).toMatch(/^(blob|data):/);
  }
  await page.getByRole("link", { name: `Edit ${first.name}` }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Captain Gold");
  await page.getByRole("button", { name: "Continue" }).click();
  await filled(page.getByLabel("Subdomain"));
  await main.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("heading", { name: "Captain Gold" }).waitFor();
  const last = names.at(-1) ?? "";
  const later = await configureOffline(page, last);
  await page.getByRole("button", { name: `Delete ${old.name}` }).click();
  await page
    .getByRole("dialog")
    .or(page.getByRole("alertdialog"))
    .getByRole("button", { name: "Delete" })
    .click();
  await main.getByText(`Offline, ${3 + 2 * made.length} waiting`).waitFor();
  await page.getByRole("heading", { name: old.name, exact: true }).waitFor({ state: "detached" });

  await page.goto(`${stage.product.url}/contact`);
  await page.getByLabel("Name").fill("Ann");
  await page.getByLabel("Email").fill("ann@example.com");
  await page.getByLabel("Subject").selectOption("Bug Report");
  await page.getByLabel("Message", { exact: true }).fill(message);
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByText(sentences.contact.waits).waitFor();
  await page.goto(`${stage.product.url}/my-gems`);
  await page.getByRole("heading", { name: "Captain Gold" }).waitFor();

  await stage.product.start();
  await expect.poll(async () => (await tokens()).some(({ name }) => name !== old.name)).toBe(true);
  await page.reload();
  await main.getByText("Saved").waitFor({ state: "attached", timeout: 30_000 });

  // The message was the last to be queued.
  await expect.poll(() => messagesOf(message)).toHaveLength(1);
  await expect
    .poll(sitesOfTokens)
    .toEqual(new Map(made.map(({ subdomain }, at) => [names[at], names[at] === last ? later : subdomain])));
  expect((await tokens()).map(({ name }) => name).sort()).toEqual([...names].sort());
  await page.getByRole("heading", { name: "Captain Gold" }).waitFor();
  expect(await page.getByText("Waiting to sync").count()).toBe(0);
  expect(complaints).toEqual([]);
}
