import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { claimSentences } from "#contract/coin-sentences.ts";
import { sentences } from "#contract/sentences.ts";
import { accountsOf, type LaunchKeys } from "#launch/addresses.ts";
import { profiles } from "#launch/profile.ts";
import { curveWithFees, wallet as walletAccount } from "#launch/testing/claim-chain.ts";
import { blockhash, pay } from "#launch/testing/launch-transaction.ts";
import { answered } from "#launch/testing/simulated-accounts.ts";
import { mint } from "../../../testing/a-coin.ts";
import { signedWith } from "../../../testing/a-creation-on-chain.ts";
import { config, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { releaseLocks } from "../../../testing/fake-locks.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { CreatorFees } from "./creator-fees.tsx";

const SOL = 1_000_000_000;
let deps: FakeDeps;
let keys: LaunchKeys;
/** The chain, over `fetch`. Amounts in lamports. */
let chain: {
  isAway: boolean;
  onCurve: bigint;
  vault: number;
  gain: number;
  status: () => unknown;
  isBlockhashValid: boolean;
  methods: string[];
};

beforeEach(() => {
  deps = fakeDeps();
  keys = { profile: profiles.sandbox, wallet: signIn(deps), mint };
  chain = {
    isAway: false,
    onCurve: 30_000_000n,
    vault: 20_890_880,
    gain: 50_000_000 - 20_000,
    status: () => ({ err: null, confirmationStatus: "confirmed" }),
    isBlockhashValid: true,
    methods: [],
  };
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  releaseLocks();
  signOut();
});

async function answer(_: string, init: { body: string }): Promise<Response> {
  const { method, params } = JSON.parse(init.body) as { method: string; params: [string[]] };
  if (chain.isAway) throw new TypeError("Failed to fetch");
  chain.methods.push(method);
  const accounts = accountsOf(keys);
  const known: Record<string, unknown> = {
    [accounts.curve[0]]: answered(
      1,
      keys.profile.programs.launchpad,
      curveWithFees(chain.onCurve, keys.wallet),
    ),
    [accounts.creatorVault[0]]: walletAccount(chain.vault),
    [keys.wallet]: walletAccount(SOL),
  };
  const results: Record<string, () => unknown> = {
    getLatestBlockhash: () => ({ value: { blockhash } }),
    getMultipleAccounts: () => ({ value: params[0].map((address) => known[address] ?? null) }),
    simulateTransaction: () => ({ value: { err: null, accounts: [walletAccount(SOL + chain.gain)] } }),
    sendTransaction: () => "sig",
    getEpochInfo: () => ({ absoluteSlot: 1, blockHeight: 1 }),
    getSignatureStatuses: () => ({ context: { slot: 200 }, value: [chain.status()] }),
    isBlockhashValid: () => ({ context: { slot: 200 }, value: chain.isBlockhashValid }),
    getTransaction: () => ({ meta: { preBalances: [SOL], postBalances: [SOL + chain.gain + 1_000_000] } }),
  };
  return Response.json({ result: results[method]?.() });
}

const show = () => showInApp(<CreatorFees mint={mint} wallet={keys.wallet} config={config} />, { deps });
const claimButton = () => screen.findByRole("button", { name: "Claim 0.05 SOL" });
async function claim() {
  await show();
  fireEvent.click(await claimButton());
}
const sends = () => chain.methods.filter((method) => method === "sendTransaction").length;

describe("a creator's fees", () => {
  it("are read from the chain: first nothing is known, then what waits and what its claim costs", async () => {
    await show();
    screen.getByText("Reading your creator fees from the chain");
    await claimButton();
    screen.getByText("0.05 SOL");
    screen.getByText(/It costs at most 0\.00002 SOL\.$/);
  });

  it("that are none cannot be claimed", async () => {
    Object.assign(chain, { onCurve: 0n, vault: 890_880 });
    await show();
    await screen.findByText(claimSentences.nothing);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("that are fewer than the costs of a claim wait for more trades", async () => {
    Object.assign(chain, { onCurve: 0n, vault: 900_880 });
    await show();
    await screen.findByText(/^A claim costs up to 0\.00002 SOL, more than it would bring now/);
    screen.getByText("0.00001 SOL");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("are not guessed while the chain is away, and cannot be claimed meanwhile", async () => {
    chain.isAway = true;
    await show();
    await screen.findByText(claimSentences.unread);
    chain.isAway = false;
    await deps.queries.refetchQueries();
    const button = await claimButton();
    expect(screen.queryByText(claimSentences.unread)).toBeNull();
    chain.isAway = true;
    await deps.queries.refetchQueries();
    await screen.findByText(claimSentences.unread);
    expect(button).toHaveProperty("disabled", true);
  });
});

describe("a claim", () => {
  it("says what is signed while the wallet asks, and what came in once the chain has it", async () => {
    let sign = () => {};
    const { signTransaction } = deps.wallet;
    deps.wallet.signTransaction = async (wire) => {
      await new Promise<void>((resolve) => {
        sign = resolve;
      });
      return signTransaction(wire);
    };
    await claim();
    await screen.findByRole("region", { name: /^What you sign/ });
    screen.getByText("0.04998 SOL");
    screen.getByText("The fees go only to the wallet that signs.");
    screen.getByText("Moves this token's fees into your vault");
    Object.assign(chain, { onCurve: 0n, vault: 890_880 });
    await waitFor(() => {
      sign();
      screen.getByText("Claimed: 0.05098 SOL reached your wallet after all costs.");
    });
    await screen.findByText(claimSentences.nothing);
    expect(sends()).toBe(1);
  });

  it("that the wallet rejects is not sent, and can be made again", async () => {
    deps.wallet.rejectNext = true;
    await claim();
    await screen.findByText(sentences.launch.transactionRejected);
    expect(sends()).toBe(0);
    fireEvent.click(await claimButton());
    await screen.findByText(/^Claimed: /);
  });

  it("that the wallet changes is not sent, and says by which rule", async () => {
    deps.wallet.signTransaction = async (wire) => signedWith(pay(1n), wire, deps.wallet.keypair);
    await claim();
    await screen.findByText("The wallet returned another transaction than the one you reviewed.");
    screen.getByText("changed");
    expect(sends()).toBe(0);
  });

  it("that would do harm in a trial run does not reach the wallet", async () => {
    chain.gain = 49_000_000;
    deps.wallet.signTransaction = () => Promise.reject(new Error("asked"));
    await claim();
    await screen.findByText("In a trial run, your wallet got less than the creator fees that wait for it.");
    screen.getByText("claim_short");
  });

  it("is not signed by another account than the creator's", async () => {
    deps.wallet.signTransaction = async (wire) => wire;
    await claim();
    await screen.findByText("The wallet returned the transaction without your signature.");
    expect(sends()).toBe(0);
  });

  it("does not reach the wallet while the chain is away", async () => {
    await show();
    const button = await claimButton();
    chain.isAway = true;
    fireEvent.click(button);
    await screen.findByText(claimSentences.chainAway);
    expect(sends()).toBe(0);
  });

  it("that another claim has made empty says so, and accuses nobody", async () => {
    await show();
    const button = await claimButton();
    Object.assign(chain, { onCurve: 0n, vault: 890_880 });
    fireEvent.click(button);
    await screen.findByText("There are no creator fees to claim right now.");
    expect(screen.queryByText("claim_empty")).toBeNull();
  });

  it("that the chain refuses or does not take in time says so", async () => {
    chain.status = () => ({ err: { InstructionError: [3, "Custom"] }, confirmationStatus: "confirmed" });
    await claim();
    await screen.findByText(/^Solana transaction confirmation failed: /);
    Object.assign(chain, { status: () => null, isBlockhashValid: false });
    fireEvent.click(await claimButton());
    await screen.findByText(sentences.launch.expired);
  });

  it("that is signed is sent until the chain answers again, and says so meanwhile", async () => {
    let rounds = 0;
    deps.wait = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (++rounds === 15) chain.isAway = false;
    };
    const { signTransaction } = deps.wallet;
    deps.wallet.signTransaction = async (wire) => {
      chain.isAway = true;
      return signTransaction(wire);
    };
    await claim();
    await screen.findByText(claimSentences.undecided);
    await screen.findByText(/^Claimed: /);
  });

  it("is made by one tab at a time", async () => {
    const holding = navigator.locks.request(
      `gemwright.launch.fees.${keys.wallet}`,
      () => new Promise<void>(() => {}),
    );
    await claim();
    await screen.findByText(claimSentences.otherTab);
    void holding;
  });
});
