import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { toasts } from "../../../testing/fake-toast.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { makeMeme } from "../../stores/memes.ts";
import { MemeDialog } from "./meme-dialog.tsx";

const figures = ["hero", "wave", "think"].map((name) => ({ name, svg: `<svg id="${name}"/>` }));
const captions = [
  { poses: ["think"], words: ["It is 3 am", "the goose: thinking about bread"] as [string, string] },
  { poses: ["wave", "lotus"], words: ["Having a reason", "having a goose"] as [string, string] },
];
const token = aToken({ name: "Moon Frog", image_url: "data:image/png;base64,AAAA" });

beforeEach(() => {
  HTMLImageElement.prototype.decode = async () => {};
  // Nothing draws here.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  HTMLCanvasElement.prototype.toBlob = (take) => take(null);
});

async function open(deps: FakeDeps = fakeDeps({ getMemeKit: () => ({ figures, captions }) })) {
  signIn(deps);
  makeMeme(token);
  await showInApp(<MemeDialog />, { deps });
  await screen.findByRole("img", { name: /^Meme/ });
}
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const chosen = (group: string) =>
  [...screen.getByRole("group", { name: group }).querySelectorAll("[aria-pressed=true]")].map((each) =>
    each.getAttribute("aria-label"),
  );

it("begins with the best caption, in its pose", async () => {
  await open();
  expect([value("Words above"), value("Words below")]).toEqual(captions[0]?.words);
  expect(chosen("Picture")).toEqual(["think"]);
});

it("goes on to another idea, in two pictures; a pose that is not there is the hero's own", async () => {
  await open();
  press("Another idea");
  expect([value("First words"), value("Second words")]).toEqual(captions[1]?.words);
  expect([chosen("First picture"), chosen("Second picture")]).toEqual([["wave"], ["hero"]]);
  press("Another idea");
  expect(value("Words above")).toBe("It is 3 am");
});

it("takes other words, another pose and one picture in place of two", async () => {
  await open();
  fireEvent.change(screen.getByLabelText("Words above"), { target: { value: "4 am" } });
  press("wave");
  press("Two");
  press("One");
  expect(screen.getByRole("img", { name: /^Meme/ }).getAttribute("aria-label")).toBe(
    "Meme: 4 am / the goose: thinking about bread",
  );
  expect(chosen("Picture")).toEqual(["wave"]);
});

it("has the logo without the server, and says what is missing", async () => {
  await open(fakeDeps());
  expect(chosen("Picture")).toEqual(["logo"]);
  expect([value("Words above"), value("Words below")]).toEqual(["gm", "Moon Frog"]);
  screen.getByText(sentences.memes.posesOffline);
  expect(screen.queryByRole("button", { name: "Another idea" })).toBeNull();
});

it("says so if the picture cannot be made", async () => {
  await open();
  press("Download");
  await waitFor(() => expect(toasts).toEqual([`error: ${sentences.memes.failed}`]));
});

it("says so if there is nothing to show", async () => {
  const deps = fakeDeps({ getMemeKit: () => ({ figures: [], captions }) });
  signIn(deps);
  makeMeme({ ...token, image_url: null });
  await showInApp(<MemeDialog />, { deps });
  await screen.findByText(sentences.memes.noPicture);
});
