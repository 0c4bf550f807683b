import type { AppDeps } from "../src/app/deps.ts";
import { createWizardTab, type WizardSearch } from "../src/features/wizard/wizard-tab.ts";

/** A tab at an address, whose wizard opens what the address names. */
export function aWizardTab(deps: AppDeps, owner: string) {
  let at: WizardSearch = {};
  let opening = Promise.resolve();
  const go = (search: WizardSearch) => {
    at = search;
    opening = tab.follow(owner, search);
  };
  const tab = createWizardTab(deps, go);
  /** Until the wizard has followed each address that came of the one before. */
  const whenQuiet = async () => {
    for (let seen: unknown; seen !== opening; await seen) seen = opening;
  };
  const visit = (search: WizardSearch = {}) => {
    go(search);
    return whenQuiet();
  };
  return { visit, at: () => at, close: tab.close, takeOver: () => tab.takeOver().then(whenQuiet) };
}
