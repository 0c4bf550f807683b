/** What the product makes, shown small: a sentence, a token, a site. */
export function HeroArt() {
  return (
    <figure
      className="relative mx-auto w-full max-w-xl"
      aria-label="An idea becoming a token card and a website"
    >
      <div className="panel rounded-bl-none px-5 py-4 text-lg sm:mr-16">
        <p>a frog astronaut who mines cheese on the moon</p>
      </div>
      <div className="ml-6 h-8 border-l-2 border-dashed border-line-strong" aria-hidden="true" />
      <div className="panel overflow-hidden">
        <svg viewBox="0 0 600 300" className="block w-full" aria-hidden="true">
          <rect width="600" height="300" fill="#1c2140" />
          <g fill="#f7f0e7">
            {stars.map(([x, y, r]) => (
              <circle key={`${x}-${y}`} cx={x} cy={y} r={r} />
            ))}
          </g>
          <circle cx="420" cy="380" r="220" fill="#ffcf6b" />
          <g fill="#e8a93a">
            <circle cx="340" cy="232" r="22" />
            <circle cx="430" cy="206" r="14" />
            <circle cx="494" cy="250" r="28" />
            <circle cx="400" cy="276" r="17" />
          </g>
          <g transform="translate(206 66)">
            <circle cx="92" cy="96" r="92" fill="#dfe8ff" opacity="0.22" />
            <circle cx="92" cy="96" r="92" fill="none" stroke="#f7f0e7" strokeWidth="8" />
            <ellipse cx="92" cy="112" rx="62" ry="50" fill="#5fbf5a" />
            <circle cx="60" cy="68" r="25" fill="#5fbf5a" />
            <circle cx="124" cy="68" r="25" fill="#5fbf5a" />
            <circle cx="60" cy="66" r="15" fill="#fff" />
            <circle cx="124" cy="66" r="15" fill="#fff" />
            <circle cx="64" cy="68" r="8" fill="#14110f" />
            <circle cx="120" cy="68" r="8" fill="#14110f" />
            <path d="M58 122q34 26 68 0" fill="none" stroke="#215c1f" strokeWidth="6" strokeLinecap="round" />
            <path
              d="M40 44q20-26 46-30"
              fill="none"
              stroke="#fff"
              strokeWidth="8"
              strokeLinecap="round"
              opacity="0.7"
            />
          </g>
        </svg>
        <div className="flex items-center justify-between gap-4 px-5 py-4">
          <div>
            <p className="font-display text-2xl font-bold">Moon Cheese Frog</p>
            <p className="text-muted">moonfrog.localhost</p>
          </div>
          <p className="facet shrink-0 px-4 py-2 font-semibold text-on-accent">$MCF</p>
        </div>
      </div>
    </figure>
  );
}

const stars: [x: number, y: number, r: number][] = [
  [40, 50, 2.5],
  [92, 130, 1.6],
  [150, 38, 1.8],
  [70, 220, 2.2],
  [170, 190, 1.4],
  [460, 60, 2.4],
  [520, 120, 1.6],
  [560, 40, 2.8],
  [420, 104, 1.4],
  [30, 280, 1.5],
  [560, 200, 1.3],
  [130, 268, 2],
];
