import { beforeEach, describe, expect, it, vi } from "vitest";
import { aWizardTab } from "../../../testing/a-wizard-tab.ts";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { isOpenInTab, openInAnotherTab } from "../../../testing/fake-locks.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { readDraft, writeDraft } from "../../db/drafts.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { generateCreative } from "./generate-creative.ts";

const idea = "  a frog astronaut who mines cheese  ";
const suggestions = [
  { name: "Moon Frog", ticker: "FROG" },
  { name: "Cheese Miner", ticker: "MINE" },
];
const made = { ...aToken(), id: null, suggestions, composer: "built-in", notice: "Made without AI." };
let deps: FakeDeps;
let asked: Record<string, unknown>;

beforeEach(() => {
  forgetToasts();
  wizardStore.setState(
    { ...wizardStore.getInitialState(), draft: { ...emptyDraft, prompt: idea, style: "pixel" } },
    true,
  );
  asked = {};
  deps = fakeDeps({
    creativeGenerate: ({ body }) => {
      asked = body as Record<string, unknown>;
      return made;
    },
  });
});

const state = () => wizardStore.getState();
const failing = (error: unknown) => {
  deps.handlers.creativeGenerate = () => {
    throw error;
  };
  return generateCreative(deps);
};

describe("step 1, creative", () => {
  it("asks for the trimmed idea in the chosen style", async () => {
    await generateCreative(deps);
    expect(asked).toEqual({
      prompt: "a frog astronaut who mines cheese",
      image_style: "pixel",
      generation_type: "creative",
      progress_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it("shows the token's name in the success modal for 2 seconds, then step 2", async () => {
    const seen: unknown[] = [];
    deps.wait = async (ms) => void seen.push([ms, state().success, state().draft?.step, state().work]);
    await generateCreative(deps);
    expect(seen).toEqual([[2000, "Moon Frog is ready.", 1, null]]);
    expect(state()).toMatchObject({ success: null, draft: { step: 2 } });
  });

  it("puts name, ticker, narrative, suggestions and notice into the draft", async () => {
    await generateCreative(deps);
    expect(state().draft).toMatchObject({
      name: "Moon Frog",
      ticker: "FROG",
      narrative: "A frog on the moon.",
      suggestions,
      notice: "Made without AI.",
      token: { id: null, session_id: made.session_id },
    });
  });

  it("clears the website, which was another token's", async () => {
    const old = { subdomain: "old", subdomainTyped: true, websiteId: "w", previewUrl: "/p" };
    wizardStore.setState({ draft: { ...emptyDraft, prompt: idea, ...old } });
    await generateCreative(deps);
    expect(state().draft).toMatchObject({
      subdomain: "",
      subdomainTyped: false,
      websiteId: null,
      previewUrl: null,
    });
  });

  it("keeps the idea, as it was typed", async () => {
    await generateCreative(deps);
    expect(state().draft?.prompt).toBe(idea);
  });
});

describe("an idea that is refused", () => {
  it.each(["", "   ", "\n\t"])("is asked for where it is %j", async (prompt) => {
    wizardStore.setState({ draft: { ...emptyDraft, prompt } });
    await generateCreative(deps);
    expect(state().fieldError).toEqual({
      field: "prompt",
      message: "Please provide a creative meme idea.",
    });
    expect(deps.calls).toEqual([]);
  });

  it("may have at most 1,000 characters", async () => {
    wizardStore.setState({ draft: { ...emptyDraft, prompt: ` ${"x".repeat(1000)} ` } });
    await generateCreative(deps);
    expect(deps.calls).toContain("creativeGenerate");
    deps.calls.length = 0;
    wizardStore.setState({ draft: { ...emptyDraft, prompt: "x".repeat(1001) } });
    await generateCreative(deps);
    expect(state().fieldError).toEqual({
      field: "prompt",
      message: "Please keep your idea within 1000 characters.",
    });
    expect(deps.calls).toEqual([]);
  });

  it.each([
    [refusal(422, "idea_refused", "This idea cannot be made here. Please try another.")],
    [refusal(422, "prompt_empty", "Please provide a creative meme idea.")],
  ])("has the server's words beside the field: $detail", async (error) => {
    await failing(error);
    expect(state().fieldError).toEqual({ field: "prompt", message: error.detail });
    expect(toasts).toEqual([]);
  });

  it("has the server's field error beside the field", async () => {
    await failing(
      refusal(422, "validation_failed", "Validation error.", [{ path: "prompt", message: "Too odd." }]),
    );
    expect(state().fieldError).toEqual({ field: "prompt", message: "Too odd." });
  });
});

describe("when it fails", () => {
  it.each([
    [refusal(500, "generation_failed", "x"), "Failed to generate meme. Please try again."],
    [new Error("surprise"), "Failed to generate meme. Please try again."],
    [refusal(429, "rate_limited", "x"), "Too many requests. Please wait a moment and try again."],
    [new ApiError({ kind: "timeout" }), "Request timed out. Please check your connection and try again."],
  ])("says so, and keeps idea and step (%s)", async (error, sentence) => {
    await failing(error);
    expect(toasts).toEqual([`error: ${sentence}`]);
    expect(state()).toMatchObject({
      work: null,
      success: null,
      draft: { prompt: idea, step: 1, token: null },
    });
  });

  it("does not put a late token into another draft that was opened meanwhile", async () => {
    const other = { ...emptyDraft, token: aToken({ name: "Other" }), name: "Other" };
    deps.handlers.creativeGenerate = () => {
      wizardStore.setState({ draft: null });
      wizardStore.setState({ draft: other });
      return made;
    };
    await generateCreative(deps);
    expect(state().draft).toEqual(other);
  });
});

describe("a token that is finished after the user left the wizard", () => {
  let owner: string;
  let tab: ReturnType<typeof aWizardTab>;
  const begin = async () => {
    owner = signIn(deps);
    tab = aWizardTab(deps, owner);
    await tab.visit({ draft: "draft-1" });
    changeDraft({ prompt: idea });
    await vi.waitFor(async () => expect(await readDraft(deps.db, owner, "draft-1")).not.toBeNull());
  };
  const close = async () => {
    tab.close();
    await vi.waitFor(async () => expect(await isOpenInTab(owner, "draft-1")).toBe(false));
  };
  const generateWhile = (meanwhile: () => unknown) => {
    deps.handlers.creativeGenerate = async () => {
      await meanwhile();
      return made;
    };
    return generateCreative(deps);
  };
  const names = async () =>
    (await deps.db.drafts.where({ owner }).toArray()).map(({ draft }) => draft.name).sort();

  it("is stored in the draft of its idea", async () => {
    await begin();
    await generateWhile(close);
    expect(await readDraft(deps.db, owner, "draft-1")).toMatchObject({ name: "Moon Frog", step: 2 });
    expect(await names()).toHaveLength(1);
  });

  it("gets a new draft if another idea has replaced its own", async () => {
    await begin();
    await generateWhile(async () => {
      await close();
      await writeDraft(deps.db, owner, "draft-1", { ...emptyDraft, prompt: "a toad" }, 1);
    });
    expect(await readDraft(deps.db, owner, "draft-1")).toMatchObject({ prompt: "a toad" });
    expect(await names()).toEqual(["", "Moon Frog"]);
  });

  it.each<[string, () => unknown]>([
    ["another tab has that open", () => close().then(() => openInAnotherTab(owner, "draft-1"))],
    [
      "another tab has taken it over",
      () => {
        openInAnotherTab(owner, "draft-1", { steal: true });
        return vi.waitFor(() => expect(state().elsewhere).toBe("this"));
      },
    ],
    ["this tab has opened that again", () => close().then(() => tab.visit({ draft: "draft-1" }))],
  ])("is stored in a new draft if %s", async (_, meanwhile) => {
    await begin();
    await generateWhile(meanwhile);
    expect(await readDraft(deps.db, owner, "draft-1")).toMatchObject({ prompt: idea, token: null });
    expect(await names()).toEqual(["", "Moon Frog"]);
  });
});
