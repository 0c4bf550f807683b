import type { ReactNode } from "react";
import type { TemplateId } from "#contract/template.ts";

/** A drawing of a template's layout, small enough to choose by. */
export function TemplateSketch({ id, dim }: { id: TemplateId; dim: boolean }) {
  return (
    <svg
      viewBox="0 0 120 84"
      className={dim ? "block w-full rounded-lg opacity-40" : "block w-full rounded-lg"}
      aria-hidden="true"
    >
      {sketches[id]}
    </svg>
  );
}

const bar = (x: number, y: number, width: number, height: number, fill: string) => (
  <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} rx="1.5" fill={fill} />
);

const sketches: Record<TemplateId, ReactNode> = {
  template1: (
    <>
      <rect width="120" height="84" fill="#fbfaf7" />
      {bar(10, 8, 18, 3, "#1c1a17")}
      {bar(92, 7, 18, 5, "#e2722b")}
      {bar(10, 24, 46, 7, "#1c1a17")}
      {bar(10, 34, 36, 7, "#1c1a17")}
      {bar(10, 46, 40, 2.5, "#9a9287")}
      {bar(10, 51, 34, 2.5, "#9a9287")}
      <circle cx="88" cy="38" r="19" fill="#e2722b" />
      {bar(10, 68, 30, 8, "#ece6da")}
      {bar(45, 68, 30, 8, "#ece6da")}
      {bar(80, 68, 30, 8, "#ece6da")}
    </>
  ),
  template2: (
    <>
      <rect width="120" height="84" fill="#07070f" />
      <path
        d="M0 60h120M0 68h120M0 77h120M20 84l24-30M60 84V54M100 84 76 54"
        stroke="#18e0ff"
        strokeWidth="0.7"
        opacity="0.6"
      />
      {bar(30, 22, 60, 8, "#18e0ff")}
      {bar(40, 34, 40, 4, "#ff3df0")}
    </>
  ),
  template3: (
    <>
      <rect width="120" height="84" fill="#fff" />
      {bar(56, 26, 8, 8, "#111")}
      {bar(42, 42, 36, 3, "#111")}
      {bar(48, 50, 24, 1.5, "#999")}
    </>
  ),
  template4: (
    <>
      <rect width="120" height="84" fill="#ffd84d" />
      <circle cx="26" cy="26" r="16" fill="#ff5d8f" />
      <rect x="60" y="14" width="46" height="26" rx="10" fill="#fff" transform="rotate(-4 83 27)" />
      <path d="M0 62q15-12 30 0t30 0 30 0 30 0v22H0z" fill="#3ac7b0" />
    </>
  ),
  template5: (
    <>
      <rect width="120" height="84" fill="#14110d" />
      <rect x="8" y="8" width="104" height="68" fill="none" stroke="#c9a45c" strokeWidth="0.8" />
      {bar(36, 34, 48, 4, "#e9dcc0")}
      {bar(50, 44, 20, 1.2, "#c9a45c")}
    </>
  ),
};
