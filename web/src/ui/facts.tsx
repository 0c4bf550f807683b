/** Titles with a sentence each, in columns, under a rule of the accent. */
export function Facts({ facts }: { facts: readonly (readonly [title: string, text: string])[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
      {facts.map(([title, text]) => (
        <li key={title} className="border-t-2 border-accent pt-4">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
