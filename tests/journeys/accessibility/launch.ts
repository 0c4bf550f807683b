import { fundAccount } from "../../support/fund-account.ts";
import { deployDialog } from "../../support/steps.ts";
import { addressOf } from "../../support/wallet-stand-ins.ts";
import { type Auditor, hold } from "./auditor.ts";

const TITLE = "Deploy Token to the launchpad";

export async function automation({ page, tokenId, look, go, press, dialog }: Auditor) {
  await go(`/create?token_id=${tokenId}&step=4`);
  await press("Automation");
  await dialog("Supercharge Your Token").waitFor();
  await look("Supercharge Your Token, website");
  await press("Next");
  await look("Supercharge Your Token, summary");
  await press("Save Configuration");
  await page.getByText("Configuration Saved!").waitFor();
  await look("Configuration Saved!");
}

export async function launches(auditor: Auditor) {
  const { page, product, wallet, tokenId, look, go, press, dialog } = auditor;
  await fundAccount(product, addressOf(wallet));
  await go(`/create?token_id=${tokenId}&step=4`);
  await press("Deploy to launchpad");
  await dialog(TITLE).waitFor();
  await look(TITLE);
  await page.getByLabel("Initial purchase in SOL").fill("0.001");
  await look(`${TITLE}, with too little`);
  await page.getByLabel("Initial purchase in SOL").fill("0.05");
  const goOn = await hold(page, "**/token-automation/prepare-transaction");
  await press("Deploy Token");
  await dialog(TITLE).getByRole("listitem").first().waitFor();
  await look("a launch under way");
  wallet.rejects = "transaction";
  await goOn();
  await dialog(TITLE).getByText("Transaction rejected by user.").waitFor();
  await look("a launch that failed");
  wallet.rejects = null;
  await press("Try again");
  const done = deployDialog(page);
  await done.getByText("Congratulations!").waitFor();
  await done.getByRole("link", { name: "View Live Website" }).waitFor();
  await look("a launch that succeeded");
  auditor.mint = (await done.locator("code").innerText()).trim();
  await press("Close");
  await dialog("Supercharge Your Token").waitFor();
  await look("Supercharge Your Token, after a launch");
  await page.keyboard.press("Escape");
  await dialog().waitFor({ state: "detached" });
  await look("step 4, launched");
}

export async function imports({ page, mint, go, look, press, dialog, dismiss }: Auditor) {
  await go("/create");
  await page.getByRole("radio", { name: /^Import/ }).click();
  await page.getByLabel("Token address").fill(mint);
  await press("Import Token");
  await page.getByText(/^You launched this token here\./).waitFor();
  await look("Import Existing Token, of a token that was launched here");
  const asImported = JSON.stringify({ duplicate_found: true, existing_token_name: "An imported one" });
  await page.route("**/import/check-duplicate?*", (route) =>
    route.fulfill({ body: asImported, contentType: "application/json" }),
  );
  await press("Import Token");
  await dialog("Duplicate Token Found").waitFor();
  await look("Duplicate Token Found");
  await press("Cancel Import");
  await dialog("Duplicate Token Found").waitFor({ state: "detached" });
  if (await dialog().count()) await dismiss();
}

export async function launchedGem({ page, go, look, press, dialog, dismiss }: Auditor) {
  await go("/my-gems");
  await press("Refresh");
  await page.getByText("Deployed").first().waitFor();
  await look("My Gems, with a launched token");
  await press(/^Delete /);
  await dialog().waitFor();
  await look("Delete a launched token?");
  await dismiss();
  await page.getByRole("searchbox").fill("zzzz");
  await page.getByText("No tokens match.").waitFor();
  await look("My Gems, nothing found");
}
