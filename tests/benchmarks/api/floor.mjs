// What the API is compared with: `node floor.mjs DATABASE USER`. It prints its two ports: of raw better-sqlite3 with
// JSON.stringify on node:http, whose `/change` changes one of the tokens, and of bare Hono.
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import Database from "better-sqlite3";
import { Hono } from "hono";

const [, , file, user] = process.argv;
const sqlite = new Database(file);
const change = sqlite.prepare(
  "update tokens set in_gallery = 1 - in_gallery where id = (select id from tokens where user_id = ? limit 1)",
);
const rows = sqlite.prepare(
  `select id, name, ticker, narrative, logo, banner, origin, mint_address, in_gallery, created_at, updated_at, session_id, version
   from tokens where user_id = ? order by created_at desc, id desc limit 500`,
);
const shown = ({ logo, banner, ...token }) => ({
  ...token,
  image_url: `/media/${logo}`,
  banner_url: `/media/${banner}`,
  created_at: new Date(token.created_at).toISOString(),
  updated_at: new Date(token.updated_at).toISOString(),
});
const list = (request, response) => {
  if (request.url === "/change") {
    change.run(user);
    response.end();
    return;
  }
  const text = JSON.stringify({ data: { tokens: rows.all(user).map(shown) } });
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) });
  response.end(text);
};
const app = new Hono().get("/", (c) => c.json({ product_name: "bare" }));
const ports = [];
for (const listener of [list, getRequestListener(app.fetch)]) {
  const server = createServer(listener).listen(0, "127.0.0.1", () => {
    ports.push(server.address().port);
    if (ports.length === 2) process.stdout.write(`${JSON.stringify(ports)}\n`);
  });
  await new Promise((resolve) => server.once("listening", resolve));
}
