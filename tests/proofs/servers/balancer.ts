import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** What sends requests to servers in turn, and to another one where one is gone. */
export interface Balancer {
  stop(): Promise<void>;
}

const NGINX = "/usr/sbin/nginx";

/** nginx where it is installed, request by request; else a few lines that share connections out. */
export function startBalancer(port: number, servers: readonly number[], folder: string): Promise<Balancer> {
  if (existsSync(NGINX)) return startNginx(port, servers, folder);
  console.log("There is no nginx, a package of Debian's: a balancer of our own takes its place.");
  return startOwn(port, servers);
}

async function startNginx(port: number, servers: readonly number[], folder: string): Promise<Balancer> {
  const path = join(folder, "nginx.conf");
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    path,
    `${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  ${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  access_log off;
  upstream servers {
    ${servers.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join("\n    ")}
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 50m;
    location / {
      proxy_pass http://servers;
      proxy_http_version 1.1;
      proxy_buffering off;
      proxy_connect_timeout 1s;
      proxy_next_upstream error timeout;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`,
  );
  const child = spawn(NGINX, [
    "-p",
    folder,
    "-c",
    path,
    "-e",
    join(folder, "error.log"),
    "-g",
    "daemon off;",
  ]);
  await answers(port, child);
  return {
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const probe = connect(port, "127.0.0.1");
    const isOpen = await once(probe, "connect").then(
      () => true,
      () => false,
    );
    probe.destroy();
    if (isOpen) return;
    await pause(20);
  }
  throw new Error("nginx has ended.");
}

async function startOwn(port: number, servers: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer((client) => {
    const tryNext = (left: number) => {
      const upstream = connect(servers[turn++ % servers.length] ?? 0, "127.0.0.1");
      upstream.once("connect", () => {
        upstream.off("error", next);
        upstream.on("error", () => client.destroy());
        upstream.on("close", () => client.destroy());
        client.pipe(upstream).pipe(client);
      });
      const next = () => (left > 1 ? tryNext(left - 1) : client.destroy());
      upstream.once("error", next);
      client.on("close", () => upstream.destroy());
    };
    client.on("error", () => client.destroy());
    tryNext(servers.length);
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    async stop() {
      server.close();
    },
  };
}
