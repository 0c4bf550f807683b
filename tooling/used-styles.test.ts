import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";

const { usedStyles } = (await import(pathToFileURL(resolve("tooling/used-styles.mjs")).href)) as {
  usedStyles(styles: string, page: string): string;
};

const sheet = [
  "*,:before{margin:0}",
  ".p-2{padding:2px}.md\\:p-4{@media (width>1px){padding:4px}}.gone{top:0}",
  ".\\[\\&\\>svg\\]\\:w-4>svg{width:4px}.p-2:not(.gone):hover,.gone .p-2{left:0}",
  "@media print{@media (hover:hover){.gone{top:1px}}}",
  "@keyframes spin{to{rotate:1turn}}",
  ":root[data-theme=dark]{color:#fff}",
].join("");

it("leaves out what no element of the page can match, and nothing else", () => {
  const page = '<p class="p-2 md:p-4"><i class="[&amp;&gt;svg]:w-4"></i></p>';
  expect(usedStyles(sheet, page)).toBe(
    [
      "*,:before{margin:0}",
      ".p-2{padding:2px}.md\\:p-4{@media (width>1px){padding:4px}}",
      ".\\[\\&\\>svg\\]\\:w-4>svg{width:4px}.p-2:not(.gone):hover{left:0}",
      "@keyframes spin{to{rotate:1turn}}",
      ":root[data-theme=dark]{color:#fff}",
    ].join(""),
  );
});
