import type { ReactNode } from "react";
import { titleOf } from "./instance.ts";

/** A page of parts: title, notices, then the parts. */
export function Page({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6 sm:py-10">
      <title>{titleOf(title)}</title>
      <h1 className="text-4xl">{title}</h1>
      {note && <div className="mt-6">{note}</div>}
      <div className="mt-8">{children}</div>
    </div>
  );
}
