/** An element of a page, as a parser builds it. */
export interface PageElement {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly PageElement[];
  /** All the words in it, with entities read and white space as it is. */
  text: string;
}

const VOID = new Set(["area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]);
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z:-]+(?:="[^"]*")?)*)\s*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&#96;": "`", "&#61;": "=" },
};

/** The text that a reader sees for what a page holds. */
export const unescaped = (markup: string): string =>
  markup.replace(/&(?:amp|lt|gt|quot|#39|#96|#61);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * The root of a page. It throws where a browser would have to guess: at a tag that closes nothing, at one
 * that is never closed, at an attribute that stands twice, at a "<" that begins no tag.
 */
export const pageTree = (page: string): PageElement => {
  const markup = page
    .replace(/^<!doctype html>/, "")
    .replace(/<(style|script)>.*?<\/\1>/gs, (_, tag: string) => `<${tag}></${tag}>`);
  const root = newElement("#document", "");
  const open = [root];
  let from = 0;
  const addText = (until: number): void => {
    const words = markup.slice(from, until);
    if (words.includes("<")) throw new Error(`no tag: ${words.slice(0, 80)}`);
    for (const element of open) element.text += unescaped(words);
  };
  for (const { 0: found, 1: slash, 2: tag = "", 3: attributes = "", index } of markup.matchAll(TAG)) {
    addText(index);
    from = index + found.length;
    if (slash) {
      const last = open.pop();
      if (last?.tag !== tag) throw new Error(`</${tag}> closes <${last?.tag}>`);
      continue;
    }
    const element = newElement(tag, attributes);
    open.at(-1)?.children.push(element);
    if (!VOID.has(tag)) open.push(element);
  }
  addText(markup.length);
  if (open.length > 1) throw new Error(`never closed: ${open.map(({ tag }) => tag).join(" ")}`);
  return root;
};

/** It and all that is in it, in the order of the page. */
export const everyElement = (element: PageElement): PageElement[] => [
  element,
  ...element.children.flatMap(everyElement),
];

export const elementsNamed = (root: PageElement, ...tags: string[]): PageElement[] =>
  everyElement(root).filter(({ tag }) => tags.includes(tag));

const newElement = (tag: string, written: string) => {
  const attributes = new Map<string, string>();
  for (const [, name = "", value = ""] of written.matchAll(/([a-z:-]+)(?:="([^"]*)")?/g)) {
    if (attributes.has(name)) throw new Error(`<${tag}> has ${name} twice`);
    attributes.set(name, unescaped(value));
  }
  const children: PageElement[] = [];
  return { tag, attributes, children, text: "" };
};
