import { describe, expect, it } from "vitest";
import { SYSTEM_PROGRAM, TOKEN_2022, TOKEN_PROGRAM, tokensFor } from "../profile.ts";
import { purchaseInstructions } from "../purchase.ts";
import type { Rpc } from "../rpc.ts";
import {
  budget,
  buy,
  compile,
  create,
  createAlone,
  expected,
  included,
  serviceCreate,
  stranger,
  tables,
} from "../testing/launch-transaction.ts";
import {
  answered,
  curveData,
  mintData,
  simulatedAccounts,
  tokenData,
} from "../testing/simulated-accounts.ts";
import { leastTokens, mostLamports } from "./expected.ts";
import { inspect } from "./inspect.ts";
import { judge } from "./judge.ts";
import { LaunchRefusal, type LaunchRule } from "./refusal.ts";

const SOL = 1_000_000_000;
const TOKENS = 1_763_352_433_103n;
const inspected = inspect(compile(included()), expected, tables);
const good = simulatedAccounts(expected, SOL - 66_000_000, TOKENS);
type Accounts = { [role in keyof typeof good]: unknown };

/** A node that simulates a launch to have left these accounts. */
function node(accounts: Partial<Accounts> = {}, answers: { before?: unknown; value?: object } = {}) {
  const asked: unknown[] = [];
  const { before = answered(SOL, SYSTEM_PROGRAM, new Uint8Array()), value = {} } = answers;
  const { wallet, mint, curve, tokens }: Accounts = { ...good, ...accounts };
  const rpc: Rpc = {
    call: async (method, params) => {
      asked.push([method, params]);
      if (method === "getMultipleAccounts") return { value: [before] };
      return { value: { err: null, accounts: [wallet, mint, curve, tokens], ...value } };
    },
  };
  return { rpc, asked };
}

async function ruleOf(...how: Parameters<typeof node>): Promise<LaunchRule | null> {
  try {
    await judge(inspected, expected, node(...how).rpc);
    return null;
  } catch (error) {
    if (error instanceof LaunchRefusal) return error.rule;
    throw error;
  }
}

const changed = (data: Buffer, at: number, ...bytes: number[]): Buffer => {
  data.set(bytes, at);
  return data;
};
const wallet = (lamports: number, owner = SYSTEM_PROGRAM, data = new Uint8Array()) =>
  answered(lamports, owner, data);
const mint = (data: Buffer, owner = TOKEN_2022) => answered(1, owner, data);
const curve = (data: Buffer, owner = expected.profile.programs.launchpad) => answered(1, owner, data);
const tokens = (data: Buffer, owner = TOKEN_2022) => answered(1, owner, data);
const freshMint = () => mintData(expected);
const freshCurve = () => curveData(expected);
const freshTokens = () => tokenData(expected, TOKENS);
const other = (change: object) => mint(mintData({ ...expected, ...change }));

