import type { Frame, Page } from "playwright-core";

const FRAME_PATH = "/wallet";

/** The wallet's window in a page. It lives in a closed shadow root, so it is found among the page's frames. */
async function walletFrame(page: Page): Promise<Frame> {
  for (;;) {
    const frame = page.frames().find((each) => new URL(each.url() || "about:blank").pathname === FRAME_PATH);
    if (frame) return frame;
    await page.waitForTimeout(50);
  }
}

/** Presses a button of the wallet's window once it asks, and returns what it said. */
async function answer(page: Page, name: "Approve" | "Reject"): Promise<string> {
  const frame = await walletFrame(page);
  const button = frame.getByRole("button", { name, exact: true });
  await button.waitFor();
  const said = await frame.locator("body").innerText();
  await button.click();
  // The next question may stand in its place at once.
  await button.waitFor({ state: "hidden", timeout: 2_000 }).catch(() => {});
  return said;
}

export const approve = (page: Page): Promise<string> => answer(page, "Approve");
export const reject = (page: Page): Promise<string> => answer(page, "Reject");
