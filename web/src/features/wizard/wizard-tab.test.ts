import { beforeEach, describe, expect, it, vi } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { aWizardTab } from "../../../testing/a-wizard-tab.ts";
import { fakeCaches } from "../../../testing/fake-caches.ts";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { isOpenInTab, openInAnotherTab } from "../../../testing/fake-locks.ts";
import { toasts } from "../../../testing/fake-toast.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { writeDraftImage } from "../../db/draft-image.ts";
import { readDraft, writeDraft } from "../../db/drafts.ts";
import { putToken } from "../../db/tokens.ts";
import { readUnsavedDrafts } from "../../db/unsaved-drafts.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft, dispatchWizard } from "../../stores/wizard-events.ts";
import { emptyDraft, type WizardDraft } from "../../wizard-draft.ts";
import { chooseImage } from "./choose-image.ts";
import { discardOpenDraft, type WizardSearch } from "./wizard-tab.ts";

const token = aToken();
const { id, name, ticker, narrative } = token;
const opened: WizardDraft = { ...emptyDraft, token, name, ticker, narrative };
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
let deps: FakeDeps;
let owner: string;
let tab: ReturnType<typeof aWizardTab>;

beforeEach(() => {
  deps = fakeDeps({
    getToken: () => token,
    listTokens: () => ({ data: { tokens: [], total: 0, limit: 500, offset: 0 } }),
  });
  // A lock is released a moment after its tab has gone on.
  deps.wait = moment;
  owner = signIn(deps);
  tab = aWizardTab(deps, owner);
});

const state = () => wizardStore.getState();
const draft = () => state().draft;
const idea = (prompt: string): WizardDraft => ({ ...emptyDraft, prompt });
const write = (draftId: string, kept: WizardDraft, at = 1) => writeDraft(deps.db, owner, draftId, kept, at);
const listed = async () =>
  (await readUnsavedDrafts(deps.db, owner)).map(({ tokenId, title }) =>
    tokenId ? `edited: ${title}` : title,
  );
const kept = (title: string) => vi.waitFor(async () => expect(await listed()).toContain(title));
/** A moment in which something could have been written. */
const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

describe("a link that fills in a token", () => {
  const link = { name: "Moon Frog", ticker: "$moon!", description: "A frog." };
  const filled = { name: "Moon Frog", ticker: "MOON", description: "A frog." };

  it("opens it in a draft of its own for review, and sends nothing", async () => {
    await tab.visit(link);
    expect(draft()).toMatchObject({ step: 1, method: "manual", manual: filled, token: null });
    expect(tab.at()).toEqual({ draft: expect.stringMatching(uuid) });
    expect(toasts).toEqual([`info: ${sentences.tokens.filledIn}`]);
    expect(deps.calls).toEqual([]);
  });

  it("leaves the draft that was begun as it is", async () => {
    await write("toad", idea("a toad"));
    await tab.visit();
    await tab.visit(link);
    expect(draft()?.manual).toMatchObject(filled);
    expect(await listed()).toEqual(expect.arrayContaining(["a toad", "Moon Frog"]));
  });

  it("brings its picture in once it is fetched, unless the creator has chosen one or gone on to another", async () => {
    fakeCaches();
    let arrive = (_: Response) => {};
    const asked: unknown[] = [];
    deps.handlers.readPicture = ({ query }) => {
      asked.push(query);
      return new Promise<Response>((resolve) => (arrive = resolve));
    };
    const url = "https://pictures.example/frog.png";
    const picture = () => new Response("frog", { headers: { "Content-Type": "image/webp" } });
    await tab.visit({ ...link, image: url });
    expect(asked).toEqual([{ url }]);
    arrive(picture());
    await vi.waitFor(() => expect(state().image?.type).toBe("image/webp"));
    expect(draft()?.manual).toMatchObject(filled);

    await tab.visit({ image: url });
    const own = new File(["own"], "own.png", { type: "image/png" });
    await chooseImage(deps, own);
    arrive(picture());
    await moment();
    expect(state().image).toBe(own);

    await tab.visit({ image: url });
    await tab.visit({ draft: "toad" });
    arrive(picture());
    await moment();
    expect(state().image).toBeNull();
  });

  it("says that its picture could not be fetched, and keeps the words", async () => {
    deps.handlers.readPicture = () =>
      Promise.reject(refusal(422, "picture_unreachable", sentences.tokens.linkedImageMissing));
    await tab.visit({ ...link, image: "https://pictures.example/none.png" });
    await vi.waitFor(() => expect(toasts).toContain(`error: ${sentences.tokens.linkedImageMissing}`));
    expect(draft()?.manual).toMatchObject(filled);
  });

  it("fills in no more than the fields hold", async () => {
    await tab.visit({ name: "n".repeat(999), ticker: "t".repeat(999), description: "d".repeat(9_999) });
    const { name, ticker, description } = draft()?.manual ?? {};
    expect([name, ticker, description].map((text) => text?.length)).toEqual([50, 10, 500]);
  });
});

