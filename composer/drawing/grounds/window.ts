import type { Cast } from "../cast.ts";

const shapes = [
  `<circle cx="256" cy="256" r="212"/>`,
  `<rect x="52" y="52" width="408" height="408" rx="92"/>`,
  `<path d="M66 470V246A190 190 0 0 1 446 246V470Z"/>`,
  `<path d="M256 26L456 141V371L256 486L56 371V141Z"/>`,
] as const;

/** A 512 square scene through a round, squared, arched or six-sided window. */
export const windowed = (cast: Cast, scene: string, edge: string, wide: number): string => {
  const shape = cast.random("window").pick(shapes);
  const line = shape.replace(
    "/>",
    ` fill="none" stroke="${edge}" stroke-width="${wide}" stroke-linejoin="round"/>`,
  );
  const white = shape.replace(
    "/>",
    ` fill="#ffffff" stroke="#ffffff" stroke-width="${wide * 3.4}" stroke-linejoin="round"/>`,
  );
  return `<clipPath id="window">${shape}</clipPath>${white}<g clip-path="url(#window)">${scene}</g>${line}`;
};
