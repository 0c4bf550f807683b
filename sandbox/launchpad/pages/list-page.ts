import type { Coin } from "../coins.ts";
import { isoTime, percent, plainTime, sol } from "./figures.ts";
import { type Html, html } from "./html.ts";
import { layout } from "./layout.ts";

/** All coins, newest first. */
export function listPage(coins: Coin[], product: string): string {
  const list = coins.length > 0 ? html`<ol class="coins">${coins.map(card)}</ol>` : empty(product);
  const body = html`<h1>Newest coins</h1>
<p class="lead">Every coin launched on this computer’s sandbox chain, newest first.</p>${list}`;
  return layout({ title: "Newest coins", product, body });
}

const card = ({ mint, metadata, createdAt, curve }: Coin): Html => html`<li>
<a class="card" href="/token/${mint}" data-metadata-uri="${metadata.uri}">
<span class="art" data-art aria-hidden="true"><span>${[...metadata.symbol][0]?.toUpperCase() ?? "?"}</span></span>
<span class="card-words"><strong>${metadata.name}</strong><span class="symbol">$${metadata.symbol}</span></span>
<span class="card-figures"><span>${sol(curve.marketCap)} SOL</span>
<span>${percent(curve.progress)} sold</span>
<time datetime="${isoTime(createdAt)}">${plainTime(createdAt)} UTC</time></span>
</a></li>`;

const empty = (product: string): Html => html`<div class="empty">
<h2>Nothing has been launched yet</h2>
<p>Make a token in ${product} and deploy it: it will stand here a moment later.</p>
</div>`;
