import Monitor from "icon:monitor";
import Redo2 from "icon:redo-2";
import RefreshCw from "icon:refresh-cw";
import Smartphone from "icon:smartphone";
import Undo2 from "icon:undo-2";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import type { EditableWebsite } from "#contract/website.ts";
import { useDeps } from "../../app/load-deps.ts";
import { siteEditorStore } from "../../stores/site-editor.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { redo, undo } from "./change-deck.ts";
import type { Saving } from "./queued-changes.ts";
import { rewriteAll } from "./rewrite.ts";
import { saveDeck } from "./save-deck.ts";

interface EditorBarProps {
  site: EditableWebsite;
  saving: Saving;
  width: "phone" | "full";
  onWidth: (width: "phone" | "full") => void;
}

export function EditorBar({ site, saving, width, onWidth }: EditorBarProps) {
  const deps = useDeps();
  const navigate = useNavigate();
  // The wizard's preview shows the server's version.
  const done = async () => {
    await saveDeck(deps);
    await navigate({ to: "/create", search: { token_id: site.token_id, step: 3 } });
  };
  const { past, future } = useStore(siteEditorStore);
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-3 py-2 sm:px-5">
      <h1 className="min-w-0 grow basis-0 truncate text-lg sm:text-xl">Edit {site.page.name}</h1>
      <p
        role="status"
        className={classNames(
          "order-last w-full text-sm sm:order-none sm:w-auto sm:max-w-80",
          saving.isBad ? "text-bad" : "text-muted",
        )}
      >
        {saving.text}
      </p>
      <IconButton label="Undo" disabled={past.length === 0} onClick={() => undo(deps)}>
        <Undo2 className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label="Redo" disabled={future.length === 0} onClick={() => redo(deps)}>
        <Redo2 className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label="Rewrite everything" onClick={() => void rewriteAll(deps)}>
        <RefreshCw className="size-5" aria-hidden="true" />
      </IconButton>
      <span className="hidden items-center lg:flex">
        <IconButton label="Phone width" pressed={width === "phone"} onClick={() => onWidth("phone")}>
          <Smartphone className="size-5" aria-hidden="true" />
        </IconButton>
        <IconButton label="Desktop width" pressed={width === "full"} onClick={() => onWidth("full")}>
          <Monitor className="size-5" aria-hidden="true" />
        </IconButton>
      </span>
      <Button onClick={() => void done()}>Done</Button>
    </header>
  );
}

interface IconButtonProps {
  label: string;
  small?: boolean;
  disabled?: boolean;
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function IconButton({
  label,
  small = false,
  disabled = false,
  pressed,
  onClick,
  children,
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
      className={classNames(
        "grid shrink-0 place-items-center rounded-[10px] text-muted hover:bg-raised hover:text-ink disabled:opacity-40 aria-pressed:bg-raised aria-pressed:text-ink",
        small ? "size-9" : "size-11",
      )}
    >
      {children}
    </button>
  );
}
