import { afterEach, describe, expect, it, vi } from "vitest";
import { config, fakeDeps } from "../../../testing/fake-deps.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { loadConfig } from "./load-config.ts";

const offline = () => {
  throw new ApiError({ kind: "network" });
};

afterEach(() => void vi.useRealTimers());

describe("the instance's configuration", () => {
  it("comes from the server, once for all who ask in five minutes", async () => {
    const deps = fakeDeps();
    expect(await Promise.all([loadConfig(deps), loadConfig(deps)])).toEqual([config, config]);
    await loadConfig(deps);
    expect(deps.calls).toEqual(["getConfig"]);
  });

  it("is asked for again after five minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const deps = fakeDeps();
    await loadConfig(deps);
    vi.setSystemTime(Date.now() + 5 * 60_000);
    await loadConfig(deps);
    expect(deps.calls).toEqual(["getConfig", "getConfig"]);
  });

  it("comes from the device where the server is out of reach", async () => {
    const deps = fakeDeps();
    await loadConfig(deps);
    deps.queries.clear();
    deps.handlers.getConfig = offline;
    expect(await loadConfig(deps)).toEqual(config);
  });

  it("fails where neither has it", async () => {
    await expect(loadConfig(fakeDeps({ getConfig: offline }))).rejects.toBeInstanceOf(ApiError);
  });
});
