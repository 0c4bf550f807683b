import { tradeErrors } from "./program-errors.ts";
import type { createSandboxWallet } from "./provider/sandbox-wallet.ts";

interface OrderAnswer {
  account?: { sol: string; tokens: string; allTokens: string };
  quote?: { pays: string; receives: string; least: string; fees: string };
  problem?: string;
  transaction?: string;
}

type SandboxWallet = ReturnType<typeof createSandboxWallet>;

/** Every page of this computer loads the wallet from there, so that its accounts are the same on one site. */
const WALLET_ORIGIN = `http://127.0.0.1:${location.port}`;

/** The wallet as its script registers it, by the Wallet Standard's event. */
const sandboxWallet = new Promise<SandboxWallet>((resolve) => {
  const api = { register: resolve };
  window.addEventListener("wallet-standard:register-wallet", (event) => {
    if (event instanceof CustomEvent) event.detail(api);
  });
  const script = document.createElement("script");
  script.src = `${WALLET_ORIGIN}/wallet.js`;
  document.head.append(script);
});

const NO_ANSWER = "The sandbox does not answer. Is it still running?";
const QUOTE_AFTER_MS = 150;

/** Quotes what is typed, has the wallet sign, sends. Returns what asks for a new quote. */
export function startTrading(form: HTMLFormElement): () => void {
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-${name}]`);
  const [problem, said, account] = [part("problem"), part("said"), part("account")];
  const submit = form.querySelector<HTMLButtonElement>("[data-submit]");
  const amount = form.querySelector<HTMLInputElement>("[name=amount]");
  const { trade: mint = "", symbol = "" } = form.dataset;
  let address: string | undefined;
  let allTokens = "0";
  let asked = 0;
  let busy = false;
  /** Why the last attempt came to nothing; it stands until something is typed or pressed. */
  let refusal = "";

  const side = () => (new FormData(form).get("side") === "sell" ? "sell" : "buy");
  const show = (where: HTMLElement | null, text: string) => {
    if (where && where.textContent !== text) where.textContent = text;
  };
  const label = () => {
    submit?.setAttribute("aria-disabled", String(busy)); // disabled in earnest, it would lose the focus
    if (busy) return;
    const action = side() === "buy" ? `Buy $${symbol}` : `Sell $${symbol}`;
    show(submit, address ? action : "Connect Sandbox Wallet");
    show(part("amount-label"), side() === "buy" ? "SOL to spend" : `$${symbol} to sell`);
    show(part("pays-label"), side() === "buy" ? "You pay" : "You sell");
    for (const chips of form.querySelectorAll<HTMLElement>("[data-chips]"))
      chips.hidden = chips.dataset.chips !== side();
  };

  async function ask(): Promise<OrderAnswer> {
    const { amount, slippage } = Object.fromEntries(new FormData(form));
    const answer = await fetch(`/token/${mint}/order`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ side: side(), amount, slippage, wallet: address }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }

  function describe(answer: OrderAnswer): void {
    for (const place of form.querySelectorAll<HTMLElement>("[data-quote]")) {
      const values = new Map(Object.entries(answer.quote ?? {}));
      show(place, values.get(place.dataset.quote ?? "") ?? "–");
    }
    show(problem, answer.problem ?? refusal);
    amount?.setAttribute("aria-invalid", String(answer.problem !== undefined));
    allTokens = answer.account?.allTokens ?? "0";
    if (answer.account)
      show(account, `Your account has ${answer.account.sol} SOL and ${answer.account.tokens} $${symbol}.`);
  }

  /** Only the newest question's answer is shown. */
  async function quote(): Promise<void> {
    const number = ++asked;
    await new Promise((resolve) => setTimeout(resolve, QUOTE_AFTER_MS));
    if (number !== asked || busy) return;
    try {
      const answer = await ask();
      if (number === asked && !busy) describe(answer);
    } catch {
      if (number === asked) show(problem, NO_ANSWER);
    }
  }

  async function connect(): Promise<void> {
    const wallet = await sandboxWallet;
    const { accounts } = await wallet.features["standard:connect"].connect();
    use(accounts);
  }

  function use(accounts: readonly { address: string }[]): void {
    address = accounts[0]?.address;
    if (!address) show(account, "The Sandbox Wallet holds only play money.");
    label();
    void quote();
  }

  async function trade(): Promise<void> {
    const wallet = await sandboxWallet;
    const [holder] = wallet.accounts;
    const isBuy = side() === "buy";
    const answer = await ask();
    describe(answer);
    if (!holder || !answer.transaction || !answer.quote) {
      if (!answer.problem) refusal = "Enter an amount first.";
      amount?.focus();
      return;
    }
    show(submit, "Approve it in the wallet…");
    const bytes = fromBase64(answer.transaction);
    const { signTransaction } = wallet.features["solana:signTransaction"];
    const [signed] = await signTransaction({ account: holder, transaction: bytes });
    show(submit, "Sending…");
    const signature = await send(signed?.signedTransaction ?? bytes);
    const { pays, receives } = answer.quote;
    const link = document.createElement("a");
    link.href = `/tx/${signature}`;
    link.textContent = "See the transaction";
    const words = isBuy ? `You bought ${receives} for ${pays}. ` : `You sold ${pays} for ${receives}. `;
    said?.replaceChildren(words, link);
    if (amount) amount.value = "";
  }

  async function press(): Promise<void> {
    if (busy) return;
    busy = true;
    refusal = "";
    label();
    show(said, "");
    show(problem, "");
    try {
      await (address ? trade() : connect());
    } catch (error) {
      refusal = inWords(error);
    }
    busy = false;
    if (refusal) show(problem, refusal);
    label();
    void quote();
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void press();
  });
  form.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "radio" && amount) amount.value = "";
    refusal = "";
    show(said, "");
    label();
    void quote();
  });
  for (const chip of form.querySelectorAll<HTMLElement>("[data-amount], [data-all]"))
    chip.addEventListener("click", () => {
      if (amount) amount.value = chip.dataset.amount ?? allTokens;
      amount?.focus();
      void quote();
    });

  const elsewhere = new URL(location.href);
  elsewhere.hostname = location.hostname === "localhost" ? "127.0.0.1" : "localhost";
  const link = form.querySelector<HTMLAnchorElement>("[data-elsewhere]");
  if (link) link.href = elsewhere.href;
  show(link, `open this page at ${elsewhere.hostname}`);

  void sandboxWallet.then(async ({ features }) => {
    features["standard:events"].on("change", ({ accounts }) => use(accounts ?? []));
    const { accounts } = await features["standard:connect"].connect({ silent: true });
    use(accounts);
  });
  return () => void quote();
}

function inWords(error: unknown): string {
  if (!(error instanceof Error) || error instanceof TypeError) return NO_ANSWER;
  return error.message.includes("User rejected")
    ? "You rejected it in the wallet. Nothing was sent."
    : error.message;
}

/** @throws Error with the chain's refusal in words */
async function send(transaction: Uint8Array): Promise<string> {
  const bytes = btoa(String.fromCharCode(...transaction));
  const params = [bytes, { encoding: "base64", preflightCommitment: "processed" }];
  const answer = await fetch("/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "sendTransaction", params }),
  });
  const { result, error } = await answer.json();
  if (!error) return result;
  const code = error.data?.err?.InstructionError?.[1]?.Custom;
  throw new Error(tradeErrors[code] ?? `The chain refused it: ${error.message}`);
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
