import { describe, expect, it } from "vitest";
import { sectionIds, visibleSections } from "#contract/deck.ts";
import { templateIds } from "#contract/website.ts";
import { readDesign } from "./read-design.ts";
import { partsFor } from "./template-parts.ts";

describe("the parts that a page begins with", () => {
  it("are five or six of the seven, in an order that no other template has", () => {
    const orders = templateIds.map((id) => visibleSections(partsFor(id)));
    for (const order of orders) expect([5, 6]).toContain(order.length);
    expect(new Set(orders.map((order) => order.join())).size).toBe(templateIds.length);
  });

  it("always tell how to buy, how to know the real one, and where people meet", () => {
    for (const id of templateIds)
      expect(visibleSections(partsFor(id))).toEqual(
        expect.arrayContaining(["story", "howToBuy", "faq", "community"]),
      );
  });

  it("name every part once, so that an editor lists those that are hidden too", () => {
    for (const id of [null, ...templateIds])
      expect([...partsFor(id).order].sort()).toEqual([...sectionIds].sort());
    expect(partsFor(null).hidden).toEqual([]);
  });

  it("are shown, hidden and moved by a design prompt from there", () => {
    expect(readDesign("", null, "template3")).toMatchObject(partsFor("template3"));
    expect(partsFor("template1").hidden).toContain("roadmap");
    expect(readDesign("add a roadmap", null, "template1").hidden).not.toContain("roadmap");
    const moved = readDesign("faq first, no numbers", null, "template1");
    expect(visibleSections(moved)).toEqual(["faq", "story", "howToBuy", "community"]);
  });
});
