import type { TokenStats } from "#contract/token.ts";

const labels: [keyof TokenStats, string][] = [
  ["total", "Total"],
  ["deployed", "Deployed"],
  ["draft", "Draft"],
  ["imported", "Imported"],
  ["websites", "Websites"],
];

export function StatsPanel({ stats }: { stats: TokenStats | null }) {
  return (
    <dl
      className="panel mt-6 grid grid-cols-5 divide-x divide-line overflow-hidden"
      aria-label="Your tokens in numbers"
    >
      {labels.map(([key, label]) => (
        <div
          key={key}
          className="flex flex-col-reverse px-2 py-3 text-center max-[25rem]:px-0.5 sm:px-5 sm:py-4 sm:text-left"
        >
          <dt className="truncate text-[0.7rem] text-muted max-[25rem]:text-[0.65rem] sm:text-sm">{label}</dt>
          <dd className="font-display text-2xl font-bold tabular-nums sm:text-3xl">
            {stats ? stats[key] : "–"}
          </dd>
        </div>
      ))}
    </dl>
  );
}
