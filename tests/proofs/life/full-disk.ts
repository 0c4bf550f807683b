import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { askHost } from "../../../api/src/testing/http.ts";
import { ask } from "../../support/api-user.ts";
import type { Finding } from "../finding.ts";
import { goLive, startLasting } from "./lasting-server.ts";

/** Changes the limits of a process that runs already; Linux alone has it. */
const PRLIMIT = "/usr/bin/prlimit";
const REFUSALS = 20;

/** No file of the server may grow, again and again: writes are refused, all else goes on, and then writes too. */
export async function proveFullDiskIsSurvived(rounds: number): Promise<Finding> {
  if (!existsSync(PRLIMIT)) return { numbers: {}, faults: [`This needs ${PRLIMIT}.`] };
  const server = await startLasting();
  const faults: string[] = [];
  const numbers = { rounds, acknowledged: 0, refused: 0, "read meanwhile": 0 };
  try {
    const { session, host } = await goLive(server, "frog");
    const { call } = server;
    const letFilesGrowTo = (bytes: number | "unlimited") =>
      execFileSync(PRLIMIT, ["--pid", String(server.child().process.pid), `--fsize=${bytes}:`]);
    let last = "";
    const rename = async (name: string) => {
      const { status, headers, body } = await call("changeProfile", { session, body: { name } });
      if (status === 200) {
        last = body.name;
        numbers.acknowledged++;
      } else if ((status === 507 || status === 503) && headers.get("retry-after")) numbers.refused++;
      else faults.push(`a write was answered with ${status}`);
      return status;
    };
    for (let round = 0; round < rounds && faults.length === 0; round++) {
      letFilesGrowTo(statSync(join(server.dataDir, "gemwright.db-wal")).size + 20_000);
      const wanted = numbers.refused + REFUSALS;
      for (let n = 0; numbers.refused < wanted && faults.length === 0; n++) {
        await rename(`Ada ${round} of ${n}`);
        const reads = [
          ["the site", (await askHost(server.child().port, host)).status],
          ["the list", (await call("listTokens", { session })).status],
        ] as const;
        for (const [what, status] of reads) {
          if (status === 200) numbers["read meanwhile"]++;
          else faults.push(`${what} was answered with ${status}`);
        }
      }
      letFilesGrowTo("unlimited");
      if ((await rename(`Ada after ${round}`)) !== 200) faults.push(`round ${round}: it does not go on`);
      await server.end("SIGKILL");
      await server.start();
      const { name } = await ask(call, "getMe", { session });
      if (name !== last) faults.push(`round ${round}: ${last} was acknowledged, and it is ${name}`);
    }
    return { numbers, faults };
  } finally {
    await server.remove();
  }
}
