// What the API is compared with: `node floor.mjs DATABASE USER`. It prints its two ports: of raw better-sqlite3 with
// JSON.stringify on node:http, and of bare Hono.
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import Database from "better-sqlite3";
import { Hono } from "hono";

const [, , file, user] = process.argv;
const rows = new Database(file, { readonly: true }).prepare(
  "select * from tokens where user_id = ? order by created_at desc, id desc limit 500",
);
const shown = ({ user_id, prompt, seed, palette, drawings, generation_metadata, ...token }) => ({
  ...token,
  image_url: `/media/${token.logo}`,
  created_at: new Date(token.created_at).toISOString(),
  updated_at: new Date(token.updated_at).toISOString(),
});
const list = (_request, response) => {
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
