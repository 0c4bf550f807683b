import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Database from "better-sqlite3";
import { Failure } from "#contract/endpoint.ts";
import type { Got } from "../../../api/src/testing/call.ts";
import { idea } from "../../../api/src/testing/requests.ts";
import { floods, isSilent } from "../../../api/src/testing/stub-model.ts";
import { ask, type Call, signIn } from "../../support/api-user.ts";
import type { Finding } from "../finding.ts";
import { startLasting } from "./lasting-server.ts";

const LIE = "<html><script>alert(1)</script></html>";

/** How model, chain and trading service fail, all at once. */
const faults = {
  closed: (response: ServerResponse) => response.socket?.destroy(),
  silent: (response: ServerResponse) => isSilent(response, nothing),
  lying: (response: ServerResponse) => response.writeHead(200, { "content-type": "text/html" }).end(LIE),
  broken: (response: ServerResponse) => response.writeHead(500).end("oops"),
  endless: (response: ServerResponse) => floods(response, nothing),
} as const;
const nothing = { path: "", key: undefined, body: null };

type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];

/** What it answers is passed on as it is, since the launch's sentence has it, and never as a page that runs. */
const RELAYED = "the trading service";
const relayed: Partial<Record<FaultName, [status: number, body: string]>> = {
  lying: [200, LIE],
  broken: [500, "oops"],
};
const ANSWERED_WITHIN = 90_000;
const MOST_MEMORY = 200e6;

/**
 * With everything outside broken in one way: each call comes to its end in time, in the catalogue's words or with the
 * built-in composer in the model's place, memory stays, and no job hangs.
 */
export async function proveOutsideFaultsAreBounded(names: readonly FaultName[]): Promise<Finding> {
  const outside = await startOutside();
  const { url } = outside;
  const server = await startLasting({
    SOLANA_NETWORK: "devnet",
    RPC_URL: url,
    TRADE_API_URL: url,
    AI_TEXT_BASE_URL: `${url}/v1`,
    AI_TEXT_API_KEY: "key",
    AI_TEXT_MODEL: "model",
  });
  const found: string[] = [];
  const numbers: Record<string, number> = {};
  try {
    const { call } = server;
    const session = await signIn(call);
    const memory = async () => {
      const text = await (await fetch(`${server.child().url}/metrics`)).text();
      return Number(/^gemwright_process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
    };
    const before = await memory();
    for (const name of names) {
      outside.behave(name);
      const begun = performance.now();
      const answers = await Promise.all(
        Object.entries(calls(call, session)).map(async ([what, send]) => ({ what, ...(await send()) })),
      );
      const took = performance.now() - begun;
      numbers[`ms until all answered, ${name}`] = Math.round(took);
      if (took > ANSWERED_WITHIN) found.push(`${name}: answered after ${Math.round(took)} ms only`);
      for (const { what, ...answer } of answers) {
        if (isBounded(name, what, answer)) continue;
        const text = JSON.stringify(answer.body)?.slice(0, 200);
        found.push(`${name}: ${what} was answered with ${answer.status}: ${text}`);
      }
      const growth = (await memory()) - before;
      numbers[`MB more, ${name}`] = Math.max(0, Math.round(growth / 1e6));
      if (growth > MOST_MEMORY) found.push(`${name}: ${Math.round(growth / 1e6)} MB more`);
    }
    numbers["hung jobs"] = runningJobs(server.dataDir);
    if (numbers["hung jobs"] > 0) found.push(`${numbers["hung jobs"]} jobs hang`);
    await ask(call, "getMe", { session });
  } finally {
    outside.close();
    await server.remove();
  }
  return { numbers, faults: found };
}

function isBounded(name: FaultName, what: string, { status, headers, body }: Got<unknown>): boolean {
  if (what === "generation") return status === 200;
  const expected = what === RELAYED ? relayed[name] : undefined;
  if (!expected) return Failure.safeParse(body).success || (what !== RELAYED && status === 200);
  const isPage = headers.get("content-type")?.includes("html");
  return status === expected[0] && body === expected[1] && !isPage;
}

/** One call for each thing that is asked outside. */
const calls = (call: Call, session: Awaited<ReturnType<typeof signIn>>) => ({
  generation: () => call("creativeGenerate", { session, body: idea(`a frog number ${Math.random()}`) }),
  "the chain": () =>
    call("chainRpc", { body: { jsonrpc: "2.0", id: 1, method: "getBalance", params: [MINT] } }),
  [RELAYED]: () => call("tradeLocal", { body: { action: "create", mint: MINT } }),
  import: () =>
    call("importToken", {
      session,
      body: { token_mint: MINT, metadata: { name: "Frog", symbol: "FROG", image: null, description: null } },
    }),
  "a coin": () => call("readCoin", { params: { mint: MINT } }),
});

const MINT = "So11111111111111111111111111111111111111112";

async function startOutside() {
  let fault: FaultName = "closed";
  const server = createServer((request, response) => {
    request.resume().on("end", () => faults[fault](response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (next: FaultName) => {
      fault = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function runningJobs(dataDir: string): number {
  const database = new Database(join(dataDir, "gemwright.db"), { readonly: true });
  const count = database
    .prepare("select count(*) from jobs where state = 'running' or state = 'queued' and due_at < ?")
    .pluck()
    .get(Date.now() - 10_000);
  database.close();
  return Number(count);
}
