import { setTimeout } from "node:timers/promises";
import { PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import { askChain } from "../../support/api-user.ts";
import type { Client, Write } from "./beliefs.ts";

/** Lamports. What a transaction with one signature costs, and what keeps a new account alive. */
const FEE = 5_000;
const RENT = 890_880;

export const balanceOf = async ({ call }: Client, address: string): Promise<number> =>
  (await askChain<{ value: number }>(call, "getBalance", [address, { commitment: "processed" }])).value;

export function airdrop(client: Client): Write {
  const { call, wallet, believed, random } = client;
  const lamports = 100_000_000 + random.between(1, 99_999_999);
  const believe = (signature: string) => {
    believed.signatures.push(signature);
    believed.lamports += lamports;
  };
  return {
    kind: "airdrop",
    send: async () => believe(await askChain<string>(call, "requestAirdrop", [wallet.address, lamports])),
    resolve: async () => {
      if ((await balanceOf(client, wallet.address)) !== believed.lamports + lamports) return false;
      // The balance shows it already; its signature is listed as soon as its slot is confirmed.
      for (;;) {
        const [newest] = await askChain<{ signature: string }[]>(call, "getSignaturesForAddress", [
          wallet.address,
          { limit: 1, commitment: "confirmed" },
        ]);
        if (newest && !believed.signatures.includes(newest.signature)) {
          believe(newest.signature);
          return true;
        }
        await setTimeout(100);
      }
    },
  };
}

export function transfer(client: Client): Write {
  const { call, believed, random } = client;
  const lamports = RENT + random.between(1, 999_999);
  let signature = "";
  const believe = () => {
    believed.signatures.push(signature);
    believed.lamports -= lamports + FEE;
    believed.sink.lamports += lamports;
  };
  return {
    kind: "transfer",
    send: async () => {
      const latest = await askChain<{ value: { blockhash: string } }>(call, "getLatestBlockhash", [
        { commitment: "confirmed" },
      ]);
      const signed = signTransfer(client, lamports, latest.value.blockhash);
      signature = signed.signature;
      await askChain(call, "sendTransaction", [
        signed.wire,
        { encoding: "base64", preflightCommitment: "confirmed" },
      ]);
      believe();
    },
    resolve: async () => {
      const happened = signature !== "" && (await statusesOf(client, [signature]))[0] !== null;
      if (happened) believe();
      return happened;
    },
  };
}

function signTransfer({ wallet, believed }: Client, lamports: number, recentBlockhash: string) {
  const { keypair } = wallet;
  const message = new TransactionMessage({
    payerKey: keypair.publicKey,
    recentBlockhash,
    instructions: [
      SystemProgram.transfer({
        fromPubkey: keypair.publicKey,
        toPubkey: new PublicKey(believed.sink.address),
        lamports,
      }),
    ],
  });
  const transaction = new VersionedTransaction(message.compileToV0Message());
  transaction.sign([keypair]);
  const [signature = new Uint8Array()] = transaction.signatures;
  return {
    signature: bs58.encode(signature),
    wire: Buffer.from(transaction.serialize()).toString("base64"),
  };
}

/** What the chain says of each signature: null where it does not know it. */
export async function statusesOf(
  { call }: Client,
  signatures: readonly string[],
): Promise<({ err: unknown } | null)[]> {
  const answer = await askChain<{ value: ({ err: unknown } | null)[] }>(call, "getSignatureStatuses", [
    signatures,
    { searchTransactionHistory: true },
  ]);
  return answer.value;
}
