import { describe, expect, it } from "vitest";
import { endpoints } from "./endpoints.ts";
import { CodedError, errorCatalogue, errorSentence, httpSentence } from "./errors.ts";
import { launchReason, walletNames } from "./sentences.ts";

describe("the error catalogue", () => {
  it("has one sentence and a failing status for each code", () => {
    for (const [code, [status, sentence]] of Object.entries(errorCatalogue)) {
      expect(status, code).toBeGreaterThanOrEqual(400);
      expect(sentence.length, code).toBeGreaterThan(10);
    }
  });
  it("fills blanks from the context", () => {
    expect(errorSentence("duplicate_token", { name: "Frog" })).toBe("You already have this token: Frog.");
    expect(new CodedError("token_not_found").message).toBe("Token not found.");
  });
  it("names only known codes in the endpoint table", () => {
    for (const [name, { errors }] of Object.entries(endpoints))
      for (const code of errors) expect(errorCatalogue, name).toHaveProperty(code);
  });
});

describe("HTTP errors as a person reads them", () => {
  const of = (status: number, detail = "") => httpSentence({ kind: "status", status, detail });
  it.each([
    [400, "Invalid request. Please check your input."],
    [401, "Authentication failed. Please log in again."],
    [403, "Access denied. You do not have permission to perform this action."],
    [404, "Resource not found."],
    [422, "Validation error. Please check your input."],
    [429, "Too many requests. Please wait a moment and try again."],
    [500, "Internal server error. Please try again later."],
    [502, "Service temporarily unavailable. Please try again later."],
    [503, "Service temporarily unavailable. Please try again later."],
    [504, "Service temporarily unavailable. Please try again later."],
    [418, "Server error (418). Please try again."],
  ])("%i", (status, sentence) => expect(of(status)).toBe(sentence));

  it("takes the server's detail for 400, 404, 422 and others alone", () => {
    for (const status of [400, 404, 409, 422]) expect(of(status, "Detail.")).toBe("Detail.");
    for (const status of [401, 403, 429, 500, 503]) expect(of(status, "Detail.")).not.toBe("Detail.");
  });
  it("has words for a time-out, also of the list, and for no response", () => {
    expect(httpSentence({ kind: "timeout" })).toBe(
      "Request timed out. Please check your connection and try again.",
    );
    expect(httpSentence({ kind: "timeout", list: true })).toBe(
      "Loading your tokens took longer than expected. Please refresh the page.",
    );
    expect(httpSentence({ kind: "network" })).toBe(
      "Network error. Please check your connection and try again.",
    );
  });
});

describe("why a launch failed", () => {
  const program =
    "The launchpad program returned an error. This might be due to an uninitialized global state or incorrect IDL/accounts.";
  const account =
    "Blockchain account error. This might be due to an incorrect PDA, account setup, or network issues.";
  const layout = "Error serializing accounts. Check IDL and account structures.";

  it.each([
    ["WalletSignTransactionError: User rejected the request.", "Transaction rejected by user."],
    ['{"InstructionError":[3,{"Custom":6002}]}', program],
    ["Account does not exist or has no data", account],
    ["failed to simulate transaction", account],
    ["buffer layout mismatch", layout],
    ["something else", "something else"],
  ])("%s", (message, reason) => expect(launchReason(message)).toBe(reason));
});

describe("the supported wallets in a sentence", () => {
  it("names both", () => {
    expect(walletNames(["Phantom", "Solflare"])).toBe("Phantom or Solflare");
    expect(walletNames(["Phantom"])).toBe("Phantom");
  });
});
