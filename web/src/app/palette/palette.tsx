import Search from "icon:search";
import X from "icon:x";
import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, useId, useMemo, useRef, useState } from "react";
import { closeOverlay } from "../../stores/overlay.ts";
import { keepRecent, readRecent } from "../../stores/recent-commands.ts";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import type { Command } from "./command.ts";
import { CommandOption } from "./command-option.tsx";
import { rankCommands } from "./rank-commands.ts";
import { useCommands } from "./use-commands.ts";

/** Finds a page, an action or a token by a few letters, and opens it. */
export function Palette() {
  const { commands, owner } = useCommands();
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const [recent] = useState(() => readRecent(owner));
  const found = useMemo(() => rankCommands(commands ?? [], query, recent), [commands, query, recent]);
  const { remember, giveBack } = useFocusBack();
  const left = useRef(false);
  const list = useId();
  const optionId = (index: number) => `${list}-${index}`;
  const active = Math.min(at, found.length - 1);

  const choose = (command: Command) => {
    left.current = command.kind !== "Action";
    keepRecent(owner, command.id);
    closeOverlay();
    command.run();
  };
  const move = (to: number) => {
    const next = (to + found.length) % found.length;
    setAt(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || found.length === 0) return;
    const chosen = found[active];
    if (event.key === "ArrowDown") move(active + 1);
    else if (event.key === "ArrowUp") move(active - 1);
    else if (event.key === "Enter" && chosen) choose(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <Radix.Root open onOpenChange={closeOverlay}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-shade" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          // The page that opens sets the focus itself.
          onCloseAutoFocus={(event) => (left.current ? event.preventDefault() : giveBack(event))}
          className="panel fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[min(36rem,85dvh)] max-w-2xl animate-rise flex-col overflow-hidden focus:outline-none sm:top-[12dvh]"
        >
          <Radix.Title className="sr-only">Search and commands</Radix.Title>
          <div className="flex items-center gap-3 border-b border-line px-5">
            <Search className="size-5 shrink-0 text-muted" aria-hidden="true" />
            <input
              role="combobox"
              aria-label="Search pages, actions and your tokens"
              aria-expanded={found.length > 0}
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={found.length ? optionId(active) : undefined}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              value={query}
              onChange={(event) => {
                setQuery(event.target.value);
                setAt(0);
              }}
              onKeyDown={onKeyDown}
              placeholder="Page, action or token"
              className="min-h-14 min-w-0 grow bg-transparent text-lg outline-none placeholder:text-muted"
            />
            <Radix.Close className="rounded-md border border-line-strong px-2 text-sm leading-7 text-muted hover:text-ink">
              <span className="max-sm:hidden" aria-hidden="true">
                Esc
              </span>
              <X className="my-1.5 size-4 sm:hidden" aria-hidden="true" />
              <span className="sr-only">Close</span>
            </Radix.Close>
          </div>
          {commands && found.length === 0 && <NothingFound query={query} />}
          <div id={list} role="listbox" aria-label="Found" className="overflow-y-auto p-2 empty:hidden">
            {found.map((command, index) => (
              <CommandOption
                key={command.id}
                id={optionId(index)}
                command={command}
                isRecent={!query.trim() && recent.includes(command.id)}
                isActive={index === active}
                onPoint={() => setAt(index)}
                onChoose={() => choose(command)}
              />
            ))}
          </div>
          <p role="status" className="sr-only">
            {query && found.length > 0 ? `${found.length} found` : ""}
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function NothingFound({ query }: { query: string }) {
  return (
    <div role="status" className="px-6 py-10 text-center">
      <p className="font-medium">No results for “{query.trim()}”.</p>
      <p className="mt-1 text-muted">
        Try a page (Settings), an action (import), or a token’s name, ticker or address.
      </p>
    </div>
  );
}
