import { render, screen } from "@testing-library/react";
import { lazy } from "react";
import { expect, it, vi } from "vitest";
import { SparePart } from "./spare-part.tsx";

const Missing = lazy(() => Promise.reject(new TypeError("gone")));

it("leaves the page as it is where a part of it cannot be had", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  render(
    <>
      <p>Read me</p>
      <SparePart>
        <Missing />
      </SparePart>
    </>,
  );
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  screen.getByText("Read me");
  logged.mockRestore();
});
