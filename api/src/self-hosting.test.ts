import { readFileSync } from "node:fs";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { run } from "./cli/run.ts";
import { Env, readEnv } from "./env.ts";
import { watchProcess } from "./metrics-process.ts";
import { isOperatorPath } from "./server.ts";
import { resolveSettings } from "./settings.ts";
import { createTestApp } from "./testing/test-app.ts";

const read = (name: string) => readFileSync(`docs/${name}`, "utf8");
const guide = read("self-hosting.md");

describe("the guide to self-hosting", () => {
  it("sets variables that there are, and a server starts with them", () => {
    const source = parseEnv(/```ini\n(.*?)```/s.exec(guide)?.[1] ?? "");
    expect(Object.keys(Env.shape)).toEqual(expect.arrayContaining(Object.keys(source)));
    const settings = resolveSettings(readEnv(source), 8000);
    expect([settings.isProduction, settings.sitesDomain]).toEqual([true, "gems.example"]);
  });

  it("types commands that there are", async () => {
    const { out } = await run(["help"], {});
    const commands = [...guide.matchAll(/npm run gemwright -- ([a-z-]+(?: check)?)/g)].map(
      ([, name]) => name,
    );
    expect(commands.length).toBeGreaterThan(5);
    for (const name of commands) expect(out).toMatch(new RegExp(`^  ${name} `, "m"));
  });

  it("has proxies ask where the server listens and answers", () => {
    const { HOST, PORT } = readEnv({});
    const request = new IncomingMessage(new Socket());
    const asked = new URL(/ask (\S+)/.exec(read("self-hosting/Caddyfile"))?.[1] ?? "");
    request.url = asked.pathname;
    expect([asked.host, isOperatorPath(request)]).toEqual([`${HOST}:${PORT}`, true]);
    for (const name of ["Caddyfile", "nginx.conf", "traefik.yml"]) {
      const found = [
        ...read(`self-hosting/${name}`).matchAll(/_?(?:proxy|pass|url:) (?:http:\/\/)?(\d[\d.:]+)/g),
      ];
      expect([name, new Set(found.map(([, host]) => host))]).toEqual([name, new Set([`${HOST}:${PORT}`])]);
    }
  });

  it("has a dashboard of figures that there are", async () => {
    const { panels } = JSON.parse(read("self-hosting/dashboard.json")) as {
      panels: { targets: { expr: string }[] }[];
    };
    const named = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/gemwright_[a-z0-9_]+/g) ?? []),
    );
    const { deps } = createTestApp();
    watchProcess(deps.metrics);
    deps.metrics.watch("connections", "Open connections.", () => 0);
    const text = await deps.metrics.text();
    for (const name of new Set(named))
      expect(text).toContain(`# HELP ${name.replace(/_(?:count|bucket)$/, "")} `);
    expect(named.length).toBeGreaterThan(12);
  });

  it("has a container with settings that there are, which listens where its check asks", () => {
    const [image, compose] = ["Dockerfile", "compose.yaml"].map((name) => readFileSync(name, "utf8"));
    const set = [...(compose ?? "").matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(set).toEqual(["PUBLIC_URL", "SITES_DOMAIN", "TRUSTED_PROXIES"]);
    const source = parseEnv((/^ENV (.*)$/m.exec(image ?? "")?.[1] ?? "").replaceAll(" ", "\n"));
    expect(Object.keys(Env.shape)).toEqual(expect.arrayContaining([...set, ...Object.keys(source)]));
    expect(image).toContain(`fetch('http://127.0.0.1:${source.PORT}/readyz')`);
    expect(compose).toContain(`data:${source.DATA_DIR}\n`);
    expect(image).toContain(`VOLUME ${source.DATA_DIR}\n`);
    const proxied = { PUBLIC_URL: "https://gem.example", SITES_DOMAIN: "gems.example" };
    const ranges = /TRUSTED_PROXIES:-([^}]+)/.exec(compose ?? "")?.[1] ?? "";
    expect(() =>
      resolveSettings(readEnv({ ...proxied, ...source, TRUSTED_PROXIES: ranges }), 8000),
    ).not.toThrow();
  });
});
