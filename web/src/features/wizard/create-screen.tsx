import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { titleOf } from "../../app/instance.ts";
import { useDeps } from "../../app/load-deps.ts";
import { draftedOf, isBeside, NEW } from "../../db/drafts.ts";
import { draftHoldStore } from "../../stores/draft-hold.ts";
import { ownerOf, sessionStore } from "../../stores/session.ts";
import { changeDraft, dispatchWizard, wizardStore } from "../../stores/wizard.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { LoadingScreen } from "../../ui/spinner.tsx";
import { DeployStepPanel } from "../launch/deploy-step.tsx";
import { useQueue } from "../outbox/use-queue.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { ElsewhereNote } from "./elsewhere-note.tsx";
import { heldSubject } from "./hold-draft.ts";
import { MethodStep } from "./method/method-step.tsx";
import { closeWizard, keepDraft, openWizard } from "./open-wizard.ts";
import { PreviewStep } from "./preview-step.tsx";
import { StartAnother } from "./start-another.tsx";
import { Stepper } from "./stepper.tsx";
import { SuccessModal } from "./success-modal.tsx";
import { takeReceived } from "./take-received.ts";
import { WebsiteStep } from "./website-step.tsx";
import { WorkModal } from "./work-modal.tsx";

interface CreateScreenProps {
  tokenId: string | undefined;
  step: string | number | undefined;
  /** What the draft of a new token is kept under, where there are several. */
  subject: string | undefined;
}

/** The wizard: method, preview, website, deploy. What is typed is on the device as it is typed. */
export function CreateScreen({ tokenId, step, subject }: CreateScreenProps) {
  const deps = useDeps();
  const navigate = useNavigate();
  const owner = useStore(sessionStore, ownerOf);
  const { draft, work, success, alert, conflict } = useStore(wizardStore);
  const savedId = draft?.token?.id ?? undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step in the address is read once, when the wizard opens
  useEffect(() => {
    const { draft: open } = wizardStore.getState();
    const isAnother = subject !== undefined && subject !== heldSubject();
    if (open === null || isAnother || (open.token?.id ?? undefined) !== tokenId) {
      const begin = () => void navigate({ to: "/create", search: {}, replace: true });
      void openWizard(deps, { tokenId, step, subject }, begin)
        .then((found) => (found ? undefined : begin()))
        .then(() => takeReceived(deps));
    }
    return keepDraft(deps, owner);
  }, [deps, owner, tokenId, subject]);
  useEffect(() => () => void closeWizard(), []);
  const held = useStore(draftHoldStore, ({ hold }) => hold?.subject ?? NEW);
  const beside = isBeside(held) && draftedOf(held) === (savedId ?? NEW) ? held : undefined;
  const isNamed = savedId !== undefined || subject !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: isNamed only runs it again, where Back or a link took the name away
  useEffect(() => {
    // The address says which token and step is open, or which of several drafts, so that a reload comes back to it. It
    // is the same page: where it is scrolled to is the step's own affair.
    const search = savedId ? { token_id: savedId, step: draft?.step, draft: beside } : { draft: beside };
    const isOpen = savedId ?? (draft && beside);
    if (isOpen) void navigate({ to: "/create", search, replace: true, resetScroll: false });
  }, [navigate, savedId, beside, isNamed, draft === null, draft?.step]);
  const beginning = useStepBeginning(draft?.step);
  const siteWaits = useQueue(savedId).some(({ kind }) => kind === "make-website@1");

  if (!draft) return <LoadingScreen />;
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-10">
      <title>{titleOf("Generate")}</title>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl sm:text-4xl">{draft.token ? draft.name || "Your token" : "Make a token"}</h1>
        {draft.token && <StartAnother draft={draft} />}
      </div>
      <ElsewhereNote draft={draft} />
      <Stepper
        step={draft.step}
        imported={draft.token?.origin === "IMPORTED"}
        withoutWebsite={draft.websiteId === null && !siteWaits}
        reached={reached(draft)}
        onStep={(to) => changeDraft({ step: to })}
      />
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

/** Each step begins at its top; who went on from the one before reads on there, since its button is gone. */
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

/** The furthest step that can be opened by hand. */
function reached(draft: {
  token: { id: string | null } | null;
  websiteId: string | null;
  step: number;
}): number {
  if (!draft.token) return 1;
  if (!draft.token.id) return 2;
  return draft.websiteId || draft.step === 4 ? 4 : 3;
}
