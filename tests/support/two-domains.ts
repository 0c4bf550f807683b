import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { startChild } from "../../api/src/testing/child-server.ts";
import { type Call, callOver } from "./api-user.ts";
import { launchOptions } from "./browser.ts";

const APP = "gem.example";
const SITES = "gems.example";
/** A service worker that each host has, as far as its server allows it. */
export const WORKER = "/worker.js";
/** Hosts of pages that are not ours, and do what they like. */
const FOREIGN = ["foreign.example", "other.example"];

/** The server in production: the app and its sites on two domains, by https, with a browser that finds both here. */
export interface TwoDomains {
  app: string;
  foreign: readonly string[];
  browser: Browser;
  /** Calls of the app's API. */
  call: Call;
  dataDir: string;
  /** The port of the server itself, behind the proxy. */
  port: number;
  close(): Promise<void>;
}

export const siteUrl = (subdomain: string): string => `https://${subdomain}.${SITES}`;

export async function openTwoDomains(): Promise<TwoDomains> {
  const folder = mkdtempSync(join(tmpdir(), "gemwright-domains-"));
  const dataDir = join(folder, "data");
  const child = await startChild(dataDir, [], {
    HOST: "127.0.0.1",
    PUBLIC_URL: `https://${APP}`,
    SITES_DOMAIN: SITES,
    RATE_LIMIT_SCALE: "1000",
  });
  const secure = createSecureServer(certificate(folder), (asked, response) => {
    if (FOREIGN.includes(asked.headers.host ?? "")) answerForeign(asked, response);
    else forward(child.port, asked, response);
  });
  // For calls from here, which cannot choose their Host header.
  const plain = createServer((asked, response) => forward(child.port, asked, response, APP));
  const [https, http] = await Promise.all([secure, plain].map(listen));
  const names = [APP, `*.${SITES}`, ...FOREIGN].map((name) => `MAP ${name}:443 127.0.0.1:${https}`);
  const options = launchOptions();
  const args = [
    ...(options.args ?? []),
    `--host-resolver-rules=${names.join(",")}`,
    "--ignore-certificate-errors",
  ];
  const browser = await chromium.launch({ ...options, args });
  return {
    app: `https://${APP}`,
    foreign: FOREIGN.map((name) => `https://${name}`),
    browser,
    call: callOver(() => `http://127.0.0.1:${http}`),
    dataDir,
    port: child.port,
    async close() {
      await browser.close();
      for (const server of [secure, plain]) {
        server.closeAllConnections();
        server.close();
      }
      child.process.kill("SIGKILL");
      await child.exited;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function listen(server: Pick<Server, "listen" | "address">): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

function forward(port: number, asked: IncomingMessage, response: ServerResponse, host?: string): void {
  const { method, url: path, headers } = asked;
  const options = { host: "127.0.0.1", port, method, path, headers: { ...headers, ...(host && { host }) } };
  const onward = request(options, (answer) => {
    // A hosted site has no script file, so its server says 404 of one. Here it has one, unless the server refuses.
    if (path === WORKER && answer.statusCode === 404) return answerForeign(asked, response);
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  onward.on("error", () => response.destroy());
  asked.pipe(onward);
}

/** A page and a service worker with no policy at all. */
function answerForeign({ url }: IncomingMessage, response: ServerResponse): void {
  const [type, text] = url?.endsWith(".js")
    ? ["text/javascript", "self.addEventListener('fetch', () => undefined);"]
    : ["text/html", "<!doctype html><title>Win SOL</title>"];
  response.writeHead(200, { "content-type": type }).end(text);
}

function certificate(folder: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const subject = ["-subj", `/CN=${APP}`, "-addext", `subjectAltName=DNS:${APP},DNS:*.${SITES}`];
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", cert];
  execFileSync("openssl", [...made, ...subject], { stdio: "ignore" });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
