import { run } from "../../api/src/cli/run.ts";
import { type Account, SeedError } from "./account.ts";

/** One line for the operator's command line, such as `takedown frog.localhost:8000`. */
export type RunCommand = (...line: string[]) => Promise<void>;

/** The operator's command line on the instance's data folder, which has to be the instance's own. */
export async function openOperator(account: Account, dataDir: string): Promise<RunCommand> {
  const source = { ...process.env, DATA_DIR: dataDir };
  const { code, err } = await run(["tokens", "--user", account.wallet.address, "--limit", "1"], source);
  if (code !== 0)
    throw new SeedError(
      `The data folder ${dataDir} is not the one of the instance at ${account.url}. Set DATA_DIR as for \`npm start\`. (${err})`,
    );
  return async (...line) => {
    const done = await run(line, source);
    if (done.code !== 0) throw new Error(`${line.join(" ")}: ${done.err}`);
  };
}
