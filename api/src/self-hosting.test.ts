import { readFileSync } from "node:fs";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { run } from "./cli/run.ts";
import { Env, readEnv } from "./env.ts";
import { isOperatorPath } from "./server.ts";
import { resolveSettings } from "./settings.ts";

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
    for (const name of ["Caddyfile", "nginx.conf"])
      for (const [, host] of read(`self-hosting/${name}`).matchAll(
        /_?(?:proxy|pass) (?:http:\/\/)?([\d.:]+)/g,
      ))
        expect(host).toBe(`${HOST}:${PORT}`);
  });
});
