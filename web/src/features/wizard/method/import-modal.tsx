import { useState } from "react";
import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../../app/load-deps.ts";
import { wizardStore } from "../../../stores/wizard.ts";
import { dispatchWizard } from "../../../stores/wizard-events.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { useReachable } from "../../server/use-reachable.ts";
import { WhileAway } from "../../server/while-away.tsx";
import { importToken } from "../import-token.ts";

/** 'Import Existing Token': asks for the mint address. It stays open, with what was typed, until the import is done. */
export function ImportModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const deps = useDeps();
  const [mint, setMint] = useState("");
  const { fieldError, work } = useStore(wizardStore);
  const isReachable = useReachable();
  const close = () => {
    dispatchWizard({ type: "errorCleared" });
    onClose();
  };
  return (
    <Dialog
      // One modal at a time: while the import runs, its progress is shown in place of this.
      open={open && work === null}
      onClose={close}
      title="Import Existing Token"
      description={sentences.estimates.import}
      footer={
        <>
          <Button look="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form="import-token" disabled={!isReachable}>
            Import Token
          </Button>
        </>
      }
    >
      <form
        id="import-token"
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReachable) void importToken(deps, mint);
        }}
      >
        <Field
          label="Token address"
          error={fieldError?.field === "mint" ? fieldError.message : null}
          hint="The mint address, copied from the launchpad or an explorer"
        >
          {(ids) => (
            <input
              {...ids}
              data-autofocus
              value={mint}
              onChange={(event) => {
                setMint(event.target.value);
                dispatchWizard({ type: "errorCleared" });
              }}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              className="field font-mono text-[0.95rem]"
            />
          )}
        </Field>
        <WhileAway sentence={sentences.offline.import} />
      </form>
    </Dialog>
  );
}
