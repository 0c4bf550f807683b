import type { PublicConfig } from "#contract/config.ts";
import { fill } from "#contract/errors.ts";
import { rhythm } from "#contract/limits.ts";
import { sentences, walletNames } from "#contract/sentences.ts";
import { sentenceOf } from "../../api-client/api-error.ts";
import { chooseWallet, closeChooser } from "../../stores/chooser.ts";
import { sessionStore } from "../../stores/session.ts";
import { toast } from "../../ui/toast.ts";
import { foreignMessage, isRejection } from "../../wallet/wallet-errors.ts";
import type { World } from "../../world.ts";
import { loadConfig } from "../load-config.ts";
import { syncTokens } from "../tokens/sync-tokens.ts";
import { connectAccount, proveWallet } from "./prove-wallet.ts";

/** Connects a wallet and signs in with it. Resolves true once there is a user; every failure has been told. */
export async function connectWallet(world: World, requested?: string): Promise<boolean> {
  if (sessionStore.getState().connecting) return false;
  sessionStore.setState({ connecting: true });
  let name = requested ?? "wallet";
  try {
    const config = await loadConfig(world);
    const picked = await pickWallet(world, config, requested);
    if (!picked) return false;
    name = picked;
    const account = await connectAccount(world, picked);
    await proveWallet(world, account, "sign_in");
    toast.success(fill(sentences.wallet.connected, { wallet: name }), { id: "wallet" });
    world.wait(rhythm.listRefreshAfterConnect).then(() => syncTokens(world, { force: true }).catch(() => {}));
    return true;
  } catch (error) {
    const message = isRejection(error)
      ? "User rejected the request."
      : sentenceOf(error, foreignMessage(error));
    toast.error(fill(sentences.wallet.connectFailed, { wallet: name, message }), { id: "wallet" });
    return false;
  } finally {
    closeChooser();
    sessionStore.setState({ connecting: false });
  }
}

/** The requested wallet where it is found; the only installed one; else whichever the chooser says. */
async function pickWallet(world: World, config: PublicConfig, requested?: string): Promise<string | null> {
  await Promise.all(
    config.wallets.flatMap(({ script_url }) => (script_url ? [world.loadScript(script_url)] : [])),
  );
  const present = await world.wallet.detect(config.wallets.map((wallet) => wallet.name));
  const asked = present.find((wallet) => wallet.name === requested);
  if (asked) return asked.name;
  if (present.length === 0) {
    const installable = config.wallets.filter((wallet) => !wallet.script_url).map((wallet) => wallet.name);
    toast.error(fill(sentences.wallet.noneFound, { wallets: walletNames(installable) }), { id: "wallet" });
    return chooseWallet(present, config.wallets);
  }
  // A wallet that comes by script is offered, not installed: it is always chosen by hand.
  const offered = config.wallets.some((wallet) => wallet.script_url && wallet.name === present[0]?.name);
  if (present.length === 1 && !offered) return present[0]?.name ?? null;
  return chooseWallet(present, config.wallets);
}
