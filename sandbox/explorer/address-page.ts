import bs58 from "bs58";
import type { Chain } from "../chain/chain.ts";
import type { Entry } from "../chain/ledger.ts";
import { readMint, readTokenAccount, TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from "../chain/token-accounts.ts";
import { exactSol, isoTime, plainTime, shortAddress, tokenAmount } from "../launchpad/pages/figures.ts";
import { type Html, html } from "../launchpad/pages/html.ts";
import { layout } from "../launchpad/pages/layout.ts";
import type { Names } from "./names.ts";
import { headline } from "./steps.ts";
import { change } from "./transaction-page.ts";

const SHOWN = 25;
const ADDRESS_BYTES = 32;
const LONGEST_ADDRESS = 44;

/** An account: what it is, what it has, what it did. Undefined for what is no address. */
export function addressPage(
  chain: Chain,
  address: string,
  names: Names,
  product: string,
): string | undefined {
  if (address.length > LONGEST_ADDRESS || bs58.decodeUnsafe(address)?.length !== ADDRESS_BYTES) return;
  const account = chain.vm.account(address);
  const entries = chain.ledger.ofAddress(address);
  const token = readTokenAccount(account);
  const body = html`<article>
<p class="symbol">${names.kind(address) ?? "Account"}</p>
<h1 class="sentence"><code>${shortAddress(address)}</code></h1>
<dl class="facts">
<div><dt>Address</dt><dd><code>${address}</code><button type="button" data-copy="${address}" aria-label="Copy address">Copy</button></dd></div>
<div><dt>Balance</dt><dd>${exactSol(account?.lamports ?? 0n)} SOL</dd></div>
${token && html`<div><dt>Owner</dt><dd>${names.account(token.owner)}</dd></div>`}
${readMint(account) && html`<div><dt>Coin</dt><dd>${names.token(address)}</dd></div>`}
</dl>
<section aria-labelledby="tokens"><h2 id="tokens">Tokens</h2>${tokenTable(chain, address, names)}</section>
<section aria-labelledby="transactions"><h2 id="transactions">Latest transactions</h2>${historyTable(chain, address, entries, names)}</section>
</article>`;
  return layout({ title: `Account ${shortAddress(address)}`, product, body });
}

function tokenTable({ vm }: Chain, owner: string, names: Names): Html {
  const rows = [TOKEN_2022_PROGRAM, TOKEN_PROGRAM].flatMap((program) =>
    vm.accountsOf(program).flatMap(({ address, account }) => {
      const token = readTokenAccount(account);
      if (token?.amount === undefined || token.amount === 0n) return [];
      if (token.owner !== owner && address !== owner) return [];
      const decimals = readMint(vm.account(token.mint))?.decimals ?? 0;
      return [
        html`<tr><td>${names.token(token.mint)}</td><td>${tokenAmount(token.amount, decimals)}</td></tr>`,
      ];
    }),
  );
  if (rows.length === 0) return html`<p class="nothing">It holds no tokens.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-labelledby="tokens"><table>
<thead><tr><th scope="col">Token</th><th scope="col">Amount</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function historyTable(chain: Chain, address: string, entries: readonly Entry[], names: Names): Html {
  if (entries.length === 0)
    return html`<p class="nothing">No transaction of this chain has used this address.</p>`;
  const rows = entries.slice(0, SHOWN).map((entry) => {
    const index = entry.accounts.all.indexOf(address);
    const moved = (entry.after.lamports[index] ?? 0n) - (entry.before.lamports[index] ?? 0n);
    const time = chain.slots.timeOf(entry.slot);
    return html`<tr><td class="words">${headline(entry, names)}${entry.outcome.err !== null && html` <span class="role bad">failed</span>`}
<a class="when" href="/tx/${entry.transaction.signature}"><time datetime="${isoTime(time)}">${plainTime(time)} UTC</time></a></td>
<td>${moved === 0n ? html`–` : change(moved, exactSol)}</td></tr>`;
  });
  return html`<div class="scroll" tabindex="0" role="region" aria-labelledby="transactions"><table>
<thead><tr><th scope="col">What happened</th><th scope="col">SOL</th></tr></thead><tbody>${rows}</tbody></table></div>
${entries.length > SHOWN && html`<p class="more">And ${(entries.length - SHOWN).toLocaleString("en")} more before them.</p>`}`;
}

export function missingAddressPage(product: string): string {
  const body = html`<div class="empty">
<h1>That is no address</h1>
<p>An address has 32 to 44 letters and digits. A letter may be missing, or one too many.</p>
<p><a href="/">See the newest coins</a></p>
</div>`;
  return layout({ title: "No such address", product, body });
}
