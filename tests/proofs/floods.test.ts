import { describe, expect, it } from "vitest";
import { floodExpensiveRoutes } from "./floods/expensive-routes.ts";
import { floodPictures } from "./floods/pictures.ts";
import { floodSockets } from "./floods/sockets.ts";

/** What takes how long is judged in the full form alone, `npm run prove -- L9`, `L10` and `L11`. */
const isTimed = false;

describe("one client's flood", () => {
  it("L9: of archives fails nobody else's, and ends no process with others' work in it", {
    tags: "long",
  }, async () => {
    const { faults } = await floodExpensiveRoutes(6, { names: ["archive"], leaving: [true], isTimed });
    expect(faults).toEqual([]);
  });

  it("L10: of pictures that hold a decoder, and of slow uploads, fails nobody else's", {
    tags: "long",
  }, async () => {
    const names = ["a huge blur", "turbulence within bounds, 20,000 times"];
    const { faults } = await floodPictures(2, 12, { names, isTimed });
    expect(faults).toEqual([]);
  });

  it("L11: of connections that do not read, or send at once, costs little memory", async () => {
    const { faults, numbers } = await floodSockets(100, 1_000, 40, { isTimed });
    expect(faults).toEqual([]);
    expect(Object.keys(numbers)).toHaveLength(6);
  });
});
