import { num } from "./svg.ts";

/** A space helmet round the head at `x`, `y`: what goes behind it and what goes before it. */
export const helmet = (
  x: number,
  y: number,
  radius: number,
  ink: string | null,
): { behind: string; before: string } => {
  const r = radius;
  const at = (dx: number, dy: number) => `${num(x + dx * r)} ${num(y + dy * r)}`;
  const line = ink ? ` stroke="${ink}" stroke-width="${num(r * 0.045)}" stroke-linejoin="round"` : "";
  const circle = (cr: number) => `cx="${num(x)}" cy="${num(y)}" r="${num(r * cr)}"`;
  const collar = `M${at(-0.62, 0.74)}Q${at(0, 1.02)} ${at(0.62, 0.74)}L${at(0.76, 1.02)}Q${at(0, 1.36)} ${at(-0.76, 1.02)}Z`;
  return {
    behind: `<path d="M${at(-1.13, -0.22)}h${num(r * 0.3)}v${num(r * 0.46)}h${num(-r * 0.3)}Z" fill="#b9c0d0"${line}/><path d="M${at(0.83, -0.22)}h${num(r * 0.3)}v${num(r * 0.46)}h${num(-r * 0.3)}Z" fill="#b9c0d0"${line}/><circle ${circle(1)} fill="#dff1ff" fill-opacity=".3"/>`,
    before: `<circle ${circle(1)} fill="#bfe6ff" fill-opacity="${ink ? ".08" : ".05"}"/><circle ${circle(1)} fill="none"${ink ? ` stroke="${ink}" stroke-width="${num(r * 0.16)}"` : ` stroke="#8d97ad" stroke-width="${num(r * 0.125)}"`}/><circle ${circle(1)} fill="none" stroke="#f6f8fc" stroke-width="${num(r * 0.085)}"/><path d="M${at(-0.78, -0.28)}A${num(r * 0.84)} ${num(r * 0.84)} 0 0 1 ${at(-0.2, -0.81)}" fill="none" stroke="#ffffff" stroke-opacity=".9" stroke-width="${num(r * 0.085)}" stroke-linecap="round"/><path d="M${at(0.8, 0.16)}A${num(r * 0.82)} ${num(r * 0.82)} 0 0 1 ${at(0.6, 0.53)}" fill="none" stroke="#ffffff" stroke-opacity=".75" stroke-width="${num(r * 0.06)}" stroke-linecap="round"/><path d="${collar}" fill="#eef1f7"${line}/><circle cx="${num(x)}" cy="${num(y + r * 1.06)}" r="${num(r * 0.085)}" fill="#ff5a4e"${line}/>`,
  };
};
