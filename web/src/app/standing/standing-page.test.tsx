import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepEarlyEvents, takeEarlyEvents } from "./early-events.ts";
import { earlyTypes, isStanding, standingPage } from "./standing-page.ts";

const sent = vi.fn<(typed: object) => void>();

/** A page with one of each: what is typed is kept by React, and sent when the button is pressed. */
function Page({ kept = "" }: { kept?: string }) {
  const [typed, setTyped] = useState({ name: kept, subject: "", message: "Dear all," });
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(typed);
      }}
    >
      <input
        aria-label="Name"
        value={typed.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <select
        aria-label="Subject"
        value={typed.subject}
        onChange={(event) => change({ subject: event.target.value })}
      >
        <option value="">Select</option>
        <option>Bug</option>
      </select>
      <textarea
        aria-label="Message"
        value={typed.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <button type="submit">Send</button>
      <a href="#rules">The rules</a>
    </form>
  );
}

/** The address of a script that says when it was loaded. */
const script = (name: string) =>
  `data:text/javascript,${encodeURIComponent(`globalThis["loaded ${name}"]=true`)}`;
const isLoaded = (name: string) => `loaded ${name}` in globalThis;
let root: Root;

/**
 * The painted page, and the app that takes its place: `early` is what the visitor does before the first script is
 * there, `kept` a name that the app has from before.
 */
function paint({ kept, early }: { kept?: string; early?: () => void } = {}) {
  document.body.innerHTML = `<div id="standing">${renderToStaticMarkup(<Page />)}</div><div id="root" hidden></div>`;
  if (early) {
    keepEarlyEvents(script("painted"), earlyTypes());
    early();
  }
  const page = standingPage();
  if (!page) throw new Error("No page stands.");
  const takeOver = async () => {
    root = createRoot(document.getElementById("root") as HTMLElement);
    await act(async () => root.render(<Page {...(kept && { kept })} />));
    await act(async () => {
      await page.leave();
      await new Promise((resolve) => setTimeout(resolve));
    });
  };
  return { page, takeOver };
}

const standing = <E extends HTMLElement>(selector: string): E =>
  document.querySelector<E>(`#standing ${selector}`) as E;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  sent.mockClear();
});
afterEach(() => {
  act(() => root?.unmount());
  takeEarlyEvents();
  document.body.innerHTML = "";
});

describe("the app's style sheet", () => {
  const link = () => document.querySelector("link") as HTMLLinkElement;
  const load = () => {
    const loading = paint().page.loadStyles();
    return { loading, say: (event: "load" | "error") => link().dispatchEvent(new Event(event)) };
  };
  beforeEach(() => {
    document.head.innerHTML = '<link rel="stylesheet" href="/app.css" disabled>';
  });
  afterEach(() => document.head.replaceChildren());

  it("is waited for, and asked for again after it could not be had", async () => {
    const { loading, say } = load();
    expect(link().disabled).toBe(false);
    say("error");
    await expect(loading).rejects.toBeInstanceOf(Event);
    expect(link().disabled).toBe(true);
    const again = load();
    again.say("load");
    await again.loading;
    expect(link().disabled).toBe(false);
  });
});

describe("a painted page", () => {
  it("is none where nothing was painted", () => {
    document.body.innerHTML = '<div id="root"></div>';
    expect([standingPage(), isStanding()]).toEqual([null, false]);
  });

  it.each(["pointermove", "touchstart", "keydown", "focusin", "wheel", "scroll"])(
    "calls for the app once, at the first %s",
    (sign) => {
      const start = vi.fn();
      const { page } = paint();
      page.onSignOfLife(start);
      expect(start).not.toHaveBeenCalled();
      for (let times = 0; times < 2; times++) dispatchEvent(new Event(sign));
      expect(start).toHaveBeenCalledTimes(1);
    },
  );

  it("gives its place to the app with all that was typed, chosen and focused", async () => {
    const { takeOver } = paint();
    standing<HTMLInputElement>("input").value = "Ann";
    standing<HTMLSelectElement>("select").value = "Bug";
    const message = standing<HTMLTextAreaElement>("textarea");
    message.value = "The frog is upside down.";
    message.focus();
    message.setSelectionRange(4, 8);
    await takeOver();
    expect([field("Name").value, field("Subject").value, field("Message").value]).toEqual([
      "Ann",
      "Bug",
      "The frog is upside down.",
    ]);
    expect(document.activeElement).toBe(field("Message"));
    expect([field("Message").selectionStart, field("Message").selectionEnd]).toEqual([4, 8]);
    expect([isStanding(), document.getElementById("root")?.hidden]).toEqual([false, false]);
  });

  it("leaves to the app what was not touched, and carries over what was cleared", async () => {
    const { takeOver } = paint({ kept: "Bea" });
    standing<HTMLTextAreaElement>("textarea").value = "";
    await takeOver();
    expect([field("Name").value, field("Message").value]).toEqual(["Bea", ""]);
  });

  it("has pressed in the app what was pressed here, with what was typed", async () => {
    const { takeOver } = paint();
    standing<HTMLInputElement>("input").value = "Ann";
    standing("button").click();
    expect(sent).not.toHaveBeenCalled();
    await takeOver();
    expect(sent.mock.calls).toEqual([[{ name: "Ann", subject: "", message: "Dear all," }]]);
  });

  it("leaves links to the browser", () => {
    paint();
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    expect(standing("a").dispatchEvent(event)).toBe(true);
  });

  it.each([
    ["the pointer is down", "pointerdown", "pointerup"],
    ["the browser has it", "pointerdown", "pointercancel"],
    ["a word is being composed", "compositionstart", "compositionend"],
  ])("stays while %s", async (_, begins, ends) => {
    const { takeOver } = paint();
    standing("input").dispatchEvent(new Event(begins, { bubbles: true }));
    const done = takeOver();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(isStanding()).toBe(true);
    standing("input").dispatchEvent(new Event(ends, { bubbles: true }));
    await done;
    expect(isStanding()).toBe(false);
  });

  it("does not wait for another button, whose menu keeps its end to itself", async () => {
    const { takeOver } = paint();
    standing("input").dispatchEvent(new MouseEvent("pointerdown", { bubbles: true, button: 2 }));
    await takeOver();
    expect(isStanding()).toBe(false);
  });
});

