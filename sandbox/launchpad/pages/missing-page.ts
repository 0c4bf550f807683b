import { html } from "./html.ts";
import { layout } from "./layout.ts";

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
