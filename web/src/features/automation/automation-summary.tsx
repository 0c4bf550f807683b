import Rocket from "icon:rocket";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { templateNames } from "#contract/website.ts";
import { useDeps } from "../../app/load-deps.ts";
import { type AutomationState, isAsItIs } from "../../stores/automation.ts";
import { dispatchAutomation } from "../../stores/automation-events.ts";
import { Button } from "../../ui/button.tsx";
import { WhileAway } from "../server/while-away.tsx";
import { isEdited } from "../websites/is-edited.ts";

/** Step 2: what will happen, what it costs, and when. */
export function AutomationSummary({ state, token }: { state: AutomationState; token: SavedToken }) {
  const { website, template, subdomain, domain } = state;
  const rows = website
    ? [
        ["Template", templateNames[template]],
        ["Address", subdomain && domain ? `${subdomain}.${domain}` : "Not chosen yet"],
      ]
    : [["Website", "Not included"]];
  return (
    <div className="space-y-5">
      <dl className="divide-y divide-line rounded-xl border border-line">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-3">
            <dt className="text-muted">{name}</dt>
            <dd className="break-all font-medium">{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-6 px-4 py-3 text-lg">
          <dt className="font-semibold">Total</dt>
          <dd className="font-semibold text-good">Free</dd>
        </div>
      </dl>
      <p className="text-muted">Everything is free during the beta.</p>
      {website && <WritesOver state={state} />}
      {!token.mint_address && <NotDeployedYet token={token} />}
      <WhileAway
        sentence={token.mint_address ? sentences.offline.automationStart : sentences.offline.automationSaves}
      />
    </div>
  );
}

/** Says what takes the place of a website that is there, and that its owner's own edits go with it. */
function WritesOver({ state }: { state: AutomationState }) {
  const deps = useDeps();
  const [edited, setEdited] = useState(false);
  const replaced = isAsItIs(state) ? null : state.has;
  const id = replaced?.id;
  useEffect(() => {
    setEdited(false);
    if (id) void isEdited(deps, id).then(setEdited);
  }, [deps, id]);
  if (!replaced) return null;
  return (
    <p className="break-words rounded-lg bg-raised px-4 py-3">
      {edited
        ? sentences.editor.overwrites
        : `This replaces the website that you have: ${templateNames[replaced.template]} at ${replaced.subdomain}.${replaced.domain}.`}
    </p>
  );
}

function NotDeployedYet({ token }: { token: SavedToken }) {
  const navigate = useNavigate();
  const deploy = () => {
    dispatchAutomation({ type: "closed" });
    void navigate({ to: "/create", search: { token_id: token.id, step: 4 } });
  };
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-xl border border-accent/60 px-4 py-4">
      <p className="grow basis-60">
        This token is not deployed yet. The configuration is saved, and activates after deployment.
      </p>
      <Button look="quiet" onClick={deploy}>
        <Rocket className="size-4" aria-hidden="true" />
        Deploy Token Now
      </Button>
    </div>
  );
}
