import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { installOwnPackages } from "../../proofs/own-packages.ts";
import { freePort } from "../../proofs/proxies/proxy.ts";

export interface Rival {
  name: string;
  /** What it answers for: all hosts, the files of one, or the page of one in brotli. */
  has: "hosts" | "files" | "page";
  port: number;
  pid: number;
  stop(): Promise<void>;
}

const NGINX = "/usr/sbin/nginx";
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const CADDY = "/usr/bin/caddy";
/** npm's package `bun` brings one for each kind of machine. */
const BUN = `@oven/bun-${process.platform}-${process.arch === "arm64" ? "aarch64" : process.arch}`;

/** Stands in a command for the port that it gets. */
const PORT = "PORT";

/** Why a comparator is missing, by its name. */
export type Missing = Map<string, string>;

/**
 * Starts nginx and Caddy, where they are to be had, on a folder for each host, with `.gz` and `.br` beside its files. A second
 * nginx gives these headers with each answer, as we do.
 */
export async function startWebServers(
  folder: string,
  headers: Readonly<Record<string, string>>,
  missing: Missing,
): Promise<Rival[]> {
  const rivals: Rival[] = [];
  const names = { nginx: {}, "nginx with our headers": headers };
  for (const [name, given] of Object.entries(names))
    if (existsSync(NGINX) && existsSync(BROTLI)) rivals.push(await startNginx(name, folder, given));
    else missing.set(name, "needs Debian's nginx and libnginx-mod-http-brotli-static");
  if (existsSync(CADDY)) rivals.push(await startCaddy(folder));
  else missing.set("Caddy", "needs Debian's caddy");
  return rivals;
}

/** Starts those that serve one folder: the libraries its files, the others its page in brotli alone. */
export async function startPageServers(folder: string, missing: Missing): Promise<Rival[]> {
  const rivals: Rival[] = [];
  const start = (name: string, has: Rival["has"], command: () => readonly [string, ...string[]]) =>
    startCommand(name, has, command).then(
      (rival) => rivals.push(rival),
      (error: unknown) => missing.set(name, String(error).split("\n")[0] ?? ""),
    );
  let packages: NodeJS.Require | undefined;
  const find = (name: string) => {
    packages ??= installOwnPackages(import.meta.dirname);
    return packages.resolve(name);
  };
  const here = (file: string) => join(import.meta.dirname, file);
  for (const name of ["sirv", "express", "hono", "handler"])
    await start(name, name === "handler" ? "page" : "files", () => {
      const [root = ""] = find("sirv").split("/node_modules/");
      return [process.execPath, here("rival.mjs"), name, PORT, folder, root];
    });
  await start("Bun", "page", () => [
    join(find(`${BUN}/package.json`), "../bin/bun"),
    here("rival-bun.mjs"),
    PORT,
    folder,
  ]);
  await start("bare", "page", () => [
    process.execPath,
    "--import",
    "tsx",
    here("rival-bare.ts"),
    PORT,
    folder,
  ]);
  await start("C", "page", () => [compiledLimit(folder), PORT, join(folder, "index.html.br")]);
  return rivals;
}

/** Throws where there is no compiler. */
function compiledLimit(folder: string): string {
  const program = join(folder, ".limit");
  execFileSync("cc", ["-O2", "-o", program, join(import.meta.dirname, "limit.c")]);
  return program;
}

async function startNginx(
  name: string,
  folder: string,
  headers: Readonly<Record<string, string>>,
): Promise<Rival> {
  const port = await freePort();
  const config = join(folder, `nginx-${port}.conf`);
  const logs = join(folder, `.nginx-${port}`);
  const added = Object.entries(headers).map(([header, value]) => `add_header ${header} "${value}" always;`);
  mkdirSync(logs, { recursive: true });
  writeFileSync(
    config,
    `load_module ${BROTLI};
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1; pid ${logs}/pid; error_log ${logs}/error.log; daemon off;
events { worker_connections 4096; }
http {
  types { text/html html; image/webp webp; }
  access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 100000000;
  open_file_cache max=10000 inactive=60s; open_file_cache_valid 60s;
  gzip_static on; brotli_static on; server_tokens off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((each) => `${each}_temp_path ${logs}/${each};`).join(" ")}
  server { listen 127.0.0.1:${port} default_server; root ${folder}/$host; index index.html; ${added.join(" ")} }
}
`,
  );
  return started(name, "hosts", port, spawn(NGINX, ["-p", folder, "-c", config], { stdio: "ignore" }));
}

async function startCaddy(folder: string): Promise<Rival> {
  const port = await freePort();
  const config = join(folder, "Caddyfile");
  writeFileSync(
    config,
    `{
  admin off
  auto_https off
}
http://127.0.0.1:${port}, http://:${port} {
  root * ${folder}/{host}
  file_server {
    precompressed br gzip
  }
}
`,
  );
  const env = {
    ...process.env,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    GOMAXPROCS: "1",
  };
  const words = ["run", "--config", config, "--adapter", "caddyfile"];
  return started("Caddy", "hosts", port, spawn(CADDY, words, { stdio: "ignore", env }));
}

async function startCommand(
  name: string,
  has: Rival["has"],
  command: () => readonly [string, ...string[]],
): Promise<Rival> {
  const port = await freePort();
  const [program, ...words] = command();
  const given = words.map((word) => (word === PORT ? String(port) : word));
  return started(name, has, port, spawn(program, given, { stdio: "ignore" }));
}

async function started(name: string, has: Rival["has"], port: number, child: ChildProcess): Promise<Rival> {
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null || tries === 200) throw new Error(`${name} does not start.`);
    const isOpen = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isOpen) break;
    await pause(50);
  }
  return {
    name,
    has,
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}
