import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PageFrame } from "./page-frame.tsx";

it("gives the frame the last page that was asked for, and none before the one before has loaded", () => {
  const { rerender } = render(<PageFrame page="first" title="Page" />);
  const frame = screen.getByTitle<HTMLIFrameElement>("Page");
  rerender(<PageFrame page="second" title="Page" />);
  rerender(<PageFrame page="third" title="Page" />);
  expect(frame.srcdoc).toBe("first");
  fireEvent.load(frame);
  expect(frame.srcdoc).toBe("third");
  rerender(<PageFrame page="fourth" title="Page" />);
  expect(frame.srcdoc).toBe("third");
  fireEvent.load(frame);
  expect([frame.srcdoc, screen.getByTitle("Page")]).toEqual(["fourth", frame]);
});
