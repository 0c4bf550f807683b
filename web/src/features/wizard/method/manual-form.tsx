import { useStore } from "zustand";
import { lengths } from "#contract/limits.ts";
import { cleanTicker } from "#contract/token.ts";
import { useDeps } from "../../../app/load-deps.ts";
import { wizardStore } from "../../../stores/wizard.ts";
import { changeEntry } from "../../../stores/wizard-events.ts";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Counter, Field, roomLeft, useFocusInvalid } from "../../../ui/field.tsx";
import type { ManualEntry } from "../../../wizard-draft.ts";
import { createManual } from "../create-manual.ts";
import { ImageDrop } from "./image-drop.tsx";

/** Step 1, manual: name, ticker, description and an image, all of them required. */
export function ManualForm({ entry }: { entry: ManualEntry }) {
  const deps = useDeps();
  const { fieldError, image, work } = useStore(wizardStore);
  const errorOf = (field: string) => (fieldError?.field === field ? fieldError.message : null);
  const incomplete = errorOf("form") !== null;
  const missing = (text: string) => incomplete && text.trim() === "";
  const form = useFocusInvalid<HTMLFormElement>(fieldError);
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col max-lg:gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void createManual(deps);
      }}
    >
      <div className="panel grid gap-6 p-5 sm:p-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:rounded-b-none">
        <ImageDrop image={image} error={errorOf("image")} missing={incomplete && image === null} />
        <div className="space-y-6">
          <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)]">
            <Field
              label="Name"
              error={errorOf("name")}
              missing={missing(entry.name)}
              aside={<Counter length={entry.name.length} max={lengths.name} />}
            >
              {(ids) => (
                <input
                  {...ids}
                  required
                  value={entry.name}
                  maxLength={lengths.name}
                  onChange={(event) => changeEntry({ name: event.target.value })}
                  className="field text-lg font-semibold"
                />
              )}
            </Field>
            <Field
              label="Ticker"
              error={errorOf("ticker")}
              missing={missing(entry.ticker)}
              hint="A to Z and 0 to 9"
            >
              {(ids) => (
                <input
                  {...ids}
                  required
                  value={entry.ticker}
                  autoCapitalize="characters"
                  spellCheck={false}
                  onChange={(event) => changeEntry({ ticker: cleanTicker(event.target.value) })}
                  className="field text-lg font-semibold tracking-wide"
                />
              )}
            </Field>
          </div>
          <Field
            label="Description"
            error={errorOf("description")}
            missing={missing(entry.description)}
            hint={roomLeft(entry.description.length, lengths.description, lengths.descriptionWarning)}
            aside={
              <Counter
                length={entry.description.length}
                max={lengths.description}
                warn={lengths.descriptionWarning}
              />
            }
          >
            {(ids) => (
              <textarea
                {...ids}
                required
                rows={5}
                value={entry.description}
                maxLength={lengths.description}
                onChange={(event) => changeEntry({ description: event.target.value })}
                className="field resize-y"
              />
            )}
          </Field>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={entry.generateBanner}
              onChange={(event) => changeEntry({ generateBanner: event.target.checked })}
              className="size-5 accent-(--accent)"
            />
            Make a banner in the image's colors
          </label>
        </div>
      </div>
      <ActionBar failure={errorOf("form")}>
        <Button type="submit" className="ml-auto max-sm:grow" busy={work !== null}>
          Continue
        </Button>
      </ActionBar>
    </form>
  );
}
