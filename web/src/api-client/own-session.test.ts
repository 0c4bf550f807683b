import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { authEndpoints } from "#contract/endpoints/auth.ts";
import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { errorResponse, fakeServer, type Sent } from "../../testing/fake-server.ts";
import { createApiClient, storeSession } from "./client.ts";
import { clearSessionCookies, readSessionCookies } from "./session-cookies.ts";

const session = (name: string) =>
  ({ access_token: `${name}-access`, refresh_token: `${name}-refresh`, csrf_token: `${name}-csrf` }) as never;
const id = "6f9619ff-8b86-4011-b42d-00c04fc964ff";

/** A server where each account's tokens of any generation are good, but for those named. */
const server = (stale: readonly string[] = []) =>
  fakeServer(({ path, headers, body }) => {
    if (path.endsWith("/auth/token/refresh")) {
      const [name = ""] = (JSON.parse(body) as { refresh_token: string }).refresh_token.split("-");
      return Response.json({ ...(session(`${name}-new`) as object), user: { id: name } });
    }
    const access = headers.get("authorization")?.slice("Bearer ".length) ?? "";
    if (stale.includes(access)) return errorResponse(401, { code: "session_expired" });
    return Response.json({ id: access.split("-")[0] });
  });
const requests = (sent: Sent[]) =>
  sent.map(({ method, path, headers }) => `${method} ${path.slice(7)} ${headers.get("authorization")}`);
const remove = () => api.call(tokensEndpoints.deleteToken, { params: { id }, query: {} });

let account: string | null;
let api: ReturnType<typeof createApiClient>;
let lost: ReturnType<typeof vi.fn<(anothers: boolean) => void>>;

beforeEach(() => {
  account = "ann";
  storeSession(session("ann"));
  api = createApiClient("http://localhost:8000/api/v1", () => account);
  lost = vi.fn();
  api.onSessionLost(lost);
});
afterEach(() => {
  clearSessionCookies();
  vi.unstubAllGlobals();
});

it("asks once whose the cookies are, then acts with them", async () => {
  const sent = server();
  await remove();
  await remove();
  expect(requests(sent)).toEqual([
    "GET /auth/me Bearer ann-access",
    `DELETE /token-generation/my-tokens/${id} Bearer ann-access`,
    `DELETE /token-generation/my-tokens/${id} Bearer ann-access`,
  ]);
});

it("need not ask where the server has just said who is there", async () => {
  account = null;
  const sent = server();
  await api.call(authEndpoints.getMe, {});
  account = "ann";
  await remove();
  expect(sent).toHaveLength(2);
});

it("sends nothing of the page's account with the cookies of another, says so, and leaves them alone", async () => {
  const sent = server();
  await remove();
  storeSession(session("ben"));
  await expect(remove()).rejects.toMatchObject({ status: 401 });
  expect(sent.filter(({ method }) => method === "DELETE")).toHaveLength(1);
  expect(lost).toHaveBeenCalledWith(true);
  expect(readSessionCookies()?.access).toBe("ben-access");
});

it.each<[string, () => Response | Promise<Response>]>([
  ["with nobody there to ask", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["with a server that is busy", () => errorResponse(503)],
])("sends nothing %s, and nobody is signed out for that", async (_, answer) => {
  const sent = fakeServer(answer);
  await expect(remove()).rejects.not.toMatchObject({ status: 401 });
  expect(requests(sent)).toEqual(["GET /auth/me Bearer ann-access"]);
  expect(lost).not.toHaveBeenCalled();
  expect(readSessionCookies()?.access).toBe("ann-access");
});

it("goes on with what another tab has renewed", async () => {
  const sent = server();
  await remove();
  storeSession(session("ann-later"));
  await remove();
  expect(requests(sent).at(-1)).toContain("Bearer ann-later-access");
});

it("does not repeat a refused request for whoever has signed in meanwhile", async () => {
  const sent = fakeServer(({ method, headers }) => {
    const access = headers.get("authorization") ?? "";
    if (method === "GET") return Response.json({ id: access.includes("ann") ? "ann" : "ben" });
    storeSession(session("ben"));
    return errorResponse(401, { code: "session_expired" });
  });
  await expect(remove()).rejects.toMatchObject({ status: 401 });
  expect(requests(sent).filter((each) => each.startsWith("DELETE"))).toEqual([
    `DELETE /token-generation/my-tokens/${id} Bearer ann-access`,
  ]);
  expect(readSessionCookies()?.access).toBe("ben-access");
});

it("learns from a renewal whose session it is, where the cookies had run out", async () => {
  const sent = server(["ben-access"]);
  storeSession(session("ben"));
  await expect(remove()).rejects.toMatchObject({ status: 401 });
  expect(requests(sent).filter((each) => each.startsWith("DELETE"))).toEqual([
    `DELETE /token-generation/my-tokens/${id} Bearer ben-access`,
  ]);
  expect(lost).toHaveBeenCalledWith(true);
  expect(readSessionCookies()?.access).toBe("ben-new-access");
});

it("does not put a renewed session in the place of one that was opened meanwhile", async () => {
  account = null;
  fakeServer(({ path, headers }) => {
    if (path.endsWith("/auth/token/refresh")) {
      storeSession(session("ben"));
      return Response.json(session("ann-new"));
    }
    return headers.get("authorization") === "Bearer ann-access"
      ? errorResponse(401)
      : Response.json({ id: "ben" });
  });
  await remove();
  expect(readSessionCookies()?.access).toBe("ben-access");
});
