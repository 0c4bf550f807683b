import { describe, expect, it } from "vitest";
import { clampPage, pageCount, pageWindow } from "./pagination.ts";

describe("pagination", () => {
  it("shows the first and last page and those within 2 of the current one", () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(1, 10)).toEqual([1, 2, 3, "ellipsis", 10]);
    expect(pageWindow(5, 10)).toEqual([1, "ellipsis", 3, 4, 5, 6, 7, "ellipsis", 10]);
    expect(pageWindow(4, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(10, 10)).toEqual([1, "ellipsis", 8, 9, 10]);
  });
  it("counts pages and keeps within them", () => {
    expect(pageCount(0, 10)).toBe(1);
    expect(pageCount(11, 10)).toBe(2);
    expect(clampPage(3, 2)).toBe(2);
    expect(clampPage(0, 2)).toBe(1);
  });
});
