import { describe, expect, it } from "vitest";
import { readSvg, svgLimits } from "./read-svg.ts";

const read = (text: string) => readSvg(Buffer.from(text));
/** A failed comparison of such texts would print them. */
const isRead = (text: string) => read(text) !== null;
const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

describe("the reader of an SVG", () => {
  it("keeps the elements of a drawing", () => {
    const text = `<?xml version="1.0"?><!-- made --> ${drawing("<g><path d='M0 0'/></g>text<![CDATA[x]]>")}`;
    expect(read(text)).toBe(text);
  });

  it("reads exactly up to its limit of bytes", () => {
    const room = svgLimits.bytes - drawing("").length;
    expect(isRead(drawing(" ".repeat(room)))).toBe(true);
    expect(isRead(drawing(" ".repeat(room + 1)))).toBe(false);
  });

  it.each([
    ["<??>", 1],
    ["<!---->", 1],
    [" <!---->", 2],
  ])("counts tokens of each kind: %s", (piece, tokens) => {
    const most = (svgLimits.tokens - 2) / tokens;
    expect(isRead(drawing(piece.repeat(most)))).toBe(true);
    expect(isRead(drawing(piece.repeat(most + 1)))).toBe(false);
  });

  it.each(["<??>", "<!---->"])("refuses ten megabytes of %s", (piece) => {
    expect(isRead(piece.repeat((10 * 1024 * 1024) / piece.length))).toBe(false);
  });

  it("counts elements and their depth", () => {
    const nested = (depth: number) => drawing("<g>".repeat(depth) + "</g>".repeat(depth));
    expect(isRead(nested(svgLimits.levels - 1))).toBe(true);
    expect(isRead(nested(svgLimits.levels))).toBe(false);
    expect(isRead(drawing("<g/>".repeat(svgLimits.elements - 1)))).toBe(true);
    expect(isRead(drawing("<g/>".repeat(svgLimits.elements)))).toBe(false);
  });
});
