import { AddressLookupTableAccount } from "@solana/web3.js";
import { describe, expect, it } from "vitest";
import {
  ASSOCIATED_TOKEN_PROGRAM,
  BUYBACK_RECIPIENTS,
  EVENT_AUTHORITY,
  FEE_CONFIG,
  FEE_PROGRAM,
  FEE_RECIPIENTS,
  GLOBAL,
  GLOBAL_VOLUME,
  LAUNCHPAD_PROGRAM,
  ROUTER_PROGRAM,
  SERVICE_TABLE,
  SERVICE_WALLET,
  SYSTEM_PROGRAM,
} from "./addresses.ts";
import { launchpadGenesis } from "./genesis.ts";

const { accounts } = launchpadGenesis(new URL("../program/", import.meta.url));
const dataOf = (address: { toBase58(): string }) =>
  accounts.find((account) => account.address === address.toBase58())?.data ?? new Uint8Array();

describe("the launchpad's genesis", () => {
  it("has what we derive where the trading service's table names it", () => {
    const { addresses } = AddressLookupTableAccount.deserialize(dataOf(SERVICE_TABLE));
    expect(addresses).toHaveLength(33);
    const programs = {
      1: SYSTEM_PROGRAM,
      2: LAUNCHPAD_PROGRAM,
      5: EVENT_AUTHORITY,
      7: ASSOCIATED_TOKEN_PROGRAM,
    };
    const known = {
      ...programs,
      10: FEE_RECIPIENTS[5],
      11: GLOBAL,
      12: ROUTER_PROGRAM,
      22: FEE_RECIPIENTS[0],
      24: GLOBAL_VOLUME,
      28: FEE_PROGRAM,
      29: FEE_CONFIG,
      31: SERVICE_WALLET,
      32: BUYBACK_RECIPIENTS[7],
    };
    for (const [index, address] of Object.entries(known)) expect(addresses[Number(index)]).toEqual(address);
  });

  it("has accounts as large as clients expect them", () => {
    expect(dataOf(GLOBAL)).toHaveLength(1_088);
    expect(dataOf(GLOBAL_VOLUME)).toHaveLength(544);
    expect(dataOf(FEE_CONFIG)).toHaveLength(4_097);
  });
});
