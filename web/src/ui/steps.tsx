/** Numbered steps, side by side where there is room. */
export function Steps({ steps }: { steps: readonly (readonly [title: string, text: string])[] }) {
  return (
    <ol className="grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(([title, text], index) => (
        <li key={title}>
          <span
            className="font-display text-6xl font-extrabold text-line-strong tabular-nums"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <h3 className="mt-2 text-xl">{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
