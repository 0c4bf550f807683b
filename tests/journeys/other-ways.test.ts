import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { rowsOnDevice, type Visitor, visit } from "../support/browser.ts";
import { openStage } from "../support/stage.ts";
import { connect, launch, makeWebsite } from "../support/steps.ts";

const stage = openStage();
let maker: Visitor;
let mint = "";

beforeAll(async () => {
  maker = await visit(stage.browser);
  await connect(maker.page, stage.product.url);
});

const method = async ({ page }: Visitor, name: RegExp) => {
  await page.goto(`${stage.product.url}/create`);
  await page.getByRole("radio", { name }).click();
};
const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#3366cc" } })
    .png()
    .toBuffer();

describe("a token by hand", () => {
  it("wants every field, and has what was typed and chosen after a reload", async () => {
    const { page } = maker;
    await method(maker, /^Manual/);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Please fill in all required fields.").waitFor();
    await page.getByLabel("Name", { exact: true }).fill("Smiley Sun");
    await page.getByLabel("Ticker").fill("smile");
    await page.getByLabel("Description").fill("A sun that smiles at everybody.");
    const buffer = await picture();
    await page.setInputFiles("input[type=file]", { name: "sun.png", mimeType: "image/png", buffer });
    await page.getByRole("img", { name: "What your token will look like" }).waitFor();
    await expect.poll(() => rowsOnDevice(page, ["draftImages"])).toBe(1);
    await page.reload();
    await page.getByText("sun.png").waitFor();
    expect(await page.getByLabel("Ticker").inputValue()).toBe("SMILE");
  });

  it("is saved with its banner, gets its site and is launched", async () => {
    const { page } = maker;
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Narrative").waitFor();
    expect(await page.getByLabel("Narrative").inputValue()).toBe("A sun that smiles at everybody.");
    const pictures = page.locator('img[src^="/media/"]');
    await expect
      .poll(() => pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth)))
      .toEqual([600, 1500]);
    await makeWebsite(page);
    mint = await launch(page);
  });

  it("is shown its live website once the launch is closed, in place of an offer to make it", async () => {
    const { page } = maker;
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
    const modal = page.getByRole("dialog", { name: "Supercharge Your Token" });
    await modal.getByRole("heading", { name: "Your website is live" }).waitFor();
    await modal.getByText("smileysun.localhost").waitFor();
    expect(await modal.getByRole("button", { name: "Next" }).count()).toBe(0);
    const link = modal.getByRole("link", { name: "View Live Website" });
    expect(await link.getAttribute("href")).toMatch(/^http:\/\/smileysun\.localhost:/);
    await modal.getByRole("button", { name: "Change template or address" }).click();
    await modal.getByRole("button", { name: "Next" }).click();
    await modal.getByRole("button", { name: "Start Automation" }).click();
    await modal.getByText("Automation Complete!").waitFor();
    await modal.getByRole("button", { name: "Close" }).last().click();
  });
});

describe("an import, by somebody else", () => {
  let other: Visitor;
  beforeAll(async () => {
    other = await visit(stage.browser);
    await connect(other.page, stage.product.url);
  });
  const importIt = async (address: string) => {
    await method(other, /^Manual/);
    await other.page.getByRole("radio", { name: /^Import/ }).click();
    await other.page.getByLabel("Token address").fill(address);
    await other.page.getByRole("button", { name: "Import Token" }).click();
  };

  it("refuses what is no address, and keeps it to be mended", async () => {
    await importIt("abc");
    await other.page.getByText("Please enter a valid token address.").waitFor();
    expect(await other.page.getByLabel("Token address").inputValue()).toBe("abc");
  });

  it("reads name, ticker, story and picture from the chain, and locks the words", async () => {
    const { page } = other;
    await importIt(mint);
    await page.getByLabel("Narrative").waitFor();
    for (const [label, value] of [
      ["Name", "Smiley Sun"],
      ["Ticker", "SMILE"],
      ["Narrative", "A sun that smiles at everybody."],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      expect([await field.inputValue(), await field.getAttribute("readonly")]).toEqual([value, ""]);
    }
  });

  it("ends at Complete: with a site that is deployed on its own", async () => {
    const { page } = other;
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Generate website" }).click();
    await page.getByTitle(/^Website of /).waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Complete" }).waitFor();
    expect(await page.getByRole("button", { name: "Deploy to launchpad" }).count()).toBe(0);
    await page.getByRole("button", { name: "Deploy Website" }).click();
    await page.getByRole("link", { name: "View Live Website" }).waitFor();
  });

  it("asks about a duplicate, and overwrites it when told to", async () => {
    const { page } = other;
    await importIt(mint);
    const dialog = page.getByRole("dialog", { name: "Duplicate Token Found" });
    await dialog.getByRole("button", { name: "Cancel Import" }).click();
    await dialog.waitFor({ state: "detached" });
    await importIt(mint);
    await dialog.getByRole("button", { name: "Overwrite Existing" }).click();
    await page.getByLabel("Narrative").waitFor();
    expect([...maker.complaints, ...other.complaints]).toEqual([]);
  });
});
