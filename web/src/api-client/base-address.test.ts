import { afterEach, describe, expect, it, vi } from "vitest";
import { apiBase } from "./base-address.ts";

afterEach(() => vi.unstubAllGlobals());

describe("where the API is", () => {
  it("is the server that serves the app, unless the build says otherwise", () => {
    expect(apiBase()).toBe("/api/v1");
  });

  it.each(["https://gems.example", "https://gems.example/", "https://gems.example//"])(
    "is below the address of the build, however that ends: %s",
    (built) => {
      vi.stubGlobal("__API_BASE__", built);
      expect(apiBase()).toBe("https://gems.example/api/v1");
    },
  );
});