describe("an address without a draft", () => {
  it("opens a new draft if there is none, and gets its id", async () => {
    await tab.visit();
    expect(draft()).toEqual(emptyDraft);
    expect(tab.at()).toEqual({ draft: expect.stringMatching(uuid) });
  });

  it("opens the draft that was typed in last", async () => {
    await write("toad", idea("a toad"), 2);
    await write("frog", idea("a frog"), 1);
    await tab.visit();
    expect(tab.at()).toEqual({ draft: "toad" });
    expect(draft()?.prompt).toBe("a toad");
    expect(deps.calls).toEqual([]);
  });

  it("keeps the open draft of a new token, and leaves that of a saved one", async () => {
    await write("toad", idea("a toad"));
    await tab.visit({ draft: "frog" });
    changeDraft({ prompt: "a frog" });
    await tab.visit();
    expect([tab.at(), draft()?.prompt]).toEqual([{ draft: "frog" }, "a frog"]);
    await kept("a frog");
    await tab.visit({ token_id: id });
    await tab.visit();
    expect([tab.at(), draft()?.prompt]).toEqual([{ draft: "frog" }, "a frog"]);
  });

  it("opens a draft that has only a picture", async () => {
    await writeDraftImage(deps.db, owner, "gif", new File(["GIF89a"], "frog.gif", { type: "image/gif" }));
    await tab.visit();
    expect([tab.at(), draft()?.method, state().image?.name]).toEqual([
      { draft: "gif" },
      "manual",
      "frog.gif",
    ]);
  });

  it.each(["new", "new:5c1b7a52-0000-4000-8000-000000000000"])(
    "goes on with a draft of an earlier version, kept as %s",
    async (old) => {
      await write(old, { ...idea("a frog"), step: 2, token: { ...token, id: null } });
      await tab.visit();
      expect([tab.at(), draft()?.prompt, draft()?.step]).toEqual([{ draft: old }, "a frog", 2]);
    },
  );
});

