import { lighten } from "../../colour/colour.ts";
import type { Cast } from "../cast.ts";
import { PixelCanvas } from "./canvas.ts";

/** The scene through a round or a squared window with a white frame. */
export const throughWindow = (canvas: PixelCanvas, scene: PixelCanvas, cast: Cast): void => {
  const half = canvas.width / 2;
  const round = cast.random("window").boolean(0.5);
  const within = (x: number, y: number, reach: number): boolean => {
    const [dx, dy] = [Math.abs(x + 0.5 - half), Math.abs(y + 0.5 - half)];
    return round ? dx * dx + dy * dy < reach * reach : dx < reach && dy < reach && dx + dy < reach * 1.8;
  };
  const reach = Math.round(half * 0.84);
  canvas.paint((x, y) => {
    if (within(x, y, reach)) return scene.get(x, y);
    if (within(x, y, reach + 1)) return cast.palette.ink;
    return within(x, y, reach + 2) ? "#ffffff" : null;
  });
};

/** A medal: a disc with a rim, the hero looking out over its upper edge. */
export const frameCells = (
  canvas: PixelCanvas,
  hero: PixelCanvas,
  { y: middle, r: radius }: { y: number; r: number },
  cast: Cast,
): void => {
  const half = canvas.width / 2;
  const { ink } = cast.palette;
  const lit = lighten(cast.tones.other, 0.22);
  const far = (x: number, y: number) =>
    (x + 0.5 - half) * (x + 0.5 - half) + (y + 0.5 - middle) * (y + 0.5 - middle);
  const ring = (d: number): string | null => {
    if (d > (radius + 4) * (radius + 4)) return null;
    if (d > (radius + 3) * (radius + 3) || (d <= (radius + 1) * (radius + 1) && d > radius * radius))
      return ink;
    return d > (radius + 1) * (radius + 1) ? "#ffe08a" : null;
  };
  canvas.paint((x, y) => {
    const d = far(x, y);
    // A light from above, in two bands.
    if (d <= radius * radius) return y > middle + radius * 0.34 ? cast.tones.other : lit;
    return ring(d);
  });
  const shown = new PixelCanvas(canvas.width, canvas.height);
  shown.paint((x, y) => (y < middle || far(x, y) <= (radius + 1) * (radius + 1) ? hero.get(x, y) : null));
  canvas.stamp(shown, 0, 0);
  canvas.paint((x, y) => (y >= middle + 4 ? ring(far(x, y)) : null));
};
