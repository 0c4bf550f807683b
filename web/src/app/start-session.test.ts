import { beforeEach, expect, it, vi } from "vitest";
import { signOut } from "../../testing/sign-in.ts";
import { Route } from "../routes/_signed-in.tsx";
import { dispatchSession, sessionSettled, sessionStore } from "../stores/session.ts";
import { startSession } from "./start-session.ts";

const cannot = new Error("Its script cannot be had.");
const loadDeps = vi.hoisted(() => vi.fn());
vi.mock("./load-deps.ts", () => ({ loadDeps }));
vi.mock("./signed-in-layout.tsx", () => ({ SignedInLayout: () => null }));
vi.mock("../features/session/restore-session.ts", () => ({
  restoreSession: () => dispatchSession({ type: "startEnded" }),
}));

const location = { pathname: "/settings", href: "/settings" };
type Guard = (context: { location: typeof location }) => Promise<void>;
const guard = () => (Route.options.beforeLoad as unknown as Guard)({ location });

beforeEach(() => {
  signOut();
  loadDeps.mockReset().mockRejectedValue(cannot);
});

it("does not look for ever where its script cannot be had", async () => {
  startSession();
  expect(await sessionSettled()).toMatchObject({ status: "failed", failure: cannot });
});

it("says so to a page that needs it, which looks again each time it is asked for", async () => {
  startSession();
  await expect(guard()).rejects.toBe(cannot);
  loadDeps.mockResolvedValue({});
  // A stranger, as it turns out.
  await expect(guard()).rejects.toMatchObject({
    options: { to: "/", state: { arrival: { why: "needs-wallet", path: "/settings" } } },
  });
  expect(sessionStore.getState().status).toBe("signed-out");
});
