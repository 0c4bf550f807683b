import { readFile } from "node:fs/promises";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { artTriesStore } from "../../stores/art-tries.ts";
import { connectionStore } from "../../stores/connection.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { continuePreview } from "./continue-preview.ts";
import { drawAnother } from "./draw-another.ts";
import { generateCreative } from "./generate-creative.ts";
import { rename } from "./rename.ts";

let deps: FakeDeps;
let lines: Set<string>;

/** Nobody answers but what the device keeps: the starter pictures. */
async function keptHere(address: unknown): Promise<Response> {
  if (address !== "/pictures/starter.json") throw new TypeError("Failed to fetch");
  return new Response(await readFile("composer/pictures-data/starter.json", "utf8"));
}

// The composer is large: loading it is no part of what a test may take.
beforeAll(() => import("../composing/compose-here.ts"), 60_000);
beforeEach(() => {
  forgetToasts();
  vi.stubGlobal("fetch", keptHere);
  deps = fakeDeps();
  lines = new Set();
  wizardStore.setState(
    {
      ...wizardStore.getInitialState(),
      draft: { ...emptyDraft, prompt: "a frog who mines cheese", style: "pixel" },
    },
    true,
  );
  return wizardStore.subscribe(({ work }) => {
    for (const queue of work?.lines ?? []) lines.add(queue);
  });
});

const draft = () => wizardStore.getState().draft ?? emptyDraft;
const svg = (url: string | null | undefined) => atob(url?.split("base64,")[1] ?? "");

describe("an idea, while the server does not answer", () => {
  it("becomes a token on this device with its starter pictures, and says that it was made here", async () => {
    await generateCreative(deps);
    const { token, step, notice, suggestions, name } = draft();
    expect(token).toMatchObject({ id: null, session_id: null, origin: "GENERATED", mint_address: null });
    expect(svg(token?.image_url).length).toBeGreaterThan(5_000);
    expect(svg(token?.banner_url)).toContain("<svg");
    expect([step, notice?.slice(0, 30)]).toEqual([2, "The server cannot be reached, "]);
    expect(suggestions[0]?.name).toBe(name);
    expect(toasts).toEqual([]);
  });

  it("shows the steps that really happen", async () => {
    await generateCreative(deps);
    expect([...lines]).toEqual([
      "Reading your idea",
      "Reading your idea on this device",
      "Writing name, ticker and story",
      "Drawing the logo",
      "Drawing the banner",
    ]);
  });

  it("is refused with the server's sentence", async () => {
    wizardStore.setState({ draft: { ...emptyDraft, prompt: "gas the jews coin" } });
    await generateCreative(deps);
    expect(wizardStore.getState().fieldError).toMatchObject({
      field: "prompt",
      message: expect.stringMatching(/^This cannot be made here: it reads as hate/),
    });
    expect(draft().token).toBeNull();
  });

  it("waits for a server that is only slow", async () => {
    deps.handlers.creativeGenerate = () => {
      throw new ApiError({ kind: "timeout" });
    };
    await generateCreative(deps);
    expect(draft().token).toBeNull();
    expect(toasts).toEqual(["error: Request timed out. Please check your connection and try again."]);
  });
});

describe("an idea, while the server hangs", () => {
  beforeEach(() => {
    connectionStore.setState({ isReachable: true });
    deps = fakeDeps({ creativeGenerate: () => new Promise(() => {}) });
    signIn(deps);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    return () => {
      vi.useRealTimers();
      connectionStore.setState({ isReachable: true });
    };
  });

  const giveUp = async () => {
    const making = generateCreative(deps);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    wizardStore.getState().work?.instead?.choose();
    await making;
  };

  it("becomes a token on this device when the user stops waiting, and says why", async () => {
    await giveUp();
    const { token, recipe, step, notice } = draft();
    expect(token).toMatchObject({ id: null, session_id: null, image_url: expect.stringMatching(/^data:/) });
    expect([recipe?.prompt, step]).toEqual(["a frog who mines cheese", 2]);
    expect(notice).toMatch(/^The server did not answer, so the built-in composer made this on your device/);
    expect(lines).toContain("Reading your idea on this device");
  });

  it("is stored under its own id without another request, and queued once", async () => {
    await giveUp();
    deps.handlers.createToken = () => new Promise(() => {});
    await continuePreview(deps);
    const id = draft().recipe?.tokenId;
    expect(draft()).toMatchObject({ step: 3, token: { id } });
    expect(deps.calls).not.toContain("createToken");
    expect(await deps.db.outbox.toArray()).toMatchObject([
      { kind: "create-token@1", entity: id, state: "waiting" },
    ]);
    expect(await deps.db.tokens.toArray()).toMatchObject([{ id }]);
  });
});

describe("a token that was composed on this device", () => {
  const tries = () => artTriesStore.getState()[draft().recipe?.tokenId ?? ""] ?? [];

  it("gets other pictures with each try, and an earlier try can be chosen again", async () => {
    await generateCreative(deps);
    const first = draft().token?.image_url;
    await drawAnother(deps);
    const second = draft().token?.image_url;
    await drawAnother(deps);
    expect(new Set([first, second, draft().token?.image_url]).size).toBe(3);
    await drawAnother(deps, tries()[0]?.seed);
    expect(draft().token?.image_url).toBe(first);
    expect(tries()).toHaveLength(3);
  });

  it("shows its new name", async () => {
    await generateCreative(deps);
    const { banner_url } = draft().token ?? {};
    await rename(deps, draft(), { name: "Cheddar Digger", ticker: "CHED" });
    expect(draft().token?.banner_url).not.toBe(banner_url);
    expect(draft()).toMatchObject({ name: "Cheddar Digger", ticker: "CHED" });
    expect(deps.calls).not.toContain("remakeArt");
  });
});
