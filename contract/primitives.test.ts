import bs58 from "bs58";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  Address,
  ClientId,
  cardAddress,
  cleanLine,
  cleanText,
  Id,
  isBase58,
  line,
  paragraph,
  queryInteger,
  Signature,
  SocialLinks,
  shortAddress,
  Time,
  utf8Bytes,
  WebUrl,
} from "./primitives.ts";

const mint = "6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P";
const isTaken = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

describe("addresses", () => {
  it("is base58 of exactly 32 bytes", () => {
    expect(isBase58(mint, 32)).toBe(true);
    expect(isBase58("11111111111111111111111111111111", 32)).toBe(true);
    expect(isBase58("1111111111111111111111111111111", 32)).toBe(false);
    expect(isBase58(`${mint}zz`, 32)).toBe(false);
    expect(isBase58(mint.slice(1), 32)).toBe(false);
    expect(isBase58(mint.replace("6", "0"), 32)).toBe(false);
    expect(isBase58("", 32)).toBe(false);
    expect(isBase58("1".repeat(10_000), 32)).toBe(false);
  });

  it("is shortened to 4 and 4 in navigation, 6 and 4 on cards", () => {
    expect(shortAddress(mint)).toBe("6EF8...wF6P");
    expect(cardAddress(mint)).toBe("6EF8rr...wF6P");
    expect(shortAddress("short")).toBe("short");
  });

  it("counts bytes as the chain's own library does, leading zeros included", () => {
    const bytes = fc
      .tuple(fc.integer({ min: 0, max: 40 }), fc.uint8Array({ maxLength: 70 }))
      .map(([zeros, rest]) => new Uint8Array([...new Uint8Array(zeros), ...rest]));
    fc.assert(
      fc.property(bytes, fc.integer({ min: 1, max: 110 }), (key, size) => {
        const text = bs58.encode(key);
        expect(isBase58(text, size)).toBe(key.length === size);
        expect(key.length === 0 || isBase58(text, key.length)).toBe(true);
      }),
    );
  });

  it("takes neither a signature for an address nor an address for a signature", () => {
    const signature = bs58.encode(new Uint8Array(64).fill(7));
    expect([isTaken(Address, mint), isTaken(Signature, signature)]).toEqual([true, true]);
    expect([isTaken(Address, signature), isTaken(Signature, mint)]).toEqual([false, false]);
  });

  it.each([` ${mint}`, `${mint}\n`, mint.replace("6", "O"), mint.replace("6", "l"), mint.replace("E", "Е")])(
    "refuses %j",
    (text) => expect(isTaken(Address, text)).toBe(false),
  );
});

describe("ids", () => {
  const id = (version: string, variant = "8") => `6f9619ff-8b86-${version}d01-${variant}42d-00cf4fc964ff`;

  it("are UUIDs in lower case, of any version", () => {
    for (const version of "12345678") expect(isTaken(Id, id(version))).toBe(true);
    for (const variant of "89ab") expect(isTaken(Id, id("4", variant))).toBe(true);
    const others = [id("0"), id("9"), id("4", "7"), id("4", "c"), id("4").toUpperCase(), `${id("4")}0`, ""];
    for (const other of others) expect([other, isTaken(Id, other)]).toEqual([other, false]);
  });

  it("of clients are never of the server's version", () => {
    for (const version of "147") expect(isTaken(ClientId, id(version))).toBe(true);
    expect(isTaken(ClientId, id("8"))).toBe(false);
    fc.assert(fc.property(fc.uuid({ version: [4, 7] }), (uuid) => isTaken(ClientId, uuid)));
  });
});

describe("times", () => {
  it.each([
    ["2026-01-01T00:00:00.000Z", true],
    ["2026-01-01T00:00:00Z", true],
    ["2026-01-01T00:00:00+01:00", false],
    ["2026-01-01", false],
    ["2026-02-30T00:00:00Z", false],
    ["2026-01-01 00:00:00Z", false],
  ])("%s is taken: %s", (text, taken) => expect(isTaken(Time, text)).toBe(taken));

  it("are what a date writes", () => {
    const date = fc.date({ min: new Date(0), max: new Date("9999-12-31"), noInvalidDate: true });
    fc.assert(fc.property(date, (when) => isTaken(Time, when.toISOString())));
  });
});

