import { parse } from "postcss";
import { expect, it } from "vitest";
import { flattenLayers } from "./style-sheet.ts";

function flat(styles: string): string {
  const sheet = parse(styles);
  flattenLayers(sheet);
  return sheet.toString();
}

it("puts the rules of layers in their order, and all of them before the rest", () => {
  const styles =
    "@layer theme,base;@layer utilities{.p{top:0}}:root{left:0}@layer base{p{top:1px}}@layer theme{b{top:2px}}";
  expect(flat(styles.replace("theme,base;", "theme,base,utilities;"))).toBe(
    "b{top:2px}p{top:1px}.p{top:0}:root{left:0}",
  );
});

it("takes in what the order alone decides, and refuses a selector that would win over a later layer", () => {
  const utilities = "@layer utilities{.p:hover:focus{top:0}}";
  const within = ".field:before,.pill:where([a],:not([b])),[role=radio]::placeholder,html:has([c])";
  expect(flat(`@layer base{@media print{${within}{top:0}}}${utilities}`)).toContain(within);
  for (const strong of [".field[a]", ".pill:is([a],[b])", ":root:not(.a)"])
    expect(() => flat(`@layer base{${strong}{top:0}}${utilities}`), strong).toThrow(
      "is stronger than one class",
    );
  expect(() => flat("@media print{@layer base{p{top:0}}}")).toThrow("A layer stands in another rule");
});
