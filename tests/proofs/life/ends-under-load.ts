import { Agent, type ClientRequest, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { randomFrom } from "../../../composer/seeded/random.ts";
import type { Finding } from "../finding.ts";
import { goLive, type LastingServer, type LiveSite, startLasting } from "./lasting-server.ts";

const CLIENTS = 24;

/** SIGTERM while everybody asks and writes: what the server had begun to answer, it answers. */
export async function proveEndsLoseNoRequest(ends: number): Promise<Finding> {
  const server = await startLasting();
  const faults: string[] = [];
  let [answered, inFlight] = [0, 0];
  try {
    const site = await goLive(server, "frog");
    const random = randomFrom("ends under load");
    for (let end = 0; end < ends && faults.length === 0; end++) {
      const life = { isOver: false, endedAt: Number.POSITIVE_INFINITY };
      const agent = new Agent({ keepAlive: true });
      const work = Array.from({ length: CLIENTS }, async (_, index) => {
        while (!life.isOver) {
          const call = send(server, site, agent, index);
          const outcome = await call.outcome;
          if (outcome === "answered") answered++;
          // A request that left after the signal may find the door closed.
          const wasInFlight = call.sentAt < life.endedAt - MARGIN_MS;
          if (life.isOver && wasInFlight) inFlight++;
          if (outcome !== "answered" && wasInFlight) faults.push(`end ${end}: ${call.what}: ${outcome}`);
        }
      });
      await pause(random.between(100, 400));
      life.endedAt = performance.now();
      life.isOver = true;
      const code = await server.end("SIGTERM");
      if (code !== 0) faults.push(`end ${end}: the server ended with ${code}`);
      await Promise.all(work);
      agent.destroy();
      await server.start();
    }
  } finally {
    await server.remove();
  }
  if (inFlight === 0) faults.push("no request was in flight at an end");
  return { numbers: { ends, "requests answered": answered, "in flight at an end": inFlight }, faults };
}

/** Within which a request may still be on its way when the signal comes. */
const MARGIN_MS = 5;

interface Sent {
  what: string;
  sentAt: number;
  outcome: Promise<string>;
}

/** A read of the site, of the list, or a write, in turn. */
function send(server: LastingServer, { host, session }: LiveSite, agent: Agent, index: number): Sent {
  const { port } = server.child();
  const own = {
    host: `localhost:${port}`,
    authorization: `Bearer ${session.access_token}`,
    "x-csrf-token": session.csrf_token,
    "content-type": "application/json",
  };
  const [what, path, method, headers, body] = [
    ["the site", "/", "GET", { host }, ""],
    ["the list", "/api/v1/token-generation/my-tokens", "GET", own, ""],
    ["a write", "/api/v1/auth/me", "PATCH", own, JSON.stringify({ name: `Ada ${Math.random()}` })],
  ][index % 3] as [string, string, string, Record<string, string>, string];
  const asked: ClientRequest = request({ host: "127.0.0.1", port, path, method, headers, agent });
  const sentAt = performance.now();
  const outcome = new Promise<string>((resolve) => {
    asked.on("error", ({ message }) => resolve(message));
    asked.on("response", (response) => {
      response.on("error", ({ message }) => resolve(`cut off: ${message}`));
      response.on("end", () => resolve(response.statusCode === 200 ? "answered" : `${response.statusCode}`));
      response.resume();
    });
  });
  asked.end(body);
  return { what, sentAt, outcome };
}
