import { expect, it } from "vitest";
import { NARROW } from "../support/accessibility.ts";
import { openStage } from "../support/stage.ts";
import { account, overlays } from "./accessibility/account.ts";
import { type Auditor, createAuditor } from "./accessibility/auditor.ts";
import { choosers } from "./accessibility/choosers.ts";
import { automation, imports, launchedGem, launches } from "./accessibility/launch.ts";
import { offline } from "./accessibility/offline.ts";
import { connects, home, publicPages } from "./accessibility/public-pages.ts";
import { makesToken, method, website } from "./accessibility/wizard.ts";

const stage = openStage();

const everywhere = [
  ...[choosers, publicPages, home, connects, method, makesToken, website, automation, launches],
  ...[imports, launchedGem, account, overlays, offline],
];

async function audit(auditor: Auditor, walks: typeof everywhere): Promise<void> {
  for (const walk of walks) {
    await walk(auditor).catch((error: Error) => {
      throw new Error(`At "${walk.name}", after "${auditor.lastSeen}": ${error.message}`, { cause: error });
    });
  }
  expect(auditor.visitor.complaints).toEqual([]);
}

it("the way in can be used by everybody, on a narrow screen", async () => {
  await audit(await createAuditor(stage, [NARROW], ["dark"]), [home, connects]);
});

it("every page, modal and state can be used by everybody, in both themes, narrow and enlarged", {
  tags: "long",
  timeout: 600_000,
}, async () => {
  await audit(await createAuditor(stage), everywhere);
});
