import { describe, expect, it } from "vitest";
import { foreignMessage, isRejection, loadedScript, WalletsNotLoaded } from "./wallet-errors.ts";

const circular: Record<string, unknown> = {};
circular.self = circular;

describe("a wallet's error", () => {
  it.each([
    [{ code: 4001 }, true],
    [{ error: { code: 4001 } }, true],
    [new Error("User rejected the request."), true],
    [new Error("The user REJECTED THE REQUEST"), true],
    [new Error("Transaction cancelled"), true],
    [new Error("User declined the request"), true],
    [new Error("Approval Denied"), true],
    [new Error("The request was rejected by the user."), true],
    [new Error("Transaction simulation failed"), false],
    [new Error("Blockhash not found"), false],
    [{ code: -32603, message: "Internal error" }, false],
    [new Error("Wallet locked"), false],
    [null, false],
    [undefined, false],
    ["User rejected", false],
  ])("%j means that its owner said no: %s", (error, rejected) => {
    expect(isRejection(error)).toBe(rejected);
  });

  it.each([
    [new Error("Wallet locked"), "Wallet locked"],
    ["Wallet locked", "Wallet locked"],
    [{ InstructionError: [3, { Custom: 1 }] }, '{"InstructionError":[3,{"Custom":1}]}'],
    [undefined, "Unknown error"],
    [circular, "Unknown error"],
  ])("speaks its own words where it has any (%#)", (error, words) => {
    expect(foreignMessage(error)).toBe(words);
  });
});

it("a script that does not come is no wallet's answer", async () => {
  const failure = new TypeError("Failed to fetch dynamically imported module.");
  await expect(loadedScript(Promise.reject(failure))).rejects.toBeInstanceOf(WalletsNotLoaded);
  await expect(loadedScript(Promise.reject(failure))).rejects.toThrow(failure.message);
  expect(await loadedScript(Promise.resolve("here"))).toBe("here");
});
