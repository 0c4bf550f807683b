// What the wallet asks the sandbox, which serves this window too.

export interface TransactionSummary {
  feePayer: string;
  networkFee: string;
  leaving: string;
  programs: { name: string; address: string; calls: number }[];
  instructions: number;
  signers: number;
  tokens: { mint: string; change: string }[];
  problem: string | null;
}

const LAMPORTS_PER_SOL = 1_000_000_000;
const AIRDROP_SOL = 10;

/** Lamports, as the newest slot has them. */
export async function balanceOf(address: string): Promise<number> {
  const result = await rpc<{ value: number }>("getBalance", [address, { commitment: "processed" }]);
  return result.value;
}

/** Gets 10 SOL of play money from the faucet. */
export const airdrop = (address: string): Promise<string> =>
  rpc("requestAirdrop", [address, AIRDROP_SOL * LAMPORTS_PER_SOL]);

/** What the chain says a transaction would do. */
export async function summaryOf(transaction: Uint8Array, account: string): Promise<TransactionSummary> {
  const answer = await post("/wallet/summary", { transaction: toBase64(transaction), account });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

export function formatSol(lamports: number | string, digits = 9): string {
  const sol = Number(lamports) / LAMPORTS_PER_SOL;
  return `${sol.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: digits })} SOL`;
}

async function rpc<T>(method: string, params: unknown[]): Promise<T> {
  const answer = await post("/", { jsonrpc: "2.0", id: 1, method, params });
  const { result, error } = await answer.json();
  if (error) throw new Error(error.message);
  return result;
}

const post = (path: string, body: unknown) =>
  fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
