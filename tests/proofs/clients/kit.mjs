import assert from "node:assert/strict";
import { setMaxListeners } from "node:events";
import * as kit from "@solana/kit";
import * as system from "@solana-program/system";
import { check, errorOf, firstOf } from "./check.mjs";

const url = process.argv[2] ?? "";
const rpc = kit.createSolanaRpc(url);
const rpcSubscriptions = kit.createSolanaRpcSubscriptions(url.replace("http", "ws"));
const SOL = 1_000_000_000n;
const confirmed = { commitment: "confirmed" };
const processed = { commitment: "processed" };
const giveUp = new AbortController();
setMaxListeners(0, giveUp.signal);
const listening = { abortSignal: giveUp.signal };

const airdrop = kit.airdropFactory({ rpc, rpcSubscriptions });
const sendAndConfirm = kit.sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions });
const wallet = await kit.generateKeyPairSigner();
const friend = await kit.generateKeyPairSigner();
const stranger = await kit.generateKeyPairSigner();

async function signed(instructions, lifetime = undefined) {
  const latest = lifetime ?? (await rpc.getLatestBlockhash(confirmed).send()).value;
  const message = kit.pipe(
    kit.createTransactionMessage({ version: 0 }),
    (m) => kit.setTransactionMessageFeePayerSigner(wallet, m),
    (m) => kit.setTransactionMessageLifetimeUsingBlockhash(latest, m),
    (m) => kit.appendTransactionMessageInstructions(instructions, m),
  );
  return kit.signTransactionMessageWithSigners(message);
}
const transfer = (amount, destination = friend.address) =>
  system.getTransferSolInstruction({ source: wallet, destination, amount });
const balanceOf = async (address) => (await rpc.getBalance(address, confirmed).send()).value;

await check("an airdrop is confirmed", async () => {
  await airdrop({ ...confirmed, recipientAddress: wallet.address, lamports: kit.lamports(5n * SOL) });
  assert.equal(await balanceOf(wallet.address), 5n * SOL);
});

await check("the cluster is read", async () => {
  const [slot, height] = [await rpc.getSlot(processed).send(), await rpc.getBlockHeight(processed).send()];
  assert.ok(slot > 0n && height > 0n);
  const { epoch, absoluteSlot } = await rpc.getEpochInfo().send();
  assert.deepEqual([epoch, typeof absoluteSlot], [0n, "bigint"]);
  assert.ok((await rpc.getVersion().send())["solana-core"]);
  assert.equal(await rpc.getHealth().send(), "ok");
  assert.equal((await rpc.getGenesisHash().send()).length > 30, true);
  assert.equal(await rpc.getMinimumBalanceForRentExemption(0n).send(), 890_880n);
  assert.ok((await rpc.getSupply().send()).value.total > 0n);
  assert.ok((await rpc.getRecentPrioritizationFees().send()).length > 0);
  const { blockhash } = (await rpc.getLatestBlockhash(confirmed).send()).value;
  assert.equal((await rpc.isBlockhashValid(blockhash, confirmed).send()).value, true);
});

await check("accounts are read, and absent ones are null", async () => {
  assert.equal((await rpc.getAccountInfo(stranger.address).send()).value, null);
  const info = (await rpc.getAccountInfo(wallet.address, { encoding: "base64", ...confirmed }).send()).value;
  assert.deepEqual([info.owner, info.data], [system.SYSTEM_PROGRAM_ADDRESS, ["", "base64"]]);
  const both = await rpc
    .getMultipleAccounts([wallet.address, stranger.address], { encoding: "base64" })
    .send();
  assert.deepEqual([both.value[0]?.lamports, both.value[1]], [5n * SOL, null]);
  const account = await kit.fetchEncodedAccount(rpc, wallet.address);
  assert.equal(account.exists && account.programAddress, system.SYSTEM_PROGRAM_ADDRESS);
  const mint = await kit.fetchJsonParsedAccount(
    rpc,
    kit.address("So11111111111111111111111111111111111111112"),
  );
  assert.equal(mint.data.decimals, 9);
});

await check("a transfer is sent, confirmed and read back", async () => {
  const transaction = await signed([transfer(SOL)]);
  const signature = kit.getSignatureFromTransaction(transaction);
  await sendAndConfirm(transaction, confirmed);
  assert.equal(await balanceOf(friend.address), SOL);
  const [status] = (await rpc.getSignatureStatuses([signature]).send()).value;
  assert.equal(status.err, null);
  const options = { ...confirmed, encoding: "jsonParsed", maxSupportedTransactionVersion: 0 };
  const landed = await rpc.getTransaction(signature, options).send();
  assert.equal(landed.transaction.message.instructions[0].parsed.info.lamports, SOL);
  const history = await rpc.getSignaturesForAddress(friend.address, confirmed).send();
  assert.deepEqual(
    history.map((one) => one.signature),
    [signature],
  );
  const block = await rpc.getBlock(landed.slot, { ...confirmed, maxSupportedTransactionVersion: 0 }).send();
  assert.ok(block.transactions.some((one) => one.transaction.signatures.includes(signature)));
});

