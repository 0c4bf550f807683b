import { PixelCanvas } from "./canvas.ts";

/** Fewer cells by nearest neighbour. */
export const shrunk = (from: PixelCanvas, size: number): PixelCanvas => {
  const to = new PixelCanvas(size, size);
  const step = from.width / size;
  to.paint((x, y) => from.get(Math.floor((x + 0.5) * step), Math.floor((y + 0.5) * step)));
  return to;
};

const HELMET = 15.2;

export const paintHelmetBack = (canvas: PixelCanvas, x: number, y: number): void =>
  canvas.paint((cx, cy) => {
    const d = (cx - x) * (cx - x) + (cy - y) * (cy - y);
    return d <= (HELMET + 1) * (HELMET + 1) ? (cx + cy < x + y - 12 ? "#3d4a8f" : "#2b3470") : null;
  });

export const paintHelmetFront = (canvas: PixelCanvas, x: number, y: number, ink: string): void => {
  canvas.paint((cx, cy) => {
    const [dx, dy] = [cx - x, cy - y];
    const d = dx * dx + dy * dy;
    const collar = Math.abs(dx) <= 11 - Math.max(0, dy - 17) && dy >= 13 && dy <= 18;
    if (collar)
      return Math.abs(dx) >= 11 - Math.max(0, dy - 17) || dy === 18 || dy === 13
        ? ink
        : Math.abs(dx) <= 1 && dy > 14 && dy < 17
          ? "#ff5a4e"
          : dy > 16
            ? "#c9cfdd"
            : "#f1f4fa";
    if (d > (HELMET + 2.6) * (HELMET + 2.6)) return null;
    if (d > (HELMET + 1.7) * (HELMET + 1.7)) return ink;
    if (d > (HELMET - 0.1) * (HELMET - 0.1)) return dx + dy > 6 ? "#c3cbdb" : "#f4f7fc";
    const glint = d > 145 && d < 190 && dx < -2 && dy < -3 && !(dx < -6 && dx > -8);
    return glint ? "#ffffff" : null;
  });
};
