import { beforeEach, expect, it } from "vitest";
import { authEndpoints } from "#contract/endpoints/auth.ts";
import { instanceEndpoints } from "#contract/endpoints/instance.ts";
import { aUser, config, type FakeDeps, fakeDeps, refusal } from "../../testing/fake-deps.ts";
import { ApiError } from "./api-error.ts";
import type { ApiClient } from "./client.ts";
import { watchReach } from "./watch-reach.ts";

let deps: FakeDeps;
let reported: boolean[];
let api: ApiClient;

beforeEach(() => {
  reported = [];
  deps = fakeDeps({ getMe: () => aUser("a"), getConfig: () => config });
  api = watchReach(deps.api, (isReachable) => reported.push(isReachable));
});

const ask = () => api.call(authEndpoints.getMe, {}).catch(() => {});

it("tells that somebody has answered, whatever it was", async () => {
  await ask();
  deps.handlers.getMe = () => {
    throw refusal(422, "fields_missing", "");
  };
  await ask();
  expect(reported).toEqual([true, true]);
});

it("tells that the server has answered where only the chain behind it has not", async () => {
  deps.handlers.getMe = () => {
    throw refusal(503, "chain_unavailable", "");
  };
  await ask();
  expect(reported).toEqual([true]);
});

it.each([
  ["no network", new ApiError({ kind: "network" })],
  ["no answer in time", new ApiError({ kind: "timeout" })],
  ["no server behind the proxy", new ApiError({ kind: "status", status: 502 })],
])("tells that nobody has: %s", async (_, error) => {
  deps.handlers.getMe = () => {
    throw error;
  };
  await ask();
  expect(reported).toEqual([false]);
});

it("learns nothing from an answer that the browser may have kept, nor from a call that was broken off", async () => {
  await api.call(instanceEndpoints.getConfig, {});
  deps.handlers.getMe = () => {
    throw new DOMException("Aborted", "AbortError");
  };
  await ask();
  expect(reported).toEqual([]);
});
