import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";

const folder = import.meta.dirname;

/** The words of every test file that stands beside a route. */
const tests = readdirSync(folder)
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .filter((text) => text.includes("proves("))
  .join("\n");

const names = Object.keys(endpoints) as EndpointName[];

it.each(names)("%s has its three proofs", (name) => {
  expect(tests.split(`proves("${name}",`)).toHaveLength(2);
});
