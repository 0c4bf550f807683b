import { Link } from "@tanstack/react-router";
import { Tabs } from "radix-ui";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { EditableWebsite } from "#contract/website.ts";
import { titleOf } from "../../app/instance.ts";
import { useDeps } from "../../app/load-deps.ts";
import { closeEditor, siteEditorStore } from "../../stores/site-editor.ts";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { LoadingScreen } from "../../ui/spinner.tsx";
import { useQueue } from "../outbox/use-queue.ts";
import { useReachable } from "../server/use-reachable.ts";
import { redo, undo } from "./change-deck.ts";
import { EditorBar } from "./editor-bar.tsx";
import { EditorFrame } from "./editor-frame.tsx";
import { LookPanel } from "./look-panel.tsx";
import { openEditor } from "./open-editor.ts";
import { conflictIn, savingOf } from "./queued-changes.ts";
import { SectionList } from "./section-list.tsx";
import { SiteConflictDialog } from "./site-conflict-dialog.tsx";
import { WordsPanel } from "./words-panel.tsx";

/** `/edit/{websiteId}`: the website, with a panel for what was clicked in it. */
export function EditorScreen({ websiteId }: { websiteId: string }) {
  const deps = useDeps();
  const { site, failure } = useStore(siteEditorStore);
  useEffect(() => {
    void openEditor(deps, websiteId);
    return closeEditor;
  }, [deps, websiteId]);
  if (failure) return <NotOpened reason={failure} onAgain={() => void openEditor(deps, websiteId)} />;
  return site ? <Workbench site={site} /> : <LoadingScreen label="Opening your website..." />;
}

const panels = { words: "Words", sections: "Sections", look: "Look" } as const;
type PanelName = keyof typeof panels;

function Workbench({ site }: { site: EditableWebsite }) {
  const deps = useDeps();
  const editor = useStore(siteEditorStore);
  const { deck, picked } = editor;
  const [panel, setPanel] = useState<PanelName>("words");
  const [width, setWidth] = useState<"phone" | "full">("full");
  const queue = useQueue(site.token_id);
  const isReachable = useReachable();
  const conflict = conflictIn(queue, editor.websiteId);
  useEffect(() => {
    if (picked) setPanel("words");
  }, [picked]);
  const shortcuts = (
    event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey"> & { preventDefault(): void },
  ) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    if (event.shiftKey) redo(deps);
    else undo(deps);
  };
  if (!deck) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcuts of the whole screen; each has its button too
    <div className="flex h-[calc(100dvh-4.25rem)] flex-col" onKeyDown={shortcuts}>
      <title>{titleOf(`Edit ${site.page.name}`)}</title>
      <EditorBar site={site} saving={savingOf(queue, editor, isReachable)} width={width} onWidth={setWidth} />
      <div className="flex min-h-0 grow flex-col lg:flex-row">
        <div className="min-h-0 grow bg-raised">
          <EditorFrame site={site} deck={deck} picked={picked} width={width} onKey={shortcuts} />
        </div>
        <Tabs.Root
          value={panel}
          onValueChange={(name) => setPanel(name as PanelName)}
          className="flex max-h-[46dvh] flex-col border-t border-line bg-surface lg:max-h-none lg:w-96 lg:shrink-0 lg:border-l lg:border-t-0"
        >
          <Tabs.List aria-label="What to change" className="flex shrink-0 border-b border-line px-2">
            {Object.entries(panels).map(([name, label]) => (
              <Tabs.Trigger
                key={name}
                value={name}
                className="min-h-11 grow border-b-2 border-transparent px-3 text-muted data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink"
              >
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <div className="min-h-0 grow overflow-y-auto p-4 sm:p-5">
            <Tabs.Content value="words">
              <WordsPanel site={site} deck={deck} picked={picked} isInPlace={editor.isInPlace} />
            </Tabs.Content>
            <Tabs.Content value="sections">
              <SectionList deck={deck} />
            </Tabs.Content>
            <Tabs.Content value="look">
              <LookPanel deck={deck} templateId={site.template_id} palette={site.page.palette} />
            </Tabs.Content>
          </div>
        </Tabs.Root>
      </div>
      {conflict && <SiteConflictDialog site={site} conflict={conflict} />}
    </div>
  );
}

function NotOpened({ reason, onAgain }: { reason: string; onAgain: () => void }) {
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-5 px-5 text-center">
      <p role="alert" className="text-lg">
        {reason}
      </p>
      <div className="flex gap-3">
        <Link to="/my-gems" className={buttonClasses("quiet")}>
          Go to My Gems
        </Link>
        <Button onClick={onAgain}>Try again</Button>
      </div>
    </div>
  );
}
