import { LAUNCHPAD_PROGRAM } from "../addresses.ts";
import type { Coin } from "../coins.ts";
import { isoTime, percent, plainTime, sol } from "./figures.ts";
import { type Html, html } from "./html.ts";
import { layout } from "./layout.ts";

/** All coins, newest first. */
export function listPage(coins: Coin[], product: string): string {
  const list = coins.length > 0 ? html`<ol class="coins">${coins.map(card)}</ol>` : empty(product);
  const body = html`<h1>Newest coins</h1>
<p class="lead">Every coin launched on this computer’s sandbox chain, newest first.</p>
<div data-watch="${LAUNCHPAD_PROGRAM.toBase58()}" data-list>${list}</div>`;
  return layout({ title: "Newest coins", product, body });
}

const card = ({ mint, metadata, createdAt, curve, reserves }: Coin): Html => html`<li>
<a class="card" href="/token/${mint}" data-metadata-uri="${metadata.uri}">
<span class="art" data-art aria-hidden="true"><span>${[...metadata.symbol][0]?.toUpperCase() ?? "?"}</span></span>
<span class="card-words"><strong>${metadata.name}</strong><span class="symbol">$${metadata.symbol}</span></span>
<span class="card-figures" id="figures-${mint}" data-live><span>Price ${sol(curve.price)} SOL</span>
<span>Market cap ${sol(curve.marketCap)} SOL</span>
<progress max="1" value="${curve.progress}" aria-label="Progress to graduation"></progress>
<span>${reserves.complete ? html`<strong>Graduated</strong>` : `${percent(curve.progress)} sold`}</span>
<time datetime="${isoTime(createdAt)}">${plainTime(createdAt)} UTC</time></span>
</a></li>`;

const empty = (product: string): Html => html`<div class="empty">
<h2>Nothing has been launched yet</h2>
<p>Create a token in ${product} and deploy it: it will appear here a moment later.</p>
</div>`;
