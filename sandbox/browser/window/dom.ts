type Child = Node | string;

/** Makes an element. Strings become text, never markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<Record<"className" | "id" | "title" | "type", string>> &
    Record<`aria-${string}`, string>,
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  const { className, id, title, type, ...attributes } = properties;
  if (className) made.className = className;
  if (id) made.id = id;
  if (title) made.title = title;
  if (type) made.setAttribute("type", type);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

export function button(label: string, className: string, onPress: () => void): HTMLButtonElement {
  const made = element("button", { className, type: "button" }, label);
  made.addEventListener("click", onPress);
  return made;
}

/** A list of names and values. */
export function facts(...rows: [name: string, value: Child][]): HTMLElement {
  const list = element("dl", { className: "facts" });
  for (const [name, value] of rows) {
    list.append(element("div", {}, element("dt", {}, name), element("dd", {}, value)));
  }
  return list;
}

/** Headings take the focus when a view opens, so that Enter approves nothing by accident. */
export function heading(text: string): HTMLHeadingElement {
  const made = element("h1", { id: "title" }, text);
  made.tabIndex = -1;
  return made;
}

/** An address that can be read: first and last characters, all of it on hover. */
export const address = (value: string): HTMLElement =>
  element("code", { title: value }, `${value.slice(0, 6)}…${value.slice(-6)}`);
