/** @module-tag slow */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/errors.ts";
import { createDrawers, DrawerEnded } from "./drawing-process.ts";
import { createRasteriser } from "./rasteriser.ts";

const square = (fill: string, more = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><defs><filter id="f"><feGaussianBlur stdDeviation="1"/></filter></defs><rect width="8" height="8" fill="${fill}"${more}/></svg>`;
const artwork = (svg: string) => ({ svg, width: 8, height: 8 });

describe("drawing", () => {
  it("makes WebP in the requested size", async () => {
    const bytes = await createRasteriser()({ ...artwork(square("#ff0000")), width: 64 });
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(["webp", 64, 64]);
  });

  it("encodes few colours exactly, and light and shade closely", async () => {
    const flat = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#d4145a"/></svg>`;
    const encoded = (bytes: Buffer) => bytes.toString("latin1", 12, 16);
    const exact = await createRasteriser()(artwork(flat));
    expect(encoded(exact)).toBe("VP8L");
    expect([...(await sharp(exact).removeAlpha().raw().toBuffer()).subarray(0, 3)]).toEqual([
      0xd4, 0x14, 0x5a,
    ]);
    for (const lit of [square("#d4145a"), flat.replace("/>", ' fill-opacity=".5"/>')])
      expect(encoded(await createRasteriser()(artwork(lit)))).not.toBe("VP8L");
  });

  it("draws many at once without mixing them up", async () => {
    const rasterise = createRasteriser();
    const fills = Array.from({ length: 12 }, (_, i) => `#${(i * 1_234_567).toString(16).padStart(6, "0")}`);
    const drawn = await Promise.all(fills.map((fill) => rasterise(artwork(square(fill)))));
    const alone = await createRasteriser()(artwork(square(fills[7] ?? "")));
    expect(drawn[7]?.equals(alone)).toBe(true);
    expect(new Set(drawn.map((bytes) => bytes.toString("hex"))).size).toBe(12);
  });

  it("refuses an invalid drawing, and goes on", async () => {
    const rasterise = createRasteriser();
    await expect(rasterise(artwork("<svg"))).rejects.toThrow();
    expect((await rasterise(artwork(square("#00ff00")))).length).toBeGreaterThan(0);
  });
});

describe("a drawing that ends the renderer's process", () => {
  /** A process that ends as it meets this filter. */
  const fragile = (asked: string[]) => async (order: { svg: string; width: number }) => {
    asked.push(order.svg);
    if (order.svg.includes('filter="')) throw new DrawerEnded("gone");
    return Buffer.from("drawn");
  };

  it("is tried again, then drawn without what the renderer cannot do", async () => {
    const asked: string[] = [];
    const rasterise = createRasteriser(fragile(asked));
    expect(String(await rasterise(artwork(square("#fff", ' filter="url(#f)"'))))).toBe("drawn");
    expect(asked.map((svg) => svg.includes('filter="'))).toEqual([true, true, false]);
  });

  it("delays other drawings only briefly", async () => {
    let isFirst = true;
    const rasterise = createRasteriser(async () => {
      if (isFirst) {
        isFirst = false;
        throw new DrawerEnded("somebody else's fault");
      }
      return Buffer.from("drawn");
    });
    expect(String(await rasterise(artwork(square("#fff"))))).toBe("drawn");
  });

  const order = { svg: square("#0000ff"), width: 8 };

  it("does not fail the drawings beside it, and the next one gets a new process", async () => {
    const folder = mkdtempSync(join(tmpdir(), "drawer-"));
    const script = join(folder, "drawer.mjs");
    writeFileSync(
      script,
      `process.on("message", ({ svg }) => svg === "end" ? process.exit(1) : process.send({ bytes: Buffer.from(svg) }));
       process.on("disconnect", () => process.exit(0));`,
    );
    const draw = createDrawers(script);
    const orders = ["end", "one", "two", "end", "three"].map((svg) => draw({ svg, width: 8 }));
    const outcomes = await Promise.allSettled(orders);
    expect(outcomes.map((each) => ("value" in each ? String(each.value) : each.reason))).toEqual([
      new DrawerEnded("The drawing process ended."),
      ...["one", "two"],
      new DrawerEnded("The drawing process ended."),
      "three",
    ]);
    rmSync(folder, { recursive: true });
  });

  it("is refused if too many drawings wait", async () => {
    const draw = createDrawers();
    const all = await Promise.allSettled(Array.from({ length: 70 }, () => draw(order)));
    const refused = all.filter(({ status }) => status === "rejected");
    expect(refused.map((each) => "reason" in each && each.reason)).toEqual(
      Array(4).fill(new CodedError("unavailable")),
    );
  });
});
