import type { Frame, Page } from "playwright-core";

const FRAME_PATH = "/wallet";

/**
 * The wallet's window in a page. It lives in a closed shadow root, so it is found among the page's frames.
 */
export async function walletFrame(page: Page): Promise<Frame> {
  for (;;) {
    const frame = page.frames().find((each) => new URL(each.url() || "about:blank").pathname === FRAME_PATH);
    if (frame) return frame;
    await page.waitForTimeout(50);
  }
}

/**
 * Presses a button of the wallet's window once it asks, and returns what it said. A press that Chromium gave
 * to the page below, since the frame had just been moved, answers nothing: like a person, it presses again
 * while the question stands.
 */
async function answer(page: Page, name: "Approve" | "Reject"): Promise<string> {
  const frame = await walletFrame(page);
  // This question's own button: the next question may stand in its place at once, and is another's to answer.
  const button = await frame.getByRole("button", { name, exact: true }).elementHandle();
  const said = await frame.locator("body").innerText();
  const stands = () => button?.evaluate((element) => element.isConnected);
  while (await stands()) {
    await button?.click({ timeout: 5_000 }).catch(() => {});
    await button?.waitForElementState("hidden", { timeout: 1_000 }).catch(() => {});
  }
  return said;
}

export const approve = (page: Page): Promise<string> => answer(page, "Approve");
export const reject = (page: Page): Promise<string> => answer(page, "Reject");
