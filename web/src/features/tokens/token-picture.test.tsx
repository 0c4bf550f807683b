import { act, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anImage } from "../../../testing/an-image.ts";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { DepsContext } from "../../app/load-deps.ts";
import { readImage, writeImage } from "../../db/images.ts";
import { TokenPicture } from "./token-picture.tsx";

const token = aToken({ image_url: "/media/logo.webp", banner_url: null });
let deps: FakeDeps;
let owner: string;
let made: string[];

beforeEach(() => {
  made = [];
  let count = 0;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const url = `blob:${++count}-${blob.size}-${blob.type}`;
      made.push(url);
      return url;
    },
    revokeObjectURL: (url: string) => {
      made = made.filter((each) => each !== url);
    },
  });
  deps = fakeDeps();
  owner = signIn(deps);
});
afterEach(signOut);

const show = (of = token, kind: "logo" | "cover" = "logo") =>
  render(
    <DepsContext value={deps}>
      <TokenPicture token={of} kind={kind} alt="Frog" />
    </DepsContext>,
  );
const src = () => screen.getByRole("img", { name: "Frog" }).getAttribute("src");
const row = (change = {}) =>
  anImage(owner, token.id, "logo", { url: "/media/logo.webp", fetchedAt: deps.now(), ...change });

describe("a token's picture on a screen", () => {
  it("is the stored one, for as long as it is shown", async () => {
    await writeImage(deps.db, row());
    const { unmount } = show();
    await waitFor(() => expect(src()).toBe("blob:1-3-image/webp"));
    unmount();
    expect(made).toEqual([]);
  });

  it("is the stored one, however old, while a newer one is fetched", async () => {
    await writeImage(deps.db, row({ fetchedAt: 0 }));
    deps.loadPicture = async () => new Blob(["newer"], { type: "image/png" });
    show();
    await waitFor(() => expect(src()).toBe("blob:2-5-image/png"));
    expect(made).toEqual(["blob:2-5-image/png"]);
  });

  it("is the server's if none is stored, and is stored then", async () => {
    let come: ((picture: Blob) => void) | null = null;
    deps.loadPicture = () => new Promise((resolve) => (come = resolve));
    show();
    await waitFor(() => expect(src()).toBe("/media/logo.webp"));
    await waitFor(() => expect(come).not.toBeNull());
    await act(async () => come?.(new Blob(["four"], { type: "image/webp" })));
    await waitFor(() => expect(src()).toBe("blob:1-4-image/webp"));
    expect((await readImage(deps.db, owner, `${token.id}_logo`))?.bytes.byteLength).toBe(4);
  });

  it("is fetched again only after 30 minutes", async () => {
    const loadPicture = vi.spyOn(deps, "loadPicture");
    await writeImage(deps.db, row({ fetchedAt: deps.now() - 30 * 60_000 + 1 }));
    show();
    await waitFor(() => expect(src()).toMatch(/^blob:/));
    expect(loadPicture).not.toHaveBeenCalled();
  });

  it("is never another account's", async () => {
    await writeImage(deps.db, { ...row(), owner: "another" });
    show();
    await waitFor(() => expect(src()).toBe("/media/logo.webp"));
  });

  it("is the placeholder if there is none, and the logo if there is no banner", async () => {
    const { unmount } = show({ ...token, image_url: null });
    await waitFor(() =>
      expect(screen.getByRole("img", { name: "Frog" }).querySelector("svg")).not.toBeNull(),
    );
    unmount();
    show(token, "cover");
    await waitFor(() => expect(src()).toBe("/media/logo.webp"));
  });

  it.each([
    [500_000, true],
    [500_001, false],
  ])("of %i characters inline is shown at once: %s", async (length, shown) => {
    const image_url = `data:image/png;base64,${"A".repeat(length - 22)}`;
    show({ ...token, image_url });
    await waitFor(() => {
      const picture = screen.getByRole("img", { name: "Frog" });
      expect(shown ? picture.getAttribute("src") : picture.querySelector("svg")).toBeTruthy();
    });
    expect(src()).toBe(shown ? image_url : null);
  });
});

it("is the server's for a visitor who is not signed in", async () => {
  signOut();
  show();
  expect(src()).toBe("/media/logo.webp");
});
