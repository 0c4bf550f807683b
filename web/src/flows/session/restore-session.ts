import type { User } from "#contract/auth.ts";
import { clearSessionCookies, readSessionCookies } from "../../api-client/session-cookies.ts";
import { readRow } from "../../db/readable.ts";
import { sessionStore } from "../../stores/session.ts";
import type { ConnectedAccount } from "../../wallet/wallet-port.ts";
import type { World } from "../../world.ts";
import { finishForgetting } from "./account-on-device.ts";
import { becomeUser, rememberedAddress, rememberedWallet } from "./become-user.ts";
import { type FoundSession, findSession } from "./find-session.ts";
import { hide, leave } from "./leave.ts";
import { watchForServer } from "./return-to-server.ts";

/**
 * At the start: the session of before, where its wallet is still connected; with the server out of reach, the session of
 * this device. Never asks the wallet's owner anything. What the device remembers is shown at once, and hidden again where
 * wallet or server say no. Ends besides what a log-out that was cut short has left.
 */
export async function restoreSession(world: World): Promise<void> {
  // Not waited for: another tab may be sending for long, and who comes back meanwhile is not wiped.
  void finishForgetting(world).catch(() => {});
  try {
    const name = rememberedWallet();
    if (!name || !readSessionCookies()) return;
    const asked = findSession(world, name);
    await remember(world, name);
    const remembered = sessionStore.getState().wallet;
    const found = await asked;
    // Whoever left, or signed in, in the meantime knows better.
    if (sessionStore.getState().wallet === remembered) await open(world, name, found);
  } catch {
    // No session of before, or nothing of it can be read: the visitor starts as a stranger.
    hide();
  } finally {
    sessionStore.setState({ status: "settled" });
  }
}

async function open(world: World, name: string, { account, answer }: FoundSession): Promise<void> {
  const shown = account === "unreachable" ? null : account;
  if (answer === "unreachable") return openOnDevice(world, name, shown);
  if (typeof answer !== "object" || answer.wallet_address !== shown?.address) return hide();
  await becomeUser(world, answer, shown);
}

/** Whose device this was last is shown before anybody is asked. */
async function remember(world: World, name: string): Promise<void> {
  const address = rememberedAddress();
  const user = address && (await keptUser(world, address));
  if (!user) return;
  const wallet = { name, address, isLocked: true };
  sessionStore.setState({
    status: "settled",
    user: { ...user, wallet_name: name },
    wallet,
    source: "remembered",
  });
}

/** The profile that this device keeps of the account, and of no other: the wallet's where it shows one, else the last. */
async function openOnDevice(world: World, name: string, shown: ConnectedAccount | null): Promise<void> {
  const address = shown?.address ?? rememberedAddress();
  const user = address && (await keptUser(world, address));
  if (!user) return hide();
  // Another account than the one that signed in: its work is its own to see, and the other one's session is not its own.
  if (address !== rememberedAddress()) clearSessionCookies();
  sessionStore.setState({
    user: { ...user, wallet_name: name },
    wallet: { name, address, isLocked: shown === null },
    source: "device",
  });
  if (shown) world.wallet.onAccountChange(leave);
  watchForServer(world);
}

async function keptUser(world: World, address: string): Promise<User | null> {
  const user = (await readRow(world.db, world.db.profiles, address))?.user;
  return user?.wallet_address === address ? { ...user, wallet_connected: true } : null;
}
