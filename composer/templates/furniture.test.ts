import { beforeAll, describe, expect, it } from "vitest";
import { textsOf, visibleSections } from "#contract/deck.ts";
import { finishedTemplates, renderSite } from "./render-site.ts";
import { elementsNamed, everyElement, type PageElement, pageTree } from "./testing/page-tree.ts";
import { type State, states } from "./testing/states.ts";

interface Shown extends State {
  state: string;
  root: PageElement;
}

/** Whole words, as a reader has them: a name is laid out with white space of its own. */
const flat = (text: string): string => text.replace(/[\s\u2060]+/g, " ").trim();
const attribute = (element: PageElement, name: string): string | undefined => element.attributes.get(name);
const isHidden = (element: PageElement): boolean => attribute(element, "aria-hidden") === "true";
/** The elements that those who listen to the page are told of. */
const spoken = (element: PageElement): PageElement[] =>
  isHidden(element) ? [] : [element, ...element.children.flatMap(spoken)];
const holdsPicture = (element: PageElement): boolean =>
  everyElement(element).some(({ tag }) => tag === "img" || tag === "svg");

/** Elements that are there for their words. */
const OF_WORDS =
  /^(p|h[1-6]|li|dt|dd|a|button|summary|details|b|strong|em|code|ul|ol|dl|section|nav|header|footer|main|title|bdi|text)$/;
const HEADING = /^h[1-6]$/;

