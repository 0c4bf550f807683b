import { RadioGroup } from "radix-ui";
import type { ReactNode } from "react";
import type { ImageStyle } from "#contract/generation.ts";

interface StyleChoiceProps {
  styles: readonly ImageStyle[];
  value: ImageStyle;
  onChange: (style: ImageStyle) => void;
}

/** The four image styles, each drawn as the same star its own way. */
export function StyleChoice({ styles, value, onChange }: StyleChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">Image style</legend>
      <RadioGroup.Root
        value={value}
        onValueChange={(style) => onChange(style as ImageStyle)}
        className="grid grid-cols-2 gap-3 sm:grid-cols-4"
        aria-label="Image style"
      >
        {styles.map((style) => (
          <RadioGroup.Item
            key={style}
            value={style}
            className="rounded-xl border border-line-strong p-3 text-left capitalize transition-colors hover:bg-raised data-[state=checked]:border-accent data-[state=checked]:bg-raised data-[state=checked]:font-semibold"
          >
            <svg viewBox="0 0 100 64" className="mb-2 block w-full rounded-lg" aria-hidden="true">
              {swatches[style]}
            </svg>
            {style}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </fieldset>
  );
}

const star = "50,8 57,25 75,26 61,38 66,56 50,46 34,56 39,38 25,26 43,25";
const pixels: [number, number, number][] = [
  [46, 8, 8],
  [44, 16, 12],
  [24, 24, 52],
  [30, 32, 40],
  [36, 40, 28],
  [34, 46, 12],
  [54, 46, 12],
  [30, 52, 10],
  [60, 52, 10],
];

const swatches: Record<ImageStyle, ReactNode> = {
  minimalistic: (
    <>
      <rect width="100" height="64" fill="#f2e9dc" />
      <polygon points={star} fill="#e2722b" />
    </>
  ),
  cartoon: (
    <>
      <rect width="100" height="64" fill="#5ec8e5" />
      <path
        d="M50 32 0 10v20zM50 32 0 54v10h20zM50 32 40 64h20zM50 32 100 54v-20zM50 32 100 10V0H80zM50 32 60 0H40z"
        fill="#8bdcf0"
      />
      <polygon points={star} fill="#ffd23f" stroke="#1d1206" strokeWidth="4" strokeLinejoin="round" />
    </>
  ),
  realistic: (
    <>
      <defs>
        <radialGradient id="style-sky" cy="0.2">
          <stop offset="0" stopColor="#4a5fa8" />
          <stop offset="1" stopColor="#0d1330" />
        </radialGradient>
        <linearGradient id="style-gold" x2="0.6" y2="1">
          <stop offset="0" stopColor="#fff2c2" />
          <stop offset="0.5" stopColor="#f3b43c" />
          <stop offset="1" stopColor="#9c5b0c" />
        </linearGradient>
      </defs>
      <rect width="100" height="64" fill="url(#style-sky)" />
      <ellipse cx="50" cy="58" rx="22" ry="3" fill="#000" opacity="0.45" />
      <polygon points={star} fill="url(#style-gold)" />
    </>
  ),
  pixel: (
    <>
      <rect width="100" height="64" fill="#2b1e4a" />
      {pixels.map(([x, y, width]) => (
        <rect
          key={`${x}-${y}`}
          x={x}
          y={y}
          width={width}
          height="8"
          fill="#ffcf3f"
          shapeRendering="crispEdges"
        />
      ))}
      <rect x="44" y="28" width="4" height="6" fill="#2b1e4a" />
      <rect x="54" y="28" width="4" height="6" fill="#2b1e4a" />
    </>
  ),
};
