import { num } from "../svg.ts";

/** What something is made of, by how it takes the light. */
export type Material = "felt" | "gloss" | "card";

interface Light {
  /** How far an edge is rounded, and how high it swells: shares of the figure's size. */
  round: number;
  high: number;
  /** Grain of the surface, and how strong a highlight is. */
  grain: number;
  shine: number;
}

const LIGHTS: Record<Material, Light> = {
  felt: { round: 0.03, high: 0.07, grain: 0.01, shine: 0.12 },
  gloss: { round: 0.02, high: 0.055, grain: 0, shine: 0.5 },
  card: { round: 0.008, high: 0.018, grain: 0.06, shine: 0 },
};

/**
 * Light on an inflated shape: the blurred outline is its height, a lamp at the upper left lights its slopes and
 * leaves the middle, where the face is, in its own colours. A soft shadow falls behind it.
 */
export const clayFilter = (id: string, material: Material, size: number, shade: string): string => {
  const { round, high, grain, shine } = LIGHTS[material];
  const height =
    grain === 0
      ? `<feGaussianBlur in="SourceAlpha" stdDeviation="${num(size * round)}" result="high"/>`
      : `<feGaussianBlur in="SourceAlpha" stdDeviation="${num(size * round)}" result="smooth"/><feTurbulence type="fractalNoise" baseFrequency="${material === "card" ? ".6" : ".45"}" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${grain} 0 0 0 0" result="grain"/><feComposite in="smooth" in2="grain" operator="arithmetic" k2=".9" k3=".9" result="high"/>`;
  const lamp = (elevation: number) => `<feDistantLight azimuth="232" elevation="${elevation}"/>`;
  const swell = num(size * high);
  const lit = `<feDiffuseLighting in="high" surfaceScale="${swell}" diffuseConstant="1.32" lighting-color="#ffffff" result="slopes">${lamp(50)}</feDiffuseLighting><feComposite in="SourceGraphic" in2="slopes" operator="arithmetic" k1=".82" k2=".18" result="lit"/>`;
  const glint =
    shine === 0
      ? ""
      : `<feSpecularLighting in="high" surfaceScale="${swell}" specularConstant="${shine}" specularExponent="16" lighting-color="#ffffff">${lamp(42)}</feSpecularLighting><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="lit" operator="arithmetic" k2="1" k3="1" result="lit"/>`;
  const shadow = `<feGaussianBlur in="SourceAlpha" stdDeviation="${num(size * 0.022)}"/><feOffset dx="${num(size * 0.014)}" dy="${num(size * 0.03)}" result="fallen"/><feFlood flood-color="${shade}" flood-opacity=".42"/><feComposite in2="fallen" operator="in" result="shadow"/>`;
  return `<filter id="${id}" x="-15%" y="-15%" width="130%" height="135%" color-interpolation-filters="sRGB">${shadow}${height}${lit}${glint}<feMerge><feMergeNode in="shadow"/><feMergeNode in="lit"/></feMerge></filter>`;
};
