import { type ReactNode, useId } from "react";

interface PartProps {
  title: string;
  hint?: ReactNode;
  children: (titleId: string) => ReactNode;
}

/** A part of a page: what it is on the left, what one does with it on the right; below each other on a phone. */
export function Part({ title, hint, children }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      tabIndex={-1}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 outline-none md:grid-cols-[15rem_minmax(0,1fr)] md:py-10"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {hint && <p className="mt-2 text-muted">{hint}</p>}
      </div>
      <div className="min-w-0">{children(id)}</div>
    </section>
  );
}
