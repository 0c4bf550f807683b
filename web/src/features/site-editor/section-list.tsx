import GripVertical from "icon:grip-vertical";
import { useState } from "react";
import { type Deck, type PassageId, type SectionId, visibleSections } from "#contract/deck.ts";
import { useDeps } from "../../app/load-deps.ts";
import { passageNames } from "../../passage-names.ts";
import { classNames } from "../../ui/class-names.ts";
import { changeDeck, withSectionAt } from "./change-deck.ts";
import { PassageActions } from "./passage-actions.tsx";

/** The parts of the page in their order: to move, hide, lock and rewrite. The opening and the disclaimer stay put. */
export function SectionList({ deck }: { deck: Deck }) {
  const deps = useDeps();
  const [dragged, setDragged] = useState<SectionId | null>(null);
  const order = visibleSections({ order: deck.order, hidden: [] });
  return (
    <div>
      <p className="mb-3 text-sm text-muted">
        Drag a section, or use its arrows. A locked section keeps its words when the rest is rewritten.
      </p>
      <ul className="space-y-1.5">
        <Row id="hero" deck={deck} />
        {order.map((id, index) => (
          <Row
            key={id}
            id={id}
            deck={deck}
            index={index}
            dragging={dragged === id}
            onDrag={setDragged}
            onDrop={() => dragged && dragged !== id && changeDeck(deps, withSectionAt(deck, dragged, index))}
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
  dragging?: boolean;
  onDrag?: (id: SectionId | null) => void;
  onDrop?: () => void;
}

function Row({ id, deck, index, dragging, onDrag, onDrop }: RowProps) {
  const isMovable = index !== undefined;
  const isHidden = isMovable && deck.hidden.includes(id as SectionId);
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
          {passageNames[id]}
        </span>
        <PassageActions id={id} deck={deck} />
      </div>
    </li>
  );
}
