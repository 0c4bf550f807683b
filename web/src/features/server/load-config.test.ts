import { describe, expect, it } from "vitest";
import { config, fakeWorld } from "../../../testing/fake-world.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { loadConfig } from "./load-config.ts";

const offline = () => {
  throw new ApiError({ kind: "network" });
};

describe("the instance's configuration", () => {
  it("comes from the server, once for all who ask in five minutes", async () => {
    const world = fakeWorld();
    expect(await Promise.all([loadConfig(world), loadConfig(world)])).toEqual([config, config]);
    await loadConfig(world);
    expect(world.calls).toEqual(["getConfig"]);
  });

  it("comes from the device where the server is out of reach", async () => {
    const world = fakeWorld();
    await loadConfig(world);
    world.queries.clear();
    world.handlers.getConfig = offline;
    expect(await loadConfig(world)).toEqual(config);
  });

  it("fails where neither has it", async () => {
    await expect(loadConfig(fakeWorld({ getConfig: offline }))).rejects.toBeInstanceOf(ApiError);
  });
});
