// One of the servers that hosting is compared with, on the files of a folder: `node rival.mjs NAME PORT FOLDER PACKAGES`.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [, , name, port, folder, packages] = process.argv;
const { resolve } = createRequire(`${packages}/package.json`);
const load = (what) => import(pathToFileURL(resolve(what)).href);

const servers = {
  async sirv() {
    const { default: sirv } = await load("sirv");
    return sirv(folder, { brotli: true, gzip: true, etag: true });
  },
  async express() {
    const { default: express } = await load("express");
    return express().use(express.static(folder));
  },
  async hono() {
    const { Hono } = await load("hono");
    const { getRequestListener } = await load("@hono/node-server");
    const { serveStatic } = await load("@hono/node-server/serve-static");
    const app = new Hono().use("/*", serveStatic({ root: "./", precompressed: true }));
    return getRequestListener(app.fetch);
  },
  async handler() {
    const { Hono } = await load("hono");
    const { getRequestListener } = await load("@hono/node-server");
    const page = readFileSync("index.html.br");
    const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" };
    return getRequestListener(new Hono().get("/", (c) => c.body(page, 200, headers)).fetch);
  },
};

process.chdir(folder);
const listener = await servers[name]();
createServer(listener).listen(Number(port), "127.0.0.1", () => process.stdout.write("ready\n"));
