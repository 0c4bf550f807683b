/** What a page has of the stand-ins: their doings by name, and the way to their keys. */
export interface StandInWindow extends Window {
  askStandIn(name: string, what: string, bytes: number[]): Promise<number[] | null>;
  standIns: Record<string, { register(): void; showAccount(): Promise<void>; disconnect(): void }>;
}

interface Account {
  address: string;
  publicKey: Uint8Array;
  chains: readonly string[];
  features: readonly string[];
}

/**
 * Runs in the page, so it holds all it needs: a Wallet Standard wallet whose owner answers outside the page.
 */
export function registerInPage({
  name,
  registers,
  icon,
}: {
  name: string;
  registers: boolean;
  icon: string;
}): void {
  const page = window as unknown as StandInWindow;
  const chains = ["solana:mainnet", "solana:devnet", "solana:testnet", "solana:localnet"];
  const features = ["solana:signMessage", "solana:signTransaction"];
  const listeners = new Set<(change: { accounts: readonly Account[] }) => void>();
  let accounts: readonly Account[] = [];

  const ask = (what: string, bytes: Uint8Array = new Uint8Array()) => page.askStandIn(name, what, [...bytes]);
  const allowed = async (what: string, bytes?: Uint8Array) => {
    const answer = await ask(what, bytes);
    if (!answer) throw Object.assign(new Error("User rejected the request."), { code: 4001 });
    return Uint8Array.from(answer);
  };
  const show = (keys: Uint8Array[]) => {
    accounts = keys.map((publicKey) => ({ address: base58(publicKey), publicKey, chains, features }));
    for (const listener of listeners) listener({ accounts });
  };
  const connect = async ({ silent = false } = {}) => {
    const known = await ask("trusted");
    if (known) show([Uint8Array.from(known)]);
    else if (!silent) show([await allowed("connect")]);
    return { accounts };
  };

  /** Base58 of bytes, by long division. */
  function base58(bytes: Uint8Array): string {
    const letters = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
    let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
    let text = "";
    for (; number > 0n; number /= 58n) text = letters[Number(number % 58n)] + text;
    const zeros = bytes.findIndex((byte) => byte !== 0);
    return "1".repeat(Math.max(zeros, 0)) + text;
  }

  const wallet = {
    version: "1.0.0",
    name,
    icon,
    chains,
    get accounts() {
      return accounts;
    },
    features: {
      "standard:connect": { version: "1.0.0", connect },
      "standard:disconnect": { version: "1.0.0", disconnect: async () => show([]) },
      "standard:events": {
        version: "1.0.0",
        on: (_: "change", listener: (change: { accounts: readonly Account[] }) => void) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      "solana:signMessage": {
        version: "1.0.0",
        signMessage: async ({ message }: { message: Uint8Array }) => [
          { signedMessage: message, signature: await allowed("message", message) },
        ],
      },
      "solana:signTransaction": {
        version: "1.0.0",
        supportedTransactionVersions: ["legacy", 0],
        signTransaction: async ({ transaction }: { transaction: Uint8Array }) => [
          { signedTransaction: await allowed("transaction", transaction) },
        ],
      },
    },
  };

  const register = () => {
    const detail = ({ register: take }: { register(wallet: unknown): void }) => take(wallet);
    window.dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail }));
    window.addEventListener("wallet-standard:app-ready", (event) => detail((event as CustomEvent).detail));
  };
  page.standIns = {
    ...page.standIns,
    [name]: {
      register,
      showAccount: async () => void (await connect({ silent: true })),
      disconnect: () => show([]),
    },
  };
  if (registers) register();
}
