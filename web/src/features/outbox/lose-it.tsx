import { useEffect, useRef, useState } from "react";
import { sentences } from "#contract/sentences.ts";
import { isIntent } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { Button, type ButtonLook } from "../../ui/button.tsx";
import { rulesOf } from "./intents.ts";
import { downloadUnsent } from "./unsent-file.ts";
import { workOf } from "./unsent-work.ts";

interface LoseItProps {
  label: string;
  look?: ButtonLook;
  /** What goes. */
  lost: readonly OutboxRow[];
  busy: boolean;
  onLose: () => void;
}

/** The user's own text is not deleted at the first press: it can be downloaded before. */
export function LoseIt({ label, look = "quiet", lost, busy, onLose }: LoseItProps) {
  const [isAsked, setAsked] = useState(false);
  const isWritten = lost.filter(isIntent).some((row) => rulesOf(row).isWritten);
  const ask = () => (isWritten ? setAsked(true) : onLose());
  if (!isAsked)
    return (
      <Button look={look} busy={busy} onClick={ask} className={look === "plain" ? "-mr-3 px-3!" : undefined}>
        {label}
      </Button>
    );
  return <Question label={label} lost={lost} busy={busy} onLose={onLose} onCancel={() => setAsked(false)} />;
}

function Question({ label, lost, busy, onLose, onCancel }: LoseItProps & { onCancel: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("button")?.focus(), []);
  return (
    <div ref={box} className="w-full rounded-[10px] border border-accent/60 px-4 py-3">
      <p>{sentences.outbox.isLost}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => downloadUnsent(lost.map(workOf))}>
          Download it first
        </Button>
        <Button look="danger" busy={busy} onClick={onLose}>
          {label}
        </Button>
        <Button look="plain" onClick={onCancel}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
