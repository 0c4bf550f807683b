import { NARROW, WIDE } from "../../support/accessibility.ts";
import type { Auditor } from "./auditor.ts";

export async function account({ page, look, go, title, press, dialog, dismiss }: Auditor) {
  for (const [path, name] of [
    ["/profile", "Profile"],
    ["/settings", "Settings"],
    ["/support", "Support Center"],
  ] as const) {
    await go(path);
    await title(name);
    await page.waitForLoadState("networkidle");
    await look(path);
  }
  await page.getByRole("main").locator("summary, button[aria-expanded=false]").first().click();
  await look("/support, an answer open");
  await go("/settings");
  await press("Log Out");
  await dialog().waitFor();
  await look("Log out?");
  await dismiss();
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("menu").waitFor();
  await look("the account's menu", [WIDE]);
  await page.getByRole("menuitem", { name: "Disconnect Wallet" }).click();
  await dialog("Disconnect your wallet?").waitFor();
  await look("Disconnect your wallet?");
  await dismiss();
}

export async function overlays({ page, look, press, dialog, dismiss }: Auditor) {
  await page.keyboard.press("Control+k");
  await dialog("Search and commands").waitFor();
  await look("the palette");
  await page.keyboard.type("zzzz");
  await page.getByText("No results for").waitFor();
  await look("the palette, where nothing fits");
  await dismiss();
  await page.keyboard.press("?");
  await dialog("Keyboard shortcuts").waitFor();
  await look("Keyboard shortcuts");
  await dismiss();
  await page.setViewportSize({ width: NARROW, height: 900 });
  await press(/^Menu$/);
  await page.getByRole("menu").waitFor();
  await look("the mobile menu", [NARROW]);
  await page.keyboard.press("Escape");
}
