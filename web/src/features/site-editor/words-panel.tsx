import ArrowDown from "icon:arrow-down";
import ArrowUp from "icon:arrow-up";
import MousePointerClick from "icon:mouse-pointer-click";
import Plus from "icon:plus";
import Trash2 from "icon:trash-2";
import { Link } from "@tanstack/react-router";
import { type Deck, SectionId } from "#contract/deck.ts";
import { type DeckPart, partError, partKind, passageOf, readPart } from "#contract/deck-part.ts";
import { sentences } from "#contract/sentences.ts";
import type { EditableWebsite } from "#contract/website.ts";
import { useDeps } from "../../app/load-deps.ts";
import { passageNames } from "../../passage-names.ts";
import { isPicture, pick, type SiteEditorState } from "../../stores/site-editor.ts";
import { Counter, Field, roomLeft } from "../../ui/field.tsx";
import { changeDeck, stopTyping, typePart } from "./change-deck.ts";
import { IconButton } from "./editor-bar.tsx";
import { itemOf, withMovedItem, withNewItem, withoutItem } from "./items.ts";
import { PassageActions } from "./passage-actions.tsx";
import { PicturePanel } from "./picture-panel.tsx";
import { sectionOf } from "./what-was-clicked.ts";

interface WordsPanelProps {
  site: EditableWebsite;
  deck: Deck;
  picked: SiteEditorState["picked"];
  isInPlace: boolean;
}

/** The form for the text that was clicked in the page. */
export function WordsPanel({ site, deck, picked, isInPlace }: WordsPanelProps) {
  if (picked && isPicture(picked)) return <PicturePanel site={site} picture={picked} />;
  if (picked && readPart(deck, picked) !== undefined)
    return <PartPanel key={picked} deck={deck} part={picked} isInPlace={isInPlace} />;
  const section = SectionId.safeParse(sectionOf(picked)).data;
  if (section) return <SectionPanel deck={deck} id={section} />;
  if (picked === "name") return <NameNote site={site} />;
  return (
    <div className="space-y-3 text-muted">
      {picked === "ground" && (
        <p className="text-ink">
          Its colors and spacing are under Look. Name and ticker change at Token Preview, before the launch.
        </p>
      )}
      <p className="flex items-start gap-3 text-ink">
        <MousePointerClick className="mt-0.5 size-5 shrink-0 text-accent-ink" aria-hidden="true" />
        Click any text on your website to edit it, or a picture to change it.
      </p>
      <p>
        {site.page.mint_address || site.edited
          ? sentences.editor.liveNote
          : "Changes save automatically, and you can undo them."}
      </p>
    </div>
  );
}

function PartPanel({ deck, part, isInPlace }: { deck: Deck; part: DeckPart; isInPlace: boolean }) {
  const deps = useDeps();
  const text = readPart(deck, part) ?? "";
  const { label = "Text", limit = 300 } = partKind(part) ?? {};
  const warn = Math.floor(limit * 0.9);
  const passage = passageOf(part);
  const isLocked = deck.locked?.includes(passage) ?? false;
  return (
    <div className="space-y-4">
      <Field
        label={`${passageNames[passage]}: ${label.toLowerCase()}`}
        error={partError(deck, part, text)}
        hint={roomLeft(text.length, limit, warn)}
        aside={<Counter length={text.length} max={limit} warn={warn} />}
      >
        {(ids) => (
          <textarea
            {...ids}
            // The click asked to type here.
            // biome-ignore lint/a11y/noAutofocus: the panel follows what was clicked in the page
            autoFocus={!isInPlace && matchMedia("(hover: hover)").matches}
            rows={limit > 200 ? 6 : 3}
            dir="auto"
            value={text}
            onChange={(event) => typePart(deps, part, event.target.value)}
            onBlur={stopTyping}
            className="field resize-y"
          />
        )}
      </Field>
      <ItemActions deck={deck} part={part} />
      <div className="flex items-center justify-between gap-3 text-sm text-muted">
        This section
        <PassageActions id={passage} deck={deck} />
      </div>
      {isLocked && (
        <p className="text-sm text-muted">These words are locked: they stay when the rest is rewritten.</p>
      )}
    </div>
  );
}

function SectionPanel({ deck, id }: { deck: Deck; id: SectionId }) {
  return (
    <div className="space-y-3">
      <h2 className="text-lg">{passageNames[id]}</h2>
      <PassageActions id={id} deck={deck} />
      <p className="text-sm text-muted">
        Rewrite, lock, hide or move this section. Click any text in it to edit.
      </p>
    </div>
  );
}

function NameNote({ site }: { site: EditableWebsite }) {
  return (
    <p className="text-muted">
      {site.page.mint_address
        ? "The name is on chain and can no longer change."
        : "This is the token's name, shown on every page. Change it in "}
      {!site.page.mint_address && (
        <Link to="/create" search={{ token_id: site.token_id, step: 2 }} className="text-ink underline">
          Token Preview
        </Link>
      )}
    </p>
  );
}

function ItemActions({ deck, part }: { deck: Deck; part: DeckPart }) {
  const deps = useDeps();
  const item = itemOf(part);
  if (!item) return null;
  const { noun, index, passage, list } = item;
  const at = (to: number) => part.replace(/\.\d+/, `.${to}`);
  const actions = [
    { label: `Move this ${noun} up`, next: withMovedItem(deck, item, -1), to: at(index - 1), icon: ArrowUp },
    {
      label: `Move this ${noun} down`,
      next: withMovedItem(deck, item, 1),
      to: at(index + 1),
      icon: ArrowDown,
    },
    { label: `Add a ${noun} after this`, next: withNewItem(deck, item), to: at(index + 1), icon: Plus },
    { label: `Remove this ${noun}`, next: withoutItem(deck, item), to: null, icon: Trash2 },
  ];
  return (
    <fieldset className="flex items-center gap-1" aria-label={`${passageNames[passage]}, ${list}`}>
      {actions.map(({ label, next, to, icon: Icon }) => (
        <IconButton
          key={label}
          label={label}
          disabled={next === null}
          onClick={() => {
            if (next) changeDeck(deps, next);
            pick(to);
          }}
        >
          <Icon className="size-5" aria-hidden="true" />
        </IconButton>
      ))}
    </fieldset>
  );
}
