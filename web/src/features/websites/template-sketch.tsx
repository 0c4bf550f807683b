import type { ReactNode } from "react";
import type { TemplateId } from "#contract/website.ts";

/** A small sketch of a template's layout, for the choice. */
export function TemplateSketch({ id }: { id: TemplateId }) {
  return (
    <svg viewBox="0 0 120 84" className="block w-full rounded-lg" aria-hidden="true">
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
      <rect width="120" height="84" fill="#0a0f14" />
      <path d="M16 0v84M16 68h104" stroke="#23414a" strokeWidth="0.7" />
      {[24, 30, 36, 42, 48].map((y) => bar(4, y, 7, 1.4, "#5fd7ee"))}
      <g fill="none" stroke="#2f6070" strokeWidth="0.7">
        <circle cx="68" cy="26" r="20" />
        <circle cx="68" cy="26" r="14" />
        <path d="M16 26h42M68 0v16" />
      </g>
      <circle cx="68" cy="26" r="7" fill="#5fd7ee" />
      <path
        d="M54 18a17 17 0 0 1 9-8M84 30a17 17 0 0 1-7 10"
        fill="none"
        stroke="#ff9a5a"
        strokeWidth="1.2"
      />
      <path
        d="M24 63V53h6M24 58h5M36 63V53l7 10V53M49 63V53h6v10M62 53h8M66 53v10M76 53v10h7M89 53v10"
        fill="none"
        stroke="#e9fbff"
        strokeWidth="1.6"
      />
      {[24, 37, 50, 63, 76, 89].map((x) => bar(x, 75, 9, 2, "#7f99a1"))}
    </>
  ),
  template3: (
    <>
      <rect width="120" height="84" fill="#fff" />
      {bar(6, 6, 14, 1.4, "#d33a2c")}
      {[46, 49].map((y) => bar(52, y - 40, 30, 1.2, "#111"))}
      <path
        d="M7 24v20M7 24h9q6 0 6 5.5t-6 5.5H7M30 32q7-3 10 1v11M40 37q-10-1-10 4t10 1M48 31v13M48 35q3-5 8-3"
        fill="none"
        stroke="#111"
        strokeWidth="2.6"
      />
      <circle cx="62" cy="42.5" r="3" fill="#d33a2c" />
      {[56, 66, 76].map((y) => [
        bar(6, y, 3, 1.2, "#d33a2c"),
        bar(20, y, 18, 1.2, "#111"),
        bar(52, y, 46, 1.2, "#111"),
      ])}
    </>
  ),
  template4: (
    <>
      <rect width="120" height="84" fill="#ffd84d" />
      <path
        d="M60 30L0 4v20zM60 30L120 4v20zM60 30L20 0h24zM60 30L76 0h24zM60 30L0 62v18zM60 30L120 62v18z"
        fill="#ffe588"
      />
      {[4, 24, 44, 64, 84, 104].map((x) => (
        <path key={x} d={`M${x} 0h12v7l-6 3-6-3z`} fill={x % 3 ? "#ff7aa8" : "#8fb4ff"} />
      ))}
      <g stroke="#22182b" strokeWidth="1.4" strokeLinejoin="round">
        <circle cx="60" cy="28" r="14" fill="#fff" />
        <circle cx="60" cy="28" r="10.5" fill="#5fd0ba" />
        <path d="M80 17h27q3 0 3 3v6q0 3-3 3H80q-3 0-3-3l-3-3 3-1v-2q0-3 3-3z" fill="#fff" />
        <path d="M26 44l30-3 1 12-30 3zM62 41l32 2-1 12-32-2z" fill="#fff" />
        <rect x="47" y="58" width="26" height="7" rx="3.5" fill="#ff7aa8" />
        <path d="M14 22l5 8h-9zM22 60h6v6h-6zM98 56l6 3-4 5z" fill="#8fb4ff" />
      </g>
      <path d="M0 76q15-10 30 0t30 0 30 0 30 0v8H0z" fill="#ff7aa8" />
    </>
  ),
  template5: (
    <>
      <rect width="120" height="84" fill="#f5f0e4" />
      <rect y="9" width="50" height="75" fill="#2c2214" />
      <rect x="4" y="13" width="42" height="67" fill="none" stroke="#b8924a" strokeWidth="0.6" />
      <g fill="none" stroke="#b8924a" strokeWidth="0.5">
        {[0, 30, 60, 90, 120, 150].map((turn) => (
          <ellipse key={turn} cx="25" cy="46" rx="15" ry="8" transform={`rotate(${turn} 25 46)`} />
        ))}
        <path d="M0 8.5h120M60 56h9M75 56h9M72 54l2 2-2 2-2-2z" />
      </g>
      <circle cx="25" cy="46" r="6" fill="#b8924a" />
      {[66, 77, 88, 99].map((x) => bar(x, 3.5, 8, 1.2, "#8a7a5c"))}
      {bar(60, 30, 44, 6, "#1d1710")}
      {bar(60, 40, 34, 6, "#1d1710")}
      <rect x="60" y="64" width="28" height="8" fill="none" stroke="#b8924a" strokeWidth="0.8" />
    </>
  ),
};
