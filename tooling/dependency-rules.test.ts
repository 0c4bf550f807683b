/** @module-tag slow */

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";

const root = mkdtempSync(join(tmpdir(), "gemwright-rules-"));
afterAll(() => rmSync(root, { recursive: true }));

/** For each rule a file, and what it imports against the rule. */
const violations: Record<string, [from: string, to: string]> = {
  "no-cycles": ["sandbox/egg.ts", "sandbox/hen.ts"],
  resolvable: ["sandbox/lost.ts", "./nowhere.ts"],
  "contract-alone": ["contract/a.ts", "web/src/ui/plain.ts"],
  "contract-zod-alone": ["contract/b.ts", "hono"],
  "composer-pure": ["composer/a.ts", "launch/plain.ts"],
  "composer-no-node": ["composer/b.ts", "node:fs"],
  "launch-pure": ["launch/a.ts", "composer/plain.ts"],
  "web-not-api": ["web/src/app/a.ts", "api/src/plain.ts"],
  "api-not-web": ["api/src/a.ts", "web/src/ui/plain.ts"],
  "sandbox-met-over-http": ["api/src/b.ts", "sandbox/plain.ts"],
  "sandbox-contract-at-most": ["sandbox/a.ts", "launch/plain.ts"],
  "shipped-not-tests": ["web/src/app/b.ts", "tests/plain.ts"],
  "web-ui-plain": ["web/src/ui/a.ts", "web/src/stores/plain.ts"],
  "web-stores-moment": ["web/src/stores/a.ts", "web/src/features/tokens/keep-picture.ts"],
  "web-db-alone": ["web/src/db/a.ts", "web/src/stores/plain.ts"],
  "web-actions-without-ui": ["web/src/features/launch/a.ts", "web/src/ui/plain.ts"],
  "web-feature-not-feature": ["web/src/features/launch/b.tsx", "web/src/features/tokens/gem-card.tsx"],
  "web-feature-not-app": ["web/src/features/launch/c.ts", "web/src/app/plain.ts"],
  "api-services-plain": ["api/src/services/tokens/a.ts", "hono"],
  "api-services-ordered": ["api/src/services/unheard-of/a.ts", "api/src/plain.ts"],
  "api-hosting-not-services": ["api/src/hosting/a.ts", "api/src/services/plain.ts"],
  "api-routes-not-db": ["api/src/routes/a.ts", "api/src/db/plain.ts"],
  "api-gateways-out": ["api/src/gateways/a.ts", "api/src/services/plain.ts"],
};

/** Each folder of services with one that comes after it in the order: `imports` is the last. */
const config = (await import(pathToFileURL(resolve(".dependency-cruiser.mjs")).href)) as {
  default: { forbidden: { name: string }[] };
};
for (const { name } of config.default.forbidden) {
  const folder = /^api-services-order-(.+)$/.exec(name)?.[1];
  if (folder)
    violations[name] = [`api/src/services/${folder}/a-${folder}.ts`, "api/src/services/imports/plain.ts"];
}

const isPath = (to: string): boolean => to.includes("/");

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

it("finds a deliberate violation of each dependency rule", () => {
  write("package.json", JSON.stringify({ dependencies: { hono: "*" } }));
  write("node_modules/hono/package.json", JSON.stringify({ name: "hono", main: "index.js" }));
  write("node_modules/hono/index.js", "");
  for (const [, to] of Object.values(violations))
    if (isPath(to) && !to.startsWith(".")) write(to, "export {};");
  for (const [from, to] of Object.values(violations)) {
    const isOurs = isPath(to) && !to.startsWith(".");
    write(from, `import "${isOurs ? `./${relative(dirname(from), to)}` : to}";\nexport {};\n`);
  }
  write("sandbox/hen.ts", 'import "./egg.ts";');
  const found = JSON.parse(
    execFileSync(
      process.execPath,
      [
        resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs"),
        ...["--config", resolve(".dependency-cruiser.mjs"), "--output-type", "json", "--no-cache"],
        ...["contract", "composer", "launch", "web", "api", "sandbox"],
      ],
      { cwd: root, encoding: "utf8", maxBuffer: 32 * 1024 * 1024 },
    ),
  ) as {
    summary: {
      violations: { rule: { name: string }; from: string }[];
      ruleSetUsed: { forbidden: { name: string }[] };
    };
  };
  const { violations: caught, ruleSetUsed } = found.summary;
  expect(ruleSetUsed.forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(violations).sort());
  for (const [rule, [from]] of Object.entries(violations))
    expect(
      caught.filter((each) => each.rule.name === rule).map((each) => each.from),
      rule,
    ).toContain(from);
}, 60_000);
