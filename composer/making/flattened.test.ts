import { beforeAll, describe, expect, it } from "vitest";
import { drawnAlike, flattened, withoutGlow } from "./flattened.ts";
import { needPictures, pictureFiles } from "./picture-files.ts";

beforeAll(needPictures, 120_000);

const gradient = (id: string, ...stops: readonly string[]) =>
  `<linearGradient id="${id}">${stops.map((stop) => `<stop stop-color="${stop}"/>`).join("")}</linearGradient>`;

describe("a drawing in flat colours", () => {
  it("has the middle of each gradient", () => {
    const body = `${gradient("0", "#000", "#ffffff")}<path fill="url(#0)" d="M0 0h9"/>`;
    expect(flattened(body)).toBe('<path fill="#808080" d="M0 0h9"/>');
  });

  it("is halfway through a gradient what most of it is", () => {
    const stops =
      '<stop offset=".2" stop-color="#000"/><stop offset=".3" stop-color="#fecc88"/><stop offset=".7" stop-color="#fecc88"/><stop offset="1" stop-color="#000"/>';
    const onion = `<radialGradient id="0">${stops}</radialGradient><path fill="url(#0)" d="M0 0h9"/>`;
    expect(flattened(onion)).toBe('<path fill="#fecc88" d="M0 0h9"/>');
  });

  it("leaves out what is half clear, and has the rest of it whole", () => {
    const body = '<path fill="#fff" d="M0 0h9" opacity=".4"/><path fill="#9fe1ea" d="M0 0h8" opacity=".8"/>';
    expect(flattened(body)).toBe('<path fill="#9fe1ea" d="M0 0h8"/>');
  });

  it("leaves out a light that fades away", () => {
    const fading = `<linearGradient id="0"><stop stop-color="#fff"/><stop stop-color="#fff" stop-opacity="0"/></linearGradient>`;
    expect(flattened(`${fading}<path fill="url(#0)" d="M0 0h9"/><path d="M0 0h8"/>`)).toBe(
      '<path d="M0 0h8"/>',
    );
  });
});

it("leaves out the light around a flame, and keeps the shades of what is lit", () => {
  const stops = (clear: number[]) =>
    clear.map((share) => `<stop stop-color="#ffe265" stop-opacity="${share}"/>`).join("");
  const glow = `<radialGradient id="1">${stops([0.7, 0.6, 0.4, 0.2, 0])}</radialGradient>`;
  const shade = `<radialGradient id="2">${stops([0.9, 0])}</radialGradient><path fill="url(#2)" d="M0 0h7"/>`;
  expect(withoutGlow(`${glow}<path fill="url(#1)" d="M0 0h9"/>${shade}`)).toBe(shade);
});

it.each([...drawnAlike])(
  "all styles have one drawing of %s, in flat colours where they want them",
  async (id) => {
    const picture = (await pictureFiles.chunk(id)).pictures[id];
    expect(picture?.flat.unit).toBe(picture?.toon.unit);
    expect(picture?.shaded).toEqual(picture?.toon);
    expect(picture?.flat.body).not.toMatch(/url\(|opacity/);
  },
);
