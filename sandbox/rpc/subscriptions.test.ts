import { once } from "node:events";
import { createServer } from "node:net";
import {
  Connection,
  Keypair,
  type PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
} from "@solana/web3.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { startSandbox } from "../sandbox.ts";
import { fundedWallet } from "../testing/launch.ts";
import { startTestSandbox, type TestSandbox, temporaryDirectory } from "../testing/start-test-sandbox.ts";

const SYSTEM = SystemProgram.programId.toBase58();
const SOL = 1_000_000_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

interface Received {
  id?: number;
  method?: string;
  params?: { result: unknown };
  result?: number;
  error?: object;
}

/** A websocket that keeps what it was sent. */
async function listen() {
  const socket = new WebSocket(sandbox.url.replace("http", "ws"));
  const received: Received[] = [];
  socket.on("message", (data) => received.push(JSON.parse(String(data))));
  await once(socket, "open");
  const next = (method: string) =>
    expect.poll(() => received.filter((message) => message.method === method).length, { interval: 10 });
  return {
    received,
    close: () => socket.close(),
    subscribe: async (method: string, ...params: unknown[]) => {
      const id = Math.random();
      socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
      await expect.poll(() => received.some((message) => message.id === id), { interval: 5 }).toBe(true);
      return received.find((message) => message.id === id);
    },
    /** The results of the first so many notifications. */
    notified: async (method: string, count = 1) => {
      await next(method).toBeGreaterThanOrEqual(count);
      const notices = received.filter((message) => message.method === method);
      return notices.map((message) => message.params?.result);
    },
  };
}

async function transfer(from: Keypair, to: PublicKey, lamports: number): Promise<Transaction> {
  const latest = await sandbox.connection.getLatestBlockhash("finalized");
  const transaction = new Transaction({ feePayer: from.publicKey, ...latest });
  transaction.add(SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: to, lamports }));
  transaction.sign(from);
  return transaction;
}

const send = (transaction: Transaction) =>
  sandbox.connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true });

it("takes websockets on the next port too, where web3.js dials", async () => {
  const connection = new Connection(sandbox.url, "processed");
  const wallet = await fundedWallet(sandbox, 1);
  const to = Keypair.generate().publicKey;
  const unsigned = new Transaction().add(
    SystemProgram.transfer({ fromPubkey: wallet.publicKey, toPubkey: to, lamports: SOL / 2 }),
  );
  await sendAndConfirmTransaction(connection, unsigned, [wallet], { commitment: "processed" });
  expect(await connection.getBalance(to)).toBe(SOL / 2);
});

it("does without the next port where it is taken, and says so", async () => {
  // One port is asked for beside another that is taken already; a few tries find two neighbours.
  for (let attempt = 0; attempt < 20; attempt++) {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };
    const options = { public: "", port: port - 1, product: "Gemwright", control: false, now: Date.now };
    const started = await startSandbox({ ...options, data: await temporaryDirectory() }).catch(
      () => undefined,
    );
    if (started) {
      expect(started.notice).toContain(`Port ${port} is taken`);
      await started.close();
    }
    taken.close();
    if (started) return;
  }
  throw new Error("no two free ports beside each other");
});

it("answers that it is healthy", async () => {
  expect(await (await fetch(`${sandbox.url}/health`)).text()).toBe("ok");
});

it("notifies of an account that was drained as one without lamports", async () => {
  const wallet = await fundedWallet(sandbox, 1);
  await sandbox.step(40);
  const socket = await listen();
  await socket.subscribe("accountSubscribe", wallet.publicKey.toBase58(), {
    commitment: "processed",
    encoding: "base64",
  });
  await send(await transfer(wallet, Keypair.generate().publicKey, SOL - 5_000));
  const [notice] = await socket.notified("accountNotification");
  expect(notice).toMatchObject({ value: { lamports: 0, owner: SYSTEM, data: ["", "base64"], space: 0 } });
  socket.close();
});

