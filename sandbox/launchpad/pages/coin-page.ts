import type { Coin } from "../coins.ts";
import { freshCurve, priceAt } from "../curve.ts";
import type { Trade } from "../trades.ts";
import { priceChart } from "./chart.ts";
import { isoTime, lamportsAsSol, percent, plainTime, shortAddress, sol, tokens } from "./figures.ts";
import { type Html, html } from "./html.ts";
import { layout } from "./layout.ts";
import { crowdForm, tradeForm } from "./trade-forms.ts";

export interface Holder {
  address: string;
  owner: string;
  amount: bigint;
}

interface CoinPage {
  coin: Coin;
  holders: Holder[];
  /** Oldest first. */
  trades: Trade[];
  product: string;
}

const HOLDERS_SHOWN = 10;
const TRADES_SHOWN = 12;

/**
 * A coin as the chain has it; picture and description are fetched from its metadata by the browser, which
 * also puts newer versions of the parts marked as live in their places.
 */
export function coinPage({ coin, holders, trades, product }: CoinPage): string {
  const { metadata } = coin;
  const body = html`<article class="coin" data-metadata-uri="${metadata.uri}" data-watch="${coin.curveAddress}">
<header class="coin-head">
<div class="art" data-art><span aria-hidden="true">${initial(metadata.symbol)}</span></div>
<div>
<p class="symbol">$${metadata.symbol}</p>
<h1>${metadata.name}</h1>
<p class="by">Created by ${addressLink(coin.creator)},
<time datetime="${isoTime(coin.createdAt)}">${plainTime(coin.createdAt)} UTC</time></p>
</div>
</header>
<p class="description" data-description>Reading the description…</p>
<div id="figures" data-live>${graduation(coin, trades)}${figures(coin, holders)}</div>
<div class="columns">
<section aria-labelledby="price"><h2 id="price">Price</h2>
<div id="chart" data-live>${priceChart([priceAt(freshCurve("")), ...trades.map(({ price }) => price)])}</div></section>
<div class="side">
${tradeForm(coin)}
<section aria-labelledby="curve"><h2 id="curve">Bonding curve</h2><div id="progress" data-live>${curve(coin)}</div></section>
${crowdForm(coin)}
</div>
<div class="tables">
<section aria-labelledby="trades"><h2 id="trades">Latest trades</h2><div id="trade-list" data-live>${tradeTable(trades)}</div></section>
<section aria-labelledby="holders"><h2 id="holders">Holders</h2><div id="holder-list" data-live>${holderTable(coin, holders)}</div></section>
</div>
</div>
<section aria-labelledby="facts"><h2 id="facts">On chain</h2>${facts(coin)}</section>
</article>`;
  return layout({ title: `${metadata.name} ($${metadata.symbol})`, product, body });
}

function graduation({ reserves, metadata }: Coin, trades: Trade[]): Html | undefined {
  const last = trades.at(-1);
  if (!reserves.complete) return;
  return html`<div class="graduated"><strong>$${metadata.symbol} has graduated</strong>
<p>All that was for sale is sold${last && html`: ${addressLink(last.trader)} bought <a href="/tx/${last.signature}">the last of it</a>`}.
The curve is closed. On a real launchpad, trading continues on an open market; the sandbox ends here.</p></div>`;
}

const figures = ({ curve }: Coin, holders: Holder[]): Html => html`<dl class="figures">
<div><dt>Price</dt><dd>${sol(curve.price)} <abbr title="SOL, play money">SOL</abbr></dd></div>
<div><dt>Market cap</dt><dd>${sol(curve.marketCap)} <abbr title="SOL, play money">SOL</abbr></dd></div>
<div><dt>Sold on the curve</dt><dd>${percent(curve.progress)}</dd></div>
<div><dt>Holders</dt><dd>${Math.max(0, holders.length - 1)}</dd></div>
</dl>`;

const curve = ({ curve, reserves }: Coin): Html => html`<div class="curve">
<progress max="1" value="${curve.progress}" aria-label="Progress to graduation">${percent(curve.progress)}</progress>
<p><span>${lamportsAsSol(reserves.realLamports)} of about 85 SOL paid in</span><span>${tokens(reserves.realTokens)} left</span></p>
</div>`;

