import { useState } from "react";
import { useStore } from "zustand";
import { lengths } from "#contract/limits.ts";
import { cleanTicker } from "#contract/token.ts";
import { type Called, nameHint, narrativeHint } from "#contract/wizard.ts";
import { useDeps } from "../../app/load-deps.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Counter, Field, useFocusInvalid } from "../../ui/field.tsx";
import type { WizardDraft } from "../../wizard-draft.ts";
import { continuePreview } from "./continue-preview.ts";
import { mayDrawAnother } from "./draw-another.ts";
import { OtherStories } from "./other-stories.tsx";
import { PreviewPictures } from "./preview-pictures.tsx";
import { rename } from "./rename.ts";
import { Suggestions } from "./suggestions.tsx";

export function PreviewStep({ draft }: { draft: WizardDraft }) {
  const deps = useDeps();
  const fieldError = useStore(wizardStore, (state) => state.fieldError);
  const [busy, setBusy] = useState(false);
  const [before, setBefore] = useState<Called | null>(null);
  const form = useFocusInvalid<HTMLFormElement>(fieldError);
  const { token } = draft;
  if (!token) return null;
  const locked = token.origin === "IMPORTED" || token.mint_address !== null;
  const errorOf = (field: string) => (fieldError?.field === field ? fieldError.message : null);
  const missing = (text: string) => errorOf("form") !== null && text.trim() === "";
  const submit = async () => {
    setBusy(true);
    await continuePreview(deps);
    setBusy(false);
  };
  return (
    <form
      ref={form}
      className="flex flex-col gap-6 lg:grid lg:grid-cols-[22rem_minmax(0,1fr)]"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PreviewPictures draft={draft} token={token} />
      <div className="max-lg:contents">
        <div className="panel space-y-6 p-5 sm:p-8 lg:rounded-b-none">
          {draft.notice && <p className="rounded-lg bg-raised px-4 py-3 text-muted">{draft.notice}</p>}
          {locked && (
            <p className="rounded-lg bg-raised px-4 py-3 text-muted">
              {token.mint_address && token.origin !== "IMPORTED"
                ? "This token is on chain: its words can no longer be changed."
                : "An imported token's words come from the chain and cannot be changed."}
            </p>
          )}
          {!locked && draft.suggestions.length > 1 && <Suggestions draft={draft} />}
          <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)]">
            <Field
              label="Name"
              error={errorOf("name")}
              missing={missing(draft.name)}
              hint={nameHint(draft.name)}
              aside={<Counter length={draft.name.length} max={lengths.name} />}
            >
              {(ids) => (
                <input
                  {...ids}
                  value={draft.name}
                  maxLength={lengths.name}
                  readOnly={locked}
                  onFocus={() => setBefore({ name: draft.name, ticker: draft.ticker })}
                  onBlur={() => before && void rename(deps, before, draft)}
                  onChange={(event) => changeDraft({ name: event.target.value })}
                  className="field text-lg font-semibold"
                />
              )}
            </Field>
            <Field
              label="Ticker"
              error={errorOf("ticker")}
              missing={missing(draft.ticker)}
              hint="A to Z and 0 to 9"
            >
              {(ids) => (
                <input
                  {...ids}
                  value={draft.ticker}
                  readOnly={locked}
                  autoCapitalize="characters"
                  spellCheck={false}
                  onFocus={() => setBefore({ name: draft.name, ticker: draft.ticker })}
                  onBlur={() => before && void rename(deps, before, draft)}
                  onChange={(event) => changeDraft({ ticker: cleanTicker(event.target.value) })}
                  className="field text-lg font-semibold tracking-wide"
                />
              )}
            </Field>
          </div>
          <Field
            label="Narrative"
            error={errorOf("narrative")}
            missing={missing(draft.narrative)}
            hint={narrativeHint(draft.narrative)}
            aside={<span className="tabular-nums">{draft.narrative.length}</span>}
          >
            {(ids) => (
              <textarea
                {...ids}
                rows={7}
                value={draft.narrative}
                maxLength={lengths.narrative}
                readOnly={locked}
                onChange={(event) => changeDraft({ narrative: event.target.value })}
                className="field resize-y"
              />
            )}
          </Field>
          {mayDrawAnother(draft) && <OtherStories draft={draft} />}
        </div>
        <ActionBar failure={errorOf("form")}>
          <Button look="plain" onClick={() => changeDraft({ step: 1 })}>
            Back
          </Button>
          <Button type="submit" className="ml-auto max-sm:grow" busy={busy}>
            Continue
          </Button>
        </ActionBar>
      </div>
    </form>
  );
}
