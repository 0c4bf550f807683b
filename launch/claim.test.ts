import { describe, expect, it } from "vitest";
import { estimateClaim, readCreatorFees, reviewClaim, summarizeClaim } from "./claim.ts";
import { LaunchRefusal, type LaunchRule } from "./guard/refusal.ts";
import {
  type ClaimChain,
  claimNode,
  curveWithFees,
  keys,
  SOL,
  stranger,
  wallet,
} from "./testing/claim-chain.ts";

const read = (changes?: Partial<ClaimChain>) => readCreatorFees(claimNode(changes).rpc, keys);
const review = (changes?: Partial<ClaimChain>) => reviewClaim(claimNode(changes).rpc, keys);
const ruleOf = (changes: Partial<ClaimChain>): Promise<LaunchRule | null> =>
  review(changes).then(
    () => null,
    (error: unknown) => {
      if (error instanceof LaunchRefusal) return error.rule;
      throw error;
    },
  );

describe("a creator's fees", () => {
  it("are what lies on the curve and in the vault, without what keeps the vault alive", async () => {
    expect(await read()).toEqual({ onCurve: 30_000_000n, inVault: 20_000_000n, vaultRent: 0n });
  });

  it("are none of a coin that nobody has traded", async () => {
    expect(await read({ curve: null, vault: null })).toEqual({ onCurve: 0n, inVault: 0n, vaultRent: 0n });
    expect(await read({ curve: curveWithFees(0n), vault: 890_880 })).toMatchObject({ inVault: 0n });
  });

  it("on the curve need a vault, which the first sweep opens", async () => {
    expect(await read({ vault: null })).toMatchObject({ inVault: 0n, vaultRent: 890_880n });
  });

  it("on another's curve, on an old one and on one whose holders get them are not the wallet's", async () => {
    expect(await read({ curve: curveWithFees(9n, stranger) })).toMatchObject({ onCurve: 0n });
    expect(await read({ curve: curveWithFees(9n).subarray(0, 125) })).toMatchObject({ onCurve: 0n });
    const shared = curveWithFees(9n);
    shared[124] = 1;
    expect(await read({ curve: shared })).toMatchObject({ onCurve: 0n });
  });

  it("are worth claiming above what the claim costs", async () => {
    const estimate = async (changes: Partial<ClaimChain>) => estimateClaim(keys.profile, await read(changes));
    expect(await estimate({})).toEqual({ amount: 0.05, costs: 0.00002, isWorthClaiming: true });
    const few = { curve: null, vault: 890_880 + 20_000 };
    expect(await estimate(few)).toEqual({ amount: 0.00002, costs: 0.00002, isWorthClaiming: false });
    const unopened = await estimate({ curve: curveWithFees(900_000n), vault: null });
    expect(unopened).toEqual({ amount: 0.0009, costs: 0.00091088, isWorthClaiming: false });
  });
});

describe("a claim", () => {
  it("sweeps the curve, collects the vault, and says what comes in", async () => {
    const { transaction, ...summary } = summarizeClaim(await review());
    const { launchpad } = keys.profile.programs;
    expect(summary).toMatchObject({ fees: 0.05, networkFees: 0.00002, vaultRent: 0, gained: 0.04998 });
    expect(summary.steps.map(({ kind }) => kind)).toEqual(["networkFee", "networkFee", "sweep", "collect"]);
    expect(summary.steps.slice(2).map(({ program }) => program)).toEqual([launchpad, launchpad]);
    expect(Buffer.from(transaction, "base64").length).toBeLessThan(1_000);
  });

  it("only collects where nothing lies on the curve", async () => {
    const walletAfter = wallet(SOL + 20_000_000 - 20_000);
    const { inspected } = await review({ curve: curveWithFees(0n), walletAfter });
    expect(inspected.steps.map(({ kind }) => kind)).toEqual(["networkFee", "networkFee", "collect"]);
  });

  it("counts the opening of the vault among its costs", async () => {
    const walletAfter = wallet(SOL + 30_000_000 - 20_000 - 890_880);
    expect(summarizeClaim(await review({ vault: null, walletAfter }))).toMatchObject({
      fees: 0.03,
      vaultRent: 0.00089088,
      gained: 0.02908912,
    });
  });

  it("is not made for nothing", async () => {
    const { rpc, asked } = claimNode({ curve: null, vault: null });
    await expect(reviewClaim(rpc, keys)).rejects.toMatchObject({ rule: "claim_empty" });
    expect(asked).not.toContain("simulateTransaction");
  });

  it("is refused where the trial run does not end as it should", async () => {
    expect(await ruleOf({ walletAfter: wallet(SOL + 50_000_000 - 20_001) })).toBe("claim_short");
    expect(await ruleOf({ walletAfter: wallet(SOL - 1) })).toBe("claim_short");
    expect(await ruleOf({ walletAfter: wallet(2 * SOL, stranger) })).toBe("wallet_control");
    expect(await ruleOf({ walletAfter: wallet(2 * SOL, undefined, new Uint8Array(1)) })).toBe(
      "wallet_control",
    );
    expect(await ruleOf({ walletAfter: null })).toBe("unreadable_chain");
    expect(await ruleOf({ simulationError: { InstructionError: [2, "Custom"] } })).toBe("simulation");
  });

  it("takes more than was read a moment before: somebody may have traded", async () => {
    expect(await ruleOf({ walletAfter: wallet(SOL + 60_000_000) })).toBeNull();
  });

  it("is refused where the chain's answers cannot be read", async () => {
    const rpc = { call: async () => ({}) };
    await expect(reviewClaim(rpc, keys)).rejects.toMatchObject({ rule: "unreadable_chain" });
  });
});
