import { SystemProgram } from "@solana/web3.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { PROTECTIVE_PROGRAMS } from "#launch/profile.ts";
import { blockhash, call, stranger } from "#launch/testing/launch-transaction.ts";
import {
  aCreation,
  accountsBefore,
  aSimulation,
  METADATA_URI,
  signedWith,
} from "../../../testing/a-creation-on-chain.ts";
import { aLaunch } from "../../../testing/a-launch.ts";
import { aToken, aUser, config, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { releaseLocks } from "../../../testing/fake-locks.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { readLaunch, writeLaunch } from "../../db/launches.ts";
import { readToken } from "../../db/token-rows.ts";
import { idleLaunch, launchStore } from "../../stores/launch.ts";
import { dispatchSession } from "../../stores/session.ts";
import { resumeLaunches } from "./resume-launches.ts";
import { runLaunch } from "./run-launch.ts";

const token = aToken();
const SOL = 1_000_000_000;

/** The chain and the trading service, over `fetch`. */
interface Outside {
  balance: number;
  trade: () => Response | Promise<Response>;
  simulation: () => unknown;
  status: () => unknown;
  transaction: unknown;
  blockhashValid: boolean;
  /** The chain's block height, and its slot. */
  height: number;
  sends: number;
}
let deps: FakeDeps;
let outside: Outside;
let mintAsked: string;

beforeEach(() => {
  deps = fakeDeps({
    prepareTransaction: ({ body }) => {
      mintAsked = (body as { mint: string }).mint;
      return {
        metadata_uri: METADATA_URI,
        name: token.name,
        symbol: token.ticker,
        description: token.narrative,
        image_url: `http://h${token.image_url}`,
        links: ["http://frog.localhost"],
        prepared_height: outside.height,
        prepared_at: `attempt ${deps.calls.length}`,
      };
    },
    releaseTransaction: () => ({ success: true, message: "ok" }),
    confirmTransaction: () => ({ success: true, message: "ok" }),
    activateAutomation: () => ({ activated: false }),
    getToken: () => ({ ...token, mint_address: mintAsked }),
  });
  outside = {
    balance: SOL,
    trade: () => new Response(aCreation(deps.wallet.keypair.publicKey, mintAsked, token) as BodyInit),
    simulation: () =>
      aSimulation(deps.wallet.keypair.publicKey, mintAsked, token, outside.balance - 60_000_000),
    status: () => ({ err: null, confirmationStatus: "confirmed" }),
    transaction: null,
    blockhashValid: true,
    height: 1_000,
    sends: 0,
  };
  const address = deps.wallet.keypair.publicKey.toBase58();
  dispatchSession({ type: "signedIn", user: aUser(address), wallet: { name: "Phantom", address } });
  launchStore.setState(idleLaunch, true);
  vi.stubGlobal("fetch", answer);
});
afterEach(() => vi.unstubAllGlobals());

async function answer(url: string, init: { body: string }): Promise<Response> {
  if (url.endsWith("trade-local")) return outside.trade();
  const { method, params } = JSON.parse(init.body) as { method: string; params: [string[]] };
  if (method === "sendTransaction") outside.sends++;
  const results: Record<string, () => unknown> = {
    getBalance: () => ({ value: outside.balance }),
    getLatestBlockhash: () => ({ value: { blockhash } }),
    getMultipleAccounts: () => accountsBefore(params[0], outside.balance),
    simulateTransaction: () => outside.simulation(),
    sendTransaction: () => "sig",
    getEpochInfo: () => ({ absoluteSlot: outside.height, blockHeight: outside.height }),
    getSignatureStatuses: () => ({ context: { slot: outside.height }, value: [outside.status()] }),
    getTransaction: () => outside.transaction,
    isBlockhashValid: () => ({ context: { slot: outside.height }, value: outside.blockhashValid }),
  };
  return Response.json({ result: results[method]?.() });
}

const run = (signal = new AbortController().signal) => runLaunch(deps, token, 0.05, signal);
const launch = () => launchStore.getState();

describe("a launch", () => {
  it.each([
    ["name", { name: "Star Frog" }],
    ["symbol", { symbol: "STAR" }],
    ["story", { description: "Another story." }],
    ["picture", { image_url: "http://h/media/other.webp" }],
  ])("is not signed if the server has another %s than was shown", async (_, other) => {
    const { prepareTransaction: answer } = deps.handlers;
    deps.handlers.prepareTransaction = async (request) => ({
      ...((await answer?.(request)) as object),
      ...other,
    });
    await run();
    expect(launch()).toMatchObject({ step: "error", message: sentences.launch.notAsShown });
    expect(await readLaunch(deps.db, token.id)).toMatchObject({ stage: "opened", wire: null });
    expect(outside.sends).toBe(0);
  });

  it("goes from prepare to complete, and deletes the mint key", async () => {
    await run();
    expect(launch()).toMatchObject({ step: "complete", done: 4, mintAddress: mintAsked });
    expect(deps.calls).toEqual([
      "getConfig",
      "prepareTransaction",
      "confirmTransaction",
      "activateAutomation",
      "getToken",
    ]);
    expect(await readLaunch(deps.db, token.id)).toMatchObject({
      stage: "confirmed",
      sealed: null,
      wire: null,
    });
  });

  it("is built on the device if the operator chose so, without the trading service", async () => {
    deps.handlers.getConfig = () => ({ ...config, launch_builder: "own" });
    outside.trade = () => Promise.reject(new Error("asked"));
    await run();
    expect(launch()).toMatchObject({ message: "", step: "complete" });
  });

  it("has the encrypted mint key in the journal before it calls the server", async () => {
    let before: unknown;
    const prepare = deps.handlers.prepareTransaction;
    deps.handlers.prepareTransaction = async (request) => {
      before = await readLaunch(deps.db, token.id);
      return prepare?.(request);
    };
    await run();
    expect(before).toMatchObject({ stage: "opened", mint: mintAsked, sealed: { iv: expect.anything() } });
  });

  it("has the signed bytes in the journal before they are sent", async () => {
    let stage: string | undefined;
    outside.status = () => null;
    const fetchNow = fetch;
    vi.stubGlobal("fetch", async (url: string, init: { body: string }) => {
      if (init.body.includes("sendTransaction") && !stage) {
        const row = await readLaunch(deps.db, token.id);
        stage = row?.wire && row.signature && row.blockhash ? row.stage : "nothing";
        outside.status = () => ({ err: null, confirmationStatus: "confirmed" });
      }
      return fetchNow(url, init as RequestInit);
    });
    await run();
    expect(stage).toBe("sending");
  });

  it("says so when the wallet's owner rejects, spends nothing, and the next try uses the same mint", async () => {
    deps.wallet.rejectNext = true;
    await run();
    expect(launch()).toMatchObject({ step: "error", message: "Transaction rejected by user." });
    expect(outside.sends).toBe(0);
    const first = mintAsked;
    expect(deps.calls.at(-1)).toBe("releaseTransaction");
    await run();
    expect(mintAsked).toBe(first);
    expect(launch()).toMatchObject({ message: "", step: "complete" });
  });

  it("says that it was rejected although the server cannot be told", async () => {
    deps.wallet.rejectNext = true;
    deps.handlers.releaseTransaction = () => Promise.reject(new Error("cut off"));
    await run();
    expect(launch()).toMatchObject({ step: "error", message: "Transaction rejected by user." });
  });

  it("shows what is signed before the wallet is asked", async () => {
    const { signTransaction } = deps.wallet;
    let shown = launchStore.getState();
    deps.wallet.signTransaction = async (wire) => {
      shown = launch();
      return signTransaction(wire);
    };
    await run();
    expect(shown).toMatchObject({ step: "create", message: "Waiting for your wallet" });
    expect(shown.summary?.spending.total).toBeGreaterThan(0.05);
    expect(shown.summary?.steps.map(({ kind }) => kind)).toContain("create");
    expect(shown.links).toEqual(["http://frog.localhost"]);
  });

  it("fails if the wallet returns no signed transaction, and can be tried again", async () => {
    const { signTransaction } = deps.wallet;
    deps.wallet.signTransaction = async (wire) => wire;
    await run();
    expect(launch()).toMatchObject({
      step: "error",
      message: expect.stringContaining("without your signature"),
    });
    expect([outside.sends, (await readLaunch(deps.db, token.id))?.stage]).toEqual([0, "opened"]);
    deps.wallet.signTransaction = signTransaction;
    await run();
    expect(launch()).toMatchObject({ message: "", step: "complete" });
  });

  it("accepts an assertion that the wallet adds to protect its owner", async () => {
    const [lighthouse = ""] = PROTECTIVE_PROGRAMS;
    const assertion = call(lighthouse, [], Uint8Array.of(5));
    deps.wallet.signTransaction = async (wire) => signedWith(assertion, wire, deps.wallet.keypair);
    await run();
    expect(launch()).toMatchObject({ message: "", step: "complete" });
  });

  it("sends nothing if the wallet added a payment", async () => {
    const { keypair } = deps.wallet;
    const fromPubkey = keypair.publicKey;
    const payment = SystemProgram.transfer({ fromPubkey, toPubkey: stranger, lamports: 1 });
    deps.wallet.signTransaction = async (wire) => signedWith(payment, wire, keypair);
    await run();
    expect(launch().message).toBe(
      "Deployment failed: The wallet returned another transaction than the one you reviewed.",
    );
    expect([outside.sends, (await readLaunch(deps.db, token.id))?.stage]).toEqual([0, "opened"]);
  });

  it("asks for more SOL before the wallet is asked", async () => {
    outside.balance = 0.02 * SOL;
    await run();
    expect(launch().message).toBe(
      "Deployment failed: Your wallet holds 0.02 SOL, and this launch needs about 0.077 SOL. Please add SOL or lower the purchase.",
    );
    expect(outside.sends).toBe(0);
  });

  it("shows the trading service's refusal in full", async () => {
    outside.trade = () => new Response("name too long", { status: 400, statusText: "Bad Request" });
    await run();
    expect(launch().message).toBe(
      "Trading service API request failed: 400 Bad Request. Details: name too long",
    );
  });

  it("refuses an answer that is no transaction", async () => {
    outside.trade = () => new Response(`<html>${"x".repeat(200)}</html>`);
    await run();
    expect(launch().message).toBe(
      "Deployment failed: The trading service did not return a transaction that can be read.",
    );
  });

  it("does not let the wallet sign another launch than was shown", async () => {
    const other = { ...token, name: "Another" };
    outside.trade = () =>
      new Response(aCreation(deps.wallet.keypair.publicKey, mintAsked, other) as BodyInit);
    await run();
    expect(launch().message).toBe(
      "Deployment failed: The transaction gives the token another name than yours.",
    );
    expect(launch()).toMatchObject({ summary: null, refusal: { rule: "name" } });
    expect(await readLaunch(deps.db, token.id)).toMatchObject({ stage: "opened", wire: null });
  });

  it.each([
    [
      { InstructionError: [3, { Custom: 6002 }] },
      sentences.launch.programError,
      sentences.launch.programErrors[6002],
    ],
    ["AccountNotFound", "Deployment failed: The transaction would fail on the chain.", null],
  ])("asks no wallet to sign what would fail: %j", async (err, message, effect) => {
    outside.simulation = () => ({ value: { err, accounts: null } });
    await run();
    expect(launch()).toMatchObject({ message, effect });
    expect(await readLaunch(deps.db, token.id)).toMatchObject({ stage: "opened", wire: null });
  });

  it("needs complete metadata", async () => {
    const nothing = { description: "", image_url: "", links: [], prepared_height: 1, prepared_at: "now" };
    deps.handlers.prepareTransaction = () => ({ metadata_uri: "", name: "n", symbol: "s", ...nothing });
    await run();
    expect(launch().message).toBe("Failed to get complete metadata (URI, name, symbol) from backend.");
  });

  it("needs a wallet that signs transactions", async () => {
    deps.wallet.canSignTransactions = () => false;
    await run();
    expect(launch().message).toBe("Wallet does not support signTransaction or is not connected properly.");
  });

  it("needs a wallet", async () => {
    dispatchSession({ type: "sessionEnded" });
    await run();
    expect(launch().message).toBe(
      "Wallet connection error. Please make sure the main supported wallet is installed and unlocked.",
    );
  });

  it("maps an instruction error", async () => {
    outside.status = () => ({
      err: { InstructionError: [3, { Custom: 1 }] },
      confirmationStatus: "confirmed",
    });
    await run();
    expect(launch().message).toBe(sentences.launch.programError);
  });

  it("says in words why a transaction failed, and what it cost where the chain knows it", async () => {
    outside.status = () => ({
      err: { InstructionError: [3, { Custom: 6002 }] },
      confirmationStatus: "confirmed",
    });
    outside.transaction = { meta: { preBalances: [2_000_000_000], postBalances: [1_999_490_000] } };
    await run();
    expect(launch()).toMatchObject({
      message: sentences.launch.programError,
      effect: `${sentences.launch.programErrors[6002]} The network charged 0.00051 SOL for the attempt. Nothing else left your wallet.`,
    });
  });

  it("says that nothing was spent when the transaction expired, and looks for it before the next try", async () => {
    outside.status = () => {
      outside.height = 1_151;
      return null;
    };
    outside.blockhashValid = false;
    await run();
    expect(launch().message).toBe(sentences.launch.expired);
    const { sends } = outside;
    outside.status = () => ({ err: null, confirmationStatus: "finalized" });
    await run();
    expect(launch()).toMatchObject({ step: "complete", mintAddress: mintAsked });
    expect(outside.sends).toBe(sends);
    expect(deps.calls.filter((name) => name === "prepareTransaction")).toHaveLength(1);
  });

  it("uses the same mint again where the transaction expired for good", async () => {
    outside.status = () => {
      outside.height = 1_151;
      return null;
    };
    outside.blockhashValid = false;
    await run();
    const first = mintAsked;
    outside.blockhashValid = true;
    outside.status = () =>
      deps.calls.filter((name) => name === "prepareTransaction").length === 1
        ? null
        : { err: null, confirmationStatus: "confirmed" };
    await run();
    expect(launch()).toMatchObject({ step: "complete", mintAddress: first });
  });

  it("is prepared and built again where the device slept meanwhile", async () => {
    const { trade } = outside;
    let builds = 0;
    outside.trade = () => {
      if (++builds === 1) outside.height += 81;
      return trade();
    };
    await run();
    expect(launch()).toMatchObject({ message: "", step: "complete" });
    expect([builds, deps.calls.filter((name) => name === "prepareTransaction").length]).toEqual([2, 2]);
  });

  it("is not signed where another device launched the token while this one slept", async () => {
    const { trade } = outside;
    outside.trade = () => {
      outside.height += 300;
      deps.handlers.prepareTransaction = () => {
        throw refusal(409, "token_deployed", "A deployed token can no longer be changed.");
      };
      return trade();
    };
    await run();
    expect(launch().message).toBe(sentences.launch.launchedAlready);
    expect(outside.sends).toBe(0);
    expect(deps.calls.slice(-2)).toEqual(["getToken", "releaseTransaction"]);
  });

  it("is not signed where building it takes too long each time", async () => {
    const { trade } = outside;
    outside.trade = () => {
      outside.height += 81;
      return trade();
    };
    await run();
    expect(launch()).toMatchObject({ step: "error", message: sentences.launch.tooSlow });
    expect(outside.sends).toBe(0);
  });

  it("shows the server's reason when it does not confirm", async () => {
    deps.handlers.confirmTransaction = () => ({ success: false, message: "Another wallet paid." });
    await run();
    expect(launch().message).toBe("Backend confirmation failed: Another wallet paid.");
    deps.handlers.confirmTransaction = () => ({ success: false, message: "" });
    await run();
    expect(launch().message).toBe("Backend confirmation failed: Unknown error from backend.");
  });

  it("reports the launch again until the server answers", async () => {
    let tries = 0;
    deps.handlers.confirmTransaction = () => {
      if (++tries < 4) throw new ApiError({ kind: "network" });
      return { success: true, message: "ok" };
    };
    await run();
    expect(tries).toBe(4);
    expect(launch().step).toBe("complete");
  });

  it("shows the server's own reason when it will not prepare", async () => {
    deps.handlers.prepareTransaction = () => {
      throw refusal(409, "launch_in_progress", "A launch of this token is already under way.");
    };
    await run();
    expect(launch().message).toBe("Deployment failed: A launch of this token is already under way.");
  });

  it("says that launches are paused, before the wallet is asked", async () => {
    const paused = "Launches are paused: the launchpad's program has changed.";
    deps.handlers.prepareTransaction = () => {
      throw refusal(409, "launch_paused", paused);
    };
    await run();
    expect(launch()).toMatchObject({ step: "error", message: paused });
    expect(await readLaunch(deps.db, token.id)).toMatchObject({ stage: "opened", wire: null });
  });

  it("runs one at a time", async () => {
    const first = run();
    await run();
    await first;
    expect(deps.calls.filter((name) => name === "prepareTransaction")).toHaveLength(1);
  });

  it("can be called off before the wallet is asked", async () => {
    const stop = new AbortController();
    const prepare = deps.handlers.prepareTransaction;
    deps.handlers.prepareTransaction = (request) => {
      stop.abort();
      return prepare?.(request);
    };
    await run(stop.signal);
    expect(launch()).toEqual(idleLaunch);
    expect(outside.sends).toBe(0);
  });
});

describe("after a reload", () => {
  const owner = () => deps.wallet.keypair.publicKey.toBase58();

  it("goes on with a signed transaction that was being sent", async () => {
    let dead = false;
    outside.status = () => {
      dead = true;
      throw new Error("page closed");
    };
    const stuck = new Promise<never>(() => {});
    deps.wait = () => (dead ? stuck : Promise.resolve());
    void run();
    await vi.waitFor(() => expect(dead).toBe(true));
    launchStore.setState(idleLaunch, true);
    outside.status = () => ({ err: null, confirmationStatus: "confirmed" });

    const reborn = { ...deps, wait: async () => {} };
    releaseLocks();
    const [aftermath] = await resumeLaunches(reborn, owner());
    expect(aftermath).toMatchObject({ outcome: "completed" });
    expect(await readLaunch(deps.db, token.id)).toMatchObject({ stage: "confirmed" });
    await deps.db.launches.clear();
  });

  it("shows a launch as done that the server had recorded before this device could", async () => {
    const stuck = new Promise<never>(() => {});
    deps.handlers.getToken = () => stuck;
    void run();
    await vi.waitFor(() => expect(deps.calls).toContain("getToken"));
    launchStore.setState(idleLaunch, true);
    releaseLocks();

    deps.handlers.getToken = () => ({ ...token, mint_address: mintAsked });
    expect(await resumeLaunches(deps, owner())).toMatchObject([{ outcome: "completed" }]);
    expect(await readToken(deps.db, owner(), token.id)).toMatchObject({ mint_address: mintAsked });
    expect(await readLaunch(deps.db, token.id)).toMatchObject({ stage: "confirmed" });
  });

  it("asks the chain once the server is back, if the app does not know which chain that is", async () => {
    await writeLaunch(
      deps.db,
      aLaunch({ tokenId: token.id, owner: owner(), stage: "landed", signature: "s" }),
    );
    deps.handlers.getConfig = () => Promise.reject(new ApiError({ kind: "network" }));
    expect(await resumeLaunches(deps, owner())).toEqual([]);
    expect(await readLaunch(deps.db, token.id)).toMatchObject({ stage: "landed" });
    deps.handlers.getConfig = () => config;
    mintAsked = "mint";
    expect(await resumeLaunches(deps, owner())).toMatchObject([{ outcome: "completed" }]);
  });

  describe("where the tab that launched still has the lock", () => {
    const landed = () => aLaunch({ tokenId: token.id, owner: owner(), stage: "landed", signature: "s" });
    const launchInAnotherTab = () => {
      let close = () => {};
      const open = new Promise<void>((resolve) => {
        close = resolve;
      });
      void navigator.locks.request(`gemwright.launch.${token.id}`, () => open);
      return close;
    };

    it("goes on once that tab is gone", async () => {
      await writeLaunch(deps.db, landed());
      mintAsked = "mint";
      const close = launchInAnotherTab();
      const resumed = resumeLaunches(deps, owner());
      await new Promise((resolve) => setTimeout(resolve));
      close();
      expect(await resumed).toMatchObject([{ outcome: "completed" }]);
    });

    it("leaves a launch alone that it has ended", async () => {
      await writeLaunch(deps.db, landed());
      const close = launchInAnotherTab();
      const resumed = resumeLaunches(deps, owner());
      await deps.db.launches.update(token.id, { stage: "confirmed" });
      close();
      expect(await resumed).toEqual([]);
      expect(deps.calls).not.toContain("confirmTransaction");
    });
  });

  it("says that nothing was sent when it stopped before the signature", async () => {
    deps.wallet.rejectNext = true;
    await run();
    await deps.db.launches.update(token.id, { stage: "signing", preparedAt: "attempt" });
    launchStore.setState(idleLaunch, true);
    deps.calls.length = 0;
    const [aftermath] = await resumeLaunches(deps, owner());
    expect(aftermath).toMatchObject({ outcome: "stopped", reason: sentences.launch.stopped });
    expect(deps.calls).toEqual(["releaseTransaction"]);
    expect(outside.sends).toBe(0);
  });
});
