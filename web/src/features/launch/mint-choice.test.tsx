import { Keypair } from "@solana/web3.js";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { readLaunch, unseal } from "../../db/launches.ts";
import { findMint } from "./find-mint.ts";
import type { MintFinding } from "./find-mint.worker.ts";
import { MintChoice } from "./mint-choice.tsx";

/** A worker whose findings the test says. */
class FakeWorker extends EventTarget {
  onmessage: ((event: MessageEvent<MintFinding>) => void) | null = null;
  onmessageerror = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  asked: unknown = null;
  isTerminated = false;
  postMessage(message: unknown) {
    this.asked = message;
  }
  terminate() {
    this.isTerminated = true;
  }
  says(data: MintFinding) {
    this.onmessage?.(new MessageEvent("message", { data }));
  }
}

const token = aToken();
let deps: FakeDeps;
let workers: FakeWorker[];

beforeEach(() => {
  workers = [];
  deps = fakeDeps();
  deps.startMintWorker = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  signIn(deps);
});

const begin = async () => {
  await showInApp(<MintChoice token={token} network="sandbox" />, { deps });
  fireEvent.click(await screen.findByRole("button", { name: "Find one" }));
  await screen.findByRole("progressbar", { name: "Searching for an address that ends in sp" });
};

describe("the offer of an address with the launchpad's ending", () => {
  it("shows how far the search is, and keeps the key that it finds for the launch", async () => {
    await begin();
    expect(workers.map(({ asked }) => asked)).toEqual(workers.map(() => "sp"));
    workers[0]?.says({ tried: 1_000 });
    await screen.findByText("1,000 tried; it takes about 3,364");
    const secret = await findMint("sp", () => {});
    workers[0]?.says({ secret });
    await screen.findByText("sp", { selector: "strong" });
    const row = await readLaunch(deps.db, token.id);
    expect(row).toMatchObject({ stage: "opened", mint: Keypair.fromSecretKey(secret).publicKey.toBase58() });
    expect(row?.sealed && (await unseal(deps.db, row.sealed))).toEqual(secret);
    expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
    expect(screen.queryByRole("button", { name: "Find one" })).toBeNull();
  });

  it("may be skipped: nothing is kept, also where a worker finds one too late", async () => {
    await begin();
    fireEvent.click(screen.getByRole("button", { name: "Skip" }));
    await screen.findByRole("button", { name: "Find one" });
    expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
    workers[0]?.says({ secret: Keypair.generate().secretKey });
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
    expect(await readLaunch(deps.db, token.id)).toBeUndefined();
  });

  it("says so on a device that cannot save the key", async () => {
    deps.db.launches.hook("creating", () => {
      throw new DOMException("", "QuotaExceededError");
    });
    await begin();
    workers[0]?.says({ secret: Keypair.generate().secretKey });
    await screen.findByText(sentences.launch.mintNotKept);
  });

  it("says so in a browser that cannot search", async () => {
    await begin();
    workers[0]?.onerror?.(new ErrorEvent("error"));
    await screen.findByText("This browser cannot search for addresses. Your token gets a random address.");
  });
});
