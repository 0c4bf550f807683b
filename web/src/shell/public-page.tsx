import type { ReactNode } from "react";
import { titleOf } from "../instance.ts";
import { Footer } from "./footer.tsx";

interface PublicPageProps {
  title: string;
  /** For search engines, in a sentence. */
  description: string;
  children: ReactNode;
}

/** A page that anybody may read: its title and description, its parts, and the footer at the window's foot. */
export function PublicPage({ title, description, children }: PublicPageProps) {
  return (
    <div className="flex min-h-[calc(100dvh-4rem)] flex-col">
      <title>{titleOf(title)}</title>
      <meta name="description" content={description} />
      {children}
      <Footer />
    </div>
  );
}
