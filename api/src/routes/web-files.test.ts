import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createWebFiles } from "./web-files.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gemwright-web-"));
});
afterEach(() => rm(folder, { recursive: true }));

const build = async (text: string, second: number) => {
  const file = join(folder, "page.html");
  await writeFile(file, text);
  await utimes(file, second, second);
};

it("reads a file once, and again after a new build", async () => {
  const read: string[] = [];
  const files = createWebFiles(folder, (_path, bytes) => {
    read.push(String(bytes));
    return bytes;
  });
  await build("old", 1);
  const first = await files.read("page.html");
  expect(await files.read("page.html")).toBe(first);
  await build("new", 2);
  expect(String((await files.read("page.html"))?.identity)).toBe("new");
  expect(read).toEqual(["old", "new"]);
});