describe("an address with a draft", () => {
  it("opens that draft, whichever was typed in last", async () => {
    await write("toad", idea("a toad"), 2);
    await write("frog", idea("a frog"), 1);
    await tab.visit({ draft: "frog" });
    expect(draft()?.prompt).toBe("a frog");
  });

  it("shows nothing of the draft before, nor its messages", async () => {
    await tab.visit({ draft: "frog" });
    changeDraft({ prompt: "a frog" });
    dispatchWizard({ type: "alerted", sentence: "old" });
    dispatchWizard({ type: "refused", field: "form", message: "old" });
    await tab.visit({ draft: "toad" });
    expect(state()).toEqual({ ...wizardStore.getInitialState(), id: "toad", draft: emptyDraft });
  });

  it("opens the stored draft even if it is opened twice at once, or closed and opened again", async () => {
    await write("frog", idea("a frog"));
    await Promise.all([
      tab.visit({ draft: "frog" }),
      tab.visit({ draft: "toad" }),
      tab.visit({ draft: "frog" }),
    ]);
    expect([draft()?.prompt, state().elsewhere]).toEqual(["a frog", null]);
    tab.close();
    await tab.visit({ draft: "frog" });
    expect([draft()?.prompt, state().elsewhere]).toEqual(["a frog", null]);
  });

  it("of another account's draft shows nothing of it", async () => {
    await write("frog", idea("a frog"));
    await aWizardTab(deps, "Bob").visit({ draft: "frog" });
    expect(draft()).toEqual(emptyDraft);
  });

  it("leaves nothing open if the wizard is closed meanwhile", async () => {
    const opening = tab.visit({ token_id: id });
    tab.close();
    await opening;
    expect([state().id, draft()]).toEqual([null, null]);
    await vi.waitFor(async () => expect(await isOpenInTab(owner, id)).toBe(false));
  });

  it("names the step of a saved token, so that a reload comes back to it", async () => {
    await tab.visit({ token_id: id, step: "two" });
    expect(tab.at()).toEqual({ token_id: id, step: 2 });
    changeDraft({ step: 3 });
    expect(tab.at()).toEqual({ token_id: id, step: 3 });
  });
});

describe("while a draft is open", () => {
  it("stores the input on the device until the wizard is closed", async () => {
    await tab.visit({ draft: "frog" });
    changeDraft({ prompt: "a frog" });
    await kept("a frog");
    tab.close();
    changeDraft({ prompt: "a toad" });
    await moment();
    expect(await listed()).toEqual(["a frog"]);
  });

  it("does not store an empty draft", async () => {
    await tab.visit({ draft: "frog" });
    changeDraft({ style: "pixel" });
    await moment();
    expect(await readDraft(deps.db, owner, "frog")).toBeNull();
  });

  it("deletes a draft that the user emptied", async () => {
    await tab.visit({ draft: "frog" });
    changeDraft({ prompt: "a frog" });
    changeDraft({ prompt: "" });
    await moment();
    expect(await readDraft(deps.db, owner, "frog")).toBeNull();
  });

  it("discards it and opens a new one when the user starts over", async () => {
    await write("frog", idea("a frog"));
    await write("toad", idea("a toad"));
    await tab.visit({ draft: "frog" });
    await tab.visit({ draft: await discardOpenDraft(deps) });
    expect(draft()).toEqual(emptyDraft);
    expect(await listed()).toEqual(["a toad"]);
  });
});

describe("a draft whose token is saved", () => {
  const made = { ...token, id: null };

  it("becomes the token's draft: address, lock and stored row follow", async () => {
    await tab.visit({ draft: "frog" });
    changeDraft({ token: made, name, ticker, narrative, step: 2 });
    await vi.waitFor(async () => expect(await readDraft(deps.db, owner, "frog")).not.toBeNull());
    changeDraft({ token, step: 3 });
    expect(tab.at()).toEqual({ token_id: id, step: 3 });
    await vi.waitFor(async () => expect(await readDraft(deps.db, owner, id)).toMatchObject({ step: 3 }));
    expect(await readDraft(deps.db, owner, "frog")).toBeNull();
    await vi.waitFor(async () => expect(await isOpenInTab(owner, "frog")).toBe(false));
    expect([await isOpenInTab(owner, id), draft()?.step]).toEqual([true, 3]);
  });

  it("keeps an idea whose place another token took", async () => {
    await tab.visit({ draft: "frog" });
    changeDraft({ prompt: "a frog" });
    await kept("a frog");
    dispatchWizard({ type: "replaced", draft: opened, newId: "never" });
    await vi.waitFor(async () => expect(await readDraft(deps.db, owner, id)).not.toBeNull());
    expect([tab.at(), await listed()]).toEqual([{ token_id: id, step: 1 }, ["a frog"]]);
  });
});

