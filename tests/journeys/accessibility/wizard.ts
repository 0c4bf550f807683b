import { rhythm } from "#contract/limits.ts";
import { websiteRequest } from "../../../api/src/testing/requests.ts";
import { createTestWallet } from "../../../api/src/testing/wallet.ts";
import { NARROW } from "../../support/accessibility.ts";
import { ask, signIn } from "../../support/api-user.ts";
import { type Auditor, hold, holdTimers } from "./auditor.ts";

export async function method({ page, look, press, dismiss }: Auditor) {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Generate" }).click();
  await page.getByLabel("Your idea in a sentence").waitFor();
  await press("Generate");
  await page.getByText("Please provide a creative meme idea.").waitFor();
  await look("step 1, creative without an idea");
  await page.getByRole("radio", { name: /^Manual/ }).click();
  await press("Continue");
  await page.getByText("Please fill in all required fields.").waitFor();
  await look("step 1, manual and not filled in");
  await page.getByRole("radio", { name: /^Import/ }).click();
  await press("Import Token");
  await page.getByText("Please enter a valid token address.").waitFor();
  await look("Import Existing Token, without an address");
  await dismiss();
  await look("step 1, import");
}

export async function makesToken(auditor: Auditor) {
  const { page, call, wallet, go, look, press, dialog, dismiss } = auditor;
  await go("/create");
  await page.getByRole("radio", { name: /^Creative/ }).click();
  await page.getByLabel("Your idea in a sentence").fill("a frog knight");
  const finish = await hold(page, "**/token-generation/creative-generate");
  await press("Generate");
  await dialog("Making your token").waitFor();
  await look("Making your token");
  const closeSuccess = await holdTimers(page, rhythm.successModal);
  await finish();
  await dialog("Done").waitFor();
  await look("Done: the token is made");
  await closeSuccess();
  await page.getByLabel("Narrative").waitFor();
  await look("step 2");
  await press(/view large$/);
  await dialog().waitFor();
  await look("a picture, large");
  await dismiss();
  await press("Continue");
  await page.getByLabel("Subdomain").waitFor();
  auditor.tokenId = new URL(page.url()).searchParams.get("token_id") ?? "";

  await press("Token Preview");
  await changedElsewhere(auditor, await signIn(call, createTestWallet(wallet.accounts[0])));
  await go("/my-gems");
  await page.getByRole("link", { name: "Deploy Token" }).waitFor();
  await look("My Gems, with a draft");
  await press(/^More for /);
  await page.getByRole("menu").waitFor();
  await look("the menu of a token", [NARROW]);
  await page.getByRole("menuitem", { name: "Make a meme" }).click();
  await page.getByRole("img", { name: /^Meme:/ }).waitFor();
  await look("Make a meme");
  await dismiss();
  await press(/^Delete /);
  await dialog().waitFor();
  await look("Delete?");
  await dismiss();
}

async function changedElsewhere(auditor: Auditor, session: Awaited<ReturnType<typeof signIn>>) {
  const { page, call, tokenId, look, press, dialog } = auditor;
  const { version } = await ask(call, "getToken", { session, params: { id: tokenId } });
  const body = { narrative: "Somebody else's story.", version };
  await ask(call, "changeToken", { session, params: { id: tokenId }, body });
  await page.getByLabel("Narrative").fill("My own story.");
  await press("Continue");
  await dialog("This token was changed elsewhere").waitFor();
  await look("This token was changed elsewhere");
  await press("Use the other version");
}

export async function website(auditor: Auditor) {
  const { page, product, call, wallet, tokenId, look, go, press, dialog } = auditor;
  await go(`/create?token_id=${tokenId}&step=3`);
  await page.getByLabel("Subdomain").waitFor();
  await look("step 3");
  const closeSuccess = await holdTimers(page, rhythm.successModal);
  await page.getByLabel("Subdomain").fill(auditor.subdomain);
  await press("Continue");
  await dialog("Done").waitFor();
  await look("Done: the website is made");
  await closeSuccess();
  await page.getByRole("button", { name: "Deploy to launchpad" }).waitFor();
  await look("step 4");
  await go(`/create?token_id=${tokenId}&step=3`);
  await page.getByTitle(/^Website of /).waitFor();
  await look("step 3, with a website");
  const session = await signIn(call, createTestWallet(wallet.accounts[0]));
  const body = { ...websiteRequest(tokenId, auditor.subdomain), domain: new URL(product.url).host };
  auditor.websiteId = (await ask(call, "generateWebsite", { session, body })).id;
  await go(`/preview/website/${auditor.websiteId}`);
  await page.getByTitle("Website preview").waitFor();
  await look("/preview");
  await go(`/edit/${auditor.websiteId}`);
  await page.locator("iframe[data-site-editor]").waitFor();
  await look("/edit");
}
