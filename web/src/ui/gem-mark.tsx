const facets: [fill: string, points: string][] = [
  ["#ffd08a", "4,34 24,10 34,34"],
  ["#ffb347", "24,10 50,10 34,34"],
  ["#ffe3b5", "50,10 66,34 34,34"],
  ["#ffc66b", "50,10 76,10 66,34"],
  ["#f49a24", "76,10 96,34 66,34"],
  ["#f08c14", "4,34 34,34 50,92"],
  ["#ffb953", "34,34 66,34 50,92"],
  ["#d96f06", "66,34 96,34 50,92"],
];

/** The product's mark: a cut gem. */
export function GemMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
      {facets.map(([fill, points]) => (
        <polygon key={points} fill={fill} points={points} />
      ))}
    </svg>
  );
}
