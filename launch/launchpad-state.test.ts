import { describe, expect, it } from "vitest";
import { readLaunchpad } from "./launchpad-state.ts";
import { profiles } from "./profile.ts";
import type { Rpc } from "./rpc.ts";
import { answered, launchpadAccounts } from "./testing/simulated-accounts.ts";

const profile = profiles["mainnet-beta"];
const { programs, accounts, lookupTable } = profile;
const good: Readonly<Record<string, unknown>> = launchpadAccounts(profile);
const [, code = ""] = Object.keys(good);

function chain(changed: Record<string, unknown> = {}) {
  const asked: unknown[] = [];
  const rpc: Rpc = {
    call: async (_, params) => {
      asked.push(params);
      const [addresses] = params as [string[]];
      return { value: addresses.map((address) => ({ ...good, ...changed })[address] ?? null) };
    },
  };
  return { rpc, asked };
}

/** The good account with a byte changed, or cut off there. */
function altered(address: string, at: number, cut = false) {
  const account = good[address] as ReturnType<typeof answered>;
  const data = Buffer.from(account.data[0] ?? "", "base64");
  data[at] = (data[at] ?? 0) ^ 1;
  return { [address]: answered(1, account.owner, cut ? data.subarray(0, at) : data) };
}

const changesOf = async (changed: Record<string, unknown>, pinned: number | null = null) =>
  (await readLaunchpad(chain(changed).rpc, profile, pinned)).changes;

describe("the launchpad on the chain", () => {
  it("is as its profile describes it", async () => {
    const { rpc, asked } = chain();
    expect(await readLaunchpad(rpc, profile, 7)).toEqual({ deployedSlot: 7, changes: [] });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject([{ length: 5 }, { dataSlice: { offset: 0, length: 2_048 } }]);
  });

  it("has changed its program where the slot is not the one that was pinned", async () => {
    expect(await changesOf({}, 8)).toEqual(["program"]);
    expect(await changesOf({}, null)).toEqual([]);
  });

  it.each<[string, string, Record<string, unknown>]>([
    ["no program", "program", { [programs.launchpad]: null }],
    ["no code of the program", "program", { [code]: null }],
    [
      "a program of another loader",
      "program",
      { [programs.launchpad]: answered(1, programs.fee, Buffer.alloc(36)) },
    ],
    ["a program with code elsewhere", "program", altered(programs.launchpad, 20)],
    ["code that ends too soon", "program", altered(code, 6, true)],
    ["no settings", "settings", { [accounts.global]: null }],
    ["settings of another kind", "settings", altered(accounts.global, 0)],
    ["settings that end too soon", "settings", altered(accounts.global, 90, true)],
    ["create_v2 switched off", "settings", altered(accounts.global, 450)],
    ["another first price", "settings", altered(accounts.global, 82)],
    ["another supply", "settings", altered(accounts.global, 98)],
    ["another recipient of fees", "settings", altered(accounts.global, 42)],
    ["another recipient of buybacks", "settings", altered(accounts.global, 742)],
    ["no fees", "fees", { [accounts.feeConfig]: null }],
    ["a higher fee of the launchpad's", "fees", altered(accounts.feeConfig, 93)],
    ["another creator fee", "fees", altered(accounts.feeConfig, 101)],
    ["fees that end too soon", "fees", altered(accounts.feeConfig, 80, true)],
    ["no table", "table", { [lookupTable.address]: null }],
    ["another table", "table", altered(lookupTable.address, 70)],
  ])("is refused with %s", async (_, change, changed) => expect(await changesOf(changed)).toEqual([change]));

  it("is not asked on devnet, whose accounts nobody has told us", async () => {
    const { rpc, asked } = chain();
    expect(await readLaunchpad(rpc, profiles.devnet, null)).toEqual({
      deployedSlot: null,
      changes: ["network"],
    });
    expect(asked).toEqual([]);
  });
});
