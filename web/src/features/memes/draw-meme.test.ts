import { describe, expect, it } from "vitest";
import { drawMeme, fitLines, type Meme } from "./draw-meme.ts";

const room = { width: 992, height: 220 };
/** Every letter is half as wide as it is high. */
const measure = (text: string, size: number) => (text.length * size) / 2;

describe("the words of a meme", () => {
  it("are as large as they can be, in as many lines as that takes", () => {
    expect(fitLines("gm", room, measure)).toEqual({ lines: ["gm"], size: 132 });
    expect(fitLines("thinking about stealing bread", room, measure)).toEqual({
      lines: ["thinking about", "stealing bread"],
      size: 102,
    });
  });

  it("are cut where not even the smallest letters fit, and never run out of the room", () => {
    const { lines, size } = fitLines(`${"a".repeat(200)} ${"b ".repeat(400)}`, room, measure);
    expect(lines[0]).toMatch(/^a+…$/);
    expect(lines.every((line) => measure(line, size) <= room.width)).toBe(true);
    expect(lines.length * size).toBeLessThanOrEqual(room.height);
  });

  it("may be none", () => expect(fitLines("  ", room, measure).lines).toEqual([]));
});

/** What is drawn and written, in its order. */
function drawn(meme: Meme): unknown[] {
  const calls: unknown[] = [];
  const context = new Proxy(
    { measureText: (text: string) => ({ width: text.length * 40 }) },
    {
      get: (known, name) =>
        name in known
          ? known[name as "measureText"]
          : (...given: unknown[]) => {
              if (name === "drawImage") calls.push(given);
              if (name === "fillText") calls.push(given[0]);
            },
      set: () => true,
    },
  );
  drawMeme(context as unknown as CanvasRenderingContext2D, meme, "serif");
  return calls;
}

const wide = { width: 200, height: 100 } as HTMLImageElement;
const tall = { width: 100, height: 200 } as HTMLImageElement;

it("shows one picture whole, with words in capitals above and below", () => {
  const calls = drawn({ pictures: [wide], words: ["gm", "straße"], ground: "#ffffff" });
  expect(calls).toEqual([[wide, 170, 355, 740, 370], "GM", "STRASSE"]);
});

it("shows two pictures one under the other, each with its words as they were typed", () => {
  const calls = drawn({ pictures: [wide, tall], words: ["gm", "Gn"], ground: "#ffffff" });
  expect(calls).toEqual([[wide, 20, 145, 500, 250], "gm", [tall, 145, 560, 250, 500], "Gn"]);
});
