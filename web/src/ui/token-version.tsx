interface TokenVersionProps {
  title: string;
  name: string;
  ticker: string;
  narrative: string;
}

/** One of two versions of a token, to choose between. */
export function TokenVersion({ title, name, ticker, narrative }: TokenVersionProps) {
  return (
    <section className="rounded-[10px] border border-line p-4" aria-label={title}>
      <p className="text-sm text-muted">{title}</p>
      <p className="mt-1 text-lg font-semibold">
        {name} <span className="text-accent-ink">${ticker}</span>
      </p>
      <p className="mt-2 max-h-60 overflow-y-auto text-muted">{narrative}</p>
    </section>
  );
}
