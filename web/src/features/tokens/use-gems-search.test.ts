import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useGemsSearch } from "./use-gems-search.ts";

let address: Record<string, unknown> = {};
// An address that follows when the test lets it: a slow one.
vi.mock("@tanstack/react-router", () => ({ useSearch: () => address, useNavigate: () => () => {} }));

it("keeps what is typed while the address comes after, and takes words that were not typed here", () => {
  const { result, rerender } = renderHook(useGemsSearch);
  const arrives = (q: string) => {
    address = { q };
    rerender();
    return result.current.words;
  };
  for (const words of ["f", "fr", "fro"]) act(() => result.current.type(words));
  expect([arrives("f"), arrives("fro")]).toEqual(["fro", "fro"]);
  expect(arrives("moon")).toBe("moon");
});
