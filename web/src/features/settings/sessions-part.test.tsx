import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { Session } from "#contract/auth.ts";
import { aSession } from "../../../testing/a-session.ts";
import { type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { SessionsPart } from "./sessions-part.tsx";

const here = aSession({ current: true, user_agent: "Mozilla/5.0 (Macintosh) Version/17.5 Safari/605" });
const phone = aSession();
const unknown = aSession({ user_agent: "" });
let deps: FakeDeps;
let sessions: Session[];

beforeEach(() => {
  forgetToasts();
  deps = fakeDeps({
    listSessions: () => ({ data: sessions }),
    revokeSession: ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== (params as { id: string }).id);
      return { success: true, message: "" };
    },
  });
  signIn(deps);
  sessions = [here];
});

const show = () => showInApp(<SessionsPart />, { deps, path: "/settings" });
const confirm = async (name: string) => {
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name }));
};
const fail = (status: number) => () => {
  throw refusal(status, "any", "words of the server");
};

describe("Where you are signed in", () => {
  it("names each device in plain words, and marks this one", async () => {
    sessions = [here, phone, unknown];
    await show();
    const rows = (await screen.findByText("Safari on Mac")).closest("ul")?.children ?? [];
    expect([...rows].map((row) => row.querySelector("p")?.textContent)).toEqual([
      "Safari on MacThis device",
      "Chrome on Android",
      "Unknown device",
    ]);
    expect(rows[1]?.textContent).toContain("Last used 5 minutes ago");
    expect(screen.queryByRole("button", { name: "Sign out Safari on Mac" })).toBeNull();
  });

  it("says so where it is this device alone", async () => {
    await show();
    await screen.findByText("You are signed in on this device only.");
    expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
  });

  it("signs another device out once that is confirmed", async () => {
    sessions = [here, phone];
    await show();
    fireEvent.click(await screen.findByRole("button", { name: "Sign out Chrome on Android" }));
    await screen.findByText(/^Are you sure you want to sign out that device\?/);
    expect(sessions).toHaveLength(2);
    await confirm("Sign out");
    await waitFor(() => expect(screen.queryByText("Chrome on Android")).toBeNull());
    expect(toasts).toEqual(["success: That device is signed out."]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("offers to end all others at once only where there are several", async () => {
    sessions = [here, phone];
    await show();
    await screen.findByText("Chrome on Android");
    expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
  });

  it("signs out everywhere else at once, and stays signed in here", async () => {
    sessions = [here, phone, unknown];
    await show();
    fireEvent.click(await screen.findByRole("button", { name: "Sign out everywhere else" }));
    await screen.findByText(/^Are you sure you want to sign out everywhere else\?/);
    await confirm("Sign out");
    await screen.findByText("You are signed in on this device only.");
    expect(sessions).toEqual([here]);
  });

  it("says that it is loading, and what failed can be tried again", async () => {
    let answer = fail(503) as () => unknown;
    deps.handlers.listSessions = () => answer();
    await show();
    const alert = (await screen.findByText("Your devices could not be loaded.")).closest("div");
    answer = () => ({ data: sessions });
    fireEvent.click(within(alert as HTMLElement).getByRole("button", { name: "Try again" }));
    await screen.findByText("Safari on Mac");
  });
});
