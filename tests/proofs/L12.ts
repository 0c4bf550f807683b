/**
 * L12: a second server on one data folder is refused in a sentence, also while the first is killed again and
 * again, and starts once it is gone. `npm run prove -- L12 [rounds]`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild } from "../../api/src/testing/child-server.ts";
import { conclude } from "./finding.ts";

const [rounds = "20"] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "gemwright-second-"));
const faults: string[] = [];
let [refused, started] = [0, 0];
for (let round = 0; round < Number(rounds); round++) {
  const first = await startChild(folder);
  started++;
  const said = await startChild(folder).then(
    (second) => {
      second.process.kill("SIGKILL");
      return "a second one started";
    },
    ({ message }: Error) => message,
  );
  if (/: Another server is running on the data folder [^\n]*\n$/.test(said)) refused++;
  else faults.push(`round ${round}: ${said}`);
  first.process.kill(round % 2 === 0 ? "SIGKILL" : "SIGTERM");
  await first.exited;
}
rmSync(folder, { recursive: true, force: true });
conclude("L12", { numbers: { started, refused }, faults });
