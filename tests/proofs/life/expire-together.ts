import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { askHost } from "../../../api/src/testing/http.ts";
import { randomFrom } from "../../../composer/seeded/random.ts";
import type { Finding } from "../finding.ts";
import { goLive, type LastingServer, startLasting } from "./lasting-server.ts";

const STAY = 50;
const AT_ONCE = 50;
/** Before the first of them is over, the server has to start. */
const LEAD_MS = 2_000;
const GONE_WITHIN = 60_000;

/** So many live sites that are over within some seconds, beside others that stay. */
export async function proveExpiryIsKept(count: number, seconds: number): Promise<Finding> {
  const server = await startLasting();
  const faults: string[] = [];
  try {
    const { host } = await goLive(server, "frog");
    await server.end("SIGKILL");
    const begin = Date.now() + LEAD_MS;
    const over = copySites(server, host, count, (n) => begin + (n / count) * seconds * 1_000);
    const stay = copySites(server, host, STAY, () => begin + 3_600_000, "stay");
    await server.start();
    const { port } = server.child();
    const random = randomFrom("expiry");
    const statusOf = async (of: string) => (await askHost(port, of)).status;
    const open = await Promise.all(over.slice(-20).map(({ host }) => statusOf(host)));
    const stillOpen = open.filter((status) => status === 200).length;
    let asked = 0;
    while (Date.now() < begin + seconds * 1_000) {
      const { host: gone, until } = random.pick(over) ?? { host: "", until: 0 };
      const before = Date.now();
      const status = await statusOf(gone);
      if (before > until && status !== 410) faults.push(`${gone} was over and answered ${status}`);
      const staying = random.pick(stay)?.host ?? "";
      const other = await statusOf(staying);
      if (other !== 200) faults.push(`${staying} is live and answered ${other}`);
      asked += 2;
      await pause(5);
    }
    const ended = Date.now();
    for (let at = 0; at < over.length; at += AT_ONCE) {
      const some = over.slice(at, at + AT_ONCE);
      const statuses = await Promise.all(some.map(({ host: gone }) => statusOf(gone)));
      statuses.forEach((status, n) => {
        if (status !== 410) faults.push(`${some[n]?.host} answered ${status} after all were over`);
      });
    }
    const took = Date.now() - ended;
    if (took > GONE_WITHIN) faults.push(`to ask all of them took ${took} ms`);
    for (const { host: staying } of stay) {
      const status = await statusOf(staying);
      if (status !== 200) faults.push(`${staying} is live and answered ${status}`);
    }
    const numbers = {
      "sites over": count,
      seconds,
      "of the last 20 open at first": stillOpen,
      "asked meanwhile": asked,
      "ms to ask all": took,
    };
    return { numbers, faults: faults.slice(0, 20) };
  } finally {
    await server.remove();
  }
}

/** Copies of a site on other hosts. */
function copySites(
  { dataDir, child }: LastingServer,
  of: string,
  count: number,
  until: (n: number) => number,
  name = "over",
): { host: string; until: number }[] {
  const database = new Database(join(dataDir, "gemwright.db"));
  const copy = database.prepare(
    "insert into sites select ?, website_id, files, published_at, ? from sites where host = ?",
  );
  const sites = Array.from({ length: count }, (_, n) => ({
    host: `${name}-${n}.localhost:${child().port}`,
    until: Math.round(until(n)),
  }));
  database.transaction(() => {
    for (const { host, until: end } of sites) if (copy.run(host, end, of).changes !== 1) throw new Error(of);
  })();
  database.close();
  return sites;
}
