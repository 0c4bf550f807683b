import { existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { run } from "./cli/run.ts";
import { openMigrated } from "./db/migrate.ts";
import { Env, readEnv } from "./env.ts";
import { createFileBlobs } from "./gateways/blob-store.ts";
import { watchProcess } from "./metrics-process.ts";
import { isOperatorPath } from "./server.ts";
import { resolveSettings } from "./settings.ts";
import { createTestApp } from "./testing/test-app.ts";

const read = (name: string) => readFileSync(`docs/${name}`, "utf8");
const guide = read("self-hosting.md");
/** Not "backup …", which stands for any; move needs PostgreSQL, and has its lines tested beside it. */
const isWhole = (line: string): boolean => !line.includes("…") && !line.startsWith("move");

describe("the guide to self-hosting", () => {
  it("sets variables that there are, and a server starts with them", () => {
    const source = parseEnv(/```ini\n(.*?)```/s.exec(guide)?.[1] ?? "");
    expect(Object.keys(Env.shape)).toEqual(expect.arrayContaining(Object.keys(source)));
    const settings = resolveSettings(readEnv(source), 8000);
    expect([settings.isProduction, settings.sitesDomain]).toEqual([true, "gems.example"]);
  });

  it("backs up before each upgrade of a service, and keeps each settings file private", () => {
    const upgrade = /^## Upgrade\n(.*?)^## /ms.exec(guide)?.[1] ?? "";
    const blocks = [...upgrade.matchAll(/```sh\n(.*?)```/gs)].map(([, lines = ""]) => lines);
    expect(blocks).toHaveLength(2);
    for (const block of blocks) expect(block).toMatch(/ backup .*systemctl stop .*systemctl start /s);
    for (const file of [".env", "gemwright.env"])
      for (const command of ["chown root:gemwright", "chmod 640"])
        expect(guide).toContain(`\n${command} /opt/gemwright/${file}\n`);
  });

  it("types commands that there are", async () => {
    const { out } = await run(["help"], {});
    const commands = [...guide.matchAll(/npm run gemwright -- ([a-z-]+(?: check)?)/g)].map(
      ([, name]) => name,
    );
    expect(commands.length).toBeGreaterThan(5);
    for (const name of commands) expect(out).toMatch(new RegExp(`^  ${name} `, "m"));
  });

  it("types commands that do what it says, in its order", async () => {
    const folder = (name: string) => mkdtempSync(join(tmpdir(), `gem-guide-${name}-`));
    const [DATA_DIR, copies] = [folder("data"), folder("copies")];
    const testApp = createTestApp({
      database: openMigrated(DATA_DIR, "api/migrations"),
      blobs: createFileBlobs(join(DATA_DIR, "blobs")),
    });
    const session = await testApp.signIn();
    const { id } = await testApp.draft(session);
    const website = await testApp.website(session, id, "frog");
    const deploy = () => testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
    await deploy();

    const written = guide.matchAll(/npm run gemwright -- ([^`\n]+)|`(import [^`]+)`/g);
    const lines = [...written].map(([, line, shorter]) => line ?? shorter ?? "").filter(isWhole);
    const filled: string[] = [];
    for (const line of lines) {
      const words = line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', "")) ?? [];
      const [verb, ...others] = words.map((word) =>
        word
          .replace(/^\/(?:backup|copy)/, (found) => join(copies, found))
          .replace("frog.gems.example", `frog.${website.domain}`),
      );
      // Both fill a folder that has no database yet.
      const target = verb === "restore" || verb === "import" ? folder(verb) : DATA_DIR;
      if (target !== DATA_DIR) filled.push(target);
      mkdirSync(join(copies, "backup"), { recursive: true });
      const answer = await run([verb ?? "", ...others], { DATA_DIR: target }, () => testApp.clock.now);
      // It has something to say here: nothing listens.
      if (verb === "doctor")
        expect(answer).toMatchObject({ code: 1, err: expect.stringContaining("BACKUP_DIR") });
      else expect([line, answer.code, answer.err]).toEqual([line, 0, ""]);
    }

    const tokensIn = async (data: string) => (await run(["tokens", "--json"], { DATA_DIR: data })).out;
    expect(filled).toHaveLength(2);
    for (const data of filled)
      expect(JSON.parse(await tokensIn(data))).toMatchObject([{ website_status: "deployed" }]);
    expect(JSON.parse(await tokensIn(DATA_DIR))).toMatchObject([{ website_status: "held" }]);
  });

  it("has proxies ask where the server listens and answers", () => {
    const { HOST, PORT } = readEnv({});
    const request = new IncomingMessage(new Socket());
    const asked = new URL(/ask (\S+)/.exec(read("self-hosting/Caddyfile"))?.[1] ?? "");
    request.url = asked.pathname;
    expect([asked.host, isOperatorPath(request)]).toEqual([`${HOST}:${PORT}`, true]);
    for (const name of ["Caddyfile", "Caddyfile.wildcard", "nginx.conf", "traefik.yml"]) {
      const found = [
        ...read(`self-hosting/${name}`).matchAll(/_?(?:proxy|pass|url:) (?:http:\/\/)?(\d[\d.:]+)/g),
      ];
      expect([name, new Set(found.map(([, host]) => host))]).toEqual([name, new Set([`${HOST}:${PORT}`])]);
    }
  });

  it("has several servers listen where their proxy asks them", () => {
    const text = read("self-hosting/many-servers.md");
    const lines = /```ini\n(.*?)```/s.exec(text)?.[1] ?? "";
    const env = readEnv(parseEnv(lines.replace("SERVER_KEY=…", `SERVER_KEY=${"5a".repeat(32)}`)));
    expect(() => resolveSettings(env, env.PORT)).not.toThrow();
    const asked = [...text.matchAll(/^ {2}server ([\d.]+):(\d+)/gm)];
    expect(asked.map(([, , port]) => Number(port))).toEqual(Array(3).fill(env.PORT));
    // Each has an address of its own, which is none of loopback's.
    expect(env.HOST).toBe("0.0.0.0");
  });

  it("has units that start what there is, and may write where it puts data and backups", () => {
    const { BACKUP_DIR } = parseEnv(/```ini\n(.*?)```/s.exec(guide)?.[1] ?? "");
    const started = ["gemwright.service", "gemwright-archive.service"].map((name) => {
      const unit = read(`self-hosting/${name}`);
      expect(guide).toContain(`docs/self-hosting/${name} /etc/systemd/system/`);
      expect([name, unit]).toEqual([name, expect.stringContaining(`=/opt/gemwright -${BACKUP_DIR}\n`)]);
      return /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(unit)?.[1];
    });
    // The archive's start is beside its packages.
    expect(started).toEqual(["tooling/start.mjs", "start.mjs"]);
    expect(existsSync("tooling/start.mjs") && existsSync("tooling/archive/start.mjs")).toBe(true);
    expect(guide).toContain(`install -d -o gemwright -g gemwright -m 700 ${BACKUP_DIR}\n`);
  });

  it("links to files that there are, and types commands in a container that there are", async () => {
    const links = [...guide.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = ""]) => path);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((path) => !existsSync(join("docs", path)))).toEqual([]);
    const { out } = await run(["help"], {});
    const typed = [...guide.matchAll(/gemwright node start\.mjs ([a-z-]+(?: check)?)/g)];
    expect(typed.length).toBeGreaterThan(2);
    for (const [, name] of typed) expect(out).toMatch(new RegExp(`^  ${name} `, "m"));
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
    const set = [...(compose ?? "").matchAll(/^ {6}([A-Z_]+): (.*)$/gm)];
    const fixed = Object.fromEntries(set.map(([, name, value]) => [name, value]));
    const source = parseEnv((/^ENV (.*)$/m.exec(image ?? "")?.[1] ?? "").replaceAll(" ", "\n"));
    // What stands in .env beside it must not change what the image and its volumes rely on.
    expect(fixed).toMatchObject({ ...source, BACKUP_DIR: "/backup" });
    expect(compose).toContain(`backup:${fixed.BACKUP_DIR}\n`);
    expect(Object.keys(Env.shape)).toEqual(expect.arrayContaining(Object.keys(fixed)));
    expect(image).toContain(`fetch('http://127.0.0.1:${source.PORT}/readyz')`);
    expect(compose).toContain(`data:${source.DATA_DIR}\n`);
    expect(image).toContain(`VOLUME ${source.DATA_DIR} ${fixed.BACKUP_DIR}\n`);
    const proxied = { PUBLIC_URL: "https://gem.example", SITES_DOMAIN: "gems.example" };
    const ranges = ["TRUSTED_PROXIES", "OPERATOR_FROM"].map((name) => [
      name,
      /:-([^}]+)/.exec(fixed[name] ?? "")?.[1] ?? "",
    ]);
    expect(() =>
      resolveSettings(readEnv({ ...proxied, ...source, ...Object.fromEntries(ranges) }), 8000),
    ).not.toThrow();
  });
});