describe("the simulation", () => {
  it("says what the launch takes and brings", async () => {
    expect(await judge(inspected, expected, node().rpc)).toEqual({ spent: 66_000_000n, tokens: TOKENS });
  });

  it("runs the very bytes, unsigned, and asks for what they leave behind", async () => {
    const { rpc, asked } = node();
    await judge(inspected, expected, rpc);
    const bytes = Buffer.from(compile(included())).toString("base64");
    const [, [method, [sent, config]]] = asked as [unknown, [string, [string, object]]];
    expect([method, sent]).toEqual(["simulateTransaction", bytes]);
    expect(config).toMatchObject({ sigVerify: false, accounts: { addresses: { length: 4 } } });
  });

  it("accepts a create alone, which opens no token account", async () => {
    const alone = inspect(serviceCreate(), createAlone, tables);
    const { rpc } = node({ wallet: wallet(SOL - 12_000_000), tokens: null });
    expect(await judge(alone, createAlone, rpc)).toEqual({ spent: 12_000_000n, tokens: 0n });
  });

  it("reads curves of every length that the launchpad has made", async () => {
    for (const length of [115, 125, 150, 151, 256]) {
      const data = Buffer.concat([freshCurve(), Buffer.alloc(100)]).subarray(0, length);
      expect(await ruleOf({ curve: curve(data) })).toBeNull();
    }
  });

  it.each<[string, LaunchRule, Parameters<typeof node>]>([
    [
      "an error of the program",
      "simulation",
      [{}, { value: { err: { InstructionError: [3, { Custom: 6002 }] } } }],
    ],
    ["no answer", "unreadable_chain", [{}, { value: { err: undefined } }]],
    ["an answer without accounts", "unreadable_chain", [{}, { value: { accounts: null } }]],
    ["too few accounts", "unreadable_chain", [{}, { value: { accounts: [good.wallet] } }]],
    ["a wallet that is not there", "unreadable_chain", [{}, { before: null }]],
    ["a wallet that is gone afterwards", "unreadable_chain", [{ wallet: null }]],
    [
      "an account in another encoding",
      "unreadable_chain",
      [{ wallet: { ...good.wallet, data: ["", "base58"] } }],
    ],
    ["an account that is no base64", "unreadable_chain", [{ mint: { ...good.mint, data: ["%", "base64"] } }]],
    ["lamports that are no number", "unreadable_chain", [{ wallet: { ...good.wallet, lamports: "1" } }]],
    [
      "lamports beyond what a number holds",
      "unreadable_chain",
      [{ wallet: { ...good.wallet, lamports: 2 ** 60 } }],
    ],
    ["a lamport too much", "wallet_loss", [{ wallet: wallet(SOL - Number(inspected.spending.total) - 1) }]],
    ["a wallet given to a program", "wallet_control", [{ wallet: wallet(SOL, TOKEN_2022) }]],
    ["a wallet with data", "wallet_control", [{ wallet: wallet(SOL, SYSTEM_PROGRAM, new Uint8Array(80)) }]],
    ["no mint", "unreadable_chain", [{ mint: null }]],
    ["a mint that ends too soon", "unreadable_chain", [{ mint: mint(freshMint().subarray(0, 20)) }]],
    ["a mint of the older program", "mint_kind", [{ mint: mint(freshMint(), TOKEN_PROGRAM) }]],
    ["a mint authority kept", "mint_control", [{ mint: mint(changed(freshMint(), 0, 1, 0, 0, 0, 9)) }]],
    ["a freeze authority", "mint_control", [{ mint: mint(changed(freshMint(), 46, 1, 0, 0, 0, 9)) }]],
    ["another supply", "mint_kind", [{ mint: mint(changed(freshMint(), 36, 9)) }]],
    ["other decimals", "mint_kind", [{ mint: mint(changed(freshMint(), 44, 9)) }]],
    ["an extension that takes tokens back", "mint_kind", [{ mint: mint(changed(freshMint(), 166, 12)) }]],
    ["no metadata", "mint_metadata", [{ mint: mint(freshMint().subarray(0, 234)) }]],
    ["another name", "mint_metadata", [{ mint: other({ name: "Another" }) }]],
    ["another symbol", "mint_metadata", [{ mint: other({ symbol: "OTHER" }) }]],
    ["another address of metadata", "mint_metadata", [{ mint: other({ uri: "https://example.com" }) }]],
    ["metadata of another mint", "mint_metadata", [{ mint: other({ mint: stranger.toBase58() }) }]],
    ["no curve", "unreadable_chain", [{ curve: null }]],
    ["a curve of another program", "unreadable_chain", [{ curve: curve(freshCurve(), TOKEN_2022) }]],
    ["a curve of another kind", "unreadable_chain", [{ curve: curve(changed(freshCurve(), 0, 9)) }]],
    ["a curve that ends too soon", "unreadable_chain", [{ curve: curve(freshCurve().subarray(0, 114)) }]],
    ["another creator", "curve_creator", [{ curve: curve(changed(freshCurve(), 49, 9)) }]],
    ["holder rewards", "curve_creator", [{ curve: curve(changed(freshCurve(), 124, 1)) }]],
    ["mayhem mode", "curve_options", [{ curve: curve(changed(freshCurve(), 81, 1)) }]],
    ["cashback", "curve_options", [{ curve: curve(changed(freshCurve(), 82, 1)) }]],
    ["another currency", "curve_options", [{ curve: curve(changed(freshCurve(), 100, 1)) }]],
    ["a fee of the coin's own", "curve_options", [{ curve: curve(changed(freshCurve(), 115, 1)) }]],
    ["no token account", "unreadable_chain", [{ tokens: null }]],
    [
      "a token account of the older program",
      "unreadable_chain",
      [{ tokens: tokens(freshTokens(), TOKEN_PROGRAM) }],
    ],
    [
      "a token account that ends too soon",
      "unreadable_chain",
      [{ tokens: tokens(freshTokens().subarray(0, 100)) }],
    ],
    [
      "too few tokens",
      "tokens_missing",
      [{ tokens: tokens(tokenData(expected, inspected.leastTokens - 1n)) }],
    ],
    ["tokens of another mint", "tokens_control", [{ tokens: tokens(changed(freshTokens(), 0, 9)) }]],
    ["somebody else's tokens", "tokens_control", [{ tokens: tokens(changed(freshTokens(), 32, 9)) }]],
    ["a delegate", "tokens_control", [{ tokens: tokens(changed(freshTokens(), 72, 1)) }]],
    ["frozen tokens", "tokens_control", [{ tokens: tokens(changed(freshTokens(), 108, 2)) }]],
    [
      "somebody else who may close the account",
      "tokens_control",
      [{ tokens: tokens(changed(freshTokens(), 129, 1)) }],
    ],
  ])("refuses %s", async (_, rule, how) => expect(await ruleOf(...how)).toBe(rule));

  it.each([0.05, 1, 6, 20])(
    "refuses that SOL which bought no tokens leaves the wallet, with a purchase of %d SOL",
    async (amount) => {
      const launch = { ...expected, devBuy: BigInt(amount * SOL) };
      const [openAccount] = purchaseInstructions(launch);
      if (!openAccount) throw new Error("a purchase begins with an account");
      const byTokens = buy(leastTokens(launch), mostLamports(launch));
      const agreed = inspect(compile([...budget, create(launch), openAccount, byTokens]), launch, tables);
      const bought = answered(1, TOKEN_2022, tokenData(launch, tokensFor(launch.profile, launch.devBuy)));
      const judged = (more: bigint) => {
        const left = 100n * BigInt(SOL) - launch.devBuy - more;
        const before = wallet(100 * SOL);
        return judge(agreed, launch, node({ wallet: wallet(Number(left)), tokens: bought }, { before }).rpc);
      };
      const costs = agreed.spending.total - agreed.spending.purchase;
      expect((await judged(costs)).spent).toBe(launch.devBuy + costs);
      await expect(judged(costs + launch.devBuy / 10n)).rejects.toMatchObject({ rule: "wallet_loss" });
      await expect(judged(costs + 1_000n)).rejects.toMatchObject({ rule: "wallet_loss" });
    },
  );

  it("passes on an error of the node", async () => {
    const rpc: Rpc = { call: () => Promise.reject(new Error("down")) };
    await expect(judge(inspected, expected, rpc)).rejects.toThrow("down");
  });
});