describe("a whole number in a query", () => {
  const between = queryInteger(1, 500, 100);

  it("is read from decimal digits, within its bounds", () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 1_000 }), (number) => {
        const read = z.safeParse(between, String(number));
        expect(read.success).toBe(number >= 1 && number <= 500);
        if (read.success) expect(read.data).toBe(number);
      }),
    );
  });

  it("is its default only where the query has none", () => {
    expect(z.parse(between, undefined)).toBe(100);
    for (const given of ["", "NaN", null, [], {}]) expect(isTaken(between, given)).toBe(false);
  });

  it("is refused rather than rounded", () => {
    for (const given of [1.5, "1.5", "9007199254740993", 2 ** 60])
      expect(isTaken(between, given)).toBe(false);
  });
});

/** Any text, and many of the characters that a page must never show. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(
      "a",
      "é",
      "e\u0301",
      "\u0301",
      " ",
      "\n",
      "\r",
      "\t",
      "\u202e",
      "\u200b",
      "\u200d",
      "\ud83d",
      "🐸",
    ),
    maxLength: 60,
  }),
);

describe("cleaned text", () => {
  it.each([
    ["a line", cleanLine],
    ["a paragraph", cleanText],
  ])("%s is clean after one pass, composed, trimmed, and whole characters alone", (_, clean) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = clean(text);
        expect(clean(once)).toBe(once);
        expect(once.trim()).toBe(once);
        expect(once.normalize("NFC")).toBe(once);
        // A lone surrogate would come back as another character.
        expect(Buffer.from(once).toString()).toBe(once);
        expect(once).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\ufeff\r]/);
      }),
    );
  });

  it("is composed also where something invisible stood between a letter and its accent", () => {
    expect([cleanLine("e\u200b\u0301"), cleanText("e\u202e\u0301")]).toEqual(["é", "é"]);
  });

  it("of a line has no break and no two spaces", () => {
    fc.assert(fc.property(anyText, (text) => !/[\n\t]| {2}/.test(cleanLine(text))));
  });

  it("of a paragraph keeps line breaks, and the joiners of emoji and scripts", () => {
    expect(cleanText("one\r\n\r\ntwo\rthree")).toBe("one\n\ntwo\nthree");
    expect(cleanText("👩\u200d🚀 می\u200cخواهم")).toBe("👩\u200d🚀 می\u200cخواهم");
  });

  it("is measured by what is stored, not by what was typed", () => {
    const padded = ` ${"\u200b".repeat(100)}frog `;
    expect(z.safeParse(line(4), padded).data).toBe("frog");
    expect(z.safeParse(paragraph(4), padded).data).toBe("frog");
    expect([isTaken(line(3), padded), isTaken(paragraph(3), padded)]).toEqual([false, false]);
  });
});

describe("length on chain", () => {
  it("is what an encoder writes", () => {
    const encoder = new TextEncoder();
    fc.assert(fc.property(anyText, (text) => utf8Bytes(text) === encoder.encode(text).length));
  });
});

describe("links", () => {
  it("are absolute, and of the web", () => {
    const links = ["https://frog.example", "HTTP://frog.example/a?b=c#d", "https://[::1]:8000/x"];
    for (const link of links) expect([link, isTaken(WebUrl, link)]).toEqual([link, true]);
    const others = ["frog.example", "//frog.example", "ftp://frog.example", "https:/frog", "https://a b", ""];
    for (const link of others) expect([link, isTaken(WebUrl, link)]).toEqual([link, false]);
  });

  it("never carry a name and a password, nor what leaves an attribute", () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string(), (url, tail) => {
        const link = url + tail;
        if (!isTaken(WebUrl, link)) return;
        expect(link).not.toMatch(/["'<>\s\\]/);
        if (!URL.canParse(link)) return;
        const { protocol, username, password } = new URL(link);
        expect([protocol === "http:" || protocol === "https:", username, password]).toEqual([true, "", ""]);
      }),
    );
    expect(isTaken(WebUrl, "https://user:secret@frog.example")).toBe(false);
    expect(isTaken(WebUrl, `https://frog.example/${"x".repeat(2_048)}`)).toBe(false);
  });

  it("are four, each of which may be missing", () => {
    expect(z.parse(SocialLinks, {})).toEqual({});
    expect(z.parse(SocialLinks, { telegram: "https://t.me/frog", myspace: "x" })).toEqual({
      telegram: "https://t.me/frog",
    });
    expect(isTaken(SocialLinks, { discord: "" })).toBe(false);
  });
});
