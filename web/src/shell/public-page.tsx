import { type ReactNode, useEffect } from "react";
import { titleOf } from "../instance.ts";
import { Footer } from "./footer.tsx";

interface PublicPageProps {
  title: string;
  /** For search engines, in a sentence. */
  description: string;
  children: ReactNode;
}

/** The page that the server sent has a description; React would put a second one beside it. */
function useDescription(text: string): void {
  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]');
    const before = meta?.getAttribute("content") ?? "";
    meta?.setAttribute("content", text);
    return () => meta?.setAttribute("content", before);
  }, [text]);
}

/** A page that anybody may read: its title and description, its parts, and the footer at the window's foot. */
export function PublicPage({ title, description, children }: PublicPageProps) {
  useDescription(description);
  return (
    <div className="flex min-h-[calc(100dvh-4rem)] flex-col">
      <title>{titleOf(title)}</title>
      {children}
      <Footer />
    </div>
  );
}
