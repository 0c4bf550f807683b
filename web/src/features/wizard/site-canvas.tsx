import type { ReactNode } from "react";

interface SiteCanvasProps {
  actions?: ReactNode;
  /** The frame with the page; nothing if there is no page to show. */
  children: ReactNode;
  note: ReactNode;
}

/**
 * The website beside what is chosen for it. On a wide screen it is one panel that stays; on a narrow one its parts stand
 * in the form, and the page itself stays under the header while the choices scroll by.
 */
export function SiteCanvas({ actions, children, note }: SiteCanvasProps) {
  return (
    <section
      aria-labelledby="site-canvas"
      className="panel flex flex-col overflow-hidden max-lg:contents lg:min-h-full"
    >
      <header className="flex flex-wrap items-center gap-3 max-lg:order-first lg:px-5 lg:py-4">
        <h2 id="site-canvas" className="grow text-xl">
          Your website
        </h2>
        {actions}
      </header>
      {children && (
        <div
          data-canvas
          className="top-16 z-20 -mx-4 flex h-[34svh] min-h-56 flex-col border-y border-line bg-surface max-lg:order-first max-lg:tall:sticky sm:-mx-6 lg:mx-0 lg:h-80 lg:grow lg:border-b-0"
        >
          {children}
        </div>
      )}
      <div className="text-sm text-muted max-lg:order-first lg:border-t lg:border-line lg:px-5 lg:py-3">
        {note}
      </div>
    </section>
  );
}

/** Fills the canvas. A frame of another colour scheme than its page has a white ground until what it shows has come. */
export const framed = "block w-full grow border-0 [color-scheme:light]";
