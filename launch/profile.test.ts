import { PublicKey } from "@solana/web3.js";
import { describe, expect, it } from "vitest";
import { programAddress } from "./addresses.ts";
import { profiles, tokensFor } from "./profile.ts";

const { programs, accounts, lookupTable, feeRecipients, buybackRecipients, create, purchaseSeats } =
  profiles["mainnet-beta"];

describe("the launchpad profile", () => {
  it("names the accounts that the programs derive", () => {
    const { launchpad, fee, mayhem } = programs;
    expect(accounts).toEqual({
      eventAuthority: programAddress(launchpad, "__event_authority"),
      feeConfig: programAddress(fee, "fee_config", new PublicKey(launchpad)),
      global: programAddress(launchpad, "global"),
      globalVolume: programAddress(launchpad, "global_volume_accumulator"),
      mayhemParams: programAddress(mayhem, "global-params"),
      mayhemVault: programAddress(mayhem, "sol-vault"),
      mintAuthority: programAddress(launchpad, "mint-authority"),
    });
  });

  it("has sixteen accounts for a create, eighteen for a purchase, and a table of thirty-three", () => {
    expect(create.seats).toHaveLength(16);
    expect(purchaseSeats).toHaveLength(18);
    expect(lookupTable.entries).toHaveLength(33);
    expect(lookupTable.entries).toContain(feeRecipients[0]);
    expect(lookupTable.entries).toContain(buybackRecipients[0]);
    expect([feeRecipients, buybackRecipients].map((list) => new Set(list).size)).toEqual([8, 8]);
  });

  it("buys itself on mainnet, where the service would buy through a program that one key can replace", () => {
    expect([profiles.sandbox.builder, profiles["mainnet-beta"].builder]).toEqual(["included", "appended"]);
  });

  it("prices the first purchase of a curve, its fees within the budget", () => {
    expect(tokensFor(profiles["mainnet-beta"], 0n)).toBe(0n);
    expect(tokensFor(profiles["mainnet-beta"], 50_000_000n)).toBe(1_763_352_433_103n);
    expect(tokensFor(profiles["mainnet-beta"], 1_000_000_000n)).toBe(34_199_203_120_618n);
  });
});
