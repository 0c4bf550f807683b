import type { User } from "#contract/auth.ts";
import { authEndpoints } from "#contract/endpoints/auth.ts";
import { ApiError, isSessionLost, isUnreachable } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { WalletsNotLoaded } from "../../wallet/wallet-errors.ts";
import type { ConnectedAccount } from "../../wallet/wallet-port.ts";
import { knownConfig, loadConfig } from "../server/load-config.ts";

const SERVER_TIMEOUT_MS = 4_000;
const CONFIG_TIMEOUT_MS = 1_500;
const WALLET_TIMEOUT_MS = 8_000;

/** What wallet and server say about the last session, without a question to the user. */
export interface FoundSession {
  /** The wallet's account; null if the wallet says that it is locked, `unknown` if it does not answer, or cannot be asked. */
  account: ConnectedAccount | null | "unknown";
  /**
   * The server's user; `lost` if it knows no session, `unreachable` without an answer, `failed` for any other answer.
   */
  answer: User | "lost" | "unreachable" | "failed";
}

/** Asks wallet and server at the same time. Neither delays the start for long, and silence is no answer. */
export async function findSession(deps: AppDeps, name: string): Promise<FoundSession> {
  const [account, answer] = await Promise.all([
    Promise.race([askWallet(deps, name), deps.wait(WALLET_TIMEOUT_MS).then(() => "unknown" as const)]),
    askServer(deps),
  ]);
  return { account, answer };
}

async function askWallet(deps: AppDeps, name: string): Promise<FoundSession["account"]> {
  const script = await scriptOf(deps, name);
  if (script && !(await deps.loadScript(script))) return "unknown";
  return deps.wallet
    .connect(name, { silent: true })
    .catch((error: unknown) => (error instanceof WalletsNotLoaded ? "unknown" : null));
}

/** The address of the wallet's script; the last known one if the server is slow. */
export async function scriptOf(deps: AppDeps, name: string): Promise<string | undefined> {
  const config = await Promise.race([
    loadConfig(deps).catch(() => null),
    deps.wait(CONFIG_TIMEOUT_MS).then(() => knownConfig(deps)),
  ]);
  return config?.wallets.find((wallet) => wallet.name === name)?.script_url;
}

async function askServer(deps: AppDeps): Promise<FoundSession["answer"]> {
  const late = deps.wait(SERVER_TIMEOUT_MS).then(() => Promise.reject(new ApiError({ kind: "timeout" })));
  try {
    return await Promise.race([deps.api.call(authEndpoints.getMe, {}), late]);
  } catch (error) {
    if (isSessionLost(error)) return "lost";
    return isUnreachable(error) ? "unreachable" : "failed";
  }
}
