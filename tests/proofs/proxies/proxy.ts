import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "node:tls";

/** The app's host in the examples. */
export const APP = "gem.example";

export const proxyNames = ["nginx", "caddy", "caddy with a wildcard certificate"] as const;
export type ProxyName = (typeof proxyNames)[number];

/** Where Debian puts them. */
const programs: Readonly<Record<ProxyName, readonly string[]>> = {
  nginx: ["/usr/sbin/nginx"],
  caddy: ["/usr/bin/caddy"],
  "caddy with a wildcard certificate": ["/usr/bin/caddy"],
};

export const programOf = (name: ProxyName): string | null =>
  programs[name].find((path) => existsSync(path)) ?? null;

export interface RunningProxy {
  http: number;
  https: number;
  stop(): Promise<void>;
}

/** Runs a proxy with the example as it is shipped, but for its ports, its certificates and the server's address. */
export async function startProxy(name: ProxyName, folder: string, server: number): Promise<RunningProxy> {
  const program = programOf(name);
  if (program === null) throw new Error(`${name} is not here.`);
  mkdirSync(folder, { recursive: true });
  const [http, https] = [await freePort(), await freePort()];
  const config = configs[name]({ folder, http, https, server });
  const path = join(folder, name === "nginx" ? "nginx.conf" : "Caddyfile");
  writeFileSync(path, config);
  const words =
    name === "nginx"
      ? ["-p", folder, "-c", path, "-e", join(folder, "error.log"), "-g", "daemon off;"]
      : ["run", "--config", path, "--adapter", "caddyfile"];
  const own = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const process_ = spawn(program, words, {
    env: { ...process.env, ...own },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [process_.stdout, process_.stderr]) stream.on("data", (text) => (said += text));
  await untilSecure(https, process_, () => `${said}${logOf(folder)}`);
  return {
    http,
    https,
    async stop() {
      process_.kill("SIGTERM");
      await once(process_, "exit");
    },
  };
}

const logOf = (folder: string): string => {
  const path = join(folder, "error.log");
  return existsSync(path) ? readFileSync(path, "utf8") : "";
};

interface Place {
  folder: string;
  http: number;
  https: number;
  server: number;
}

const example = (name: string, server: number): string =>
  readFileSync(`docs/self-hosting/${name}`, "utf8").replaceAll("127.0.0.1:8000", `127.0.0.1:${server}`);

const configs: Readonly<Record<ProxyName, (place: Place) => string>> = {
  nginx({ folder, http, https, server }) {
    makeCertificate(folder);
    const blocks = example("nginx.conf", server)
      // Not every machine that tries it has IPv6.
      .replaceAll(/^\s*listen \[::\]:.*\n/gm, "")
      .replaceAll("listen 80;", `listen 127.0.0.1:${http};`)
      .replaceAll("listen 443 ssl;", `listen 127.0.0.1:${https} ssl;`)
      .replaceAll(/ssl_certificate \S+;/g, `ssl_certificate ${folder}/certificate.pem;`)
      .replaceAll(/ssl_certificate_key \S+;/g, `ssl_certificate_key ${folder}/key.pem;`);
    const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((each) => `${each}_temp_path ${folder}/${each};`)
      .join("\n");
    const user = process.getuid?.() === 0 ? "user root;\n" : "";
    return `${user}pid ${folder}/pid;\nevents {}\nhttp {\n${paths}\naccess_log off;\n${blocks}}\n`;
  },
  caddy: (place) => example("Caddyfile", place.server).replace("{\n", `{\n${caddyOptions(place)}`),
  "caddy with a wildcard certificate": (place) => {
    makeCertificate(place.folder);
    const sites = example("Caddyfile.wildcard", place.server)
      .replace(/\S+fullchain\.pem/, `${place.folder}/certificate.pem`)
      .replace(/\S+privkey\.pem/, `${place.folder}/key.pem`);
    return `{\n${caddyOptions(place)}}\n${sites}`;
  },
};

const caddyOptions = ({ folder, http, https }: Place): string =>
  `\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tlocal_certs\n\tskip_install_trust\n\tstorage file_system ${folder}\n`;

function makeCertificate(folder: string): void {
  const names = "subjectAltName=DNS:gem.example,DNS:*.gems.example";
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "certificate.pem")];
  const words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=gem.example"];
  execFileSync("openssl", [...words, "-addext", names, ...files], { stdio: "ignore" });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** Until it shows a certificate: Caddy listens before it has made its own. */
async function untilSecure(port: number, program: ChildProcess, said: () => string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (program.exitCode !== null) throw new Error(`The proxy ended: ${said()}`);
    const socket = connect({ host: "127.0.0.1", port, servername: APP, rejectUnauthorized: false });
    const isSecure = await once(socket, "secureConnect", { signal: AbortSignal.timeout(5_000) }).then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isSecure) return;
    await pause(50);
  }
  throw new Error(`The proxy shows no certificate: ${said()}`);
}
