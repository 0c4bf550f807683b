import assert from "node:assert/strict";
import * as spl from "@solana/spl-token";
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
} from "@solana/web3.js";
import { check, errorOf } from "./check.mjs";

const connection = new Connection(process.argv[2] ?? "", "confirmed");
const owner = Keypair.generate();
const friend = Keypair.generate();
const DECIMALS = 6;
const fast = { commitment: "confirmed" };

await check("an airdrop is confirmed", async () => {
  const signature = await connection.requestAirdrop(owner.publicKey, 5 * LAMPORTS_PER_SOL);
  await connection.confirmTransaction({ signature, ...(await connection.getLatestBlockhash()) });
});

for (const program of [spl.TOKEN_PROGRAM_ID, spl.TOKEN_2022_PROGRAM_ID]) {
  const name = program.equals(spl.TOKEN_PROGRAM_ID) ? "Token" : "Token-2022";
  let mint;
  let mine;
  let theirs;
  const amountOf = async (account) =>
    (await spl.getAccount(connection, account, "confirmed", program)).amount;

  await check(`${name}: a mint and its accounts are made`, async () => {
    mint = await spl.createMint(
      connection,
      owner,
      owner.publicKey,
      owner.publicKey,
      DECIMALS,
      undefined,
      fast,
      program,
    );
    const found = await spl.getMint(connection, mint, "confirmed", program);
    assert.deepEqual([found.decimals, found.supply, found.isInitialized], [DECIMALS, 0n, true]);
    const accountFor = (wallet) =>
      spl.getOrCreateAssociatedTokenAccount(
        connection,
        owner,
        mint,
        wallet,
        false,
        "confirmed",
        fast,
        program,
      );
    mine = (await accountFor(owner.publicKey)).address;
    theirs = (await accountFor(friend.publicKey)).address;
    assert.equal((await accountFor(owner.publicKey)).address.toBase58(), mine.toBase58());
  });

  await check(`${name}: tokens are minted, moved and burned`, async () => {
    await spl.mintTo(connection, owner, mint, mine, owner, 1_000n, [], fast, program);
    await spl.transfer(connection, owner, mine, theirs, owner, 300n, [], fast, program);
    await spl.transferChecked(
      connection,
      owner,
      mine,
      mint,
      theirs,
      owner,
      100n,
      DECIMALS,
      [],
      fast,
      program,
    );
    await spl.burn(connection, owner, mine, mint, owner, 50n, [], fast, program);
    assert.deepEqual([await amountOf(mine), await amountOf(theirs)], [550n, 400n]);
    assert.equal((await connection.getTokenSupply(mint)).value.amount, "950");
    assert.equal((await connection.getTokenAccountBalance(mine)).value.uiAmountString, "0.00055");
    const [largest] = (await connection.getTokenLargestAccounts(mint)).value;
    assert.deepEqual([largest.address.toBase58(), largest.amount], [mine.toBase58(), "550"]);
  });

  await check(`${name}: an owner's accounts are found`, async () => {
    const filter = { programId: program };
    const raw = await connection.getTokenAccountsByOwner(owner.publicKey, { mint });
    assert.equal(spl.unpackAccount(raw.value[0].pubkey, raw.value[0].account, program).amount, 550n);
    const parsed = await connection.getParsedTokenAccountsByOwner(friend.publicKey, filter);
    assert.deepEqual(
      parsed.value.map(({ account }) => account.data.parsed.info.tokenAmount.amount),
      ["400"],
    );
    const ofMint = { filters: [{ memcmp: { offset: 0, bytes: mint.toBase58() } }] };
    const held = await connection.getProgramAccounts(program, ofMint);
    assert.equal(held.length, 2);
  });

  await check(`${name}: a delegate spends what it may, and no more`, async () => {
    await spl.approve(connection, owner, mine, friend.publicKey, owner, 20n, [], fast, program);
    await spl.transfer(connection, owner, mine, theirs, friend, 15n, [], fast, program);
    const error = await errorOf(() =>
      spl.transfer(connection, owner, mine, theirs, friend, 15n, [], fast, program),
    );
    assert.match(error.message, /custom program error: 0x1/);
    await spl.revoke(connection, owner, mine, owner, [], fast, program);
    assert.equal((await spl.getAccount(connection, mine, "confirmed", program)).delegate, null);
  });

  await check(`${name}: accounts are frozen, thawed and closed, authorities given up`, async () => {
    await spl.freezeAccount(connection, owner, theirs, mint, owner, [], fast, program);
    const frozen = await errorOf(() =>
      spl.transfer(connection, owner, mine, theirs, owner, 1n, [], fast, program),
    );
    assert.match(frozen.message, /custom program error: 0x11/);
    await spl.thawAccount(connection, owner, theirs, mint, owner, [], fast, program);
    await spl.setAuthority(
      connection,
      owner,
      mint,
      owner,
      spl.AuthorityType.MintTokens,
      null,
      [],
      fast,
      program,
    );
    const fixed = await errorOf(() =>
      spl.mintTo(connection, owner, mint, mine, owner, 1n, [], fast, program),
    );
    assert.match(fixed.message, /custom program error: 0x5/);
    await spl.transfer(connection, owner, mine, theirs, owner, await amountOf(mine), [], fast, program);
    await spl.closeAccount(connection, owner, mine, owner.publicKey, owner, [], fast, program);
    const gone = await errorOf(() => spl.getAccount(connection, mine, "confirmed", program));
    assert.ok(gone instanceof spl.TokenAccountNotFoundError);
  });

  await check(`${name}: what is not there, or another's, is told apart`, async () => {
    const nowhere = Keypair.generate().publicKey;
    const none = await errorOf(() => spl.getAccount(connection, nowhere, "confirmed", program));
    assert.ok(none instanceof spl.TokenAccountNotFoundError);
    const other = await errorOf(() => spl.getAccount(connection, owner.publicKey, "confirmed", program));
    assert.ok(other instanceof spl.TokenInvalidAccountOwnerError);
    const balance = await errorOf(() => connection.getTokenAccountBalance(nowhere));
    assert.match(balance.message, /could not find account/);
    const mints = await errorOf(() => connection.getTokenAccountsByOwner(owner.publicKey, { mint: nowhere }));
    assert.match(mints.message, /could not find mint/);
  });
}

