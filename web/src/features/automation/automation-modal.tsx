import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import { templateNames } from "#contract/website.ts";
import { useDeps } from "../../app/load-deps.ts";
import { type AutomationState, automationStore, isAtWork, isFinished } from "../../stores/automation.ts";
import { dispatchAutomation } from "../../stores/automation-events.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { AutomationDone } from "./automation-done.tsx";
import { AutomationLive } from "./automation-live.tsx";
import { AutomationSummary } from "./automation-summary.tsx";
import { AutomationWebsite } from "./automation-website.tsx";
import { startAutomation } from "./start-automation.ts";

const close = () => dispatchAutomation({ type: "closed" });

/** 'Supercharge Your Token': Website, then Summary. */
export function AutomationModal() {
  const deps = useDeps();
  const state = useStore(automationStore);
  const { token, page, website, error, live, has } = state;
  if (!token) return null;
  const done = isFinished(state);
  const isShown = live !== null && !state.isChanging && !done;
  const busy = isAtWork(state);
  const startLabel = token.mint_address ? "Start Automation" : "Save Configuration";
  return (
    <Dialog
      open
      wide
      onClose={close}
      closable={!busy}
      title="Supercharge Your Token"
      description={
        <>
          <span className="font-semibold text-ink">{token.name}</span> ${token.ticker}
        </>
      }
      footer={
        done || isShown ? (
          <Button look={isShown ? "quiet" : "primary"} onClick={close}>
            Close
          </Button>
        ) : (
          <>
            <Button
              look="quiet"
              disabled={page === 1 || busy}
              onClick={() => dispatchAutomation({ type: "paged", by: -1 })}
            >
              Previous
            </Button>
            {page === 1 ? (
              <Button onClick={() => dispatchAutomation({ type: "paged", by: 1 })}>Next</Button>
            ) : (
              <Button disabled={!website} busy={busy} onClick={() => void startAutomation(deps)}>
                {startLabel}
              </Button>
            )}
          </>
        )
      }
    >
      {done ? (
        <AutomationDone state={state} token={token} />
      ) : isShown && live === "coming" ? (
        <p role="status" className="flex items-center gap-3 py-4">
          <Spinner className="text-accent-ink" /> {sentences.automation.activatedNote}
        </p>
      ) : isShown && live !== "coming" ? (
        <AutomationLive token={token} live={live} has={has} />
      ) : (
        <div className="space-y-6">
          <StepBar page={page} />
          {page === 1 && state.saved && <SavedNote saved={state.saved} />}
          {page === 1 ? (
            <AutomationWebsite state={state} />
          ) : (
            <AutomationSummary state={state} token={token} />
          )}
          {error && (
            <p role="alert" className="text-bad">
              {error}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** A configuration that waits for the launch. */
function SavedNote({ saved }: { saved: NonNullable<AutomationState["saved"]> }) {
  const { template, subdomain, domain } = saved;
  return (
    <p className="break-words rounded-lg bg-raised px-4 py-3">
      <strong>Saved.</strong> {templateNames[template]} at {subdomain}.{domain} goes live when the token is
      launched.
    </p>
  );
}

function StepBar({ page }: { page: 1 | 2 }) {
  return (
    <div>
      <div
        role="progressbar"
        aria-label="Step"
        aria-valuemin={1}
        aria-valuemax={2}
        aria-valuenow={page}
        aria-valuetext={page === 1 ? "Website, step 1 of 2" : "Summary, step 2 of 2"}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full bg-accent transition-[width] duration-300"
          style={{ width: page === 1 ? "50%" : "100%" }}
        />
      </div>
      <ol className="mt-2 flex justify-between text-sm" aria-hidden="true">
        <li className={page === 1 ? "font-semibold" : "text-muted"}>Website</li>
        <li className={page === 2 ? "font-semibold" : "text-muted"}>Summary</li>
      </ol>
    </div>
  );
}
