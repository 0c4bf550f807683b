import Check from "icon:check";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import { titleOf } from "../../app/instance.ts";
import { useDeps } from "../../app/load-deps.ts";
import { hasSiteChanges } from "../../site-choice.ts";
import { ownerOf, sessionStore } from "../../stores/session.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft, dispatchWizard } from "../../stores/wizard-events.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LoadingScreen } from "../../ui/spinner.tsx";
import type { WizardDraft } from "../../wizard-draft.ts";
import { DeployStepPanel } from "../launch/deploy-step.tsx";
import { useQueue } from "../outbox/use-queue.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { MethodStep } from "./method/method-step.tsx";
import { PreviewStep } from "./preview-step.tsx";
import { StartAnother } from "./start-another.tsx";
import { Stepper } from "./stepper.tsx";
import { WebsiteStep } from "./website-step.tsx";
import { createWizardTab, type WizardSearch, type WizardTab } from "./wizard-tab.ts";
import { WorkModal } from "./work-modal.tsx";

/** The wizard: method, preview, website, deploy. The device stores the input as it is typed. */
export function CreateScreen({ search }: { search: WizardSearch }) {
  const tab = useWizardTab(search);
  const { draft, elsewhere, isHeldBack, work, success, alert, conflict } = useStore(wizardStore);
  const beginning = useStepBeginning(draft?.step);
  const siteWaits = useQueue(draft?.token?.id ?? undefined).some(({ kind }) => kind === "make-website@1");

  if (!draft && elsewhere === "this")
    return (
      <div className={frame}>
        <title>{titleOf("Generate")}</title>
        <h1 className="text-3xl sm:text-4xl">Create a token</h1>
        <TakenElsewhere isOfToken={search.token_id !== undefined} onTakeOver={() => void tab.takeOver()} />
      </div>
    );
  if (!draft) return <LoadingScreen />;
  return (
    <div className={frame}>
      <title>{titleOf("Generate")}</title>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl sm:text-4xl">
          {draft.token ? draft.name || "Your token" : "Create a token"}
        </h1>
        {draft.token && <StartAnother draft={draft} />}
      </div>
      {elsewhere === "others" && (
        <p role="status" className="mt-5 rounded-lg bg-raised px-4 py-3 text-muted">
          {sentences.device.draftsElsewhere}
        </p>
      )}
      <Stepper
        step={draft.step}
        imported={draft.token?.origin === "IMPORTED"}
        withoutWebsite={draft.websiteId === null && !siteWaits}
        reached={furthestStep(draft)}
        onStep={(to) => changeDraft({ step: to })}
      />
      {isHeldBack && (
        <p role="status" className="mb-6 rounded-lg bg-raised px-4 py-3">
          {draft.step === 2
            ? "Not ready to deploy yet: your new words are not saved. Click Continue to save them."
            : "Not ready to deploy yet: your website does not have your last changes. Click Continue to make it again with them."}
        </p>
      )}
      <section
        ref={beginning}
        tabIndex={-1}
        aria-label={`Step ${draft.step} of 4`}
        className="focus:outline-none"
      >
        <div key={draft.step} className="animate-rise">
          {draft.step === 1 && <MethodStep draft={draft} />}
          {draft.step === 2 && <PreviewStep draft={draft} />}
          {draft.step === 3 && <WebsiteStep draft={draft} />}
          {draft.step === 4 && <DeployStepPanel draft={draft} />}
        </div>
      </section>
      <WorkModal work={work} />
      <ConflictDialog draft={draft} theirs={conflict} />
      <SuccessModal sentence={success} />
      <AlertDialog message={alert} onClose={() => dispatchWizard({ type: "alertClosed" })} />
    </div>
  );
}

const frame = "mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-10";

interface TakenElsewhereProps {
  isOfToken: boolean;
  onTakeOver: () => void;
}

/** Stands in place of a draft that another tab has open: two tabs never write the same one. */
function TakenElsewhere({ isOfToken, onTakeOver }: TakenElsewhereProps) {
  return (
    <div className="panel mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5 sm:p-6">
      <p role="status" className="min-w-0 grow basis-64 text-muted">
        {isOfToken ? sentences.device.tokenElsewhere : sentences.device.draftElsewhere}
      </p>
      <Button onClick={onTakeOver}>Take over</Button>
    </div>
  );
}

/** This tab's wizard, opened by the address. It completes and updates the address. */
function useWizardTab(search: WizardSearch): WizardTab {
  const deps = useDeps();
  const navigate = useNavigate();
  const owner = useStore(sessionStore, ownerOf);
  const [tab] = useState(() =>
    // It is the same page: each step handles its own scroll position.
    createWizardTab(deps, (search) => {
      void navigate({ to: "/create", search, replace: true, resetScroll: false });
    }),
  );
  useEffect(() => {
    if (owner) void tab.follow(owner, search);
  }, [tab, owner, search]);
  useEffect(() => tab.close, [tab]);
  return tab;
}

/** Each step starts at its top. The focus moves there too, since the pressed button is gone. */
function useStepBeginning(step: number | undefined) {
  const beginning = useRef<HTMLElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const moved = before.current !== undefined && before.current !== step;
    before.current = step;
    scrollTo({ top: 0 });
    if (moved) beginning.current?.focus({ preventScroll: true });
  }, [step]);
  return beginning;
}

/** The furthest step that the user can open. */
function furthestStep(draft: WizardDraft): number {
  if (!draft.token) return 1;
  if (!draft.token.id) return 2;
  // Continue takes the changes into the website; a click on step 4 would drop them.
  if (draft.step === 3 && hasSiteChanges(draft)) return 3;
  return draft.websiteId || draft.step === 4 ? 4 : 3;
}

/** Says that something is done, and closes by itself. */
function SuccessModal({ sentence }: { sentence: string | null }) {
  return (
    <Dialog open={sentence !== null} onClose={() => dispatchWizard({ type: "successClosed" })} title="Done">
      <p role="status" className="flex items-center gap-4 py-2 text-lg">
        <Check className="size-8 shrink-0 text-good" aria-hidden="true" />
        {sentence}
      </p>
    </Dialog>
  );
}
