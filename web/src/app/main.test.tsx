import { afterEach, expect, it } from "vitest";
import { startApp } from "./main.tsx";

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

it("starts although the address moves to a fragment meanwhile", async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const started = startApp();
  history.pushState(null, "", "/#main");
  await started;
  expect(document.getElementById("root")?.textContent).toContain("From one sentence");
});
