/** Colours as `#rrggbb`; arithmetic is plain + - * / so that every engine rounds alike. */
export type Rgb = readonly [number, number, number];
export interface Hsl {
  h: number;
  s: number;
  l: number;
}

export const isHex = (text: unknown): text is string =>
  typeof text === "string" && /^#[0-9a-f]{6}$/i.test(text);

export const toRgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

export const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.min(255, Math.max(0, Math.round(part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** `amount` 0 keeps `from`, 1 gives `to`. */
export const mix = (from: string, to: string, amount: number): string => {
  const [a, b] = [toRgb(from), toRgb(to)];
  return toHex([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount]);
};

export const lighten = (hex: string, amount: number): string => mix(hex, "#ffffff", amount);
export const darken = (hex: string, amount: number): string => mix(hex, "#000000", amount);

export const toHsl = (hex: string): Hsl => {
  const [r, g, b] = toRgb(hex).map((part) => part / 255) as [number, number, number];
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const l = (high + low) / 2;
  const spread = high - low;
  if (spread === 0) return { h: 0, s: 0, l };
  const s = spread / (1 - Math.abs(2 * l - 1));
  const sixth =
    high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { h: sixth * 60, s: Math.min(1, s), l };
};

export const fromHsl = ({ h, s, l }: Hsl): string => {
  const hue = ((h % 360) + 360) % 360;
  const chroma = (1 - Math.abs(2 * l - 1)) * s;
  const x = chroma * (1 - Math.abs(((hue / 60) % 2) - 1));
  const base = l - chroma / 2;
  const sixth = Math.floor(hue / 60);
  const parts: Rgb[] = [
    [chroma, x, 0],
    [x, chroma, 0],
    [0, chroma, x],
    [0, x, chroma],
    [x, 0, chroma],
    [chroma, 0, x],
  ];
  const [r, g, b] = parts[sixth] ?? [0, 0, 0];
  return toHex([(r + base) * 255, (g + base) * 255, (b + base) * 255]);
};

/** The same colour with some of its hue, saturation or lightness replaced. */
export const tune = (hex: string, change: Partial<Hsl>): string => fromHsl({ ...toHsl(hex), ...change });

export const hueDistance = (a: number, b: number): number => {
  const apart = Math.abs(a - b) % 360;
  return apart > 180 ? 360 - apart : apart;
};
