/**
 * Lets a text be typed where it stands in the page. Returns the element that is typed in; null if the page shows the
 * text as something else, such as drawn letters, or the browser cannot.
 */
export function typeInPlace(target: Element, text: string): HTMLElement | null {
  const part = target.closest<HTMLElement>("[data-part]");
  const holder = part?.querySelector<HTMLElement>(":scope > [role=button]") ?? part;
  // A summary takes the space bar for itself.
  if (!holder || holder.localName === "summary" || holder.textContent?.trim() !== text.trim()) return null;
  try {
    holder.contentEditable = "plaintext-only";
  } catch {
    return null;
  }
  holder.setAttribute("role", "textbox");
  holder.focus({ preventScroll: true });
  return holder;
}

/** What was typed, as one line. */
export const typedIn = (holder: HTMLElement): string =>
  (holder.textContent ?? "").replace(/\s*\n\s*/g, " ").replaceAll("\u00a0", " ");

/** Puts the caret where the pointer is. */
export function placeCaret(page: Document, x: number, y: number): void {
  const caret = page.caretPositionFromPoint?.(x, y);
  if (caret) page.getSelection()?.collapse(caret.offsetNode, caret.offset);
}
