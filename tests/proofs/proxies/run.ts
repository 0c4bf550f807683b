import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Call, createCall } from "../../../api/src/testing/call.ts";
import { startChild } from "../../../api/src/testing/child-server.ts";
import { idea } from "../../../api/src/testing/requests.ts";
import { ask, makeTokenWithWebsite, signIn } from "../../support/api-user.ts";
import type { Finding } from "../finding.ts";
import { APP, type ProxyName, type RunningProxy, startProxy } from "./proxy.ts";

const SITE = "frog.gems.example";

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string | null;
  /** The address that the client comes from. */
  from?: string;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** Milliseconds until the first byte of the body, and until the last. */
  first: number;
  last: number;
}

/** The server in production behind a proxy with the example that we ship: what each promises, tried through it. */
export async function proveBehind(name: ProxyName): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), `gemwright-${name.split(" ")[0]}-`));
  const server = await startChild(join(folder), [], {
    HOST: "127.0.0.1",
    PUBLIC_URL: `https://${APP}`,
    SITES_DOMAIN: "gems.example",
    TRUSTED_PROXIES: "127.0.0.1",
    SUPPORT_EMAIL: "you@gem.example",
    RATE_LIMITS: "message.address=1/600",
    OPERATOR_TOKEN: "an-operator-token-of-a-proof",
  });
  const faults: string[] = [];
  let checks = 0;
  let proxy: RunningProxy | null = null;
  const expect = (what: string, actual: unknown, wanted: unknown) => {
    checks++;
    if (JSON.stringify(actual) !== JSON.stringify(wanted))
      faults.push(`${name}: ${what}: ${JSON.stringify(actual)}, wanted ${JSON.stringify(wanted)}`);
  };
  try {
    proxy = await startProxy(name, join(folder, "proxy"), server.port);
    const { http, https } = proxy;
    const through = (host: string, path: string, asked: Asked = {}) => send(https, host, path, asked);
    const call: Call = createCall({ request: (path, init) => asFetch(through, String(path), init) });

    const page = await through(APP, "/");
    expect("the app's page", [page.status, page.bytes.includes("<title>")], [200, true]);
    const plain = await send(http, APP, "/settings", {}, false);
    const target = String(plain.headers.location).replace(/:\d+(?=\/)/, "");
    expect(
      "plain HTTP",
      [plain.status >= 301 && plain.status <= 308, target],
      [true, `https://${APP}/settings`],
    );

    const year = (answer: Answer) => answer.headers["strict-transport-security"];
    expect("https alone for a year, by the app", year(page), "max-age=31536000");

    const session = await signIn(call);
    const { id } = await makeTokenWithWebsite(call, session, "a frog astronaut", "frog");
    const { website_id } = await ask(call, "getWebsiteStatus", { session, params: { tokenId: id } });
    const early = await through(SITE, "/").catch(() => null);
    expect("a site before it is live", early?.status === 200, false);
    await ask(call, "deployWebsite", { session, params: { websiteId: website_id ?? "" } });
    const site = await through(SITE, "/");
    expect("https alone for a year, by a site", year(site), "max-age=31536000");
    expect("a live site", [site.status, site.bytes.includes("<title>")], [200, true]);
    const nobody = await through("nobody.gems.example", "/").catch(() => null);
    expect("a site that there is not", nobody === null || nobody.status === 404, true);

    const image = Buffer.alloc(10_400_000, 1);
    const form = { name: "Frog", ticker: "FROG", description: "A frog.", generate_banner: "false" };
    const large = await call("createToken", { session, body: form, files: { image: new Blob([image]) } });
    expect("an image of 10.4 MB", [large.status, large.body.code], [422, "invalid_image"]);

    const progressId = crypto.randomUUID();
    const headers = { authorization: `Bearer ${session.access_token}` };
    const [progress] = await Promise.all([
      through(APP, `/api/v1/progress/${progressId}`, { headers }),
      ask(call, "creativeGenerate", {
        session,
        body: { ...idea("a badger in a hat"), progress_id: progressId },
      }),
    ]);
    expect(
      "progress comes as it is made",
      [progress.status, progress.last - progress.first > 20],
      [200, true],
    );

    const write = (from: string, claimed: string) => {
      const body = JSON.stringify({ host: SITE, reason: "It asks for my seed phrase." });
      const head = { "content-type": "application/json", "x-forwarded-for": claimed };
      return through(APP, "/api/v1/abuse/report", { method: "POST", headers: head, body, from });
    };
    expect("a message", (await write("127.0.0.1", "198.51.100.1")).status, 200);
    expect("a second one under a claimed address", (await write("127.0.0.1", "198.51.100.2")).status, 429);
    expect("one from another address", (await write("127.0.0.2", "198.51.100.1")).status, 200);

    for (const path of [
      "/metrics",
      "/operator",
      "/internal/models",
      "/internal/tls-check?domain=gem.example",
    ])
      expect(`${path} from outside`, (await through(APP, path)).status, 404);
  } finally {
    await proxy?.stop();
    server.process.kill("SIGKILL");
    await server.exited;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  return { numbers: { [`checks behind ${name}`]: checks }, faults };
}

type Through = (host: string, path: string, asked?: Asked) => Promise<Answer>;

async function asFetch(through: Through, path: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(`https://${APP}${path}`, init);
  const body = init.body ? new Uint8Array(await request.arrayBuffer()) : null;
  const { status, headers, bytes } = await through(APP, path, {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    body,
  });
  const type = headers["content-type"] ?? "";
  return new Response(new Uint8Array(bytes), { status, headers: { "content-type": type } });
}

function send(port: number, host: string, path: string, asked: Asked = {}, isSecure = true): Promise<Answer> {
  const { method = "GET", headers = {}, body = null, from } = asked;
  const request = isSecure ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const secure = isSecure ? { servername: host, rejectUnauthorized: false } : {};
    const length = body === null ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const options = {
      host: "127.0.0.1",
      port,
      path,
      method,
      agent: false,
      headers: { ...headers, ...length, host },
    };
    const sent = request({ ...options, ...secure, ...(from && { localAddress: from }) }, (answer) => {
      const parts: Buffer[] = [];
      let first = 0;
      answer.on("data", (part: Buffer) => {
        first ||= performance.now();
        parts.push(part);
      });
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          bytes: Buffer.concat(parts),
          first,
          last: performance.now(),
        }),
      );
    });
    sent.on("error", reject);
    sent.end(body ?? undefined);
  });
}
