import { importsEndpoints, tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { fill } from "#contract/errors.ts";
import { rhythm } from "#contract/limits.ts";
import { Address } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken, Token } from "#contract/token.ts";
import { ApiError, isSessionLost } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { dispatchWizard, logWork, showWizardError } from "../../stores/wizard-events.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { keepNewToken } from "../device/keep-token.ts";
import { AssetError, readAsset } from "./read-asset.ts";
import { wordsOf } from "./read-draft.ts";
import { withWork } from "./with-work.ts";

/**
 * Step 1, import: checks for a copy, asks the chain, saves the token and shows it, then goes to step 2. Resolves true
 * once the token is in the wizard, or the creator must decide about an existing copy.
 */
export async function importToken(deps: AppDeps, typed: string, overwrite = false): Promise<boolean> {
  const mint = typed.trim();
  if (!Address.safeParse(mint).success) {
    showWizardError("mint", sentences.import.addressMissing);
    return false;
  }
  try {
    const found = await withWork(deps, importWork, () => work(deps, mint, overwrite));
    if (!("existing" in found)) await open(deps, found);
    else if (found.existing.wasLaunchedHere) {
      showWizardError("mint", fill(sentences.import.launchedHere, { name: found.existing.name }));
      return false;
    } else dispatchWizard({ type: "duplicateFound", mint, name: found.existing.name });
    return true;
  } catch (error) {
    reportFailure(error);
    return false;
  }
}

export const cancelImport = (): void => dispatchWizard({ type: "duplicateAnswered" });

/** Imports again and overwrites the existing copy. */
export async function overwriteExisting(deps: AppDeps): Promise<boolean> {
  const { duplicate } = wizardStore.getState();
  dispatchWizard({ type: "duplicateAnswered" });
  return duplicate !== null && importToken(deps, duplicate.mint, true);
}

const importWork = {
  title: "Importing your token",
  estimate: sentences.estimates.import,
  first: "Checking whether you already have it",
  tick: { every: rhythm.logTick.creative, queue: "Still working" },
};

interface Existing {
  name: string;
  wasLaunchedHere: boolean;
}

async function work(
  deps: AppDeps,
  mint: string,
  overwrite: boolean,
): Promise<Token | { existing: Existing }> {
  const existing = overwrite ? null : await existingCopy(deps, mint);
  if (existing) return { existing };
  logWork("Reading the token from the chain");
  const metadata = await readAsset(deps, mint);
  logWork("Copying its picture");
  const { session_id } = await deps.api.call(importsEndpoints.importToken, {
    body: { token_mint: mint, metadata, force_overwrite: overwrite },
  });
  const preview = await deps.api.call(tokensEndpoints.previewGeneration, {
    params: { sessionId: session_id },
  });
  logWork("Saving it to My Gems");
  // If it cannot be saved now, step 3 saves it.
  const saved = deps.api.call(tokensEndpoints.createDraft, { body: { session_id } });
  return saved.catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the specification wants it logged and ignored
    console.warn("The import is not saved yet.", error);
    return preview;
  });
}

/** The creator's own copy, or null. A failed check does not stop the import. */
async function existingCopy(deps: AppDeps, mint: string): Promise<Existing | null> {
  const check = await deps.api
    .call(importsEndpoints.checkDuplicate, { query: { token_mint: mint } })
    .catch(() => null);
  if (!check?.duplicate_found) return null;
  return { name: check.existing_token_name ?? mint, wasLaunchedHere: check.existing_token_launched ?? false };
}

async function open(deps: AppDeps, token: Token): Promise<void> {
  const owner = deps.owner();
  if (owner && token.id) await keepNewToken(deps, owner, token as SavedToken);
  const { name, ticker, narrative } = token;
  // An overwritten token may have a website.
  const words = token.id ? await wordsOf(deps, token as SavedToken) : { token, name, ticker, narrative };
  const draft = { ...emptyDraft, method: "import" as const, ...words, step: 2 as const };
  dispatchWizard({ type: "replaced", draft, newId: deps.newId() });
}

function reportFailure(error: unknown): void {
  if (isSessionLost(error)) return;
  const message =
    error instanceof AssetError ? error.message : error instanceof ApiError ? error.detail : null;
  showWizardError("mint", message ?? sentences.import.failed);
}
