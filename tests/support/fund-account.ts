import type { SharedProduct } from "./stage.ts";

/** One SOL of play money, of the sandbox's own chain: the server passes on no airdrops. */
export async function fundAccount({ sandboxUrl }: SharedProduct, address: string): Promise<void> {
  const params = [address, 1_000_000_000];
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "requestAirdrop", params });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(sandboxUrl, { method: "POST", headers, body });
  const { error } = (await answer.json()) as { error?: { message: string } };
  if (error) throw new Error(`The sandbox gave no money: ${error.message}`);
}
