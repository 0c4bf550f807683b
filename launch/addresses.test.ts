import { expect, it } from "vitest";
import { accountsOf } from "./addresses.ts";
import { expected, stranger } from "./testing/launch-transaction.ts";

it("gives the accounts of the keys that a launch has now, though it had others", () => {
  const launch = { ...expected };
  const before = accountsOf(launch);
  expect(accountsOf(launch)).toBe(before);
  launch.mint = stranger.toBase58();
  expect(accountsOf(launch)).toMatchObject({ mint: [launch.mint] });
  expect(accountsOf(launch).curve).not.toEqual(before.curve);
  launch.wallet = stranger.toBase58();
  expect(accountsOf(launch).creatorVault).not.toEqual(before.creatorVault);
  expect(accountsOf({ ...expected }).curve).toEqual(before.curve);
});

it("gives the accounts of the launchpad that a launch has now, though it had another", () => {
  const launch = { ...expected };
  const { curve } = accountsOf(launch);
  const { profile } = launch;
  launch.profile = { ...profile, programs: { ...profile.programs, launchpad: stranger.toBase58() } };
  expect(accountsOf(launch).curve).not.toEqual(curve);
});
