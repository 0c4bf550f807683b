type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Copies the input of the prerendered page into the app's page. Returns a function that restores focus and caret. */
export function carryOver(from: HTMLElement, to: HTMLElement): () => void {
  const place = placeIn(from, to);
  for (const field of from.querySelectorAll<Field>("input, textarea, select"))
    if (field.value !== valueAtFirst(field)) retype(place(field), field.value);
  const focused = from.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  const caret = caretIn(focused);
  const next = place(focused);
  return () => {
    next?.focus({ preventScroll: true });
    if (caret && (next instanceof HTMLInputElement || next instanceof HTMLTextAreaElement))
      next.setSelectionRange(...caret);
  };
}

/** Both pages have the same structure, so elements match by their position. */
export function placeIn(from: HTMLElement, to: HTMLElement) {
  return <E extends HTMLElement>(element: E | null): E | null => {
    if (!element) return null;
    const at = [...from.querySelectorAll(element.tagName)].indexOf(element);
    return to.querySelectorAll<E>(element.tagName)[at] ?? null;
  };
}

/** A field without input keeps the app's value, which may be newer, e.g. a message from before. */
const valueAtFirst = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? "")
    : field.defaultValue;

/** React listens for the input event and then reads the value. */
function retype(field: Field | null, value: string): void {
  if (!field || field.value === value) return;
  // React overrides the element's own `value` property; the prototype's setter is the browser's.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** Null if there is none: an email field (`type=email`) does not report its caret. */
function caretIn(element: HTMLElement | null): [number, number, "forward" | "backward" | "none"] | null {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return null;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = element;
  return start === null || end === null ? null : [start, end, direction ?? "none"];
}
