import { type ReactNode, useEffect } from "react";
import { appDescription } from "./instance.ts";

interface PublicPageProps {
  /** The whole document title. */
  title: string;
  /** One sentence for search engines. */
  description: string;
  children: ReactNode;
}

/** The prerendered page already has a description, and React would add a second one. */
function useDescription(text: string): void {
  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]');
    meta?.setAttribute("content", text);
    return () => meta?.setAttribute("content", appDescription);
  }, [text]);
}

/** A public page with its title and description. It is prerendered at build; the shell adds the footer. */
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
