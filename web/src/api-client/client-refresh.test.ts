import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { authEndpoints } from "#contract/endpoints/auth.ts";
import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { fakeServer, fault, type Sent } from "../../testing/fake-server.ts";
import { ApiError } from "./api-error.ts";
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
      : fault(401, { code: "session_expired", detail: "Your session has expired. Please log in again." });
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

  it.each<[string, () => Response | Promise<Response>]>([
    ["is refused", () => fault(401, { code: "refresh_reused" })],
    ["finds the server broken", () => fault(500)],
    ["finds no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("clears the cookies and tells so once, when the refresh %s", async (_, renew) => {
    const sent = accepting("nobody", renew);
    await expect(api.call(authEndpoints.getMe, {})).rejects.toMatchObject({
      status: 401,
      sentence: "Authentication failed. Please log in again.",
    });
    expect(paths(sent)).toEqual(["/auth/me", "/auth/token/refresh"]);
    expect(readSessionCookies()).toBeNull();
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it("clears the cookies when the refresh answers something that is no session", async () => {
    accepting("nobody", () => new Response("<html>a captive portal</html>"));
    await expect(api.call(authEndpoints.getMe, {})).rejects.toBeInstanceOf(ApiError);
    expect(lost).toHaveBeenCalledTimes(1);
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
    const sent = fakeServer(() => fault(401));
    await expect(api.call(authEndpoints.createChallenge, { body: { address: "A" } })).rejects.toMatchObject({
      status: 401,
    });
    expect(sent).toHaveLength(1);
    expect(readSessionCookies()).not.toBeNull();
    expect(lost).not.toHaveBeenCalled();
  });

  it("clears the cookies and tells nobody where the call was quiet", async () => {
    accepting("nobody", () => fault(401));
    const quiet = api.call(authEndpoints.getMe, {}, { quiet: true });
    await expect(quiet).rejects.toMatchObject({ status: 401 });
    expect(readSessionCookies()).toBeNull();
    expect(lost).not.toHaveBeenCalled();
  });

  it("tells nobody who stopped listening", async () => {
    const quiet = vi.fn();
    api.onSessionLost(quiet)();
    accepting("nobody", () => fault(401));
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
      return fault(401);
    });
    await api.call(authEndpoints.getMe, {});
    expect(paths(sent)).toEqual(["/auth/me", "/auth/me"]);
    expect(readSessionCookies()?.access).toBe("other-access");
  });

  it("are signed out together, with the cookies gone, when the refresh is refused", async () => {
    const sent = accepting("nobody", () => fault(401));
    const ends = await Promise.allSettled([
      api.call(authEndpoints.getMe, {}),
      api.call(authEndpoints.listSessions, {}),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(paths(sent).filter((path) => path === "/auth/token/refresh")).toHaveLength(1);
    expect(readSessionCookies()).toBeNull();
  });
});
