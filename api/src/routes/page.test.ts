import { Hono } from "hono";
import { expect, it } from "vitest";
import { wantsPage } from "./page.ts";

const app = new Hono().get("/", (c) => c.text(wantsPage(c) ? "page" : "pointer"));
const answerTo = async (accept: string) => (await app.request("/", { headers: { accept } })).text();

it.each([
  ["text/html,application/xhtml+xml,*/*;q=0.8", "page"],
  ["application/json, TEXT/HTML;level=1;q=0.1", "page"],
  ["text/html; q=0.001", "page"],
  ["text/html;q=0", "pointer"],
  ["application/json, text/html; level=1; Q=0.000", "pointer"],
  ["application/json", "pointer"],
  ["*/*", "pointer"],
  ["text/html-ish", "pointer"],
  ["", "pointer"],
])("a browser gets the page, a program the pointer: %s", async (accept, answer) => {
  expect(await answerTo(accept)).toBe(answer);
});
