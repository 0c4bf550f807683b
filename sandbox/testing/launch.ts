import { Keypair, VersionedTransaction } from "@solana/web3.js";
import type { TestSandbox } from "./start-test-sandbox.ts";

export const order = (wallet: Keypair, mint: Keypair, changes: object = {}) => ({
  publicKey: wallet.publicKey.toBase58(),
  action: "create",
  tokenMetadata: {
    name: "Moon Otter",
    symbol: "OTTER",
    uri: "http://localhost:8000/m/0123456789abcdef.json",
  },
  mint: mint.publicKey.toBase58(),
  denominatedInSol: "true",
  amount: 0.05,
  slippage: 10,
  priorityFee: 0.0005,
  pool: "pump",
  ...changes,
});

export const askTradeService = (url: string, body: unknown) =>
  fetch(`${url}/api/trade-local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

export async function fundedWallet({ connection }: TestSandbox, sol = 10): Promise<Keypair> {
  const wallet = Keypair.generate();
  await connection.requestAirdrop(wallet.publicKey, sol * 1_000_000_000);
  return wallet;
}

/** Builds, signs (wallet first, mint after it) and sends a launch. */
export async function launch(sandbox: TestSandbox, wallet: Keypair, changes: object = {}) {
  const mint = Keypair.generate();
  const answer = await askTradeService(sandbox.url, order(wallet, mint, changes));
  if (!answer.ok) throw new Error(await answer.text());
  const transaction = VersionedTransaction.deserialize(new Uint8Array(await answer.arrayBuffer()));
  transaction.sign([wallet]);
  transaction.sign([mint]);
  const signature = await sandbox.connection.sendRawTransaction(transaction.serialize(), {
    skipPreflight: true,
  });
  return { mint: mint.publicKey, signature, transaction };
}
