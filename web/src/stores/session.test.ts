import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../testing/fake-deps.ts";
import { signOut } from "../../testing/sign-in.ts";
import {
  canSend,
  canSign,
  dispatchSession,
  isAuthenticated,
  ownerOf,
  type SessionEvent,
  type SessionState,
  sessionConfirmed,
  sessionSettled,
  sessionStore,
  transition,
} from "./session.ts";

const address = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
const user = aUser(address);
const wallet = { name: "Phantom", address };
const other = { user: aUser("another"), wallet: { name: "Solflare", address: "another" } };
const failure = new Error("Its script cannot be had.");
const nobody = { user: null, wallet: null, connecting: false } as const;
const account = { user, wallet, connecting: false } as const;

type Status = SessionState["status"];
const states: { [S in Status]: Extract<SessionState, { status: S }> } = {
  "signed-out": { status: "signed-out", ...nobody },
  restoring: { status: "restoring", ...nobody },
  failed: { status: "failed", failure, ...nobody },
  remembered: { status: "remembered", isUnlocked: false, ...account },
  "wallet-locked": { status: "wallet-locked", ...account },
  "on-device": { status: "on-device", ...account },
  "signed-in": { status: "signed-in", ...account },
  unlinked: { status: "unlinked", user, wallet: null, connecting: false },
};
const all = Object.values(states);

beforeEach(signOut);

/** The status that an event leads to from each; from a status that its row does not name, it changes nothing. */
const table: {
  [T in SessionEvent["type"]]: [Extract<SessionEvent, { type: T }>, Partial<Record<Status, Status>>];
} = {
  startBegan: [{ type: "startBegan" }, { "signed-out": "restoring", failed: "restoring" }],
  // Somebody may have connected a wallet while the script of the start failed to load: they stay.
  startFailed: [{ type: "startFailed", failure }, { restoring: "failed" }],
  // Who has connected meanwhile is not replaced by the one that the device remembers.
  accountRemembered: [{ type: "accountRemembered", ...other }, { restoring: "remembered" }],
  // No screen of the one account is handed to the other: there is nobody between them.
  otherAccountFound: [{ type: "otherAccountFound" }, { remembered: "restoring" }],
  // Who left while the device was read has left.
  openedOnDevice: [
    { type: "openedOnDevice", ...other, isUnlocked: true },
    { restoring: "on-device", remembered: "on-device" },
  ],
  // Who has not been found by now is a stranger; who has been found stays.
  startEnded: [{ type: "startEnded" }, { restoring: "signed-out", remembered: "signed-out" }],
  walletAsked: [{ type: "walletAsked" }, {}],
  walletAnswered: [{ type: "walletAnswered" }, {}],
  // Whether a remembered account may send is still for the server to say, whatever its wallet does.
  walletUnlocked: [{ type: "walletUnlocked" }, { remembered: "remembered", "wallet-locked": "on-device" }],
  // Only the server unlinks a wallet, so it knows the user also where the device alone did before.
  walletUnlinked: [
    { type: "walletUnlinked" },
    { remembered: "unlinked", "wallet-locked": "unlinked", "on-device": "unlinked", "signed-in": "unlinked" },
  ],
  // Wallet and server have both said yes, which ends whatever was before, another account's session too.
  signedIn: [
    { type: "signedIn", ...other },
    {
      "signed-out": "signed-in",
      restoring: "signed-in",
      failed: "signed-in",
      remembered: "signed-in",
      "wallet-locked": "signed-in",
      "on-device": "signed-in",
      "signed-in": "signed-in",
      unlinked: "signed-in",
    },
  ],
  // Of another user: it was asked for before they changed.
  profileRead: [{ type: "profileRead", user: other.user }, {}],
  sessionEnded: [
    { type: "sessionEnded" },
    {
      restoring: "signed-out",
      failed: "signed-out",
      remembered: "signed-out",
      "wallet-locked": "signed-out",
      "on-device": "signed-out",
      "signed-in": "signed-out",
      unlinked: "signed-out",
    },
  ],
};

