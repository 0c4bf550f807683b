import type { Coin } from "../coins.ts";
import { isoTime, percent, plainTime, shortAddress, sol, tokens } from "./figures.ts";
import { type Html, html } from "./html.ts";
import { layout } from "./layout.ts";

export interface Holder {
  address: string;
  owner: string;
  amount: bigint;
}

/** A coin as the chain has it; picture and description are fetched from its metadata by the browser. */
export function coinPage(coin: Coin, holders: Holder[], product: string): string {
  const { metadata } = coin;
  const body = html`<article class="coin" data-metadata-uri="${metadata.uri}">
<header class="coin-head">
<div class="art" data-art><span aria-hidden="true">${initial(metadata.symbol)}</span></div>
<div>
<p class="symbol">$${metadata.symbol}</p>
<h1>${metadata.name}</h1>
<p class="by">Created by <code title="${coin.creator}">${shortAddress(coin.creator)}</code>,
<time datetime="${isoTime(coin.createdAt)}">${plainTime(coin.createdAt)} UTC</time></p>
</div>
</header>
<p class="description" data-description>Reading the description…</p>
${figures(coin)}
${curve(coin)}
<section aria-labelledby="holders"><h2 id="holders">Holders</h2>${holderTable(coin, holders)}</section>
<section aria-labelledby="facts"><h2 id="facts">On chain</h2>${facts(coin)}</section>
</article>`;
  return layout({ title: `${metadata.name} ($${metadata.symbol})`, product, body });
}

const figures = ({ curve }: Coin): Html => html`<dl class="figures">
<div><dt>Price</dt><dd>${sol(curve.price)} <abbr title="SOL, play money">SOL</abbr></dd></div>
<div><dt>Market cap</dt><dd>${sol(curve.marketCap)} <abbr title="SOL, play money">SOL</abbr></dd></div>
<div><dt>Sold on the curve</dt><dd>${percent(curve.progress)}</dd></div>
</dl>`;

const curve = ({ curve }: Coin): Html => html`<section class="curve" aria-labelledby="curve">
<h2 id="curve">Bonding curve</h2>
<progress max="1" value="${curve.progress}" aria-label="Curve progress">${percent(curve.progress)}</progress>
<p>It graduates when about 85 SOL have been paid in.</p>
</section>`;

const holderTable = (
  coin: Coin,
  holders: Holder[],
): Html => html`<div class="scroll" tabindex="0" role="region" aria-labelledby="holders"><table>
<thead><tr><th scope="col">Account</th><th scope="col">Tokens</th><th scope="col">Share</th></tr></thead>
<tbody>${holders.map((holder) => holderRow(coin, holder))}</tbody>
</table></div>`;

const holderRow = (coin: Coin, { address, owner, amount }: Holder): Html => html`<tr>
<td><code title="${owner}">${shortAddress(owner)}</code>${role(coin, address, owner)}</td>
<td>${tokens(amount)}</td><td>${percent(Number(amount) / Number(coin.state.supply))}</td>
</tr>`;

function role(coin: Coin, address: string, owner: string): Html {
  if (address === coin.curveAccount) return html` <span class="role">bonding curve</span>`;
  return owner === coin.creator ? html` <span class="role">creator</span>` : html``;
}

const facts = (coin: Coin): Html => html`<dl class="facts">
${copyable("Mint address", coin.mint)}
${fact("Supply", `${tokens(coin.state.supply)} tokens, ${coin.state.decimals} decimals`)}
${fact("Mint authority", coin.state.mintAuthority ?? "Revoked: no more can ever be made")}
${fact("Freeze authority", coin.state.freezeAuthority ?? "None: no account can be frozen")}
${copyable("Creator", coin.creator)}
${copyable("Create transaction", coin.createSignature)}
<div><dt>Metadata</dt><dd>${uriLink(coin.metadata.uri)}</dd></div>
</dl>`;

const fact = (name: string, value: string): Html => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

const copyable = (name: string, value: string): Html => html`<div><dt>${name}</dt><dd>
<code>${value}</code><button type="button" data-copy="${value}" aria-label="Copy ${name.toLowerCase()}">Copy</button>
</dd></div>`;

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
