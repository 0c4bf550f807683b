/** What is asked of a page from inside it. Each is sent to the browser as its source, and so stands alone. */

declare global {
  interface Window {
    shifts: string[];
    axe: { run(context: Document, options: unknown): Promise<{ violations: Violation[] }> };
  }
}

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** To be run before the page is: takes down each shift of its layout, and what moved. */
export const watchShifts = (): void => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      const moved = entry.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML : node?.textContent,
      );
      window.shifts.push(`${entry.value.toFixed(4)} ${moved.map((each) => each?.slice(0, 60)).join(" | ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
};

/**
 * What axe finds against a page as it stands, one line a violation. Forced colours it does not see: it takes
 * ours for theirs.
 */
export const findViolations = async (forced: boolean): Promise<string[]> => {
  const rules = { "color-contrast": { enabled: !forced } };
  const { violations } = await window.axe.run(document, { resultTypes: ["violations"], rules });
  return violations.map(
    ({ id, nodes }) =>
      `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 120)} (${nodes[0]?.failureSummary?.replace(/\s+/g, " ").slice(0, 200)})`,
  );
};

/** A page that is wider than its window, and words that are cut off or stand on other words. */
export const findMisplaced = (): string[] => {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} in ${clientWidth}`] : [];
  const isOrnament = (element: Element) =>
    element.closest("[aria-hidden=true],.sr,.skip,svg") !== null ||
    !element.checkVisibility({ visibilityProperty: true });
  const lines: { rect: DOMRect; owner: Element; text: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const owner = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!owner || text === "" || isOrnament(owner) || owner.closest("script,style")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A line's box is taller than its letters.
    for (const { x, y, width, height } of range.getClientRects())
      if (width > 1) lines.push({ rect: new DOMRect(x, y + height / 4, width, height / 2), owner, text });
  }
  for (const { owner, text } of lines.filter((line) => line.owner.closest("h1") !== null)) {
    for (const { index, 0: word } of text.matchAll(/\S+/g)) {
      const node = [...owner.childNodes].find((each) => each.textContent?.trim() === text);
      if (word.length > 12 || !node?.textContent) continue;
      const from = node.textContent.indexOf(text) + index;
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        found.push(`the name's word "${word}" is broken in two`);
    }
  }
  const cutBy = ({ rect, owner }: (typeof lines)[number]): string | null => {
    if (rect.left < -1 || rect.right > clientWidth + 1) {
      const scroller = owner.closest("nav");
      if (!scroller || scroller.scrollWidth <= scroller.clientWidth) return "the window";
    }
    for (let each: Element | null = owner; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
      if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
      const box = each.getBoundingClientRect();
      const cutX = style.overflowX !== "visible" && (rect.left < box.left - 1 || rect.right > box.right + 1);
      const cutY = style.overflowY !== "visible" && (rect.top < box.top - 1 || rect.bottom > box.bottom + 1);
      if (cutX || cutY) return `<${each.tagName.toLowerCase()} class="${each.className}">`;
    }
    return null;
  };
  for (const line of lines) {
    const by = cutBy(line);
    if (by) found.push(`"${line.text.slice(0, 40)}" is cut off by ${by}`);
  }
  const floats = (element: Element): boolean => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return true;
    return false;
  };
  const still = lines.filter(({ owner }) => !floats(owner)).sort((a, b) => a.rect.top - b.rect.top);
  for (const [at, one] of still.entries()) {
    for (let next = at + 1; next < still.length; next++) {
      const other = still[next];
      if (!other || other.rect.top > one.rect.bottom) break;
      if (one.owner === other.owner || one.owner.contains(other.owner) || other.owner.contains(one.owner))
        continue;
      const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const high = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
      if (wide > 2 && high > Math.min(one.rect.height, other.rect.height) / 4)
        found.push(`"${one.text.slice(0, 30)}" stands on "${other.text.slice(0, 30)}"`);
    }
  }
  return [...new Set(found)];
};

/**
 * Under colours that the visitor forces: buttons without a border or an underline, and what shows no ring
 * when focused.
 */
export const findUnseen = (): string[] => {
  const found: string[] = [];
  const isWorn = (style: CSSStyleDeclaration) =>
    (style.borderBottomStyle !== "none" && Number.parseFloat(style.borderBottomWidth) >= 1) ||
    style.textDecorationLine.includes("underline");
  for (const each of document.querySelectorAll<HTMLElement>("main .btn, main .go, [data-copy]")) {
    if (!each.checkVisibility()) found.push(`<${each.localName} class="${each.className}"> is not shown`);
    else if (!isWorn(getComputedStyle(each)))
      found.push(`<${each.localName} class="${each.className}"> looks like words`);
  }
  for (const each of document.querySelectorAll<HTMLElement>("a[href], button, summary")) {
    // As a keyboard would: the ring is not drawn for others.
    each.focus({ focusVisible: true } as FocusOptions);
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    if (document.activeElement === each && (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2))
      found.push(`<${each.localName} class="${each.className}"> has no ring when focused`);
  }
  return [...new Set(found)];
};
