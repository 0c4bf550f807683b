import { useEffect, useRef, useState } from "react";
import type { Deck } from "#contract/deck.ts";
import { readPart } from "#contract/deck-part.ts";
import type { EditableWebsite } from "#contract/website.ts";
import { useDeps } from "../../app/load-deps.ts";
import { pick, type SiteEditorState } from "../../stores/site-editor.ts";
import { stopTyping, typePart } from "./change-deck.ts";
import { paintPage, revealIn, selectorOf, showPicked } from "./paint-page.ts";
import { placeCaret, typedIn, typeInPlace } from "./type-in-place.ts";
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

/** The website as visitors will see it; a click on a text or picture selects it, and a text is typed in place. */
export function EditorFrame({ site, deck, picked, width, onKey }: EditorFrameProps) {
  const deps = useDeps();
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const html = usePage(site, deck);
  const typing = useRef<HTMLElement | null>(null);
  const now = useRef({ html, deck, picked, onKey });
  now.current = { html, deck, picked, onKey };

  useEffect(() => {
    if (!page) return;
    let isPressed = false;
    /** Paints what was typed in place, unless the paint would take the element that is being pressed away. */
    const settle = () => {
      if (now.current.html && !typing.current && !isPressed)
        paintPage(page, now.current.html, now.current.picked);
    };
    const stop = () => {
      typing.current = null;
      stopTyping();
      settle();
    };
    const choose = (event: Event) => {
      const target = event.target as Element;
      if (typing.current?.contains(target)) return;
      event.preventDefault();
      const what = whatWasClicked(target);
      const text = readPart(now.current.deck, what);
      const pointer = "clientX" in event ? (event as MouseEvent) : null;
      if (pointer && text !== undefined) typing.current = typeInPlace(target, text);
      if (pointer && typing.current) placeCaret(page, pointer.clientX, pointer.clientY);
      pick(what, typing.current !== null);
    };
    const press = (event: KeyboardEvent) => {
      if (typing.current) {
        const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z";
        if (!isUndo && event.key !== "Escape" && event.key !== "Enter") return;
        event.preventDefault();
        typing.current.blur();
        return isUndo ? now.current.onKey(event) : undefined;
      }
      if (event.key === "Escape") pick(null);
      if (event.key === "Enter" || event.key === " ") choose(event);
      now.current.onKey(event);
    };
    const listeners: Record<string, (event: never) => void> = {
      click: choose,
      keydown: press,
      input: () => {
        const { picked: part } = now.current;
        if (typing.current && part) typePart(deps, part, typedIn(typing.current));
      },
      focusout: () => typing.current && stop(),
      pointerdown: () => {
        isPressed = true;
      },
      pointerup: () => {
        isPressed = false;
        // The click comes before.
        setTimeout(settle);
      },
    };
    for (const [name, listener] of Object.entries(listeners))
      page.addEventListener(name, listener as EventListener, true);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        page.removeEventListener(name, listener as EventListener, true);
    };
  }, [page, deps]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is picked moves no page; the next effect shows it
  useEffect(() => {
    if (page && html && !typing.current) paintPage(page, html, picked);
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
      title={`Website of ${site.page.name}, click any text to edit it`}
      sandbox="allow-same-origin"
      data-site-editor
      className={`block h-full bg-surface [color-scheme:light] ${width === "phone" ? "mx-auto w-[390px] max-w-full shadow-lift" : "w-full"}`}
    />
  );
}
