import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { installOwnPackages } from "../../proofs/own-packages.ts";
import { freePort } from "../../proofs/proxies/proxy.ts";

export interface Rival {
  name: string;
  port: number;
  pid: number;
  stop(): Promise<void>;
}

const NGINX = "/usr/sbin/nginx";
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const CADDY = "/usr/bin/caddy";
/** npm's package `bun` brings one for each kind of machine. */
const BUN = `@oven/bun-${process.platform}-${process.arch === "arm64" ? "aarch64" : process.arch}`;

/** Why a comparator is missing, by its name. */
export type Missing = Map<string, string>;

/**
 * Starts all that are to be had, on `folder`: a folder for each host, with its files beside their `.gz` and
 * `.br`. nginx and Caddy choose the folder by the host; the others serve that of `host`.
 */
export async function startRivals(folder: string, host: string, missing: Missing): Promise<Rival[]> {
  const rivals: Rival[] = [];
  if (existsSync(NGINX) && existsSync(BROTLI)) rivals.push(await startNginx(folder));
  else missing.set("nginx", "needs Debian's nginx and libnginx-mod-http-brotli-static");
  if (existsSync(CADDY)) rivals.push(await startCaddy(folder));
  else missing.set("Caddy", "needs Debian's caddy");
  try {
    const { resolve: find } = installOwnPackages(import.meta.dirname);
    const [root = ""] = find("sirv").split("/node_modules/");
    for (const name of ["sirv", "express", "hono"])
      rivals.push(await startNode(name, join(folder, host), root));
    await startBun(join(folder, host), find).then(
      (bun) => rivals.push(bun),
      (error: unknown) => missing.set("Bun", `does not start: ${String(error).split("\n")[0]}`),
    );
  } catch (error) {
    missing.set("sirv, express, hono, Bun", `not installed or not started: ${String(error).split("\n")[0]}`);
  }
  return rivals;
}

async function startNginx(folder: string): Promise<Rival> {
  const port = await freePort();
  const config = join(folder, "nginx.conf");
  const logs = join(folder, ".nginx");
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
  server { listen 127.0.0.1:${port} default_server; root ${folder}/$host; index index.html; }
}
`,
  );
  return started("nginx", port, spawn(NGINX, ["-p", folder, "-c", config], { stdio: "ignore" }));
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
  return started("Caddy", port, spawn(CADDY, words, { stdio: "ignore", env }));
}

async function startNode(name: string, folder: string, packages: string): Promise<Rival> {
  const port = await freePort();
  const program = join(import.meta.dirname, "rival.mjs");
  return started(
    name,
    port,
    spawn(process.execPath, [program, name, String(port), folder, packages], { stdio: "ignore" }),
  );
}

async function startBun(folder: string, find: (name: string) => string): Promise<Rival> {
  const port = await freePort();
  const program = join(import.meta.dirname, "rival-bun.mjs");
  const bun = join(find(`${BUN}/package.json`), "../bin/bun");
  return started("Bun", port, spawn(bun, [program, String(port), folder], { stdio: "ignore" }));
}

async function started(name: string, port: number, child: ChildProcess): Promise<Rival> {
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
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}
