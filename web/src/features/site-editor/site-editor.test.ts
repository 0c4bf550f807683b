import { beforeEach, describe, expect, it, vi } from "vitest";
import { Deck } from "#contract/deck.ts";
import { deck as sample } from "#contract/endpoints/story.ts";
import { sentences } from "#contract/sentences.ts";
import type { EditableWebsite } from "#contract/website.ts";
import { anIntent } from "../../../testing/an-intent.ts";
import { type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { addToOutbox, readOutbox } from "../../db/outbox.ts";
import { changesOf } from "../../db/sites.ts";
import { closeEditor, type SiteEditorState, siteEditorStore } from "../../stores/site-editor.ts";
import { giveUp } from "../outbox/answer-parked.ts";
import { flushOutbox } from "../outbox/flush-outbox.ts";
import { takeBack } from "../outbox/take-back.ts";
import { watchOutbox } from "../outbox/watch-outbox.ts";
import { changeDeck, redo, stopTyping, toggleLock, typePart, undo } from "./change-deck.ts";
import { openEditor } from "./open-editor.ts";
import { conflictIn, resolveConflict, savingOf } from "./queued-changes.ts";
import { rewriteAll, rewritePassage } from "./rewrite.ts";
import { whenKept } from "./save-deck.ts";

const SITE = "3f6c2f0e-0000-8000-8000-000000000001";
const TAGLINE = "hero.tagline";
const WAITING = "Saved on this device. It syncs when the server is back.";
const offline = new ApiError({ kind: "network" });
let deps: FakeDeps;
let owner: string;
let server: { deck: Deck; version: number; edited: boolean };
let now: number;

const page: EditableWebsite["page"] = {
  name: "Astro Frog",
  ticker: "AFROG",
  narrative: "A frog went to the moon for the cheese. It stayed for the quiet.",
  prompt: "a frog astronaut who mines cheese on the moon",
  logo_url: null,
  banner_url: null,
  mint_address: null,
  launchpad_token_url: null,
  social_links: {},
  palette: null,
};

beforeEach(() => {
  closeEditor();
  stopTyping();
  now = 1_700_000_000_000;
  server = { deck: sample, version: 4, edited: false };
  deps = fakeDeps({
    getDeck: () => ({ ...server, token_id: SITE, template_id: "template1", page }),
    putDeck: ({ body }) => {
      const sent = body as { deck: Deck; version: number };
      if (sent.version !== server.version) throw conflict();
      // A schema puts the keys in its own order.
      server = { deck: Deck.parse(sent.deck), version: sent.version + 1, edited: true };
      return { deck: server.deck, version: server.version };
    },
  });
  deps.now = () => now;
  owner = signIn(deps);
});

const conflict = () =>
  new ApiError({ kind: "status", status: 409 }, { code: "deck_conflict", detail: "Changed.", ...server });
const state = () => siteEditorStore.getState();
const tagline = () => state().deck?.hero.tagline;
/** Time passes without typing, and what is due then is sent. */
async function pause(ms = 800): Promise<void> {
  await whenKept();
  now += ms;
  await flushOutbox(deps, owner);
}
const queue = async () => {
  await whenKept();
  return changesOf(await readOutbox(deps.db, owner), SITE);
};
const queued = async () => (await queue()).map(({ payload }) => payload.deck.hero.tagline);
const saving = async () => {
  await whenKept();
  return savingOf(await readOutbox(deps.db, owner), { ...state(), isTyping: false }, true).text;
};
const theirs = async () => conflictIn(await queue(), SITE)?.theirs ?? null;
/** The editor of another tab that was opened before anything changed. */
const anotherTab = () => {
  const before: SiteEditorState = { ...state() };
  return () => siteEditorStore.setState(before, true);
};
const puts = () => deps.calls.filter((name) => name === "putDeck").length;

describe("what is typed", () => {
  it("is on the device at once, and on the server when the typing pauses, once", async () => {
    await openEditor(deps, SITE);
    for (const text of ["T", "Th", "Thi", "This"]) typePart(deps, TAGLINE, text);
    expect(state().isTyping).toBe(true);
    expect(await queued()).toEqual(["This"]);
    await pause(799);
    expect([puts(), await saving()]).toEqual([0, "Saving…"]);
    await pause(1);
    expect(puts()).toBe(1);
    expect([server.deck.hero.tagline, server.version]).toEqual(["This", 5]);
    expect([await saving(), state().site?.edited]).toEqual(["Saved", true]);
  });

  it("is one step to undo, and another where another text is typed in", async () => {
    await openEditor(deps, SITE);
    for (const text of ["A", "AB"]) typePart(deps, TAGLINE, text);
    for (const text of ["C", "CD"]) typePart(deps, "hero.kicker", text);
    undo(deps);
    expect(state().deck?.hero).toEqual({ kicker: sample.hero.kicker, tagline: "AB" });
    undo(deps);
    expect(state().deck).toEqual(sample);
    undo(deps);
    redo(deps);
    redo(deps);
    redo(deps);
    expect(state().deck?.hero).toEqual({ kicker: "CD", tagline: "AB" });
    await pause();
    expect(server.deck.hero).toEqual({ kicker: "CD", tagline: "AB" });
  });

  it("waits on the device while it is not a text that a page can show", async () => {
    await openEditor(deps, SITE);
    typePart(deps, TAGLINE, "");
    await pause();
    expect([puts(), await saving()]).toEqual([0, "Not saved yet: one text needs a fix."]);
    expect(await queued()).toEqual([""]);
    typePart(deps, TAGLINE, "Better.");
    await pause();
    expect([server.deck.hero.tagline, await saving()]).toEqual(["Better.", "Saved"]);
  });

  it("follows what is being sent, so that the last word stands", async () => {
    await openEditor(deps, SITE);
    const put = deps.handlers.putDeck!;
    deps.handlers.putDeck = async (request) => {
      deps.handlers.putDeck = put;
      for (const text of ["Sec", "Second."]) typePart(deps, TAGLINE, text);
      expect(await queued()).toEqual(["First.", "Second."]);
      return put(request);
    };
    typePart(deps, TAGLINE, "First.");
    await pause();
    await pause();
    expect([server.deck.hero.tagline, server.version, await saving()]).toEqual(["Second.", 6, "Saved"]);
    expect(puts()).toBe(2);
  });

  it("is not sent where it was undone before", async () => {
    await openEditor(deps, SITE);
    typePart(deps, TAGLINE, "Never mind.");
    undo(deps);
    expect(await queued()).toEqual([]);
    await pause();
    expect([puts(), await saving()]).toEqual([0, "Saved"]);
  });

  it("is undone on the server as well where it may have arrived there", async () => {
    await openEditor(deps, SITE);
    typePart(deps, TAGLINE, "Arrived?");
    const [row] = await queue();
    await deps.db.outbox.update(row?.seq ?? 0, { state: "parked", wasSent: true });
    undo(deps);
    await pause();
    expect([puts(), server.deck.hero.tagline, await saving()]).toEqual([1, sample.hero.tagline, "Saved"]);
  });

  it("is not lost where it comes between the reading of what waits and its sending", async () => {
    await openEditor(deps, SITE);
    typePart(deps, TAGLINE, "First.");
    await whenKept();
    const update = deps.db.outbox.update.bind(deps.db.outbox);
    vi.spyOn(deps.db.outbox, "update").mockImplementationOnce(((...change: Parameters<typeof update>) => {
      typePart(deps, TAGLINE, "Second.");
      return whenKept().then(() => update(...change));
    }) as never);
    await pause();
    await pause();
    expect([server.deck.hero.tagline, server.version, await queued()]).toEqual(["Second.", 5, []]);
  });

  it("says where this device has no room for it, and is queued whole once there is", async () => {
    await openEditor(deps, SITE);
    const add = vi.spyOn(deps.db.outbox, "add");
    add.mockRejectedValue(new DOMException("full", "QuotaExceededError"));
    typePart(deps, TAGLINE, "First.");
    expect(await queued()).toEqual([]);
    expect(await saving()).toBe(sentences.device.workNotKept);
    add.mockRestore();
    typePart(deps, TAGLINE, "Second.");
    await pause();
    expect([server.deck.hero.tagline, await saving()]).toEqual(["Second.", "Saved"]);
  });
});

describe("without a server", () => {
  it("is kept on the device, opened again from there, and saved when the server is back", async () => {
    await openEditor(deps, SITE);
    const { getDeck, putDeck } = deps.handlers;
    deps.handlers.getDeck = deps.handlers.putDeck = () => {
      throw offline;
    };
    typePart(deps, TAGLINE, "Written in a tunnel.");
    await pause();
    expect(await saving()).toBe(WAITING);
    closeEditor();
    await openEditor(deps, SITE);
    expect(tagline()).toBe("Written in a tunnel.");
    expect(await saving()).toBe(WAITING);
    for (const text of ["On", "Onwards."]) typePart(deps, TAGLINE, text);
    expect(await queued()).toEqual(["Written in a tunnel.", "Onwards."]);
    Object.assign(deps.handlers, { getDeck, putDeck });
    closeEditor();
    await pause(5_000);
    expect([server.deck.hero.tagline, server.version]).toEqual(["Onwards.", 6]);
  });

  it("is opened as it was last saved here", async () => {
    await openEditor(deps, SITE);
    typePart(deps, TAGLINE, "Saved.");
    await pause();
    deps.handlers.getDeck = () => {
      throw offline;
    };
    await openEditor(deps, SITE);
    expect([tagline(), await saving()]).toEqual(["Saved.", "Saved"]);
  });

  it("a website that was never opened here says so", async () => {
    deps.handlers.getDeck = () => {
      throw offline;
    };
    await openEditor(deps, SITE);
    expect(state()).toMatchObject({
      deck: null,
      failure: "The website could not be opened for editing. Please try again.",
    });
  });

  it("one that is somebody else's is not found, whatever this device knows", async () => {
    await openEditor(deps, SITE);
    deps.handlers.getDeck = () => {
      throw refusal(404, "website_not_found", "Website not found");
    };
    await openEditor(deps, SITE);
    expect(state().failure).toBe("This website is not in your account.");
  });
});

it("an answer that was lost on its way is no conflict with oneself", async () => {
  await openEditor(deps, SITE);
  const put = deps.handlers.putDeck!;
  deps.handlers.putDeck = (request) => {
    deps.handlers.putDeck = put;
    void put(request);
    throw offline;
  };
  typePart(deps, TAGLINE, "Arrived.");
  await pause();
  await pause(5_000);
  expect([server.deck.hero.tagline, await theirs(), await saving()]).toEqual(["Arrived.", null, "Saved"]);
  typePart(deps, TAGLINE, "And on.");
  await pause();
  expect([server.deck.hero.tagline, server.version]).toEqual(["And on.", 6]);
});

it("what waits is sent again by itself once the server answers", async () => {
  await openEditor(deps, SITE);
  const put = deps.handlers.putDeck!;
  deps.handlers.putDeck = () => {
    throw offline;
  };
  typePart(deps, TAGLINE, "Patience.");
  await pause();
  expect(await saving()).toBe(WAITING);
  deps.handlers.putDeck = put;
  const stop = watchOutbox(deps);
  await expect.poll(saving).toBe("Saved");
  stop();
  expect(server.deck.hero.tagline).toBe("Patience.");
});

describe("edited elsewhere meanwhile", () => {
  const elsewhere: Deck = { ...sample, hero: { kicker: "Elsewhere", tagline: "Elsewhere." } };
  async function collide() {
    await openEditor(deps, SITE);
    server = { deck: elsewhere, version: 9, edited: true };
    typePart(deps, TAGLINE, "Here.");
    await pause();
    expect(await theirs()).toEqual({ deck: elsewhere, version: 9 });
    expect(tagline()).toBe("Here.");
  }

  it.each([
    ["here", "Here.", "Elsewhere."],
    ["elsewhere", "Elsewhere.", "Here."],
  ] as const)(
    "keeps what is %s where its author chooses it; the other is one step back",
    async (choice, kept, other) => {
      await collide();
      await resolveConflict(deps, choice);
      expect([server.deck.hero.tagline, tagline(), await theirs()]).toEqual([kept, kept, null]);
      undo(deps);
      expect(tagline()).toBe(other);
      await pause();
      expect([server.deck.hero.tagline, await saving()]).toEqual([other, "Saved"]);
    },
  );

  it.each([
    ["here", "And on."],
    ["elsewhere", "Elsewhere."],
  ] as const)("asks once for all that was typed on top of each other (%s)", async (choice, kept) => {
    await openEditor(deps, SITE);
    server = { deck: elsewhere, version: 9, edited: true };
    const put = deps.handlers.putDeck!;
    deps.handlers.putDeck = (request) => {
      typePart(deps, TAGLINE, "And on.");
      deps.handlers.putDeck = put;
      return put(request);
    };
    typePart(deps, TAGLINE, "Here.");
    await pause();
    expect(conflictIn(await queue(), SITE)?.mine.hero.tagline).toBe("And on.");
    await resolveConflict(deps, choice);
    expect([server.deck.hero.tagline, tagline(), await queued()]).toEqual([kept, kept, []]);
  });

  it("is asked also where the page was left before it was saved", async () => {
    await openEditor(deps, SITE);
    typePart(deps, TAGLINE, "Left in a hurry.");
    closeEditor();
    server = { deck: elsewhere, version: 9, edited: true };
    await openEditor(deps, SITE);
    await pause();
    expect([tagline(), (await theirs())?.version]).toEqual(["Left in a hurry.", 9]);
  });

  it("never goes under a version that this device only opened", async () => {
    await collide();
    await openEditor(deps, SITE);
    for (const { seq } of await queue())
      await deps.db.outbox.update(seq, { wasSent: true, state: "waiting" });
    typePart(deps, TAGLINE, "And on.");
    const [first, second] = await queue();
    expect(second?.payload.deck.hero.tagline).toBe("And on.");
    if (first) await giveUp(deps, first);
    await pause();
    expect([server.deck.hero.tagline, await theirs()]).toEqual([
      "Elsewhere.",
      { deck: elsewhere, version: 9 },
    ]);
  });
});

describe("edited in two tabs", () => {
  it("loses nothing unasked, and asks about each tab's version", async () => {
    await openEditor(deps, SITE);
    const inB = anotherTab();
    typePart(deps, TAGLINE, "In A.");
    await whenKept();
    inB();
    typePart(deps, TAGLINE, "In B.");
    expect(await queued()).toEqual(["In A.", "In B."]);
    await pause();
    expect(server.deck.hero.tagline).toBe("In A.");
    expect(conflictIn(await queue(), SITE)).toMatchObject({
      mine: { hero: { tagline: "In B." } },
      theirs: { deck: { hero: { tagline: "In A." } }, version: 5 },
    });
    await resolveConflict(deps, "here");
    expect([server.deck.hero.tagline, server.version, await queued()]).toEqual(["In B.", 6, []]);
  });

  it("goes on with what the other has begun", async () => {
    await openEditor(deps, SITE);
    typePart(deps, TAGLINE, "In A.");
    await openEditor(deps, SITE);
    typePart(deps, "hero.kicker", "In B.");
    await pause();
    expect([server.deck.hero, server.version]).toEqual([{ tagline: "In A.", kicker: "In B." }, 5]);
  });

  it("goes on without asking once another tab has sent it", async () => {
    await openEditor(deps, SITE);
    typePart(deps, TAGLINE, "In A.");
    const inA = anotherTab();
    closeEditor();
    await pause();
    inA();
    typePart(deps, TAGLINE, "In A again.");
    await pause();
    expect([server.deck.hero.tagline, server.version, puts()]).toEqual(["In A again.", 6, 2]);
  });
});

describe("in the outbox", () => {
  it("goes in the order of its token, under a key of its own", async () => {
    const keys: unknown[] = [];
    const { call } = deps.api;
    deps.api.call = (endpoint, request, options) => {
      keys.push([endpoint.method, options?.headers]);
      return call(endpoint, request, options);
    };
    await openEditor(deps, SITE);
    const { seq } = await addToOutbox(deps.db, anIntent(owner, { entity: SITE, state: "parked" }));
    typePart(deps, TAGLINE, "After it.");
    await pause();
    expect([puts(), await saving()]).toEqual([0, WAITING]);
    await deps.db.outbox.delete(seq);
    const [row] = await queue();
    await pause();
    expect([keys.at(-1), server.deck.hero.tagline]).toEqual([
      ["PUT", { "Idempotency-Key": row?.key }],
      "After it.",
    ]);
  });

  it("is taken back there, and the editor shows what was before", async () => {
    await openEditor(deps, SITE);
    typePart(deps, TAGLINE, "Oh no.");
    const [row] = await queue();
    expect(row && (await takeBack(deps, row))).toBe(true);
    expect([tagline(), await queued()]).toEqual([sample.hero.tagline, []]);
  });
});

it("a refusal is shown in the server's words, and loses nothing", async () => {
  await openEditor(deps, SITE);
  deps.handlers.putDeck = () => {
    throw refusal(410, "website_taken_down", "This website was taken down.");
  };
  typePart(deps, TAGLINE, "Mine.");
  await pause();
  expect(await saving()).toBe("The server refused this change: This website was taken down.");
  expect(await queued()).toEqual(["Mine."]);
});

describe("rewriting", () => {
  it("rewrites one part of this token and leaves the others", async () => {
    await openEditor(deps, SITE);
    await rewritePassage(deps, "faq");
    const { faq, ...rest } = state().deck as Deck;
    const { faq: before, ...others } = sample;
    expect(faq).not.toEqual(before);
    expect(rest).toEqual(others);
    expect(JSON.stringify(faq)).toMatch(/frog/i);
    undo(deps);
    expect(state().deck).toEqual(sample);
  });

  it("rewrites all but what is locked, hidden and ordered by hand", async () => {
    await openEditor(deps, SITE);
    toggleLock(deps, "hero");
    changeDeck(deps, { ...(state().deck as Deck), hidden: ["roadmap"] });
    await rewriteAll(deps);
    expect(state().deck).toMatchObject({
      hero: sample.hero,
      hidden: ["roadmap"],
      order: sample.order,
      look: sample.look,
      locked: ["hero"],
    });
    expect(state().deck?.story).not.toEqual(sample.story);
    await pause();
    expect(await saving()).toBe("Saved");
    toggleLock(deps, "hero");
    expect(state().deck?.locked).toBeUndefined();
  });
});
