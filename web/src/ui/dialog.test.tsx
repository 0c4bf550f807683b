import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { Dialog } from "./dialog.tsx";

/** A row that can be deleted, and asks first. */
function Row() {
  const [open, setOpen] = useState(false);
  const [there, setThere] = useState(true);
  return (
    <section tabIndex={-1} aria-label="Rows">
      {there && (
        <button type="button" onClick={() => setOpen(true)}>
          Delete
        </button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title="Delete?">
        <button
          type="button"
          onClick={() => {
            setThere(false);
            setOpen(false);
          }}
        >
          Yes
        </button>
      </Dialog>
    </section>
  );
}

const opened = () => {
  render(<Row />);
  const opener = screen.getByRole("button", { name: "Delete" });
  opener.focus();
  fireEvent.click(opener);
  return opener;
};

it("a closed dialog gives focus back to what opened it", async () => {
  const opener = opened();
  await waitFor(() => expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it("or to what stands around it, where that is gone", async () => {
  opened();
  fireEvent.click(await screen.findByRole("button", { name: "Yes" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region", { name: "Rows" })));
});

it("or to the page's beginning, where that is gone too", async () => {
  const { rerender } = render(
    <main tabIndex={-1}>
      <Row />
    </main>,
  );
  const opener = screen.getByRole("button", { name: "Delete" });
  opener.focus();
  fireEvent.click(opener);
  await screen.findByRole("dialog");
  rerender(<main tabIndex={-1} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

it("leaves the focus where something else has taken it meanwhile", async () => {
  opened();
  const dialog = await screen.findByRole("dialog");
  const next = document.createElement("input");
  document.body.append(next);
  fireEvent.keyDown(dialog, { key: "Escape" });
  next.focus();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(next);
  next.remove();
});

it("locks the page's scrolling while it is open", async () => {
  render(<Row />);
  const isLocked = () => document.body.hasAttribute("data-scroll-locked");
  expect(isLocked()).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  await screen.findByRole("dialog");
  expect(isLocked()).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(isLocked()).toBe(false));
});
