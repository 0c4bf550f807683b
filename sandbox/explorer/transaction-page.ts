import { tradeErrors } from "../browser/program-errors.ts";
import type { Chain } from "../chain/chain.ts";
import type { Entry, TokenBalance } from "../chain/ledger.ts";
import { describeTransactionError, type TransactionError } from "../chain/transaction-error.ts";
import { exactSol, isoTime, plainTime, tokenAmount } from "../launchpad/pages/figures.ts";
import { type Html, html } from "../launchpad/pages/html.ts";
import { layout } from "../launchpad/pages/layout.ts";
import { tradesIn } from "../launchpad/trades.ts";
import { programName } from "../wallet/summary.ts";
import type { Names } from "./names.ts";
import { headline, stepsOf } from "./steps.ts";

/** What became of a transaction, readable by people. */
export function transactionPage(chain: Chain, entry: Entry, names: Names, product: string): string {
  const { transaction, outcome, slot, fee, accounts } = entry;
  const time = chain.slots.timeOf(slot);
  const body = html`<article>
<p class="symbol">Transaction</p>
<h1 class="sentence">${headline(entry, names)}</h1>
${verdict(outcome.err)}
<dl class="facts">
<div><dt>Signature</dt><dd><code>${transaction.signature}</code><button type="button" data-copy="${transaction.signature}" aria-label="Copy signature">Copy</button></dd></div>
<div><dt>Paid by</dt><dd>${names.account(accounts.all[0] ?? "")}</dd></div>
<div><dt>Network fee</dt><dd>${exactSol(fee)} SOL</dd></div>
<div><dt>When</dt><dd><span><time datetime="${isoTime(time)}">${plainTime(time)} UTC</time>, slot ${slot.toLocaleString("en")}</span></dd></div>
</dl>
<section aria-labelledby="steps"><h2 id="steps">What happened</h2>
<ol class="steps">${stepsOf(entry, names).map(({ words, program }) => html`<li><span class="step-words">${words}</span><small>${programName(program)}</small></li>`)}</ol></section>
<section aria-labelledby="sol"><h2 id="sol">SOL</h2>${solTable(entry, names)}</section>
<section aria-labelledby="tokens"><h2 id="tokens">Tokens</h2>${tokenTable(entry, names)}</section>
<details class="logs"><summary>Logs, ${outcome.logs.length} lines, ${outcome.unitsConsumed.toLocaleString("en")} compute units</summary>
<pre tabindex="0">${outcome.logs.join("\n")}</pre></details>
</article>`;
  return layout({ title: "Transaction", product, body });
}

function verdict(err: TransactionError | null): Html {
  if (err === null) return html`<p class="verdict good">It succeeded.</p>`;
  return html`<p class="verdict bad">It failed, so nothing changed but the fee that it cost. ${reasonOf(err)}</p>`;
}

/** In the launchpad's words where it was the launchpad that refused; else in the chain's. */
export function reasonOf(err: TransactionError): string {
  const number = /0x([0-9a-f]+)$/.exec(describeTransactionError(err))?.[1];
  const words = number === undefined ? undefined : tradeErrors[Number.parseInt(number, 16)];
  return words ?? `The chain says: ${describeTransactionError(err)}.`;
}

function solTable(entry: Entry, names: Names): Html {
  const vaults = new Set(tradesIn(entry).map(({ mint }) => names.creatorVault(mint)));
  const rows = entry.accounts.all.flatMap((address, index) => {
    const [before = 0n, after = 0n] = [entry.before.lamports[index], entry.after.lamports[index]];
    if (before === after) return [];
    return [
      html`<tr><td>${names.accountAndKind(address)}${vaults.has(address) && html` <span class="role">Creator’s fees</span>`}</td>
<td>${change(after - before, exactSol)}</td><td class="spacious">${exactSol(after)}</td></tr>`,
    ];
  });
  return table("Account", "sol", rows);
}

function tokenTable({ before, after }: Entry, names: Names): Html {
  const amountIn = (balances: TokenBalance[], index: number) =>
    balances.find(({ accountIndex }) => accountIndex === index)?.amount ?? 0n;
  const holders = new Map([...before.tokens, ...after.tokens].map((token) => [token.accountIndex, token]));
  const rows = [...holders.values()].flatMap(({ accountIndex, owner, mint, decimals }) => {
    const [earlier, later] = [amountIn(before.tokens, accountIndex), amountIn(after.tokens, accountIndex)];
    if (earlier === later) return [];
    const inTokens = (amount: bigint) => tokenAmount(amount, decimals);
    return [
      html`<tr><td>${names.accountAndKind(owner)}</td>
<td>${change(later - earlier, inTokens)} <span class="unit">${names.token(mint)}</span></td><td class="spacious">${inTokens(later)}</td></tr>`,
    ];
  });
  if (rows.length === 0) return html`<p class="nothing">No tokens moved.</p>`;
  return table("Owner", "tokens", rows);
}

const table = (who: string, label: string, rows: Html[]): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-labelledby="${label}"><table>
<thead><tr><th scope="col">${who}</th><th scope="col">Change</th><th scope="col" class="spacious">After it</th></tr></thead><tbody>${rows}</tbody></table></div>`;

/** With its sign, which is no color alone. */
export const change = (amount: bigint, words: (amount: bigint) => string): Html =>
  amount < 0n
    ? html`<span class="less">−${words(-amount)}</span>`
    : html`<span class="gain">+${words(amount)}</span>`;

export function missingTransactionPage(product: string): string {
  const body = html`<div class="empty">
<h1>No such transaction here</h1>
<p>It may not have landed, its signature may be mistyped, or it may be on another chain. The sandbox’s chain is on
this computer alone.</p>
<p><a href="/">See the newest coins</a></p>
</div>`;
  return layout({ title: "No such transaction", product, body });
}
