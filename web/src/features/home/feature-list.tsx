import type { ReactNode } from "react";
import { imageStyles } from "#contract/limits.ts";
import { instance } from "../../app/instance.ts";
import { sample } from "./sample.ts";

/** What the product does, each with a picture of it. */
export const FeatureList = () => (
  <ul className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
    {features.map(([title, text, picture]) => (
      <li key={title}>
        <div
          className="panel grid grid-cols-1 aspect-[2/1] place-items-center overflow-hidden p-4 sm:aspect-[4/3]"
          aria-hidden="true"
        >
          {picture}
        </div>
        <h3 className="mt-4 text-xl">{title}</h3>
        <p className="mt-2 text-muted">{text}</p>
      </li>
    ))}
  </ul>
);

/** One idea in each style. */
const Styles = () => (
  <div className="grid grid-cols-4 gap-2 sm:grid-cols-2">
    {imageStyles.map((style) => (
      <img
        key={style}
        src={`/sample/${style}.svg`}
        alt=""
        loading="lazy"
        width="512"
        height="512"
        className="size-16 rounded-lg bg-raised sm:size-20"
      />
    ))}
  </div>
);

/** Ground, ink and accent of four pages of one layout. */
const moods = [
  ["#fbfaf7", "#1c1a17", "#e2722b"],
  ["#0a0f14", "#e9fbff", "#5fd7ee"],
  ["#ffd84d", "#22182b", "#ff5c98"],
  ["#f5f0e4", "#2c2214", "#b8924a"],
] as const;

/** One layout in four moods. */
const Moods = () => (
  <svg viewBox="0 0 124 88" aria-hidden="true" className="w-full max-w-44 sm:max-w-56">
    {moods.map(([ground, ink, accent], at) => (
      <g key={ground} transform={`translate(${(at % 2) * 64} ${at > 1 ? 46 : 0})`}>
        <rect width="60" height="42" rx="4" fill={ground} stroke="currentColor" strokeOpacity=".2" />
        <path d="M7 13h22M7 20h16" stroke={ink} strokeWidth="4.5" />
        <path d="M7 27h20M7 31h14" stroke={ink} strokeOpacity=".5" strokeWidth="1.6" />
        <circle cx="44" cy="20" r="10" fill={accent} />
        <path d="M7 37h12" stroke={accent} strokeWidth="3.5" />
      </g>
    ))}
  </svg>
);

const Address = () => (
  <div className="max-w-full">
    <p className="truncate rounded-full border border-line-strong bg-raised px-4 py-2 text-center text-sm">
      {sample.name.toLowerCase().replace(/[^a-z0-9]/g, "")}.{instance.default_domain}
    </p>
    <p className="mt-4 flex items-center justify-center gap-2 font-semibold text-good">
      <span className="size-2.5 rounded-full bg-current" />
      Live
    </p>
  </div>
);

const Day = () => (
  <svg viewBox="0 0 100 100" aria-hidden="true" className="w-28 text-accent-ink">
    <circle cx="50" cy="50" r="42" fill="none" stroke="currentColor" strokeOpacity=".2" strokeWidth="9" />
    <circle
      cx="50"
      cy="50"
      r="42"
      fill="none"
      stroke="currentColor"
      strokeWidth="9"
      strokeLinecap="round"
      pathLength="24"
      strokeDasharray="18 6"
      transform="rotate(-90 50 50)"
    />
    <text x="50" y="60" textAnchor="middle" className="fill-ink font-display text-[28px] font-bold">
      24h
    </text>
  </svg>
);

const features: readonly (readonly [title: string, text: string, picture: ReactNode])[] = [
  [
    "AI Website Generation",
    "One sentence becomes a name, a story, a logo and a page written just for your token.",
    <Styles key="styles" />,
  ],
  [
    "Custom Design Templates",
    "A designer's layout in your token's own colors. Say what you would change, and it changes.",
    <Moods key="moods" />,
  ],
  [
    "Instant Deployment",
    "The page goes live on its own subdomain and shows your mint address automatically.",
    <Address key="address" />,
  ],
  [
    "Website Hosting",
    "Twenty-four hours of hosting with each deployment. Free during the beta; deploy again to renew.",
    <Day key="day" />,
  ],
];
