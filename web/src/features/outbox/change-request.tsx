import { Link } from "@tanstack/react-router";
import { useDeps } from "../../app/load-deps.ts";
import type { IntentRow } from "../../db/rows.ts";
import { readToken } from "../../db/token-rows.ts";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { openAutomation } from "../automation/open-automation.ts";
import { rulesOf } from "./intents.ts";

/** Opens the form in which a refused change was made. */
export function ChangeRequest({ row, onLeave }: { row: IntentRow; onLeave: () => void }) {
  const deps = useDeps();
  const form = rulesOf(row).formOf?.(row);
  if (!form) return null;
  if (form === "wizard")
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
  if (form !== "automation")
    return (
      <Link to="/edit/$websiteId" params={form} onClick={onLeave} className={buttonClasses("quiet")}>
        {row.failure?.theirDeck ? "Compare both versions" : "Change it"}
      </Link>
    );
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
