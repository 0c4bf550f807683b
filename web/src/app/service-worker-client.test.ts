import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { idleLaunch, launchStore } from "../stores/launch.ts";
import { updateStore } from "../stores/update.ts";
import { wizardStore } from "../stores/wizard.ts";
import { emptyDraft } from "../wizard-draft.ts";
import { watchForUpdates } from "./service-worker-client.ts";

const skipped = vi.hoisted(() => vi.fn());
const waits = vi.hoisted(() => ({ tell: () => {} }));
vi.mock("workbox-window", () => ({
  Workbox: class {
    addEventListener = (_: string, listener: () => void) => {
      waits.tell = listener;
    };
    messageSkipWaiting = skipped;
    register = async () => {};
    update = async () => {};
  },
}));

let reload: ReturnType<typeof vi.fn<() => void>>;
let worker: EventTarget;

beforeEach(() => {
  skipped.mockClear();
  reload = vi.fn<() => void>();
  worker = Object.assign(new EventTarget(), { controller: {} });
  Object.defineProperty(navigator, "serviceWorker", { value: worker, configurable: true });
  vi.useFakeTimers({ toFake: ["setInterval"] });
  launchStore.setState(idleLaunch);
  wizardStore.setState({ draft: null, work: null });
  updateStore.setState(updateStore.getInitialState(), true);
  watchForUpdates(reload);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "serviceWorker");
  wizardStore.setState({ draft: null, work: null });
  launchStore.setState(idleLaunch);
});

const begin = () => wizardStore.setState({ draft: { ...emptyDraft, prompt: "a frog" } });
const takesOver = () => worker.dispatchEvent(new Event("controllerchange"));
const press = () => updateStore.getState().apply();

describe("a new version that was asked for in another tab", () => {
  it("is taken at once, and once, where nothing is begun", () => {
    takesOver();
    takesOver();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is offered where something is begun in the wizard, and taken when that is left", () => {
    begin();
    takesOver();
    expect(updateStore.getState().waiting).toBe(true);
    // To empty a field is not to leave it.
    wizardStore.setState({ draft: emptyDraft });
    expect(reload).not.toHaveBeenCalled();
    wizardStore.setState({ draft: null });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is taken there when it is pressed there", () => {
    begin();
    takesOver();
    press();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("waits for the end of a launch, pressed or not", () => {
    launchStore.setState({ ...idleLaunch, step: "confirm" });
    takesOver();
    press();
    expect(reload).not.toHaveBeenCalled();
    launchStore.setState(idleLaunch);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it("is taken in the tab in which it was pressed, with what was begun there", () => {
  begin();
  waits.tell();
  press();
  expect(skipped).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
  takesOver();
  expect(reload).toHaveBeenCalledTimes(1);
});
