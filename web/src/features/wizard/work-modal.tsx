import { rhythm } from "#contract/limits.ts";
import type { WizardState } from "../../stores/wizard.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { GemMark } from "../../ui/gem-mark.tsx";

/**
 * Long work: what is being made, how long it may take and how far it is, the logo once it is drawn, and the last three
 * lines of its log.
 */
export function WorkModal({ work }: { work: WizardState["work"] }) {
  const lines = work?.lines.map((queue, number) => ({ queue, number })) ?? [];
  const instead = work?.instead;
  const shown = lines.slice(-rhythm.logLinesShown);
  return (
    <Dialog
      open={work !== null}
      onClose={() => {}}
      closable={false}
      title={work?.title ?? ""}
      description={work?.estimate}
      footer={
        instead && (
          <div className="flex grow animate-rise flex-wrap items-center justify-end gap-x-6 gap-y-3">
            <p role="status" className="min-w-0 grow basis-64 text-sm text-muted">
              {instead.sentence}
            </p>
            <Button look="quiet" onClick={instead.choose} className="grow sm:grow-0">
              {instead.label}
            </Button>
          </div>
        )
      }
    >
      <div className="flex items-center gap-5 py-3">
        <span className="grid size-24 shrink-0 place-items-center">
          {work?.picture ? (
            <img src={work.picture} alt="" className="size-24 animate-rise rounded-2xl bg-raised" />
          ) : (
            <GemMark className="size-16 animate-pulse" />
          )}
        </span>
        <ol aria-live="polite" className="min-h-[5.2rem] grow space-y-1.5">
          {shown.map(({ queue, number }, index) => (
            <li
              key={number}
              className={index === shown.length - 1 ? "animate-rise font-medium" : "text-muted"}
            >
              {queue}
            </li>
          ))}
        </ol>
      </div>
      {work?.percent !== undefined && (
        <div
          role="progressbar"
          aria-label="Progress"
          aria-valuenow={work.percent}
          className="mb-2 h-1.5 overflow-hidden rounded-full bg-line"
        >
          <div
            className="h-full bg-accent transition-[width] duration-300"
            style={{ width: `${work.percent}%` }}
          />
        </div>
      )}
    </Dialog>
  );
}
