import type { PixelCanvas } from "./canvas.ts";

/** The units that a helmet is drawn in: its glass is so many in radius. */
const GLASS = 15.2;

export const paintHelmetBack = (canvas: PixelCanvas, x: number, y: number, radius: number): void =>
  canvas.paint((cx, cy) => {
    const [dx, dy] = [((cx + 0.5 - x) * GLASS) / radius, ((cy + 0.5 - y) * GLASS) / radius];
    return dx * dx + dy * dy <= (GLASS + 1) * (GLASS + 1) ? (dx + dy < -12 ? "#3d4a8f" : "#2b3470") : null;
  });

export const paintHelmetFront = (
  canvas: PixelCanvas,
  x: number,
  y: number,
  radius: number,
  ink: string,
): void => {
  const cell = GLASS / radius;
  canvas.paint((cx, cy) => {
    const [dx, dy] = [(cx + 0.5 - x) * cell, (cy + 0.5 - y) * cell];
    const d = dx * dx + dy * dy;
    const wide = 11 - Math.max(0, dy - 17);
    if (Math.abs(dx) <= wide && dy >= 13 && dy <= 19) return collar(dx, dy, wide, cell, ink);
    const within = (r: number): boolean => d <= (GLASS + r) * (GLASS + r);
    if (!within(2.4)) return null;
    if (!within(2.4 - cell)) return ink;
    if (!within(-0.1)) return dx + dy > 6 ? "#c3cbdb" : "#f4f7fc";
    const glint = d > 145 && d < 190 && dx < -2 && dy < -3 && !(dx < -6 && dx > -8);
    return glint ? "#ffffff" : null;
  });
};

const collar = (dx: number, dy: number, wide: number, cell: number, ink: string): string => {
  if (Math.abs(dx) > wide - cell || dy > 19 - cell || dy < 13 + cell) return ink;
  if (Math.abs(dx) <= 1.2 && dy > 14.4 && dy < 17) return "#ff5a4e";
  return dy > 16.5 ? "#c9cfdd" : "#f1f4fa";
};
