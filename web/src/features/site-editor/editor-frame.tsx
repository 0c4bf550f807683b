import { useEffect, useRef, useState } from "react";
import type { Deck } from "#contract/deck.ts";
import type { EditableWebsite } from "#contract/website.ts";
import { pick, type SiteEditorState } from "../../stores/site-editor.ts";
import { paintPage, revealIn, selectorOf, showPicked } from "./paint-page.ts";
import { usePage } from "./use-page.ts";
import { whatWasClicked } from "./what-was-clicked.ts";

interface EditorFrameProps {
  site: EditableWebsite;
  deck: Deck;
  picked: SiteEditorState["picked"];
  /** How wide the page is shown. */
  width: "phone" | "full";
  /** Undo and redo, also while the focus is in the page. */
  onKey: (event: KeyboardEvent) => void;
}

/** An empty page: `srcdoc` has the app's origin, and the sandbox runs no script of the page. */
const EMPTY = "<!doctype html><html><head></head><body></body></html>";

/** The website as visitors will see it; a click on a text or picture selects it. */
export function EditorFrame({ site, deck, picked, width, onKey }: EditorFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const html = usePage(site, deck);
  const keys = useRef(onKey);
  keys.current = onKey;

  useEffect(() => {
    if (!page) return;
    const choose = (event: Event) => {
      event.preventDefault();
      pick(whatWasClicked(event.target as Element));
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape") pick(null);
      if (event.key === "Enter" || event.key === " ") choose(event);
      keys.current(event);
    };
    page.addEventListener("click", choose, true);
    page.addEventListener("keydown", press, true);
    return () => {
      page.removeEventListener("click", choose, true);
      page.removeEventListener("keydown", press, true);
    };
  }, [page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is picked moves no page; the next effect shows it
  useEffect(() => {
    if (page && html) paintPage(page, html, picked);
  }, [page, html]);
  useEffect(() => {
    if (!page) return;
    showPicked(page, picked);
    if (picked) revealIn(page, selectorOf(picked));
  }, [page, picked]);

  return (
    <iframe
      ref={frame}
      srcDoc={EMPTY}
      onLoad={() => setPage(frame.current?.contentDocument ?? null)}
      title={`Website of ${site.page.name}, click a text to change it`}
      sandbox="allow-same-origin"
      data-site-editor
      className={`block h-full bg-white ${width === "phone" ? "mx-auto w-[390px] max-w-full shadow-lift" : "w-full"}`}
    />
  );
}
