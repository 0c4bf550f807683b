import { afterAll, beforeAll, expect, it } from "vitest";
import { account, overlays } from "./accessibility/account.ts";
import { type Auditor, createAuditor } from "./accessibility/auditor.ts";
import { choosers } from "./accessibility/choosers.ts";
import { automation, imports, launchedGem, launches } from "./accessibility/launch.ts";
import { offline } from "./accessibility/offline.ts";
import { connects, publicPages } from "./accessibility/public-pages.ts";
import { makesToken, method, website } from "./accessibility/wizard.ts";

let auditor: Auditor;

beforeAll(async () => {
  auditor = await createAuditor();
});
afterAll(async () => {
  await auditor?.browser.close();
  await auditor?.product.remove();
});

const walks = [
  ...[choosers, publicPages, connects, method, makesToken, website, automation, launches],
  ...[imports, launchedGem, account, overlays, offline],
];

it("every page, modal and state can be used by everybody, in both themes, narrow and enlarged", async () => {
  for (const walk of walks) {
    await walk(auditor).catch((error: Error) => {
      throw new Error(`At "${walk.name}", after "${auditor.lastSeen}": ${error.message}`, { cause: error });
    });
  }
  expect(auditor.visitor.complaints).toEqual([]);
}, 600_000);
