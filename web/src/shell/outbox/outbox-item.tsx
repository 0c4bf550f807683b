import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import { describeIntent } from "../../db/describe-intent.ts";
import type { Intents } from "../../db/intents.ts";
import { UNREADABLE } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { readToken } from "../../db/token-rows.ts";
import { openAutomation } from "../../flows/automation/open-automation.ts";
import { giveUp, keepMine, takeTheirs, tryAgain } from "../../flows/outbox/answer-parked.ts";
import { useWorld } from "../../load-world.ts";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { TokenVersion } from "../../ui/token-version.tsx";

/** One thing that waits or was refused, and the ways out of it. */
export function OutboxItem({ row, onLeave }: { row: OutboxRow; onLeave: () => void }) {
  const world = useWorld();
  const [busy, setBusy] = useState(false);
  const act = (action: () => Promise<unknown>) => async () => {
    setBusy(true);
    await action();
    setBusy(false);
  };
  const { failure } = row;
  const theirs = failure?.theirs ?? null;
  return (
    <li className="py-4">
      <p className="font-medium">{describeIntent(row)}</p>
      <p className={failure ? "text-bad" : "text-muted"}>{toldOf(row)}</p>
      {theirs && (
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <TokenVersion title="Here" {...(row.payload as Intents["edit-token@1"]).words} />
          <TokenVersion title="Elsewhere" {...theirs} />
        </div>
      )}
      {failure && (
        <div className="mt-3 flex flex-wrap gap-2">
          {theirs ? (
            <>
              <Button busy={busy} onClick={act(() => keepMine(world, row, theirs))}>
                Keep what is here
              </Button>
              <Button look="quiet" onClick={act(() => takeTheirs(world, row, theirs))}>
                Take the other version
              </Button>
            </>
          ) : (
            <>
              {row.kind !== UNREADABLE && (
                <Button busy={busy} onClick={act(() => tryAgain(world, row))}>
                  Try again
                </Button>
              )}
              <ChangeWish row={row} onLeave={onLeave} />
              <Button look="quiet" onClick={act(() => giveUp(world, row))}>
                Give it up
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}

/** A website that the server does not take is changed where it was wished for. */
function ChangeWish({ row, onLeave }: { row: OutboxRow; onLeave: () => void }) {
  const world = useWorld();
  if (row.kind === "make-website@1")
    return (
      <Link
        to="/create"
        search={{ token_id: row.entity, step: 3 }}
        onClick={onLeave}
        className={buttonClasses("quiet")}
      >
        Change it
      </Link>
    );
  if (row.kind !== "configure-automation@1") return null;
  const change = async () => {
    const token = await readToken(world.db, row.owner, row.entity);
    onLeave();
    if (token) await openAutomation(world, token);
  };
  return (
    <Button look="quiet" onClick={() => void change()}>
      Change it
    </Button>
  );
}

function toldOf({ kind, failure }: OutboxRow): string {
  if (!failure) return sentences.outbox.waits;
  if (kind === UNREADABLE) return failure.sentence;
  return failure.theirs
    ? sentences.outbox.conflict
    : fill(sentences.outbox.refused, { reason: failure.sentence });
}
