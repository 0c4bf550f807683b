import { type Html, html } from "./html.ts";

export interface Page {
  title: string;
  /** What the product behind this launchpad is called. */
  product: string;
  body: Html;
}

const FACET = html`<svg class="facet" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
<path class="facet-a" d="M6 6h20l4 8H2z"/><path class="facet-b" d="M2 14h14v15z"/><path class="facet-c" d="M16 14h14L16 29z"/>
</svg>`;

/** The frame around every page of the launchpad: always marked as play money. */
export function layout({ title, product, body }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>${title} · Sandpit</title>
<link rel="icon" href="/assets/facet.svg">
<link rel="stylesheet" href="/assets/launchpad.css">
<script type="module" src="/assets/launchpad.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<div class="hatch" aria-hidden="true"></div>
<header class="top">
<a class="brand" href="/">${FACET}<span>Sandpit</span></a>
<p class="play"><span>Sandbox:</span> play money</p>
</header>
<p class="stale" role="status" data-stale hidden>The sandbox does not answer. What you see may be old; it comes back by itself.</p>
<main id="content">${body}</main>
<footer>
<p>Sandpit is ${product}’s sandbox launchpad. Its chain runs only on this computer: nothing here is worth anything, and its coins exist nowhere else.</p>
</footer>
</body>
</html>
`.markup;
}
