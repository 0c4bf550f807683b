import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical, Lock, LockOpen, RefreshCw } from "lucide-react";
import { useState } from "react";
import { type Deck, type PassageId, type SectionId, sectionIds, visibleSections } from "#contract/deck.ts";
import { changeDeck, toggleLock } from "../../flows/site-editor/change-deck.ts";
import { rewritePassage } from "../../flows/site-editor/rewrite.ts";
import { useWorld } from "../../load-world.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "./editor-bar.tsx";
import { passageNames } from "./passage-names.ts";

/** The parts of the page in their order: to move, hide, lock and rewrite. The opening and the disclaimer stay put. */
export function SectionList({ deck }: { deck: Deck }) {
  const world = useWorld();
  const [dragged, setDragged] = useState<SectionId | null>(null);
  const order = visibleSections({ order: deck.order, hidden: [] });
  const place = (id: SectionId, to: number) => {
    const without = order.filter((other) => other !== id);
    changeDeck(world, { ...deck, order: without.toSpliced(to, 0, id) });
  };
  return (
    <div>
      <p className="mb-3 text-sm text-muted">
        Drag a part, or use its arrows. A locked part keeps its words when the rest is written anew.
      </p>
      <ul className="space-y-1.5">
        <Row id="hero" deck={deck} />
        {order.map((id, index) => (
          <Row
            key={id}
            id={id}
            deck={deck}
            index={index}
            onPlace={(to) => place(id, to)}
            dragging={dragged === id}
            onDrag={setDragged}
            onDrop={() => dragged && dragged !== id && place(dragged, index)}
          />
        ))}
        <Row id="disclaimer" deck={deck} />
      </ul>
    </div>
  );
}

interface RowProps {
  id: PassageId;
  deck: Deck;
  /** Where it stands among those that can be moved. */
  index?: number;
  onPlace?: (to: number) => void;
  dragging?: boolean;
  onDrag?: (id: SectionId | null) => void;
  onDrop?: () => void;
}

function Row({ id, deck, index, onPlace, dragging, onDrag, onDrop }: RowProps) {
  const world = useWorld();
  const name = passageNames[id];
  const isMovable = index !== undefined;
  const isHidden = isMovable && deck.hidden.includes(id as SectionId);
  const isLocked = deck.locked?.includes(id) ?? false;
  const toggleHidden = () => {
    const section = id as SectionId;
    const hidden = isHidden ? deck.hidden.filter((other) => other !== section) : [...deck.hidden, section];
    changeDeck(world, { ...deck, hidden });
  };
  return (
    <li
      draggable={isMovable}
      onDragStart={() => onDrag?.(id as SectionId)}
      onDragEnd={() => onDrag?.(null)}
      onDragOver={(event) => isMovable && event.preventDefault()}
      onDrop={onDrop}
      className={classNames(
        "rounded-[10px] border border-line bg-ground px-2 py-1",
        isMovable && "cursor-grab",
        dragging && "opacity-50",
      )}
    >
      <div className="flex items-center">
        {isMovable && <GripVertical className="size-4 shrink-0 text-muted" aria-hidden="true" />}
        <span
          className={classNames("grow truncate px-1.5 font-medium", isHidden && "text-muted line-through")}
        >
          {name}
        </span>
        <IconButton
          small
          label={`Rewrite ${name}`}
          disabled={isLocked}
          onClick={() => void rewritePassage(world, id)}
        >
          <RefreshCw className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton small label={`Lock ${name}`} pressed={isLocked} onClick={() => toggleLock(world, id)}>
          {isLocked ? (
            <Lock className="size-4 text-accent-ink" aria-hidden="true" />
          ) : (
            <LockOpen className="size-4" aria-hidden="true" />
          )}
        </IconButton>
        {isMovable && (
          <>
            <IconButton small label={`Hide ${name}`} pressed={isHidden} onClick={toggleHidden}>
              {isHidden ? (
                <EyeOff className="size-4" aria-hidden="true" />
              ) : (
                <Eye className="size-4" aria-hidden="true" />
              )}
            </IconButton>
            <span className="flex">
              <IconButton
                small
                label={`Move ${name} up`}
                disabled={index === 0}
                onClick={() => onPlace?.(index - 1)}
              >
                <ArrowUp className="size-4" aria-hidden="true" />
              </IconButton>
              <IconButton
                small
                label={`Move ${name} down`}
                disabled={index === sectionIds.length - 1}
                onClick={() => onPlace?.(index + 1)}
              >
                <ArrowDown className="size-4" aria-hidden="true" />
              </IconButton>
            </span>
          </>
        )}
      </div>
    </li>
  );
}
