import assert from "node:assert/strict";
import {
  generateSigner,
  keypairIdentity,
  lamports,
  publicKey,
  sol,
  transactionBuilder,
} from "@metaplex-foundation/umi";
import { createUmi } from "@metaplex-foundation/umi-bundle-defaults";
import { check, errorOf } from "./check.mjs";

const SYSTEM = publicKey("11111111111111111111111111111111");
const umi = createUmi(process.argv[2] ?? "", "confirmed");
const wallet = generateSigner(umi);
umi.use(keypairIdentity(wallet));
const friend = generateSigner(umi).publicKey;
const fast = { confirm: { commitment: "confirmed" } };

function transfer(amount, to = friend) {
  const data = Buffer.alloc(12);
  data.writeUInt32LE(2);
  data.writeBigUInt64LE(amount, 4);
  const keys = [
    { pubkey: wallet.publicKey, isSigner: true, isWritable: true },
    { pubkey: to, isSigner: false, isWritable: true },
  ];
  const instruction = { programId: SYSTEM, keys, data: new Uint8Array(data) };
  return transactionBuilder([{ instruction, signers: [wallet], bytesCreatedOnChain: 0 }]);
}

await check("an airdrop is confirmed", async () => {
  await umi.rpc.airdrop(wallet.publicKey, sol(5), { commitment: "confirmed" });
  assert.deepEqual(await umi.rpc.getBalance(wallet.publicKey), sol(5));
});

await check("the cluster is read", async () => {
  const slot = await umi.rpc.getSlot();
  assert.ok(slot > 0);
  assert.equal((await umi.rpc.getGenesisHash()).length > 30, true);
  assert.deepEqual(await umi.rpc.getRent(0), lamports(890_880));
  assert.ok((await umi.rpc.getBlockTime(slot)) > 0n);
  const { blockhash, lastValidBlockHeight } = await umi.rpc.getLatestBlockhash();
  assert.ok(blockhash && lastValidBlockHeight > slot);
  assert.ok((await umi.rpc.call("getVersion"))["solana-core"]);
});

await check("accounts are read, and absent ones are told from them", async () => {
  const [here, absent] = await umi.rpc.getAccounts([wallet.publicKey, friend]);
  assert.deepEqual([here.exists, here.lamports, absent.exists], [true, sol(5), false]);
  assert.equal(await umi.rpc.accountExists(friend), false);
  assert.equal((await umi.rpc.getAccount(wallet.publicKey)).owner, SYSTEM);
  const wallets = await umi.rpc.getProgramAccounts(SYSTEM, { filters: [{ dataSize: 0 }] });
  assert.ok(wallets.some((account) => account.publicKey === wallet.publicKey));
});

await check("a transfer is sent, confirmed and read back", async () => {
  const { signature, result } = await transfer(1_000_000_000n).sendAndConfirm(umi, fast);
  assert.equal(result.value.err, null);
  assert.deepEqual(await umi.rpc.getBalance(friend), sol(1));
  const [status] = await umi.rpc.getSignatureStatuses([signature]);
  assert.equal(status.error, null);
  const landed = await umi.rpc.getTransaction(signature, { commitment: "confirmed" });
  assert.deepEqual(landed.meta.fee, lamports(5_000));
});

await check(
  "a transfer of too much is refused in preflight, and lands with its error without it",
  async () => {
    const refused = await errorOf(() => transfer(50_000_000_000n).sendAndConfirm(umi, fast));
    assert.match(refused.message, /custom program error: 0x1/);
    assert.ok(refused.logs.join(" ").includes("insufficient lamports"));
    const { result } = await transfer(50_000_000_000n).sendAndConfirm(umi, {
      ...fast,
      send: { skipPreflight: true },
    });
    assert.deepEqual(result.value.err, { InstructionError: [0, { Custom: 1 }] });
  },
);

await check("a transaction is simulated, before its signatures", async () => {
  const transaction = await transfer(1n).buildWithLatestBlockhash(umi);
  const { err, unitsConsumed } = await umi.rpc.simulateTransaction(transaction, { verifySignatures: false });
  assert.deepEqual([err, unitsConsumed], [null, 150]);
});

await check("a bad parameter has no result, and an airdrop of too much is refused", async () => {
  // It lets go of the error that the answer holds.
  assert.equal(await umi.rpc.call("getBalance", ["not an address"]), undefined);
  const error = await errorOf(() => umi.rpc.airdrop(friend, sol(5_000)));
  assert.match(error.message, /airdrop/);
});
process.exit(0);
