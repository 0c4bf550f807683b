import ArrowDown from "icon:arrow-down";
import ArrowUp from "icon:arrow-up";
import Eye from "icon:eye";
import EyeOff from "icon:eye-off";
import Lock from "icon:lock";
import LockOpen from "icon:lock-open";
import RefreshCw from "icon:refresh-cw";
import { type Deck, type PassageId, SectionId, visibleSections } from "#contract/deck.ts";
import { useDeps } from "../../app/load-deps.ts";
import { passageNames } from "../../passage-names.ts";
import { changeDeck, toggleLock, withSectionAt } from "./change-deck.ts";
import { IconButton } from "./editor-bar.tsx";
import { rewritePassage } from "./rewrite.ts";

/** The actions for a part of the page: rewrite and lock any; hide and move those that can be. */
export function PassageActions({ id, deck }: { id: PassageId; deck: Deck }) {
  const deps = useDeps();
  const name = passageNames[id];
  const isLocked = deck.locked?.includes(id) ?? false;
  const section = SectionId.safeParse(id).data;
  return (
    <span className="flex">
      <IconButton
        small
        label={`Rewrite ${name}`}
        disabled={isLocked}
        onClick={() => void rewritePassage(deps, id)}
      >
        <RefreshCw className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton small label={`Lock ${name}`} pressed={isLocked} onClick={() => toggleLock(deps, id)}>
        {isLocked ? (
          <Lock className="size-4 text-accent-ink" aria-hidden="true" />
        ) : (
          <LockOpen className="size-4" aria-hidden="true" />
        )}
      </IconButton>
      {section && <SectionActions id={section} deck={deck} />}
    </span>
  );
}

function SectionActions({ id, deck }: { id: SectionId; deck: Deck }) {
  const deps = useDeps();
  const name = passageNames[id];
  const order = visibleSections({ order: deck.order, hidden: [] });
  const index = order.indexOf(id);
  const isHidden = deck.hidden.includes(id);
  const hidden = isHidden ? deck.hidden.filter((other) => other !== id) : [...deck.hidden, id];
  return (
    <>
      <IconButton
        small
        label={`Hide ${name}`}
        pressed={isHidden}
        onClick={() => changeDeck(deps, { ...deck, hidden })}
      >
        {isHidden ? (
          <EyeOff className="size-4" aria-hidden="true" />
        ) : (
          <Eye className="size-4" aria-hidden="true" />
        )}
      </IconButton>
      <IconButton
        small
        label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => changeDeck(deps, withSectionAt(deck, id, index - 1))}
      >
        <ArrowUp className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton
        small
        label={`Move ${name} down`}
        disabled={index === order.length - 1}
        onClick={() => changeDeck(deps, withSectionAt(deck, id, index + 1))}
      >
        <ArrowDown className="size-4" aria-hidden="true" />
      </IconButton>
    </>
  );
}
