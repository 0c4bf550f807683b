import { describe, expect, it } from "vitest";
import { coveringColours } from "./covering-colours.ts";
import { measure, rasterise } from "./raster.ts";

const square = '<path fill="#cc0000" d="M8 4H24V28H8Z"/>';
const face = `<circle cx="16" cy="16" r="14" fill="#ffcc00"/><circle cx="10" cy="14" r="2" fill="#111111"/><circle cx="22" cy="14" r="2" fill="#111111"/>`;

describe("a drawing in dots", () => {
  it("shows the part that is asked for, clear where nothing is drawn", () => {
    const { size, rgba } = rasterise(square, [0, 0, 32, 32], 32);
    const pixel = (x: number, y: number) => [...rgba.slice((y * 32 + x) * 4, (y * 32 + x) * 4 + 4)];
    expect([size, rgba.length]).toEqual([32, 32 * 32 * 4]);
    expect(pixel(16, 16)).toEqual([204, 0, 0, 255]);
    expect(pixel(2, 16)).toEqual([0, 0, 0, 0]);
    expect([...rasterise(square, [8, 4, 16, 16], 4).rgba].filter((_, at) => at % 4 === 3)).toEqual(
      Array.from({ length: 16 }, () => 255),
    );
  });
});

describe("a drawing's measures", () => {
  it("are the box of its ink, and the middle of its top", () => {
    const { box, crown, eyes } = measure(square, 32);
    expect(box).toEqual([8, 4, 16, 24]);
    expect([Math.round(crown[0]), crown[1]]).toEqual([16, 4]);
    expect(crown[2]).toBeGreaterThan(10);
    expect(eyes).toBeNull();
  });

  it("are those of the whole page where there is no ink", () => {
    expect(measure("", 32)).toEqual({ box: [0, 0, 32, 32], crown: [16, 0, 16], eyes: null });
  });

  it("find two dark spots of one size side by side: eyes", () => {
    const [x, y, half] = measure(face, 32).eyes ?? [0, 0, 0];
    expect([Math.round(x), Math.round(y), Math.round(half)]).toEqual([16, 14, 6]);
  });

  it.each([
    ["one spot", '<circle cx="10" cy="14" r="2" fill="#111111"/>'],
    [
      "two that are not level",
      '<circle cx="10" cy="8" r="2" fill="#111111"/><circle cx="22" cy="16" r="2" fill="#111111"/>',
    ],
    [
      "two of different sizes",
      '<circle cx="10" cy="14" r="1" fill="#111111"/><circle cx="22" cy="14" r="3" fill="#111111"/>',
    ],
    [
      "two pale ones",
      '<circle cx="10" cy="14" r="2" fill="#ddaa00"/><circle cx="22" cy="14" r="2" fill="#ddaa00"/>',
    ],
  ])("find none in %s", (_, spots) => {
    expect(measure(`<circle cx="16" cy="16" r="14" fill="#ffcc00"/>${spots}`, 32).eyes).toBeNull();
  });

  it("grow with the page's unit", () => {
    expect(measure('<path fill="#cc0000" d="M16 8H48V56H16Z"/>', 64).box).toEqual([16, 8, 32, 48]);
  });
});

describe("the colors that cover a drawing", () => {
  it.each([
    ["one", square, ["#cc0000"]],
    ["the larger first", `${square}<path fill="#0000cc" d="M8 4H24V10H8Z"/>`, ["#cc0000", "#0000cc"]],
    ["small dark features too", face, ["#fccc00", "#101010"]],
    ["grey for nothing", "", ["#444444"]],
  ])("are %s", (_, body, colors) => {
    const found = coveringColours(body, 6);
    const near = (a = "", b = "") =>
      [1, 3, 5].every(
        (at) =>
          Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)) < 8,
      );
    expect(found).toHaveLength(colors.length);
    for (const [at, color] of colors.entries()) expect(near(found[at], color), `${found}`).toBe(true);
  });

  it("are as many as asked for at most", () => {
    const stripes = ["#cc0000", "#00cc00", "#0000cc", "#cccc00", "#00cccc", "#cc00cc"]
      .map((color, at) => `<path fill="${color}" d="M${at * 5} 0h5v32h-5z"/>`)
      .join("");
    expect(coveringColours(stripes, 3)).toHaveLength(3);
    expect(coveringColours(stripes, 9)).toHaveLength(6);
  });
});
