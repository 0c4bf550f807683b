import { Link } from "@tanstack/react-router";
import { useDeps } from "../../app/load-deps.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { readToken } from "../../db/token-rows.ts";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { openAutomation } from "../automation/open-automation.ts";

/** A website that the server does not take is changed where it was wished for. */
export function ChangeRequest({ row, onLeave }: { row: OutboxRow; onLeave: () => void }) {
  const deps = useDeps();
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
    const token = await readToken(deps.db, row.owner, row.entity);
    onLeave();
    if (token) await openAutomation(deps, token);
  };
  return (
    <Button look="quiet" onClick={() => void change()}>
      Change it
    </Button>
  );
}