it("gives a new token that is composed in a saved one's draft a draft of its own", async () => {
  await write("frog", idea("a frog"));
  await tab.visit({ token_id: id });
  dispatchWizard({
    type: "replaced",
    draft: { ...idea("a toad"), token: { ...token, id: null } },
    newId: "toad",
  });
  await kept("a toad");
  expect([tab.at(), await listed()]).toEqual([{ draft: "toad" }, ["a toad", "a frog"]]);
  await vi.waitFor(async () => expect(await isOpenInTab(owner, id)).toBe(false));
});

it("opens a new draft for a token that cannot be read, and keeps the earlier ones", async () => {
  await write("frog", idea("a frog"));
  delete deps.handlers.getToken;
  await tab.visit({ token_id: id });
  expect([tab.at(), draft()]).toEqual([{ draft: expect.stringMatching(uuid) }, emptyDraft]);
  changeDraft({ prompt: "a toad" });
  await kept("a toad");
  expect(await listed()).toEqual(["a toad", "a frog"]);
});

describe("a draft that another tab has open", () => {
  beforeEach(async () => {
    await putToken(deps.db, owner, token);
    await write("frog", idea("a frog"));
    await write(id, { ...opened, name: "Their Frog" });
  });

  it.each<[string, WizardSearch, Partial<WizardDraft>]>([
    ["of a new token", { draft: "frog" }, { prompt: "a frog" }],
    ["of a saved one", { token_id: id }, { name: "Their Frog" }],
  ])("%s is not opened until the user takes it over, and says so", async (_, search, typed) => {
    openInAnotherTab(owner, search.draft ?? id);
    await tab.visit(search);
    expect([draft(), state().elsewhere]).toEqual([null, "this"]);
    changeDraft({ prompt: "typed nowhere" });
    await moment();
    expect(await listed()).toEqual(["a frog", "edited: Their Frog"]);
    await tab.takeOver();
    expect([draft(), state().elsewhere]).toMatchObject([typed, null]);
  });

  it("is closed with its input stored in the tab that loses it, and can be taken back", async () => {
    await tab.visit({ draft: "frog" });
    changeDraft({ prompt: "a frog in a hat" });
    const close = openInAnotherTab(owner, "frog", { steal: true });
    await vi.waitFor(() => expect(state().elsewhere).toBe("this"));
    expect([draft(), await listed()]).toEqual([null, ["a frog in a hat", "edited: Their Frog"]]);
    changeDraft({ prompt: "too late" });
    await write("frog", idea("typed there"), 3);
    await tab.takeOver();
    expect(draft()?.prompt).toBe("typed there");
    close();
  });

  it("is taken over as the saved token that it became", async () => {
    await tab.visit({ draft: "frog" });
    dispatchWizard({ type: "replaced", draft: opened, newId: "never" });
    await vi.waitFor(async () => expect(await isOpenInTab(owner, id)).toBe(true));
    openInAnotherTab(owner, id, { steal: true });
    await vi.waitFor(() => expect(state().elsewhere).toBe("this"));
    await tab.takeOver();
    expect(draft()?.token?.id).toBe(id);
  });

  it("is opened by a reloaded page once the browser has released its lock", async () => {
    const close = openInAnotherTab(owner, "frog");
    let waits = 0;
    deps.wait = async () => {
      if (++waits > 2) expect(state().elsewhere).toBe("this");
      if (waits === 10) close();
      await moment();
    };
    await tab.visit({ draft: "frog" });
    expect([draft()?.prompt, state().elsewhere]).toEqual(["a frog", null]);
  });
});

