import { type ReactNode, useEffect } from "react";
import { appDescription } from "./instance.ts";

interface PublicPageProps {
  /** As the browser shows it, whole. */
  title: string;
  /** For search engines, in a sentence. */
  description: string;
  children: ReactNode;
}

/** The page that the server sent has a description; React would put a second one beside it. */
function useDescription(text: string): void {
  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]');
    meta?.setAttribute("content", text);
    return () => meta?.setAttribute("content", appDescription);
  }, [text]);
}

/** A page that anybody may read, with what is said of it elsewhere; it is painted at build. The shell gives it its footer. */
export function PublicPage({ title, description, children }: PublicPageProps) {
  useDescription(description);
  return (
    <>
      <title>{title}</title>
      {import.meta.env.SSR && <meta name="description" content={description} />}
      {children}
    </>
  );
}