await check("SOL is wrapped", async () => {
  const account = await spl.createWrappedNativeAccount(
    connection,
    owner,
    owner.publicKey,
    LAMPORTS_PER_SOL,
    undefined,
    fast,
  );
  assert.equal((await spl.getAccount(connection, account, "confirmed")).amount, BigInt(LAMPORTS_PER_SOL));
  const more = SystemProgram.transfer({ fromPubkey: owner.publicKey, toPubkey: account, lamports: 5 });
  await sendAndConfirmTransaction(connection, new Transaction().add(more), [owner]);
  await spl.syncNative(connection, owner, account, fast);
  const { amount, isNative } = await spl.getAccount(connection, account, "confirmed");
  assert.deepEqual([amount, isNative], [BigInt(LAMPORTS_PER_SOL) + 5n, true]);
});

await check("Token-2022: a mint with a fee of transfers keeps it back", async () => {
  const mint = Keypair.generate();
  const program = spl.TOKEN_2022_PROGRAM_ID;
  const space = spl.getMintLen([spl.ExtensionType.TransferFeeConfig]);
  const lamports = await connection.getMinimumBalanceForRentExemption(space);
  const transaction = new Transaction().add(
    SystemProgram.createAccount({
      fromPubkey: owner.publicKey,
      newAccountPubkey: mint.publicKey,
      space,
      lamports,
      programId: program,
    }),
    spl.createInitializeTransferFeeConfigInstruction(
      mint.publicKey,
      owner.publicKey,
      owner.publicKey,
      100,
      1_000n,
      program,
    ),
    spl.createInitializeMintInstruction(mint.publicKey, DECIMALS, owner.publicKey, null, program),
  );
  await sendAndConfirmTransaction(connection, transaction, [owner, mint]);
  const accounts = [];
  for (const wallet of [owner, friend]) {
    accounts.push(
      await spl.createAssociatedTokenAccount(
        connection,
        owner,
        mint.publicKey,
        wallet.publicKey,
        fast,
        program,
      ),
    );
  }
  const [from, to] = accounts;
  await spl.mintTo(connection, owner, mint.publicKey, from, owner, 10_000n, [], fast, program);
  await spl.transferCheckedWithFee(
    connection,
    owner,
    from,
    mint.publicKey,
    to,
    owner,
    10_000n,
    DECIMALS,
    100n,
    [],
    fast,
    program,
  );
  const received = await spl.getAccount(connection, to, "confirmed", program);
  assert.deepEqual([received.amount, spl.getTransferFeeAmount(received)?.withheldAmount], [9_900n, 100n]);
});
process.exit(0);