describe("while other tabs have all drafts open", () => {
  beforeEach(async () => {
    await write("frog", idea("a frog"));
  });

  it("opens a new draft beside them, and says so", async () => {
    openInAnotherTab(owner, "frog");
    await tab.visit();
    expect([tab.at(), state().elsewhere]).toEqual([{ draft: expect.stringMatching(uuid) }, "others"]);
    changeDraft({ prompt: "a toad" });
    await kept("a toad");
    expect(await listed()).toEqual(["a toad", "a frog"]);
  });

  it("opens the other draft once its tab is closed", async () => {
    const close = openInAnotherTab(owner, "frog");
    await tab.visit();
    const beside = tab.at();
    changeDraft({ prompt: "a toad" });
    await kept("a toad");
    close();
    await tab.visit({ draft: "frog" });
    expect([draft()?.prompt, state().elsewhere]).toEqual(["a frog", null]);
    await tab.visit(beside);
    expect([draft()?.prompt, state().elsewhere]).toEqual(["a toad", null]);
  });

  it("keeps the other draft's picture when another is chosen here", async () => {
    const picture = (file: string) => new File(["png"], file, { type: "image/png" });
    await writeDraftImage(deps.db, owner, "picture", picture("frog.png"));
    openInAnotherTab(owner, "frog");
    openInAnotherTab(owner, "picture");
    await tab.visit();
    expect(state().image).toBeNull();
    await chooseImage(deps, picture("toad.png"));
    expect((await listed()).sort()).toEqual(["a frog", "frog.png", "toad.png"]);
  });

  it("keeps the other draft when this one is discarded", async () => {
    openInAnotherTab(owner, "frog");
    await tab.visit();
    changeDraft({ prompt: "a toad" });
    await kept("a toad");
    await discardOpenDraft(deps);
    expect(await listed()).toEqual(["a frog"]);
  });

  it("says nothing if there are no other drafts", async () => {
    await deps.db.drafts.clear();
    openInAnotherTab(owner, "frog");
    await tab.visit();
    expect(state().elsewhere).toBeNull();
  });
});

describe("a draft that an earlier version kept beside a saved token's own", () => {
  const beside = `${id}:5c1b7a52-0000-4000-8000-000000000000`;
  beforeEach(async () => {
    await putToken(deps.db, owner, token);
    await write(id, { ...opened, name: "Their Frog" });
    await write(beside, { ...opened, designPrompt: "warmer" });
  });

  it("is opened if the address names it, and leaves the token's own draft alone", async () => {
    await tab.visit({ token_id: id, draft: beside });
    expect([draft()?.name, draft()?.designPrompt]).toEqual([name, "warmer"]);
    changeDraft({ name: "My Frog" });
    await kept("edited: My Frog");
    expect(await listed()).toEqual(["edited: My Frog", "edited: Their Frog"]);
  });

  it("is deleted when it is emptied", async () => {
    await tab.visit({ token_id: id, draft: beside });
    changeDraft({ designPrompt: "" });
    await vi.waitFor(async () => expect(await listed()).toEqual(["edited: Their Frog"]));
  });
});

describe.each<[string, () => unknown]>([
  ["no locks", () => vi.stubGlobal("navigator", {})],
  [
    "locks that it refuses",
    () => {
      const refused = new DOMException("", "SecurityError");
      vi.spyOn(navigator.locks, "request").mockRejectedValue(refused);
      vi.spyOn(navigator.locks, "query").mockRejectedValue(refused);
    },
  ],
])("in a browser with %s", (_, without) => {
  it("opens the wizard with a draft of this tab's own, which its address finds again", async () => {
    without();
    await tab.visit();
    const mine = tab.at();
    changeDraft({ prompt: "a toad" });
    await kept("a toad");
    tab.close();
    await tab.visit(mine);
    expect(draft()?.prompt).toBe("a toad");
    tab.close();
    await tab.visit();
    expect([draft(), state().elsewhere]).toEqual([emptyDraft, null]);
    vi.unstubAllGlobals();
  });
});

it("lets another tab open a draft that was closed", async () => {
  await tab.visit({ draft: "frog" });
  expect(await isOpenInTab(owner, "frog")).toBe(true);
  tab.close();
  await vi.waitFor(async () => expect(await isOpenInTab(owner, "frog")).toBe(false));
});
