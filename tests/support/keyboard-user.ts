import type { Frame, Locator, Page } from "playwright-core";

/** More stops than any page has between one thing and the next. */
const MOST_STOPS = 90;

/**
 * A person without a mouse. What they meet on the way that cannot be seen or lies nowhere is kept as a fault.
 */
export interface KeyboardUser {
  faults: string[];
  /** Tab, until the focus is on what is wanted; `back` goes with Shift. */
  tabTo(wanted: Locator, back?: "back"): Promise<void>;
  /** Tab to it, then Enter. */
  enter(wanted: Locator, back?: "back"): Promise<void>;
  /** Waits until the focus is there by itself. */
  isAt(wanted: Locator, after: string): Promise<void>;
}

export function keyboardUser(page: Page): KeyboardUser {
  const faults: string[] = [];
  const look = async () => {
    const frame = await frameWithFocus(page);
    const found = await frame.evaluate(lookAtFocus);
    for (const fault of found.faults) {
      const line = `${new URL(page.url()).pathname}: ${found.what} ${fault}`;
      if (!faults.includes(line)) faults.push(line);
    }
    return found.what;
  };
  const tabTo: KeyboardUser["tabTo"] = async (wanted, back) => {
    await wanted.first().waitFor();
    const met: string[] = [];
    while (!(await isFocused(wanted))) {
      if (met.length === MOST_STOPS) throw new Error(`${wanted} was not met among: ${met.join(" | ")}`);
      await page.keyboard.press(back ? "Shift+Tab" : "Tab");
      met.push(await look());
    }
    await look();
  };
  return {
    faults,
    tabTo,
    enter: async (wanted, back) => {
      await tabTo(wanted, back);
      await page.keyboard.press("Enter");
    },
    isAt: async (wanted, after) => {
      const deadline = Date.now() + 20_000;
      while (!(await isFocused(wanted)) && Date.now() < deadline) await page.waitForTimeout(50);
      if (await isFocused(wanted)) return;
      faults.push(`after ${after} the focus is at ${await look()}, and not at ${wanted}`);
    },
  };
}

const isFocused = (wanted: Locator): Promise<boolean> =>
  wanted.evaluateAll((all) => document.hasFocus() && all.some((each) => each === document.activeElement));

/** The wallet's window is a frame in a closed shadow root: the page sees no more of it than its host. */
async function frameWithFocus(page: Page): Promise<Frame> {
  for (const frame of page.frames().slice(1)) {
    const has = () => document.hasFocus() && document.activeElement !== document.body;
    if (await frame.evaluate(has).catch(() => false)) return frame;
  }
  return page.mainFrame();
}

/** Runs in the page: what has the focus, and what is wrong with it. */
async function lookAtFocus(): Promise<{ what: string; faults: string[] }> {
  for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  const element = document.activeElement;
  if (!element || element === document.body) return { what: "nothing", faults: ["has the focus"] };
  const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
  const what = `<${element.tagName.toLowerCase()}> "${label.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  // What is focused by a script to be read from, and what holds another page, shows no ring of its own.
  if ((element as HTMLElement).tabIndex < 0 || element.matches("iframe, sandbox-wallet"))
    return { what, faults: [] };
  const faults: string[] = [];
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  const isRing =
    outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !/^rgba.*, 0\)$/.test(outlineColor);
  if (!element.matches(":focus-visible") || !isRing) faults.push("shows no focus ring");
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const fits =
    left >= -1 &&
    right <= innerWidth + 1 &&
    (height > innerHeight || (top >= -1 && bottom <= innerHeight + 1));
  if (!fits) faults.push(`is outside the window (${[left, top, right, bottom].map(Math.round)})`);
  const spots = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
  );
  const isOnTop = spots.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  if (fits && !isOnTop) faults.push("is covered");
  return { what, faults };
}
