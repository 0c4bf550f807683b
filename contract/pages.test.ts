import { describe, expect, it } from "vitest";
import { paintedFile, paintedFileAt, publicPages } from "./pages.ts";

describe("the public pages", () => {
  it("have a painted file each", () => {
    expect(new Set(publicPages.map(paintedFile)).size).toBe(publicPages.length);
    expect([paintedFile("/"), paintedFile("/how-it-works")]).toEqual([
      "/standing/home.html",
      "/standing/how-it-works.html",
    ]);
  });

  it.each([
    ["/", [], "/standing/home.html"],
    ["/", ["utm_source"], "/standing/home.html"],
    ["/contact", [], "/standing/contact.html"],
    ["/contact", ["utm_source", "report"], null],
    ["/terms", ["report"], "/standing/terms.html"],
    ["/About", [], null],
    ["/about/", [], null],
    ["/support", [], null],
    ["/standing/home", [], null],
  ])("%s with %j is painted in %s", (path, asked, file) => {
    expect(paintedFileAt(path, asked)).toBe(file);
  });
});
