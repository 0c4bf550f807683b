import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ErrorContext, errorCatalogue, fill } from "./errors.ts";
import { launchReason, sentences, walletNames } from "./sentences.ts";

/** Each sentence with the path to it. */
const textsIn = (at: unknown, path = ""): [path: string, text: string][] =>
  typeof at === "string"
    ? [[path, at]]
    : Object.entries(at ?? {}).flatMap(([key, part]) => textsIn(part, path ? `${path}.${key}` : key));

const texts = [
  ...textsIn(sentences),
  ...Object.entries(errorCatalogue).map(([code, [, text]]): [string, string] => [code, text]),
];
const blanksOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

describe("every sentence", () => {
  it("is a text for people: trimmed, no two spaces, nothing invisible", () => {
    for (const [path, text] of texts) {
      expect(text.trim(), path).toBe(text);
      expect(text, path).not.toMatch(/ {2}|[\p{Cc}\p{Cf}]/u);
      expect(text, path).not.toBe("");
    }
  });

  it("has braces around the names of its blanks alone", () => {
    for (const [path, text] of texts) expect(text.replace(/\{\w+\}/g, ""), path).not.toMatch(/[{}]/);
  });

  it("has no blank left once each has a value", () => {
    for (const [path, text] of texts) {
      const values = Object.fromEntries(blanksOf(text).map((name) => [name, "moon"]));
      const filled = fill(text, values);
      expect(blanksOf(filled), path).toEqual([]);
      expect(filled.split("moon").length - text.split("moon").length, path).toBe(blanksOf(text).length);
    }
  });
});

describe("a blank", () => {
  it("takes any value as it is: no `$&`, no blank within the value", () => {
    const value = fc.oneof(fc.string(), fc.constantFrom("$&", "$1", "{reason}", "{name}", "\\"));
    fc.assert(
      fc.property(value, (name) => {
        expect(fill("{name} created successfully.", { name, reason: "x" })).toBe(
          `${name} created successfully.`,
        );
      }),
    );
  });

  it("stays where it has no value, so that a forgotten one is seen", () => {
    expect(fill("API error: {status}", {})).toBe("API error: {status}");
    const context: ErrorContext = { status: 0 };
    expect(fill("API error: {status}", context)).toBe("API error: 0");
  });

  it("is filled each time it occurs", () => {
    expect(fill("{a} and {a}, not {b}", { a: 1, b: 2 })).toBe("1 and 1, not 2");
  });
});

describe("the supported wallets in a sentence", () => {
  it.each([
    [[], ""],
    [["Phantom"], "Phantom"],
    [["Phantom", "Solflare"], "Phantom or Solflare"],
    [["Phantom", "Solflare", "Backpack"], "Phantom, Solflare or Backpack"],
  ])("%j", (names, text) => expect(walletNames(names)).toBe(text));
});

describe("why a launch failed", () => {
  it("is the message itself where the specification has no sentence for it", () => {
    const known = /User rejected|InstructionError|Account does not exist|failed to simulate|buffer|encoding/i;
    fc.assert(
      fc.property(fc.string(), (message) => {
        fc.pre(!known.test(message));
        expect(launchReason(message)).toBe(message);
      }),
    );
  });

  it("is the wallet's rejection before anything that the chain might say", () => {
    expect(launchReason("User rejected the request: InstructionError")).toBe(
      sentences.launch.transactionRejected,
    );
    expect(launchReason("InstructionError: Account does not exist")).toBe(sentences.launch.programError);
    expect(launchReason("encoding overruns Uint8Array")).toBe(sentences.launch.layoutError);
  });
});
