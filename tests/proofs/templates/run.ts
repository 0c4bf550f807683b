import type { Browser } from "playwright-core";
import { finishedTemplates, renderSite } from "../../../composer/templates/render-site.ts";
import { inLight, type State, states } from "../../../composer/templates/testing/states.ts";
import type { TemplateId } from "../../../contract/website.ts";
import { openFullBrowser } from "../../support/browser.ts";
import type { Finding } from "../finding.ts";
import { findFaults, type Look } from "./look-at.ts";

/** At a phone's and a desk's width everything is looked at, at those between and beyond the layout. */
const looks: readonly Look[] = [
  { width: 390, widths: [390, 320, 768], open: true, shifts: true },
  { width: 1440, widths: [1440, 1024, 1920, 2560], open: false, shifts: true },
];

/** In the states that tell most of it, also with the colours that a visitor's system forces. */
const forced: Look = { width: 390, widths: [390, 1440], open: true, shifts: false, forced: true };
const forcedStates = ["live", "soon", "bare", "wordiest", "arabic"];

interface Task {
  template: TemplateId;
  name: string;
  state: State;
  dark: boolean;
  look: Look;
}

interface Scope {
  names?: readonly string[];
  templates?: readonly TemplateId[];
  /** Half of the looks, turn by turn, and no shifts: for a machine that does other things besides. */
  quick?: boolean;
  onFaults?: (faults: readonly string[]) => unknown;
}

/** Every template in every state that is named, by day and by night. */
export async function lookAtTemplates(scope: Scope = {}): Promise<Finding> {
  const { names = Object.keys(states), templates = finishedTemplates, quick = false } = scope;
  const all = templates.flatMap((template) =>
    names.flatMap((name) =>
      [false, true].flatMap((dark) =>
        [...looks, ...(!quick && forcedStates.includes(name) ? [forced] : [])].map(
          (look): Task => ({ template, name, state: stateOf(name), dark, look }),
        ),
      ),
    ),
  );
  // Of four looks at a state, the phone by day and the desk by night, then the other way round.
  const isRevealing = (at: number) => [0, 3, 5, 6].includes(at % 8);
  const tasks = quick
    ? all
        .filter((_, at) => isRevealing(at))
        .map((task) => ({ ...task, look: { ...task.look, shifts: false } }))
    : all;
  // A headless shell has a pointer over each page, which is shown as what it points at.
  const browser = await openFullBrowser();
  const faults: string[] = [];
  const queue = [...tasks];
  const work = async (): Promise<void> => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      const found = await carryOut(browser, task);
      faults.push(...found);
      scope.onFaults?.(found);
    }
  };
  try {
    await Promise.all([work(), work(), work()]);
  } finally {
    await browser.close();
  }
  return { numbers: { templates: templates.length, states: names.length, pages: tasks.length }, faults };
}

export function stateOf(name: string): State {
  const state = states[name];
  if (!state) throw new Error(`There is no state "${name}".`);
  return state;
}

async function carryOut(browser: Browser, { template, name, state, dark, look }: Task): Promise<string[]> {
  const { deck, facts } = inLight(state, dark);
  const faults = await findFaults(browser, renderSite(template, deck, facts), look);
  return faults.map((fault) => `${template}, ${name}, ${dark ? "dark" : "light"}: ${fault}`);
}
