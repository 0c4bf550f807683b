import { Keypair, PublicKey, SystemProgram, Transaction } from "@solana/web3.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fundedWallet, launch } from "./testing/launch.ts";
import { startTestSandbox, type TestSandbox } from "./testing/start-test-sandbox.ts";

const TOKEN_2022 = new PublicKey("TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb");
const SOL = 1_000_000_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

describe("a launch, through an unmodified Connection", () => {
  it("goes from airdrop to a confirmed coin", async () => {
    const { connection } = sandbox;
    const wallet = await fundedWallet(sandbox);
    expect(await connection.getBalance(wallet.publicKey)).toBe(10 * SOL);

    const { mint, signature, transaction } = await launch(sandbox, wallet);
    expect((await connection.getSignatureStatus(signature)).value?.confirmationStatus).toBe("processed");
    await sandbox.step(1);
    expect((await connection.getSignatureStatus(signature)).value).toMatchObject({
      err: null,
      confirmationStatus: "confirmed",
    });
    await sandbox.step(31);
    expect((await connection.getSignatureStatus(signature)).value?.confirmationStatus).toBe("finalized");

    const landed = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 });
    expect(landed?.meta?.err).toBeNull();
    expect(landed?.meta?.fee).toBe(510_000);
    const paid = (landed?.meta?.preBalances[0] ?? 0) - (landed?.meta?.postBalances[0] ?? 0);
    expect(paid).toBe(10 * SOL - (await connection.getBalance(wallet.publicKey)));
    expect(paid / SOL).toBeCloseTo(0.07, 2);
    expect(landed?.transaction.message.staticAccountKeys[1]?.equals(mint)).toBe(true);
    expect(landed?.transaction.message.serialize()).toEqual(transaction.message.serialize());

    const parsed = await connection.getParsedTransaction(signature, { maxSupportedTransactionVersion: 0 });
    expect(parsed?.transaction.message.accountKeys[0]).toMatchObject({ signer: true, writable: true });
    const [newest] = await connection.getSignaturesForAddress(mint);
    expect(newest?.signature).toBe(signature);
  });

  it("leaves a mint that nobody can inflate, and its tokens with curve and creator", async () => {
    const { connection } = sandbox;
    const wallet = await fundedWallet(sandbox);
    const { mint } = await launch(sandbox, wallet);

    const account = await connection.getParsedAccountInfo(mint);
    expect(account.value?.data).toMatchObject({
      program: "spl-token-2022",
      parsed: {
        type: "mint",
        info: { mintAuthority: null, freezeAuthority: null, decimals: 6, supply: "1000000000000000" },
      },
    });
    expect((await connection.getTokenSupply(mint)).value.uiAmount).toBe(1_000_000_000);
    const largest = await connection.getTokenLargestAccounts(mint);
    expect(largest.value.map(({ amount }) => amount)).toEqual(["998236647566897", "1763352433103"]);
    const owned = await connection.getTokenAccountsByOwner(wallet.publicKey, { programId: TOKEN_2022 });
    const held = await connection.getParsedTokenAccountsByOwner(wallet.publicKey, { mint });
    expect(owned.value).toHaveLength(1);
    expect(held.value[0]?.account.data.parsed.info.tokenAmount.uiAmount).toBe(1763352.433103);
    const balance = await connection.getTokenAccountBalance(owned.value[0]?.pubkey ?? mint);
    expect(balance.value.amount).toBe("1763352433103");
  });

  it("confirms over the websocket too", async () => {
    const { connection } = sandbox;
    const wallet = await fundedWallet(sandbox);
    const latest = await connection.getLatestBlockhash();
    const { signature } = await launch(sandbox, wallet);
    const confirmed = connection.confirmTransaction({ signature, ...latest }, "confirmed");
    await sandbox.step(1);
    expect((await confirmed).value.err).toBeNull();
  });

  it("tells account, log and slot listeners", async () => {
    const { connection } = sandbox;
    const wallet = await fundedWallet(sandbox);
    const received = new Set<string>();
    const account = connection.onAccountChange(wallet.publicKey, () => received.add("account"), {
      commitment: "processed",
    });
    const logs = connection.onLogs(wallet.publicKey, () => received.add("logs"), "processed");
    const slots = connection.onSlotChange(() => received.add("slot"));
    while (received.size < 3) {
      await connection.requestAirdrop(wallet.publicKey, 1000); // subscribing has no answer to wait for
      await sandbox.step(1);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await connection.removeAccountChangeListener(account);
    await connection.removeOnLogsListener(logs);
    await connection.removeSlotChangeListener(slots);
    expect([...received].sort()).toEqual(["account", "logs", "slot"]);
  });

  it("answers the questions about the cluster", async () => {
    const { connection } = sandbox;
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash();
    expect((await connection.isBlockhashValid(blockhash)).value).toBe(true);
    expect(lastValidBlockHeight - (await connection.getBlockHeight())).toBe(150);
    expect(await connection.getSlot("processed")).toBe((await connection.getSlot("confirmed")) + 1);
    expect((await connection.getEpochInfo()).slotsInEpoch).toBe(432_000);
    expect(await connection.getMinimumBalanceForRentExemption(0)).toBe(890_880);
    expect(await connection.getBlockTime(await connection.getSlot())).toBeGreaterThan(1_700_000_000);
    expect((await connection.getVersion())["solana-core"]).toMatch(/^\d+\.\d+\.\d+$/);
    expect(await connection.getGenesisHash()).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);
    expect(await connection.getRecentPrioritizationFees()).toHaveLength(150);
    const message = new Transaction({
      feePayer: sandbox.connection ? Keypair.generate().publicKey : null,
      blockhash,
      lastValidBlockHeight,
    })
      .add(
        SystemProgram.transfer({
          fromPubkey: Keypair.generate().publicKey,
          toPubkey: TOKEN_2022,
          lamports: 1,
        }),
      )
      .compileMessage();
    expect((await connection.getFeeForMessage(message)).value).toBe(10_000);
  });
});
