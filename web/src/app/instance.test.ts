import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { appDescription, appTitle } from "./instance.ts";

it("the page that every screen starts in says of the app what the home page says", () => {
  const page = new DOMParser().parseFromString(readFileSync("web/index.html", "utf8"), "text/html");
  expect(page.title).toBe(appTitle);
  expect(page.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(appDescription);
});
