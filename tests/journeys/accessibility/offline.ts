import { WIDE } from "../../support/accessibility.ts";
import type { Auditor } from "./auditor.ts";

/** The network goes while the app is open: each page still says what it can and cannot do. */
export async function offline({ page, visitor, go, title, look }: Auditor) {
  await page.setViewportSize({ width: WIDE, height: 900 });
  await go("/my-gems");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await title("My Gems");

  await visitor.context.setOffline(true);
  await look("My Gems, offline");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Generate" }).click();
  await page.getByLabel("Your idea in a sentence").waitFor();
  await look("step 1, offline");
  for (const name of ["Profile", "Settings"]) {
    await page.setViewportSize({ width: WIDE, height: 900 });
    await page.getByRole("button", { name: /Account menu/ }).click();
    await page.getByRole("menuitem", { name }).click();
    await title(name);
    await look(`${name}, offline`);
  }
  await visitor.context.setOffline(false);
}
