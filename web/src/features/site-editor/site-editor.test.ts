import { beforeEach, describe, expect, it } from "vitest";
import { Deck } from "#contract/deck.ts";
import { deck as sample } from "#contract/endpoints/story.ts";
import type { EditableWebsite } from "#contract/website.ts";
import { type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { readSiteEdit } from "../../db/site-edits.ts";
import { closeEditor, siteEditorStore } from "../../stores/site-editor.ts";
import { changeDeck, redo, stopTyping, toggleLock, typePart, undo } from "./change-deck.ts";
import { openEditor } from "./open-editor.ts";
import { rewriteAll, rewritePassage } from "./rewrite.ts";
import { resolveConflict, saveDeck } from "./save-deck.ts";

const SITE = "3f6c2f0e-0000-8000-8000-000000000001";
const TAGLINE = "hero.tagline";
const offline = new ApiError({ kind: "network" });
let deps: FakeDeps;
let owner: string;
let server: { deck: Deck; version: number; edited: boolean };
/** The pauses in the typing that are waited for. */
let pauses: (() => void)[];

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
  pauses = [];
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
  deps.wait = () => new Promise((resolve) => pauses.push(resolve));
  owner = signIn(deps);
});

const conflict = () =>
  new ApiError({ kind: "status", status: 409 }, { code: "deck_conflict", detail: "Changed.", ...server });
const state = () => siteEditorStore.getState();
const tagline = () => state().deck?.hero.tagline;
/** The typing pauses, and what it saved has arrived. */
async function pause(): Promise<void> {
  for (const go of pauses.splice(0)) go();
  await new Promise((resolve) => setTimeout(resolve, 5));
  await saveDeck(deps);
}
const puts = () => deps.calls.filter((name) => name === "putDeck").length;

describe("what is typed", () => {
  it("is on the device at once, and on the server when the typing pauses, once", async () => {
    await openEditor(deps, SITE);
    for (const text of ["T", "Th", "Thi", "This"]) typePart(deps, TAGLINE, text);
    expect(state().saving).toBe("unsaved");
    await expect.poll(async () => (await readSiteEdit(deps.db, owner, SITE))?.deck.hero.tagline).toBe("This");
    expect(puts()).toBe(0);
    await pause();
    expect(puts()).toBe(1);
    expect(server.deck.hero.tagline).toBe("This");
    expect(state()).toMatchObject({ saving: "saved", site: { version: 5, edited: true } });
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
    expect([puts(), state().saving]).toEqual([0, "faulty"]);
    typePart(deps, TAGLINE, "Better.");
    await pause();
    expect([server.deck.hero.tagline, state().saving]).toEqual(["Better.", "saved"]);
  });

  it("follows what is being sent, so that the last word stands", async () => {
    await openEditor(deps, SITE);
    const put = deps.handlers.putDeck!;
    deps.handlers.putDeck = async (request) => {
      deps.handlers.putDeck = put;
      typePart(deps, TAGLINE, "Second.");
      return put(request);
    };
    typePart(deps, TAGLINE, "First.");
    await pause();
    await pause();
    expect([server.deck.hero.tagline, server.version, state().saving]).toEqual(["Second.", 6, "saved"]);
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
    expect(state().saving).toBe("waiting");
    closeEditor();
    await openEditor(deps, SITE);
    expect([tagline(), state().saving]).toEqual(["Written in a tunnel.", "waiting"]);
    Object.assign(deps.handlers, { getDeck, putDeck });
    closeEditor();
    await openEditor(deps, SITE);
    await saveDeck(deps);
    expect(server.deck.hero.tagline).toBe("Written in a tunnel.");
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
  expect([server.deck.hero.tagline, state().theirs, state().saving]).toEqual(["Arrived.", null, "saved"]);
  expect(state().site?.version).toBe(5);
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
  for (const go of pauses.splice(0)) go();
  await expect.poll(() => state().saving).toBe("waiting");
  deps.handlers.putDeck = put;
  for (const go of pauses.splice(0)) go();
  await expect.poll(() => state().saving).toBe("saved");
  expect(server.deck.hero.tagline).toBe("Patience.");
});

describe("edited elsewhere meanwhile", () => {
  const elsewhere: Deck = { ...sample, hero: { kicker: "Elsewhere", tagline: "Elsewhere." } };
  async function collide() {
    await openEditor(deps, SITE);
    server = { deck: elsewhere, version: 9, edited: true };
    typePart(deps, TAGLINE, "Here.");
    await pause();
    expect(state().theirs).toEqual({ deck: elsewhere, version: 9 });
    expect(tagline()).toBe("Here.");
  }

  it.each([
    ["here", "Here.", "Elsewhere."],
    ["elsewhere", "Elsewhere.", "Here."],
  ] as const)("keeps what is %s when told to; the other is one step back", async (choice, kept, other) => {
    await collide();
    await resolveConflict(deps, choice);
    expect([server.deck.hero.tagline, tagline(), state().theirs]).toEqual([kept, kept, null]);
    undo(deps);
    expect(tagline()).toBe(other);
  });

  it("is asked also where the page was left before it was saved", async () => {
    await openEditor(deps, SITE);
    typePart(deps, TAGLINE, "Left in a hurry.");
    await expect
      .poll(async () => (await readSiteEdit(deps.db, owner, SITE))?.deck.hero.tagline)
      .toBe("Left in a hurry.");
    closeEditor();
    server = { deck: elsewhere, version: 9, edited: true };
    await openEditor(deps, SITE);
    expect([tagline(), state().theirs?.version]).toEqual(["Left in a hurry.", 9]);
  });
});

it("a refusal is told in the server's words, and loses nothing", async () => {
  await openEditor(deps, SITE);
  deps.handlers.putDeck = () => {
    throw refusal(410, "website_taken_down", "This website was taken down.");
  };
  typePart(deps, TAGLINE, "Mine.");
  await pause();
  expect(state()).toMatchObject({
    saving: "refused",
    refusal: "The server refused this change: This website was taken down.",
  });
  expect((await readSiteEdit(deps.db, owner, SITE))?.deck.hero.tagline).toBe("Mine.");
});

describe("rewriting", () => {
  it("writes one part of this token anew and leaves the others", async () => {
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

  it("writes all anew but what is locked, hidden and ordered by hand", async () => {
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
    expect(state().saving).toBe("saved");
    toggleLock(deps, "hero");
    expect(state().deck?.locked).toBeUndefined();
  });
});
