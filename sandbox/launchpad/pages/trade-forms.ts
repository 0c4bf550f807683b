import type { Coin } from "../coins.ts";
import { type Html, html } from "./html.ts";

const BUDGETS = ["0.1", "0.5", "1", "5"];

/** Buying and selling. Its script quotes, has the wallet sign, and sends. */
export function tradeForm({ mint, metadata, reserves }: Coin): Html {
  const closed = html`<p class="nothing">Trading on the curve has ended: the coin has graduated.</p>`;
  return html`<section id="trade" aria-labelledby="trade-title"><h2 id="trade-title">Trade</h2>
${reserves.complete ? closed : fields(mint, metadata.symbol)}</section>`;
}

const fields = (
  mint: string,
  symbol: string,
): Html => html`<form class="panel" data-trade="${mint}" data-symbol="${symbol}" novalidate autocomplete="off">
<fieldset class="sides" aria-label="What to do">
<label><input type="radio" name="side" value="buy" checked><span>Buy</span></label>
<label><input type="radio" name="side" value="sell"><span>Sell</span></label>
</fieldset>
<div class="field"><label for="amount" data-amount-label>SOL to spend</label>
<input id="amount" name="amount" inputmode="decimal" placeholder="0.5" maxlength="24" aria-describedby="trade-problem"></div>
<div class="chips" data-chips="buy">${BUDGETS.map((sol) => html`<button type="button" data-amount="${sol}">${sol} SOL</button>`)}</div>
<div class="chips" data-chips="sell" hidden><button type="button" data-all>Everything</button></div>
<div class="field"><label for="slippage">Slippage</label>
<select id="slippage" name="slippage"><option value="1">1%</option><option value="5" selected>5%</option><option value="10">10%</option><option value="25">25%</option></select></div>
<dl class="quote">
<div class="quote-row"><dt data-pays-label>You pay</dt><dd data-quote="pays">–</dd></div>
<div class="quote-row"><dt>You receive about</dt><dd data-quote="receives">–</dd></div>
<div class="quote-row"><dt>At least</dt><dd data-quote="least">–</dd></div>
<div class="quote-row"><dt>Fees included</dt><dd data-quote="fees">–</dd></div>
</dl>
<p class="problem" id="trade-problem" role="alert" data-problem></p>
<button class="primary" type="submit" data-submit>Connect Sandbox Wallet</button>
<p class="said" role="status" data-said></p>
<p class="account" data-account>The Sandbox Wallet holds only play money.</p>
<p class="account">Is your account missing? Browsers keep accounts apart by address: <a data-elsewhere href="/token/${mint}">open this page at the other one</a>.</p>
</form>`;

/** Simulated traders on request. */
export const crowdForm = ({ mint, reserves }: Coin): Html | undefined =>
  reserves.complete
    ? undefined
    : html`<section id="crowd" aria-labelledby="crowd-title"><h2 id="crowd-title">Crowd</h2>
<form class="panel" data-crowd="${mint}" novalidate autocomplete="off">
<p>Let simulated traders buy and sell this coin. On the same curve, the same seed makes the same trades.</p>
<div class="pair">
<div class="field"><label for="seed">Seed</label><input id="seed" name="seed" inputmode="numeric" value="1" maxlength="10"></div>
<div class="field"><label for="crowd-trades">Trades</label>
<select id="crowd-trades" name="trades"><option>20</option><option selected>100</option><option>300</option></select></div>
</div>
<button type="submit" data-submit>Send in the crowd</button>
<p class="said" role="status" data-said></p>
</form></section>`;
