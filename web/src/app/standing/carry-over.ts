type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types into one page what was typed into the other. Returns what puts the focus and the caret where they were. */
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

/** The two are the same page, so what stands at a place in one stands there in the other. */
export function placeIn(from: HTMLElement, to: HTMLElement) {
  return <E extends HTMLElement>(element: E | null): E | null => {
    if (!element) return null;
    const at = [...from.querySelectorAll(element.tagName)].indexOf(element);
    return to.querySelectorAll<E>(element.tagName)[at] ?? null;
  };
}

/** What was not touched is left to the app, which may know better: a message of before, for instance. */
const valueAtFirst = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? "")
    : field.defaultValue;

/** As a person types: React listens to the event and reads the value. */
function retype(field: Field | null, value: string): void {
  if (!field || field.value === value) return;
  // React watches the element's own property; the prototype's is the browser's.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** Null where there is none: an address field (`type=email`) does not tell. */
function caretIn(element: HTMLElement | null): [number, number, "forward" | "backward" | "none"] | null {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return null;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = element;
  return start === null || end === null ? null : [start, end, direction ?? "none"];
}
