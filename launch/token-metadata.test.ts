import { expect, test } from "vitest";
import { readTokenMetadata } from "./token-metadata.ts";

const text = (value: string) => {
  const bytes = new TextEncoder().encode(value);
  return [bytes.length & 255, bytes.length >> 8, 0, 0, ...bytes];
};
const extension = (type: number, body: number[]) => [type, 0, body.length & 255, body.length >> 8, ...body];
const account = (kind: number, ...extensions: number[][]) =>
  Uint8Array.from([...new Array<number>(165).fill(0), kind, ...extensions.flat()]);

const mint = new Array<number>(32).fill(7);
const metadata = extension(19, [
  ...new Array<number>(32).fill(1),
  ...mint,
  ...text("Moon Frog"),
  ...text("FROG"),
  ...text("https://x.example/m"),
]);

test("name, symbol, address and mint are read, behind whatever else the mint carries", () => {
  expect(readTokenMetadata(account(1, extension(18, [1, 2, 3]), metadata))).toEqual({
    mint: Uint8Array.from(mint),
    name: "Moon Frog",
    symbol: "FROG",
    uri: "https://x.example/m",
  });
});

test.each([
  ["a mint without extensions", new Uint8Array(82)],
  ["an account that is no mint", account(2, metadata)],
  ["a mint without metadata", account(1, extension(18, [1]))],
  ["an extension that ends behind the data", account(1, metadata.slice(0, -4))],
  [
    "a text that ends behind its extension",
    account(1, extension(19, [...new Array<number>(64).fill(0), 9, 0, 0, 0])),
  ],
])("%s has none", (_, data) => expect(readTokenMetadata(data)).toBeNull());
