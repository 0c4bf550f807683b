import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { chooseTheme, readTheme, type Theme, themes } from "./theme.ts";

const page = readFileSync("web/index.html", "utf8");
const metas = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content);
const shown = () => document.documentElement.dataset.theme;

beforeEach(() => {
  delete document.documentElement.dataset.theme;
  document.head.innerHTML = /<meta name="theme-color"[\s\S]*?(?=<script)/.exec(page)?.[0] ?? "";
});

/** What the page itself does before anything is painted. */
function start(): void {
  const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1];
  if (!script) throw new Error("index.html has no script of its own.");
  new Function(script)();
}

describe("the theme", () => {
  it.each<[Theme, string | undefined, string[]]>([
    ["light", "light", ["#faf6ef", "#faf6ef"]],
    ["dark", "dark", ["#14110f", "#14110f"]],
    ["system", undefined, ["#14110f", "#faf6ef"]],
  ])("%s is shown at once, kept, and shown the same at the next start", (theme, dataset, colours) => {
    for (const before of themes) chooseTheme(before);
    chooseTheme(theme);
    expect([readTheme(), shown(), metas()]).toEqual([theme, dataset, colours]);
    delete document.documentElement.dataset.theme;
    start();
    expect([shown(), metas()]).toEqual([dataset, colours]);
  });

  it("is the system's where something else was kept", () => {
    localStorage.setItem("gemwright.theme", "purple");
    start();
    expect([readTheme(), shown()]).toEqual(["system", undefined]);
  });

  it("has every colour of the palette in light and in dark, and says which by the colour scheme alone", () => {
    const css = readFileSync("web/src/styles.css", "utf8");
    const inside = (selector: string) => new RegExp(`^${selector} \\{([^}]*)\\}`, "m").exec(css)?.[1] ?? "";
    const declarations = [...inside(":root").matchAll(/(--[a-z-]+): ([^;]*);/g)];
    expect(declarations.length).toBeGreaterThan(10);
    expect(declarations.filter(([, , value]) => !value?.includes("light-dark("))).toEqual([]);
    expect(inside(":root")).toContain("color-scheme: light dark;");
    for (const theme of ["light", "dark"])
      expect(inside(`:root\\[data-theme="${theme}"\\]`).trim()).toBe(`color-scheme: ${theme};`);
  });
});
