import type { ReactNode } from "react";

interface DraftPreviewProps {
  /** Null until it is rendered; empty if it cannot be. */
  page: string | null;
  title: string;
  note: ReactNode;
}

/** The website as this device renders it, without the server. It follows the choices beside it. */
export function DraftPreview({ page, title, note }: DraftPreviewProps) {
  return (
    <section aria-labelledby="draft-preview" className="panel flex flex-col overflow-hidden lg:min-h-full">
      <h2 id="draft-preview" className="px-5 py-4 text-xl">
        Your website
      </h2>
      {page === null && <div className="skeleton h-80 grow" />}
      {page && (
        <iframe
          srcDoc={page}
          title={title}
          sandbox=""
          className="block h-80 w-full grow border-t border-line bg-white"
        />
      )}
      <div className="border-t border-line px-5 py-3 text-sm text-muted">{note}</div>
    </section>
  );
}
