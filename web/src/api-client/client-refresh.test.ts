import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { authEndpoints } from "#contract/endpoints/auth.ts";
import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { errorResponse, fakeServer, type Sent } from "../../testing/fake-server.ts";
import { isUnreachable } from "./api-error.ts";
import { createApiClient, storeSession } from "./client.ts";
import { clearSessionCookies, readSessionCookies } from "./session-cookies.ts";

const session = (name: string) =>
  ({ access_token: `${name}-access`, refresh_token: `${name}-refresh`, csrf_token: `${name}-csrf` }) as never;

/** A server that takes the given bearer alone and renews to `new`. */
const accepting = (access: string, renew: () => Response | Promise<Response>) =>
  fakeServer(({ path, headers }) => {
    if (path.endsWith("/auth/token/refresh")) return renew();
    return headers.get("authorization") === `Bearer ${access}`
      ? Response.json({ name: "Frog" })
      : errorResponse(401, {
          code: "session_expired",
          detail: "Your session has expired. Please log in again.",
        });
  });
const paths = (sent: Sent[]) => sent.map(({ path }) => path.replace("/api/v1", ""));

let api: ReturnType<typeof createApiClient>;
let lost: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  storeSession(session("old"));
  api = createApiClient("http://localhost:8000/api/v1");
  lost = vi.fn();
  api.onSessionLost(lost);
});
afterEach(() => {
  clearSessionCookies();
  vi.unstubAllGlobals();
});

describe("on a 401", () => {
  it("refreshes once with the refresh token, stores the new tokens and repeats the request", async () => {
    const sent = accepting("new-access", () => Response.json(session("new")));
    expect(await api.call(authEndpoints.changeProfile, { body: { name: "Frog" } })).toEqual({ name: "Frog" });
    expect(paths(sent)).toEqual(["/auth/me", "/auth/token/refresh", "/auth/me"]);
    expect(JSON.parse(sent[1]?.body ?? "")).toEqual({ refresh_token: "old-refresh" });
    expect(sent[2]?.headers.get("x-csrf-token")).toBe("new-csrf");
    expect(sent[2]?.body).toBe(sent[0]?.body);
    expect(readSessionCookies()).toEqual({ access: "new-access", refresh: "new-refresh", csrf: "new-csrf" });
    expect(lost).not.toHaveBeenCalled();
  });

  it.each([
    ["is refused", 401],
    ["is forbidden", 403],
    ["is not understood", 400],
    ["is not known", 404],
  ])("clears the cookies and tells so once, when the refresh %s", async (_, status) => {
    const sent = accepting("nobody", () => errorResponse(status, { code: "refresh_reused" }));
    await expect(api.call(authEndpoints.getMe, {})).rejects.toMatchObject({
      status: 401,
      sentence: "Authentication failed. Please log in again.",
    });
    expect(paths(sent)).toEqual(["/auth/me", "/auth/token/refresh"]);
    expect(readSessionCookies()).toBeNull();
    expect(lost).toHaveBeenCalledTimes(1);
  });

  const cutOff = (start: string, init: ResponseInit) =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode(start));
          controller.error(new TypeError("network error"));
        },
      }),
      init,
    );
  it.each<[string, () => Response | Promise<Response>]>([
    ["finds the server broken", () => errorResponse(500)],
    ["finds it starting", () => errorResponse(503)],
    ["finds nobody behind the gateway", () => new Response("<html>Bad Gateway</html>", { status: 502 })],
    ["is asked to slow down", () => errorResponse(429, { code: "rate_limited" })],
    ["took too long on its way", () => errorResponse(408)],
    ["came too early", () => errorResponse(425)],
    ["finds no network", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["loses its answer", () => cutOff('{"access_token":', { status: 200 })],
    ["loses its refusal", () => cutOff('{"code":', { status: 401 })],
    ["meets a captive portal", () => new Response("<html>Sign in to this café</html>")],
  ])("keeps the session and is tried again, when the refresh %s", async (_, fail) => {
    let renew = fail;
    accepting("new-access", () => renew());
    const error: unknown = await api.call(authEndpoints.getMe, {}).catch((thrown: unknown) => thrown);
    expect(isUnreachable(error)).toBe(true);
    expect(readSessionCookies()?.refresh).toBe("old-refresh");
    expect(lost).not.toHaveBeenCalled();
    renew = () => Response.json(session("new"));
    expect(await api.call(authEndpoints.getMe, {})).toEqual({ name: "Frog" });
    expect(readSessionCookies()?.access).toBe("new-access");
  });

  it("does not go round: a new session that is refused too is lost", async () => {
    const sent = accepting("nobody", () => Response.json(session("new")));
    await expect(api.call(authEndpoints.getMe, {})).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(3);
    expect(readSessionCookies()).toBeNull();
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it("does not try without a refresh token", async () => {
    clearSessionCookies();
    const sent = accepting("nobody", () => Response.json(session("new")));
    await expect(api.call(authEndpoints.getMe, {})).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it("leaves the session alone where the call is public", async () => {
    const sent = fakeServer(() => errorResponse(401));
    await expect(api.call(authEndpoints.createChallenge, { body: { address: "A" } })).rejects.toMatchObject({
      status: 401,
    });
    expect(sent).toHaveLength(1);
    expect(readSessionCookies()).not.toBeNull();
    expect(lost).not.toHaveBeenCalled();
  });

  it("clears the cookies and tells nobody where the call was quiet", async () => {
    accepting("nobody", () => errorResponse(401));
    const quiet = api.call(authEndpoints.getMe, {}, { quiet: true });
    await expect(quiet).rejects.toMatchObject({ status: 401 });
    expect(readSessionCookies()).toBeNull();
    expect(lost).not.toHaveBeenCalled();
  });

  it("tells nobody who stopped listening", async () => {
    const quiet = vi.fn();
    api.onSessionLost(quiet)();
    accepting("nobody", () => errorResponse(401));
    await api.call(authEndpoints.getMe, {}).catch(() => {});
    expect(quiet).not.toHaveBeenCalled();
  });
});

describe("two at the same moment", () => {
  it("refresh once between them, and both get their answer", async () => {
    const sent = accepting("new-access", () => Response.json(session("new")));
    const answers = await Promise.all([
      api.call(authEndpoints.getMe, {}),
      api.call(tokensEndpoints.listTokens, { query: {} }),
    ]);
    expect(answers).toHaveLength(2);
    expect(paths(sent).filter((path) => path === "/auth/token/refresh")).toHaveLength(1);
  });

  it("find the work done when another tab has refreshed already", async () => {
    const sent = fakeServer(({ headers }) => {
      if (headers.get("authorization") === "Bearer other-access") return Response.json({ name: "Frog" });
      storeSession(session("other"));
      return errorResponse(401);
    });
    await api.call(authEndpoints.getMe, {});
    expect(paths(sent)).toEqual(["/auth/me", "/auth/me"]);
    expect(readSessionCookies()?.access).toBe("other-access");
  });

  it("are signed out together, with the cookies gone, when the refresh is refused", async () => {
    const sent = accepting("nobody", () => errorResponse(401));
    const ends = await Promise.allSettled([
      api.call(authEndpoints.getMe, {}),
      api.call(authEndpoints.listSessions, {}),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(paths(sent).filter((path) => path === "/auth/token/refresh")).toHaveLength(1);
    expect(readSessionCookies()).toBeNull();
  });
});