function tradeTable(trades: Trade[]): Html {
  if (trades.length === 0)
    return html`<p class="nothing">Nobody has traded yet. The first trade shows up here at once.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-labelledby="trades"><table>
<thead><tr><th scope="col">Trade</th><th scope="col">SOL</th><th scope="col">Tokens</th><th scope="col">Account</th><th scope="col" class="spacious">Time (UTC)</th></tr></thead>
<tbody>${trades.slice(-TRADES_SHOWN).reverse().map(tradeRow)}</tbody>
</table></div>`;
}

const tradeRow = ({ isBuy, lamports, tokens: amount, trader, time, signature }: Trade): Html => html`<tr>
<td><a class="${isBuy ? "bought" : "sold"}" href="/tx/${signature}">${isBuy ? "Buy" : "Sell"}</a></td>
<td>${lamportsAsSol(lamports)}</td><td>${tokens(amount)}</td>
<td>${addressLink(trader)}</td><td class="spacious"><time datetime="${isoTime(time)}">${isoTime(time).slice(11, 19)}</time></td>
</tr>`;

const holderTable = (
  coin: Coin,
  holders: Holder[],
): Html => html`<div class="scroll" tabindex="0" role="region" aria-labelledby="holders"><table>
<thead><tr><th scope="col">Account</th><th scope="col">Tokens</th><th scope="col">Share</th></tr></thead>
<tbody>${holders.slice(0, HOLDERS_SHOWN).map((holder) => holderRow(coin, holder))}</tbody>
</table></div>${holders.length > HOLDERS_SHOWN && html`<p class="more">And ${holders.length - HOLDERS_SHOWN} more with less.</p>`}`;

const holderRow = (coin: Coin, { address, owner, amount }: Holder): Html => html`<tr>
<td>${addressLink(owner)}${role(coin, address, owner)}</td>
<td>${tokens(amount)}</td><td>${percent(Number(amount) / Number(coin.state.supply))}</td>
</tr>`;

function role(coin: Coin, address: string, owner: string): Html {
  if (address === coin.curveTokens) return html` <span class="role">bonding curve</span>`;
  return owner === coin.creator ? html` <span class="role">creator</span>` : html``;
}

const facts = (coin: Coin): Html => html`<dl class="facts">
${copyable("Mint address", coin.mint, `/address/${coin.mint}`)}
${fact("Supply", `${tokens(coin.state.supply)} tokens, ${coin.state.decimals} decimals`)}
${fact("Mint authority", coin.state.mintAuthority ?? "Revoked: no more can ever be made")}
${fact("Freeze authority", coin.state.freezeAuthority ?? "None: no account can be frozen")}
${copyable("Creator", coin.creator, `/address/${coin.creator}`)}
${copyable("Create transaction", coin.createSignature, `/tx/${coin.createSignature}`)}
<div><dt>Metadata</dt><dd>${uriLink(coin.metadata.uri)}</dd></div>
</dl>`;

const fact = (name: string, value: string): Html => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

const copyable = (name: string, value: string, href: string): Html => html`<div><dt>${name}</dt><dd>
<a href="${href}"><code>${value}</code></a><button type="button" data-copy="${value}" aria-label="Copy ${name.toLowerCase()}">Copy</button>
</dd></div>`;

const addressLink = (address: string): Html =>
  html`<a href="/address/${address}"><code title="${address}">${shortAddress(address)}</code></a>`;

/** Only web addresses become links: a metadata address is whatever its creator wrote. */
const uriLink = (uri: string): Html =>
  /^https?:\/\//i.test(uri)
    ? html`<a href="${uri}" rel="noopener noreferrer nofollow">${uri}</a>`
    : html`<code>${uri}</code>`;

const initial = (symbol: string): string => [...symbol][0]?.toUpperCase() ?? "?";

/** For an address that no coin of this launchpad has. */
export function missingPage(mint: string, product: string): string {
  const body = html`<div class="empty">
<h1>No such coin here</h1>
<p>The sandbox chain has no coin of the launchpad at <code>${mint}</code>. It may live on another chain, or its
launch may not have landed.</p>
<p><a href="/">See the newest coins</a></p>
</div>`;
  return layout({ title: "No such coin", product, body });
}