describe("a session, event by event", () => {
  const cells = Object.values(table).flatMap(([event, leads]) =>
    all.map((state) => [state.status, event.type, leads[state.status] ?? "unchanged", state, event] as const),
  );

  it.each(cells)("%s, %s: %s", (_, type, leadsTo, state, event) => {
    const next = transition(state, event);
    if (leadsTo !== "unchanged") expect(next.status).toBe(leadsTo);
    else if (type === "walletAsked") expect(next).toEqual({ ...state, connecting: true });
    else if (type === "sessionEnded" || type === "walletAnswered") expect(next).toEqual(state);
    else expect(next).toBe(state);
  });

  it.each(cells)("%s, %s: %s, and a wallet that is being asked still is", (_, type, __, state, event) => {
    const next = transition({ ...state, connecting: true }, event);
    expect(next.connecting).toBe(type !== "walletAnswered");
  });

  it("shows whom an event names", () => {
    for (const type of ["accountRemembered", "openedOnDevice", "signedIn"] as const)
      expect(transition(states.restoring, table[type][0])).toMatchObject(other);
  });

  it("opens on the device with the wallet locked or not, as the wallet was found", () => {
    const opened = (isUnlocked: boolean) =>
      transition(states.remembered, { type: "openedOnDevice", user, wallet, isUnlocked }).status;
    expect([opened(false), opened(true)]).toEqual(["wallet-locked", "on-device"]);
  });

  it("remembers that a wallet was unlocked by hand before it was known who may speak", () => {
    const unlocked = transition(states.remembered, { type: "walletUnlocked" });
    expect(canSign(unlocked)).toBe(true);
    expect(canSend(unlocked)).toBe(false);
  });

  it("keeps the user of a wallet that was unlinked, and says so of them", () => {
    expect(transition(states["signed-in"], { type: "walletUnlinked" })).toMatchObject({
      user: { id: user.id, wallet_connected: false },
      wallet: null,
    });
  });

  it("takes from a profile what is the server's to know, and not which wallet is connected here", () => {
    const fresh = { ...user, name: "Ann", tokens_created: 3, wallet_connected: false, wallet_address: null };
    expect(transition(states["signed-in"], { type: "profileRead", user: fresh })).toEqual({
      ...states["signed-in"],
      user: { ...user, name: "Ann", tokens_created: 3 },
    });
  });

  it("says why a start failed", () => {
    expect(transition(states.restoring, { type: "startFailed", failure })).toMatchObject({ failure });
  });
});

describe("who counts as authenticated", () => {
  it.each<[string, SessionState, boolean]>([
    ["a user with a connected wallet", states["signed-in"], true],
    ["a user of this device, with the wallet connected", states["on-device"], true],
    ["a user of this device, with the wallet locked", states["wallet-locked"], true],
    ["a user whom this device remembers", states.remembered, true],
    ["a user without a wallet", states.unlinked, false],
    [
      "a user whose wallet shows another account",
      { ...states["signed-in"], wallet: { ...wallet, address: "other" } },
      false,
    ],
    ["nobody", states["signed-out"], false],
    ["nobody yet", states.restoring, false],
  ])("%s", (_, state, expected) => {
    expect(isAuthenticated(state)).toBe(expected);
  });
});

const statusesThat = (hold: (state: SessionState) => boolean) => all.filter(hold).map(({ status }) => status);

it("sends in a user's name only what wallet and server have both said yes to", () => {
  expect(statusesThat(canSend)).toEqual(["signed-in"]);
});

it("asks for no signature where the wallet is not connected", () => {
  expect(statusesThat(canSign)).toEqual(["on-device", "signed-in"]);
});

it("shows the data of whoever's wallet it is, connected or not, and nobody's without one", () => {
  expect(statusesThat((state) => ownerOf(state) === address)).toEqual([
    "remembered",
    "wallet-locked",
    "on-device",
    "signed-in",
  ]);
  expect(ownerOf(states.unlinked)).toBe("");
});

describe("waiting for the start", () => {
  it("is over at once where nothing is being restored", async () => {
    expect(await sessionSettled()).toEqual(states["signed-out"]);
  });

  it("lasts until a session of before is restored, and not until it merely changes", async () => {
    dispatchSession({ type: "startBegan" });
    let settled: SessionState | null = null;
    const waiting = sessionSettled().then((state) => {
      settled = state;
    });
    dispatchSession({ type: "walletAsked" });
    await Promise.resolve();
    expect(settled).toBeNull();
    dispatchSession({ type: "signedIn", user, wallet });
    await waiting;
    expect(settled).toMatchObject({ user, wallet });
  });

  it("lasts until wallet and server have answered, for what speaks in a user's name", async () => {
    dispatchSession({ type: "startBegan" });
    dispatchSession({ type: "accountRemembered", user, wallet });
    expect((await sessionSettled()).status).toBe("remembered");
    let confirmed: SessionState | null = null;
    const waiting = sessionConfirmed().then((state) => {
      confirmed = state;
    });
    dispatchSession({ type: "walletUnlocked" });
    await Promise.resolve();
    expect(confirmed).toBeNull();
    dispatchSession({ type: "openedOnDevice", user, wallet, isUnlocked: true });
    await waiting;
    expect(sessionStore.getState()).toBe(confirmed);
  });
});