describe.each(finishedTemplates)("in every state of %s", (template) => {
  let pages: Shown[] = [];
  beforeAll(() => {
    pages = Object.entries(states).map(([state, { deck, facts }]) => {
      return { state, deck, facts, root: pageTree(renderSite(template, deck, facts)) };
    });
  });
  /** What is wrong on any of the pages, each with the state that shows it. */
  const faults = (faultsOf: (page: Shown) => unknown[]): string[] =>
    pages.flatMap((page) => faultsOf(page).map((fault) => `${page.state}: ${fault}`));

  it("tags nest and close, and no attribute stands twice", () => {
    expect(pages.map(({ root }) => root.children.map(({ tag }) => tag))).toEqual(pages.map(() => ["html"]));
  });

  it("there is one main, one footer behind it, and a way past the menu to begin with", () => {
    for (const { state, root } of pages) {
      const [main, ...otherMains] = elementsNamed(root, "main");
      expect([state, attribute(main!, "id"), otherMains]).toEqual([state, "main", []]);
      const body = elementsNamed(root, "body")[0]!;
      const [skip] = elementsNamed(body, "a");
      expect([state, attribute(skip!, "href"), skip?.text]).toEqual([state, "#main", "Skip to content"]);
      const order = everyElement(body);
      const lastFooter = order.findLastIndex(({ tag }) => tag === "footer");
      expect(lastFooter, state).toBeGreaterThan(order.indexOf(main!));
    }
  });

  it("a menu says what it is, and leads to parts in the order of the page", () => {
    expect(
      faults(({ root, deck }) =>
        elementsNamed(root, "nav").flatMap((nav, at) => {
          const ways = elementsNamed(nav, "a").map((link) => attribute(link, "href")?.slice(1));
          const parts = visibleSections(deck).filter((id) => ways.includes(id));
          return [
            ...(attribute(nav, "aria-label") ? [] : ["a menu without a name"]),
            ...(at > 0 ? ["a second menu"] : []),
            ...(ways.join() === parts.join() ? [] : [`${ways} for ${parts}`]),
          ];
        }),
      ),
    ).toEqual([]);
  });

  it("there is one h1 with the name in it, and no level of headings is left out", () => {
    expect(
      faults(({ root, facts }) => {
        const headings = spoken(root).filter(({ tag }) => HEADING.test(tag));
        const levels = headings.map(({ tag }) => Number(tag[1]));
        const [first, ...others] = headings.filter(({ tag }) => tag === "h1");
        return [
          ...(first && flat(first.text).includes(flat(facts.name)) ? [] : [`no name in ${first?.text}`]),
          ...others.map(({ text }) => `a second h1: ${text}`),
          ...levels
            .filter((level, at) => level > (levels[at - 1] ?? 0) + 1)
            .map((level) => `a lone h${level}`),
        ];
      }),
    ).toEqual([]);
  });

  it("nothing that is there for its words is without any", () => {
    expect(
      faults(({ root }) =>
        spoken(root)
          .filter((each) => OF_WORDS.test(each.tag) && each.text.trim() === "" && !holdsPicture(each))
          .map(({ tag, attributes }) => `<${tag}> ${[...attributes]}`),
      ),
    ).toEqual([]);
  });

  it("every id is the only one of its name, and whatever names an id finds it", () => {
    expect(
      faults(({ root }) => {
        const all = everyElement(root);
        const ids = all.flatMap((each) => attribute(each, "id") ?? []);
        const named = all.flatMap((each) => [
          ...(attribute(each, "aria-labelledby")?.split(" ") ?? []),
          ...(attribute(each, "href")?.startsWith("#") ? [attribute(each, "href")!.slice(1)] : []),
        ]);
        return [
          ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} twice`),
          ...named.filter((id) => !ids.includes(id)).map((id) => `${id} nowhere`),
        ];
      }),
    ).toEqual([]);
  });

  it("pictures have their size and a text in their place, drawings are for the eye alone", () => {
    expect(
      faults(({ root }) => [
        ...elementsNamed(root, "img")
          .filter((img) => ["alt", "src", "width", "height"].some((name) => !img.attributes.has(name)))
          .map((img) => `a picture with ${[...img.attributes]}`),
        ...spoken(root)
          .filter(({ tag }) => tag === "svg")
          .filter((svg) => !svg.attributes.has("aria-label"))
          .map((svg) => `a drawing with ${[...svg.attributes]}`),
      ]),
    ).toEqual([]);
  });

  it("links lead to the web, and tell it nothing of the page", () => {
    expect(
      faults(({ root }) =>
        elementsNamed(root, "a")
          .filter((link) => !attribute(link, "href")?.startsWith("#") && !link.attributes.has("download"))
          .filter(
            (link) =>
              !/^https?:\/\//.test(attribute(link, "href") ?? "") ||
              !attribute(link, "rel")?.includes("noopener"),
          )
          .map((link) => [...link.attributes]),
      ),
    ).toEqual([]);
  });

  it("every sticker can be kept, and what can be kept is a picture of the site's own", () => {
    expect(
      faults(({ state, root, facts }) => {
        const isThrifty = state.includes("word");
        const kept = elementsNamed(root, "a").filter((link) => link.attributes.has("download"));
        const { stickers = [], memes = [] } = facts.cast ?? {};
        const urls = [...stickers, ...memes].map(({ url }) => url);
        const all = kept.map((link) => attribute(link, "href") ?? "");
        const missing = isThrifty ? [] : stickers.filter(({ url }) => !all.includes(url));
        return [...all.filter((url) => !urls.includes(url)), ...missing.map(({ url }) => `no ${url}`)];
      }),
    ).toEqual([]);
  });

  it("lists hold their entries and nothing else, and a question opens with what is asked", () => {
    const entries: Readonly<Record<string, RegExp>> = {
      ul: /^li$/,
      ol: /^li$/,
      dl: /^(div|dt|dd)$/,
    };
    expect(
      faults(({ root }) => [
        ...everyElement(root).flatMap(({ tag, children }) =>
          children
            .filter((child) => entries[tag]?.test(child.tag) === false)
            .map((child) => `${child.tag} in ${tag}`),
        ),
        ...elementsNamed(root, "details")
          .filter(({ children }) => children[0]?.tag !== "summary")
          .map(({ text }) => text),
      ]),
    ).toEqual([]);
  });

  it("each part that is shown has its title, and those that are hidden leave nothing behind", () => {
    expect(
      faults(({ root, deck }) => {
        const sections = elementsNamed(root, "section").filter((each) =>
          each.attributes.has("aria-labelledby"),
        );
        const ids = sections.map((section) => attribute(section, "id"));
        const shown = visibleSections(deck);
        return [
          ...(ids.join() === shown.join() ? [] : [`${ids} for ${shown}`]),
          ...sections
            .filter((section) => !elementsNamed(section, "h2").some(({ text }) => text.trim() !== ""))
            .map((section) => attribute(section, "id")),
        ];
      }),
    ).toEqual([]);
  });

  it("every word of what is shown is there to be read as it was written", () => {
    expect(
      faults(({ root, deck }) => {
        const said = flat(
          spoken(root)
            .map(({ tag, text }) => (tag === "body" ? text : ""))
            .join(" "),
        );
        const parts = Object.fromEntries(visibleSections(deck).map((id) => [id, deck[id]]));
        const { hero, disclaimer } = deck;
        const missing = textsOf({ ...deck, ...blankOf(deck), ...parts, hero, disclaimer });
        return missing.filter((text) => text !== "" && !said.includes(flat(text)));
      }),
    ).toEqual([]);
  });
});

/** A deck's parts without words. */
const blankOf = (deck: State["deck"]): State["deck"] =>
  JSON.parse(JSON.stringify(deck), (_, value: unknown) => (typeof value === "string" ? "" : value));
