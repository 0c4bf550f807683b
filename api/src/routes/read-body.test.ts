import { connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, it, vi } from "vitest";
import { createLog } from "../log.ts";
import { withServer } from "../testing/http.ts";
import { createTestApp } from "../testing/test-app.ts";

it("takes a body that its client breaks off for the client's doing, and tells of no failure", async () => {
  const lines: string[] = [];
  const log = createLog("debug", [], { write: (line) => lines.push(line) });
  const { app } = createTestApp({ log });
  await withServer(getRequestListener(app.fetch), async (port) => {
    const head =
      "POST /api/v1/auth/token/refresh HTTP/1.1\r\nHost: localhost:8000\r\nContent-Length: 100\r\n";
    const client = connect(port, "127.0.0.1");
    client.write(`${head}Content-Type: application/json\r\n\r\n{"refresh`, () =>
      setImmediate(() => client.destroy()),
    );
    await vi.waitFor(() => expect(lines.some((line) => JSON.parse(line).msg === "request")).toBe(true));
  });
  const entries = lines.map((line) => JSON.parse(line));
  expect(entries.find(({ msg }) => msg === "request")).toMatchObject({ level: 20, status: 400 });
  expect(entries.filter(({ level }) => level > 30)).toEqual([]);
  expect(lines.join("")).not.toContain("stack");
});
