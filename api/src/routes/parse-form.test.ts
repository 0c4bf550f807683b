import { describe, expect, it } from "vitest";
import { boundaryOf, MOST_TEXT, parseForm } from "./parse-form.ts";

const BOUNDARY = "----WebKitFormBoundary0123456789";
const part = (name: string, text: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const bodyOf = (...parts: string[]) => Buffer.from(`${parts.join("")}--${BOUNDARY}--\r\n`);
const parse = (bytes: Buffer<ArrayBuffer>, parameters = `boundary=${BOUNDARY}`) =>
  parseForm(bytes, `multipart/form-data; ${parameters}`);

describe("the boundary of a form", () => {
  it.each([
    ["boundary=abc", "abc"],
    ['Boundary="a b"', "a b"],
    ["charset=utf-8 ; boundary=abc", "abc"],
    ["xboundary=zzzz; boundary=a", "a"],
    ['note="; boundary=zzzz"; boundary=a', "a"],
  ])("is what its parameter says: %s", (parameters, boundary) => {
    expect(boundaryOf(`multipart/form-data; ${parameters}`)).toBe(boundary);
  });

  it.each([
    "",
    "boundary=",
    'boundary=""',
    "xboundary=abc",
    "boundary=a; boundary=b",
    'boundary="a',
    "boundary=a b=c",
    "boundary=a;;b=c",
    'boundary="a "',
    "boundary=[]",
    `boundary=${"a".repeat(71)}`,
  ])("is none: %s", (parameters) => {
    expect(boundaryOf(`multipart/form-data; ${parameters}`)).toBe(null);
  });
});

describe("a form", () => {
  it("is fields and files", async () => {
    const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n\u0001\r\n`;
    const { fields, files } = await parse(bodyOf(part("name", "Frog"), file), `boundary="${BOUNDARY}"`);
    expect(fields).toEqual({ name: "Frog" });
    expect(files).toEqual({ image: Uint8Array.of(1) });
  });

  it("is none of more than a hundred parts, however its type names the boundary", async () => {
    const bytes = bodyOf(...Array.from({ length: 101 }, (_, at) => part(`field${at}`, "x")));
    for (const parameters of [`boundary=${BOUNDARY}`, `xboundary=zzzz; boundary=${BOUNDARY}`]) {
      await expect(parse(bytes, parameters)).rejects.toMatchObject({ code: "bad_request" });
    }
    await expect(parse(bytes, "xboundary=zzzz")).rejects.toMatchObject({ code: "bad_request" });
  });

  it("has little text, names counted, beside its files", async () => {
    const most = MOST_TEXT - "story".length;
    expect((await parse(bodyOf(part("story", "x".repeat(most))))).fields.story).toHaveLength(most);
    for (const tooMuch of [
      bodyOf(part("story", "x".repeat(most + 1))),
      bodyOf(part("story", "é".repeat(most / 2 + 1))),
      bodyOf(part("story", "x".repeat(most)), part("s", "")),
    ]) {
      await expect(parse(tooMuch)).rejects.toMatchObject({ code: "payload_too_large" });
    }
  });
});