describe("before the first script is there", () => {
  it("keeps what is pressed, for the app", async () => {
    const { takeOver } = paint({ early: () => standing("button").click() });
    standing<HTMLInputElement>("input").value = "Ann";
    await takeOver();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it("keeps that somebody is there, which starts the app once", () => {
    const start = vi.fn();
    const { page } = paint({ early: () => dispatchEvent(new Event("pointermove")) });
    page.onSignOfLife(start);
    page.onSignOfLife(start);
    expect(start).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event("scroll"));
    expect(start).toHaveBeenCalledTimes(2);
  });

  it("keeps the offer to install the app, which the browser does not make by itself", () => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    const { page } = paint({ early: () => dispatchEvent(offer) });
    expect([page.installPrompt, offer.defaultPrevented]).toEqual([offer, true]);
  });

  describe("asks for that script", () => {
    const soon = () => new Promise((resolve) => setTimeout(resolve, 20));
    let isPainted: () => void;

    beforeEach(() => {
      class Observer {
        static supportedEntryTypes = ["paint"];
        observe() {}
        constructor(callback: () => void) {
          isPainted = callback;
        }
      }
      vi.stubGlobal("PerformanceObserver", Observer);
    });
    afterEach(() => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });

    it("once the page has been painted, and not before", async () => {
      keepEarlyEvents(script("after the paint"), earlyTypes());
      await soon();
      expect(isLoaded("after the paint")).toBe(false);
      isPainted();
      await vi.waitFor(() => expect(isLoaded("after the paint")).toBe(true));
    });

    it("once somebody does something", async () => {
      keepEarlyEvents(script("at a movement"), earlyTypes());
      dispatchEvent(new Event("pointermove"));
      await vi.waitFor(() => expect(isLoaded("at a movement")).toBe(true));
    });

    it("at once in the background", async () => {
      vi.spyOn(document, "hidden", "get").mockReturnValue(true);
      keepEarlyEvents(script("in the background"), earlyTypes());
      await vi.waitFor(() => expect(isLoaded("in the background")).toBe(true));
    });

    it("at once where the browser reports no paints", async () => {
      vi.stubGlobal("PerformanceObserver", undefined);
      keepEarlyEvents(script("without a report"), earlyTypes());
      await vi.waitFor(() => expect(isLoaded("without a report")).toBe(true));
    });
  });

  it("keeps that a pointer is down, and that it is no longer", async () => {
    const send = (type: string) => standing("input").dispatchEvent(new Event(type, { bubbles: true }));
    const { takeOver } = paint({
      early: () => ["pointerdown", "pointerup", "pointerdown"].forEach(send),
    });
    const done = takeOver();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(isStanding()).toBe(true);
    send("pointerup");
    await done;
    expect(isStanding()).toBe(false);
  });

  it("submits no form, and leaves links to the browser", () => {
    const prevented: boolean[] = [];
    const early = () => {
      for (const [selector, type] of [
        ["form", "submit"],
        ["button", "click"],
        ["a", "click"],
      ] as const) {
        const event = new MouseEvent(type, { bubbles: true, cancelable: true });
        standing(selector).dispatchEvent(event);
        prevented.push(event.defaultPrevented);
      }
    };
    paint({ early });
    expect(prevented).toEqual([true, true, false]);
  });

  it("keeps nothing once that is there", () => {
    paint({ early: () => {} });
    dispatchEvent(new Event("pointermove"));
    const { page } = paint();
    const start = vi.fn();
    page.onSignOfLife(start);
    expect(start).not.toHaveBeenCalled();
  });
});
