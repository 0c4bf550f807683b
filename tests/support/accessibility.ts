import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
export const WIDE = 1280;
export const NARROW = 320;
/** The app's own is dark. */
export type Theme = "dark" | "light";

/**
 * What is wrong with the page as it stands, one line each: axe's WCAG 2.2 AA rules at each width, the
 * contrast in each theme; a page wider than a narrow window; words that are cut off at twice the size.
 */
export async function findFaults(
  page: Page,
  widths: readonly number[],
  themes: readonly Theme[],
): Promise<string[]> {
  const faults: string[] = [];
  const note = (where: string, found: string[]) => faults.push(...found.map((each) => `${where}: ${each}`));
  // Half a megabyte: it goes to a page once.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  await page.evaluate(keepStill);
  // The narrow first, so that a page is left as it was found: wide and dark.
  for (const width of [...widths].sort((one, other) => one - other)) {
    if (themes.includes("light")) {
      await show(page, width, "light");
      note(`${width} px, light`, await violations(page, ["color-contrast"]));
    }
    await show(page, width, "dark");
    note(`${width} px, dark`, await violations(page, WCAG));
    note(`${width} px`, await page.evaluate(sideways));
  }
  if (widths.includes(WIDE)) note("200 % text", await enlarged(page));
  else await page.setViewportSize({ width: WIDE, height: 900 });
  return faults;
}

/** Of a page that is wide already. */
async function enlarged(page: Page): Promise<string[]> {
  await page.evaluate(setTextSize, "32px");
  await page.evaluate(settled);
  const found = [...(await page.evaluate(sideways)), ...(await page.evaluate(cutOff))];
  await page.evaluate(setTextSize, "");
  return found;
}

async function show(page: Page, width: number, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
  await page.evaluate(settled);
}

/** Colours that are inherited would change one level a frame, however short their transition. */
const keepStill = (): void => {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important }");
  document.adoptedStyleSheets = [still];
};

const settled = async (): Promise<void> => {
  const isMoving = () => document.getAnimations().some(({ playState }) => playState === "running");
  for (let still = 0; still < 3; still = isMoving() ? 0 : still + 1)
    await new Promise((done) => requestAnimationFrame(done));
};

const setTextSize = (size: string): void => {
  document.documentElement.style.fontSize = size;
};

/** Frames are others' pages; the templates have a proof of their own. */
const violations = (page: Page, run: string[]): Promise<string[]> =>
  page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe };
    // Experimental in axe: it takes the keys that stand beside a button's label for a part of the label.
    const rules = { "label-content-name-mismatch": { enabled: false } };
    const options = { runOnly: only, rules, resultTypes: ["violations"], iframes: false };
    const { violations: found } = await axe.run(document, options);
    return found.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) =>
          `${id}: ${html.slice(0, 160)} (${failureSummary?.replace(/\s+/g, " ").slice(0, 240)})`,
      ),
    );
  }, run);

interface Axe {
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** A page or a dialog that is wider than the window. A field scrolls what is typed in it by itself. */
const sideways = (): string[] =>
  [
    document.documentElement,
    ...document.querySelectorAll("[role=dialog], [role=dialog] :not(input)"),
  ].flatMap((box) => {
    const { clientWidth, scrollWidth, tagName, className } = box;
    if (scrollWidth <= Math.max(clientWidth, innerWidth)) return [];
    const isBeyond = (each: Element) => each.getBoundingClientRect().right > innerWidth;
    const widest = [...box.querySelectorAll("*")].findLast(isBeyond)?.outerHTML.slice(0, 160);
    return [`${tagName}.${className} is ${scrollWidth} px wide, by ${widest}`];
  });

/** Words that a box cuts off without a way to scroll to them, and without saying so by an ellipsis. */
const cutOff = (): string[] => {
  const found: string[] = [];
  const clips = ({ overflowX, overflowY }: CSSStyleDeclaration) => /hidden|clip/.test(overflowX + overflowY);
  const isMeant = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    textOverflow === "ellipsis" || webkitLineClamp !== "none";
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { currentNode: node } = words;
    const owner = node.parentElement;
    if (
      !node.textContent?.trim() ||
      !owner?.checkVisibility() ||
      owner.closest(".sr-only, [aria-hidden=true]")
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { right, bottom, width } = range.getBoundingClientRect();
    if (width <= 1) continue;
    for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (isMeant(style) || /auto|scroll/.test(style.overflowX + style.overflowY)) break;
      const edge = box.getBoundingClientRect();
      if (clips(style) && (right > edge.right + 1 || bottom > edge.bottom + 2))
        found.push(`"${node.textContent.trim().slice(0, 60)}" is cut off by ${box.tagName}.${box.className}`);
    }
  }
  return found;
};
