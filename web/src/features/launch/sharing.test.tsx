import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { aToken, config, fakeDeps } from "../../../testing/fake-deps.ts";
import { toasts } from "../../../testing/fake-toast.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { fitText, splitInTwo } from "./share-card.ts";
import { Sharing } from "./sharing.tsx";

const url = "http://frog.localhost:8000";
const show = () => showInApp(<Sharing token={aToken()} config={config} url={url} />, { deps: fakeDeps() });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("shows the address as a QR code, and hides it again", async () => {
  await show();
  press("QR code");
  const code = await screen.findByAltText(`QR code of ${url}`);
  expect(decodeURIComponent(code.getAttribute("src") ?? "")).toContain("<svg");
  press("QR code");
  await waitFor(() => expect(screen.queryByAltText(`QR code of ${url}`)).toBeNull());
});

it.each(["Wide picture", "Tall picture"])("says where it could not make the %s", async (name) => {
  await show();
  // Nothing draws here.
  press(name);
  await waitFor(() => expect(toasts).toEqual([`error: ${sentences.launch.shareFailed}`]));
});

it.each([
  ["Frog", 400, { text: "Frog", size: 80 }],
  ["A frog of seventeen", 400, { text: "A frog of seventeen", size: 42 }],
  ["A frog whose name is much too long", 400, { text: "A frog whose name i…", size: 40 }],
  ["👩‍🚀👩‍🚀👩‍🚀", 100, { text: "👩‍🚀…", size: 40 }],
])("sets %s as large as it fits, and cuts it between letters", (text, room, fitted) => {
  const widthAt = (size: number) => (letters: string) => (letters.length * size) / 2;
  expect(fitText(text, room, { from: 80, to: 40 }, widthAt)).toEqual(fitted);
});

it.each([
  ["Frog", ["Frog"]],
  ["Captain Toadstool Brightwater", ["Captain Toadstool", "Brightwater"]],
  ["a very long name of a frog", ["a very long", "name of a frog"]],
  ["Oneverylongwordalone", ["Oneverylongwordalone"]],
])("sets %s in two lines only where it has words for them", (text, lines) => {
  expect(splitInTwo(text, 12, (letters) => letters.length)).toEqual(lines);
});
