import { expect, test } from "vitest";
import type { Drawing } from "../pictures.ts";
import { mirroredDrawing } from "./mirror.ts";
import { num, outline, place, polygon, silhouette, towards } from "./svg.ts";

const drawing: Drawing = {
  body: '<path id="a" fill="red" d="M0 0"/><use href="#a"/><path fill="url(#a)"/>',
  unit: 32,
  box: [4, 8, 16, 8],
  crown: [12, 8, 6],
  eyes: [10, 12, 2],
  head: [12, 12, 4],
};

test("numbers have two decimals at most, and no zero below zero", () => {
  expect(num(1 / 3)).toBe("0.33");
  expect(num(-0.001)).toBe("0");
  expect(polygon([[0, 1.234] as const, [2, 3] as const])).toBe("M0 1.23L2 3Z");
});

test("a drawing is placed by the middle and the longer side of its ink", () => {
  const placed = place(drawing, "k", 100, 50, 32);
  expect(placed.transform).toBe("translate(76 26) scale(2)");
  expect([placed.width, placed.height]).toEqual([32, 16]);
  expect(placed.crown).toEqual({ x: 100, y: 42, width: 12 });
});

test("its ids are kept apart from those of other drawings", () => {
  const { body } = place(drawing, "k", 0, 0, 16);
  expect(body).toContain('id="ka"');
  expect(body).toContain('href="#ka"');
  expect(body).toContain("url(#ka)");
});

test("a silhouette has no colours of its own", () => {
  expect(silhouette(drawing.body)).not.toMatch(/fill|id=/);
  expect(outline(drawing, place(drawing, "k", 0, 0, 32), "#123456", 2)).toContain('stroke="#123456"');
});

test("an arch is open: what a line goes around is no part of an outline", () => {
  const arch: Drawing = {
    ...drawing,
    body: '<path fill="none" stroke="#fff" stroke-width="2" d="M0 0V9"/><path fill="#fff" d="M1 1V9"/>',
  };
  const drawn = outline(arch, place(arch, "k", 0, 0, 32), "#123456", 2);
  expect(drawn).toContain('fill="none" stroke-width="4" d="M0 0V9"');
  expect(drawn.match(/fill="none"/g)).toHaveLength(1);
});

test("what is drawn towards a colour keeps its shapes and its other paints", () => {
  expect(
    towards('<path fill="#fff" stroke="url(#a)" d="M0 0"/><stop stop-color="#000000"/>', "#808080", 0.5),
  ).toBe('<path fill="#c0c0c0" stroke="url(#a)" d="M0 0"/><stop stop-color="#404040"/>');
});

test("a mirror turns box and landmarks round, and back again", () => {
  const turned = mirroredDrawing(drawing);
  expect(turned.box).toEqual([12, 8, 16, 8]);
  expect(turned.eyes).toEqual([22, 12, 2]);
  const { body: _, ...back } = mirroredDrawing(turned);
  const { body: __, ...before } = drawing;
  expect(back).toEqual(before);
});
