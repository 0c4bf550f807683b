import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderPremiumPage } from "../../api/src/services/websites/premium/render-premium-page.ts";
import { sampleDeck } from "../../composer/sample.ts";
import { finishedTemplates, renderSite } from "../../composer/templates/render-site.ts";
import { live } from "../../composer/templates/testing/states.ts";
import { openBrowser } from "../support/browser.ts";
import { plainFields, siteWith, wordFields } from "./xss/fields.ts";
import { makePayloads } from "./xss/payloads.ts";
import { attackPremium } from "./xss/premium.ts";
import { attackTemplates } from "./xss/run.ts";
import { openWatch } from "./xss/watch.ts";

const payloads = makePayloads(500);

it("runs none of the payloads in any field of any template", async () => {
  const { numbers, faults } = await attackTemplates(500, 2);
  expect(faults).toEqual([]);
  expect(numbers.payloads).toBe(500);
});

it("runs none of a tenth of them in any place of a model's page", async () => {
  const { numbers, faults } = await attackPremium(50);
  expect(faults).toEqual([]);
  expect(numbers.placed).toBe(600);
});

describe("what watches", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  it.each([true, false])("finds nothing on a page as it should be (policy: %j)", async (withPolicy) => {
    const watch = await openWatch(browser, withPolicy);
    const { deck, facts } = siteWith(plainFields);
    for (const template of finishedTemplates)
      expect(await watch.show(renderSite(template, deck, facts))).toEqual([]);
    await watch.close();
  });

  it("sees a leak in a model's page, had the sanitiser let it through", async () => {
    const watch = await openWatch(browser, false);
    const leak = '<img src="x:" onerror="__xss(1)"><p onclick="x">words</p>';
    const found = await watch.show(renderPremiumPage({ css: "", body: leak }, sampleDeck(), live));
    await watch.close();
    expect(found).toEqual(expect.arrayContaining(["<p> has the attribute onclick", "__xss(1)"]));
  });

  it.each(finishedTemplates)("sees a leak in any field of %s", { tags: "long" }, async (template) => {
    const nameOf = (field: string) => `leak-${field.replaceAll(".", "-").toLowerCase()}`;
    const { deck, facts } = siteWith((field) =>
      wordFields.includes(field) ? `${nameOf(field)}-here` : plainFields(field),
    );
    // The template as it would be, had it forgotten to escape.
    const page = wordFields.reduce(
      (html, field) => html.replaceAll(`${nameOf(field)}-here`, `"></title><${nameOf(field)} onclick=x>`),
      renderSite(template, deck, facts),
    );
    const watch = await openWatch(browser, false);
    const found = (await watch.show(page)).join();
    await watch.close();
    expect(
      wordFields.filter((field) => !found.includes(`<${nameOf(field)}> has the attribute onclick`)),
    ).toEqual([]);
  });

  it("sees most payloads act where nothing is escaped, so that they are no blanks", {
    tags: "long",
  }, async () => {
    const watch = await openWatch(browser, false);
    let seen = 0;
    const tried = payloads.filter((_, at) => at % 80 === 0);
    for (const payload of tried)
      if ((await watch.show(`<!doctype html><title>x</title><p title="x">${payload}</p>`)).length > 0) seen++;
    await watch.close();
    expect(seen / tried.length).toBeGreaterThan(0.6);
  });
});
