import { visit } from "../../support/browser.ts";
import { install, type StandIn, standIn } from "../../support/wallet-stand-ins.ts";
import type { Auditor } from "./auditor.ts";

const ANDROID =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";

/** What there is to choose from depends on the machine, so each is a visitor of its own. */
export async function choosers(auditor: Auditor) {
  await chooser(auditor, "two wallets to choose from", [standIn("Phantom"), standIn("Solflare")]);
  await chooser(auditor, "no wallet, on a phone", [], ANDROID);
  await chooser(auditor, "no wallet", []);
}

async function chooser(auditor: Auditor, state: string, wallets: StandIn[], userAgent?: string) {
  const { context, page } = await visit(auditor.browser, userAgent ? { userAgent } : {});
  await context.route(`${auditor.product.sandboxUrl}/wallet.js`, (route) => route.abort());
  await install(context, wallets);
  await page.goto(auditor.product.url);
  await page.getByRole("button", { name: "Connect Wallet & Start" }).click();
  await page.getByRole("dialog", { name: "Connect Wallet" }).waitFor();
  await auditor.look(state, undefined, page);
  await context.close();
}