await check("a transfer of too much is refused in preflight, with its cause", async () => {
  const error = await errorOf(async () => sendAndConfirm(await signed([transfer(50n * SOL)]), confirmed));
  assert.ok(
    kit.isSolanaError(error, kit.SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE),
  );
  assert.ok(kit.isSolanaError(error.cause, kit.SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM));
  assert.equal(error.cause.context.code, 1);
});

await check("without preflight it lands with its error, which the confirmation tells", async () => {
  const error = await errorOf(async () =>
    sendAndConfirm(await signed([transfer(50n * SOL)]), { ...confirmed, skipPreflight: true }),
  );
  assert.ok(kit.isSolanaError(error, kit.SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM));
});

await check("an unknown blockhash, a bad parameter and an unknown method have their codes", async () => {
  const unknown = { blockhash: kit.blockhash(stranger.address), lastValidBlockHeight: 10n ** 9n };
  const refused = await errorOf(async () => sendAndConfirm(await signed([transfer(1n)], unknown), confirmed));
  assert.ok(kit.isSolanaError(refused.cause, kit.SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND));
  const invalid = await errorOf(() => rpc.getBalance("not an address").send());
  assert.ok(kit.isSolanaError(invalid, kit.SOLANA_ERROR__JSON_RPC__INVALID_PARAMS));
  const missing = await kit.createDefaultRpcTransport({ url })({
    payload: { id: 1, jsonrpc: "2.0", method: "getNothing", params: [] },
  });
  assert.equal(missing.error.code, -32601);
});

await check("a transaction is simulated without signatures", async () => {
  const wire = kit.getBase64EncodedWireTransaction(await signed([transfer(SOL)]));
  const options = { encoding: "base64", sigVerify: false, replaceRecentBlockhash: true, ...confirmed };
  const { value } = await rpc.simulateTransaction(wire, options).send();
  assert.deepEqual([value.err, value.unitsConsumed], [null, 150n]);
});

await check("accounts, logs, programs, signatures, slots and roots are told of", async () => {
  const wanted = rpcSubscriptions;
  const [accounts, logs, programs, slots, roots] = await Promise.all([
    wanted.accountNotifications(friend.address, processed).subscribe(listening),
    wanted.logsNotifications({ mentions: [friend.address] }, processed).subscribe(listening),
    wanted
      .programNotifications(system.SYSTEM_PROGRAM_ADDRESS, { ...processed, encoding: "base64" })
      .subscribe(listening),
    wanted.slotNotifications().subscribe(listening),
    wanted.rootNotifications().subscribe(listening),
  ]);
  const transaction = await signed([transfer(2n)]);
  const signature = kit.getSignatureFromTransaction(transaction);
  const signatures = await wanted.signatureNotifications(signature, confirmed).subscribe(listening);
  const told = Promise.all([
    firstOf(accounts, ({ value }) => value.lamports === SOL + 2n),
    firstOf(logs, ({ value }) => value.signature === signature),
    firstOf(programs, ({ value }) => value.pubkey === friend.address),
    firstOf(slots),
    firstOf(roots),
    firstOf(signatures, ({ value }) => value.err === null),
  ]);
  await rpc.sendTransaction(kit.getBase64EncodedWireTransaction(transaction), { encoding: "base64" }).send();
  await told;
});

await check("a transaction lives by a durable nonce", async () => {
  const nonce = await kit.generateKeyPairSigner();
  const space = BigInt(system.getNonceSize());
  const rent = await rpc.getMinimumBalanceForRentExemption(space).send();
  const create = system.getCreateAccountInstruction({
    payer: wallet,
    newAccount: nonce,
    lamports: rent,
    space,
    programAddress: system.SYSTEM_PROGRAM_ADDRESS,
  });
  const begin = system.getInitializeNonceAccountInstruction({
    nonceAccount: nonce.address,
    nonceAuthority: wallet.address,
  });
  await sendAndConfirm(await signed([create, begin]), confirmed);
  const { data } = await system.fetchNonce(rpc, nonce.address, confirmed);
  const lifetime = {
    nonce: data.blockhash,
    nonceAccountAddress: nonce.address,
    nonceAuthorityAddress: wallet.address,
  };
  const message = kit.pipe(
    kit.createTransactionMessage({ version: 0 }),
    (m) => kit.setTransactionMessageFeePayerSigner(wallet, m),
    (m) => kit.setTransactionMessageLifetimeUsingDurableNonce(lifetime, m),
    (m) => kit.appendTransactionMessageInstructions([transfer(3n)], m),
  );
  const send = kit.sendAndConfirmDurableNonceTransactionFactory({ rpc, rpcSubscriptions });
  const before = await balanceOf(friend.address);
  await send(await kit.signTransactionMessageWithSigners(message), confirmed);
  assert.equal(await balanceOf(friend.address), before + 3n);
  const again = await system.fetchNonce(rpc, nonce.address, confirmed);
  assert.notEqual(again.data.blockhash, data.blockhash);
});

giveUp.abort();
