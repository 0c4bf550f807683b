import type { PublicConfig, SupportedWallet } from "#contract/config.ts";
import { fill } from "#contract/errors.ts";
import { sentences, walletNames } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { type ChoosableWallet, chooseWallet, offerWallets } from "../../stores/chooser.ts";

/** The requested wallet where it is found; the only installed one; else whichever the chooser says. */
export async function pickWallet(
  deps: AppDeps,
  { wallets }: PublicConfig,
  requested?: string,
): Promise<string | null> {
  await Promise.all(wallets.flatMap(({ script_url }) => (script_url ? [deps.loadScript(script_url)] : [])));
  const present = await deps.wallet.detect(wallets.map(({ name }) => name));
  const asked = present.find(({ name }) => name === requested);
  if (asked) return asked.name;
  if (present.length === 0) {
    const installable = wallets.filter(({ script_url }) => !script_url).map(({ name }) => name);
    deps.toast.error(fill(sentences.wallet.noneFound, { wallets: walletNames(installable) }), {
      id: "wallet",
    });
    return choose(deps, present, wallets);
  }
  // A wallet that comes by script is offered, not installed: it is always chosen by hand.
  const offered = wallets.some(({ script_url, name }) => script_url && name === present[0]?.name);
  if (present.length === 1 && !offered) return present[0]?.name ?? null;
  return choose(deps, present, wallets);
}

/** Asks; a wallet that registers while the question stands is offered too. */
async function choose(
  { wallet }: AppDeps,
  present: ChoosableWallet[],
  supported: readonly SupportedWallet[],
): Promise<string | null> {
  const chosen = chooseWallet(present, supported);
  const look = async () => offerWallets(await wallet.detect(supported.map(({ name }) => name)));
  const stop = wallet.onWalletsChange(() => void look());
  return chosen.finally(stop);
}