it("notifies of a signature with the slot at its commitment, which may then be asked for", async () => {
  const { connection } = sandbox;
  const wallet = await fundedWallet(sandbox, 1);
  await sandbox.step(40);
  const socket = await listen();
  const signature = await send(await transfer(wallet, Keypair.generate().publicKey, SOL / 2));
  await socket.subscribe("signatureSubscribe", signature, { commitment: "confirmed" });
  await sandbox.step(1);
  const [notice] = await socket.notified("signatureNotification");
  const { context, value } = notice as { context: { slot: number }; value: unknown };
  expect(value).toEqual({ err: null });
  expect(context.slot).toBe(await connection.getSlot("confirmed"));
  const balance = { commitment: "confirmed", minContextSlot: context.slot } as const;
  expect(await connection.getBalance(wallet.publicKey, balance)).toBe(SOL / 2 - 5_000);
  socket.close();
});

it("notifies the subscribers of an account at once after an airdrop to it", async () => {
  const { publicKey } = await fundedWallet(sandbox, 1);
  const socket = await listen();
  await socket.subscribe("accountSubscribe", publicKey.toBase58(), { commitment: "finalized" });
  await sandbox.step(32);
  const [notice] = await socket.notified("accountNotification");
  expect(notice).toMatchObject({ value: { lamports: SOL } });
  socket.close();
});

it("notifies of changed accounts only", async () => {
  const wallet = await fundedWallet(sandbox, 2);
  await sandbox.step(40);
  const socket = await listen();
  const commitment = "processed";
  await socket.subscribe("accountSubscribe", SYSTEM, { commitment });
  await socket.subscribe("accountSubscribe", wallet.publicKey.toBase58(), { commitment });
  await send(await transfer(wallet, Keypair.generate().publicKey, SOL));
  expect(await socket.notified("accountNotification")).toHaveLength(1);
  socket.close();
});

it("notifies of a program's accounts, filtered, and of roots and slots", async () => {
  const wallet = await fundedWallet(sandbox, 2);
  await sandbox.step(40);
  const socket = await listen();
  const config = { commitment: "processed", encoding: "base64" };
  await socket.subscribe("programSubscribe", SYSTEM, { ...config, filters: [{ dataSize: 0 }] });
  await socket.subscribe("programSubscribe", SYSTEM, { ...config, filters: [{ dataSize: 165 }] });
  await socket.subscribe("rootSubscribe");
  await socket.subscribe("slotsUpdatesSubscribe");
  await send(await transfer(wallet, Keypair.generate().publicKey, SOL / 2));
  const notices = await socket.notified("programNotification", 2);
  expect(notices).toHaveLength(2);
  expect(notices).toContainEqual(
    expect.objectContaining({ value: expect.objectContaining({ pubkey: wallet.publicKey.toBase58() }) }),
  );
  await sandbox.step(1);
  const root = await sandbox.connection.getSlot("finalized");
  await expect.poll(() => socket.notified("rootNotification")).toContain(root);
  expect(await socket.notified("slotsUpdatesNotification")).toContainEqual(
    expect.objectContaining({ type: "root", slot: root }),
  );
  socket.close();
});

it("refuses a subscription that it cannot serve, and an encoding that there is none of", async () => {
  const socket = await listen();
  expect(await socket.subscribe("voteSubscribe")).toHaveProperty("error.code", -32601);
  expect(await socket.subscribe("accountSubscribe", SYSTEM, { encoding: "runes" })).toHaveProperty(
    "error.code",
    -32602,
  );
  socket.close();
});

it("reports a failing send after the send was answered", async () => {
  const wallet = await fundedWallet(sandbox, 1);
  await sandbox.step(40);
  const socket = await listen();
  await socket.subscribe("logsSubscribe", "all", { commitment: "processed" });
  await send(await transfer(wallet, Keypair.generate().publicKey, 5 * SOL));
  expect(socket.received.filter(({ method }) => method === "logsNotification")).toEqual([]);
  const [notice] = await socket.notified("logsNotification");
  expect(notice).toMatchObject({ value: { err: { InstructionError: [0, { Custom: 1 }] } } });
  socket.close();
});
