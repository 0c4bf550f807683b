import { authEndpoints } from "#contract/endpoints/auth.ts";
import { readSessionCookies } from "../../api-client/session-cookies.ts";
import { sessionStore } from "../../stores/session.ts";
import type { World } from "../../world.ts";
import { loadConfig } from "../load-config.ts";
import { becomeUser, rememberedWallet } from "./become-user.ts";

const PATIENCE_MS = 8_000;

/** A wallet that never answers must not hold the start. */
const tooLong = (world: World): Promise<never> =>
  world.wait(PATIENCE_MS).then(() => Promise.reject(new Error("The wallet did not answer.")));

/** At the start: the session of before, where its wallet is still connected. Never asks the wallet's owner anything. */
export async function restoreSession(world: World): Promise<void> {
  try {
    const name = rememberedWallet();
    if (!name || !readSessionCookies()) return;
    const config = await loadConfig(world);
    const script = config.wallets.find((wallet) => wallet.name === name)?.script_url;
    if (script) await world.loadScript(script);
    const [account, user] = await Promise.all([
      Promise.race([world.wallet.connect(name, { silent: true }), tooLong(world)]),
      world.api.call(authEndpoints.getMe, {}),
    ]);
    if (user.wallet_address === account.address) await becomeUser(world, user, account);
  } catch {
    // No session of before, or its wallet is locked: the visitor starts as a stranger.
  } finally {
    sessionStore.setState({ status: "settled" });
  }
}
