import { setTimeout } from "node:timers/promises";
import { Keypair, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import { type TradeRequest, tradeRequest } from "#contract/launch.ts";
import { imageStyles } from "#contract/limits.ts";
import { askHost } from "../../../api/src/testing/http.ts";
import { createTestWallet, type TestWallet } from "../../../api/src/testing/wallet.ts";
import { ask, askChain, type Call } from "../../support/api-user.ts";
import type { Meter } from "./meter.ts";
import { YARDSTICK } from "./report.ts";

/** How often a step that can be repeated is, in one round. */
const TIMES = 50;
const POLL_MS = 100;
const DEV_BUY = 0.05;
const IDEA = "a frog astronaut who mines cheese on the moon";

interface Place {
  call: Call;
  meter: Meter;
  /** The app's address. */
  url: string;
}

/** One user's way from the challenge to the hosted page, each step measured. */
export async function journey(place: Place, round: number): Promise<void> {
  const { call, meter, url } = place;
  const { host: app, port } = new URL(url);
  const wallet = createTestWallet();
  await askChain(call, "requestAirdrop", [wallet.address, 1e9]);
  await meter.measure(YARDSTICK, () => get(place, app, "/healthz"), TIMES);
  const session = await signsIn(place, wallet);
  const token = await makes(place, session, round);
  const site = { subdomain: `bench${round}`, domain: `localhost:${port}`, template_id: "template1" as const };
  const website = { token_id: token.id, ...site };
  await meter.measure("website", () => ask(call, "generateWebsite", { session, body: website }));
  const configuration = { token_id: token.id, website: site };
  await meter.measure("configure", () => ask(call, "configureAutomation", { session, body: configuration }));
  await launches(place, session, wallet, token.id);
  const host = `${site.subdomain}.${site.domain}`;
  await meter.measure("first hosted page", () => get(place, host));
  await meter.measure("hosted page again", () => get(place, host), TIMES);
}

type Session = Awaited<ReturnType<typeof signsIn>>;

async function signsIn({ call, meter }: Place, wallet: TestWallet) {
  const { address } = wallet;
  const { message } = await meter.measure("challenge", () =>
    ask(call, "createChallenge", { body: { address } }),
  );
  const signature = wallet.sign(message);
  const body = { address, network: "solana", signature, message };
  return meter.measure("sign-in", () => ask(call, "walletSignIn", { body }));
}

async function makes({ call, meter }: Place, session: Session, round: number) {
  const made: string[] = [];
  for (const style of imageStyles) {
    const body = { prompt: IDEA, image_style: style, generation_type: "creative", seed: `${style}-${round}` };
    const generate = () => ask(call, "creativeGenerate", { session, body });
    made.push((await meter.measure(`generate, ${style}`, generate)).session_id);
  }
  return meter.measure("draft", () =>
    ask(call, "createDraft", { session, body: { session_id: made.at(-1) } }),
  );
}

async function launches({ call, meter, url }: Place, session: Session, wallet: TestWallet, id: string) {
  const mint = Keypair.generate();
  const address = mint.publicKey.toBase58();
  const order = { token_id: id, wallet_address: wallet.address, mint: address };
  const frozen = await meter.measure("prepare", () =>
    ask(call, "prepareTransaction", { session, body: order }),
  );
  const trade = tradeRequest(wallet.address, address, frozen, DEV_BUY);
  const wire = await meter.measure("trade-local", () => buildTransaction(url, trade));
  const transaction = VersionedTransaction.deserialize(wire);
  transaction.sign([wallet.keypair]);
  transaction.sign([mint]);
  const signature = bs58.encode(transaction.signatures[0] ?? new Uint8Array());
  await meter.measure("send, until on the chain", () => land(call, transaction, signature));
  const confirmation = { token_id: id, signature, create_signature: signature, mint_pubkey: address };
  const confirmed = await meter.measure("confirm", () =>
    ask(call, "confirmTransaction", { session, body: confirmation }),
  );
  if (!confirmed.success) throw new Error(`The launch was not confirmed: ${confirmed.message}`);
  const activation = { session, params: { id }, body: { mint_address: address } };
  const { activated } = await meter.measure("activate", () => ask(call, "activateAutomation", activation));
  if (!activated) throw new Error("The website was not activated.");
}

async function buildTransaction(url: string, trade: TradeRequest): Promise<Uint8Array> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/v1/chain/trade-local`, {
    method: "POST",
    headers,
    body: JSON.stringify(trade),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return new Uint8Array(await answer.arrayBuffer());
}

/** As the app does: send, then ask until the chain has confirmed it. */
async function land(call: Call, transaction: VersionedTransaction, signature: string): Promise<void> {
  const wire = Buffer.from(transaction.serialize()).toString("base64");
  await askChain(call, "sendTransaction", [wire, { encoding: "base64", skipPreflight: true }]);
  for (;;) {
    const { value } = await askChain<Statuses>(call, "getSignatureStatuses", [[signature]]);
    const status = value[0];
    if (status?.err) throw new Error(`The launch failed on the chain: ${JSON.stringify(status.err)}`);
    if (status && status.confirmationStatus !== "processed") return;
    await setTimeout(POLL_MS);
  }
}

interface Statuses {
  value: ({ err: unknown; confirmationStatus: string } | null)[];
}

async function get({ url }: Place, host: string, path = "/"): Promise<void> {
  const { status } = await askHost(Number(new URL(url).port), host, { path });
  if (status !== 200) throw new Error(`${host}${path} answered ${status}`);
}
