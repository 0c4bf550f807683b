/** The hosting's own pages, without any user's words or outside resources. */
interface Page {
  title: string;
  text: string;
  links: readonly Link[];
}

interface Link {
  href: string;
  text: string;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const render = ({ title, text, links }: Page): Buffer =>
  Buffer.from(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>
:root{color-scheme:light dark;--ground:#f6f3ec;--ink:#191614;--quiet:#5d554d;--facet:#b4490c}
@media(prefers-color-scheme:dark){:root{--ground:#141210;--ink:#f3ede4;--quiet:#b3a99d;--facet:#f39a52}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:2rem;box-sizing:border-box}
svg{width:4rem;height:4rem;display:block;margin-bottom:1.5rem}
h1{font-size:clamp(1.6rem,5vw,2.4rem);line-height:1.15;margin:0 0 .75rem;letter-spacing:-.02em}
p{margin:0 0 1.5rem;color:var(--quiet)}a{display:inline-block;margin:0 1.25rem .5rem 0;color:var(--facet);font-weight:600;text-underline-offset:.2em}
a:focus-visible{outline:3px solid var(--facet);outline-offset:4px}
</style></head><body><main>
<svg viewBox="0 0 64 64" fill="none" stroke="var(--facet)" stroke-width="3" stroke-linejoin="round" aria-hidden="true"><path d="M18 10h28l12 16-26 30L6 26z"/><path d="M6 26h52M18 10l6 16 8 30 8-30 6-16"/></svg>
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${links.map(anchor).join(" ")}
</main></body></html>
`);

const anchor = ({ href, text }: Link): string => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

export interface HostingPages {
  unknown: Buffer;
  /** A site that is over can still be reported. */
  gone(host: string): Buffer;
  takenDown: Buffer;
  noFile: Buffer;
  misdirected: Buffer;
}

export function createPages({
  productName,
  publicUrl,
}: {
  productName: string;
  publicUrl: string;
}): HostingPages {
  const home = { href: publicUrl, text: `Make one with ${productName}` };
  return {
    unknown: render({
      title: "Nobody has mined this one yet",
      text: "There is no website at this address. It may never have existed, or the address has a typo.",
      links: [home],
    }),
    gone: (host) =>
      render({
        title: "This website has ended",
        text: "Websites here are live for 24 hours. This one is offline until its owner deploys it again.",
        links: [home, { href: reportUrl(publicUrl, host), text: "Report what it showed" }],
      }),
    takenDown: render({
      title: "This website was taken down",
      text: `The operator of ${productName} took it offline. If it is yours and this is a mistake, please write to support.`,
      links: [{ href: `${publicUrl}/contact`, text: "Write to support" }],
    }),
    noFile: render({
      title: "This page does not exist",
      text: "This website has no such page.",
      links: [{ href: "/", text: "Go to its home page" }],
    }),
    misdirected: render({
      title: "Wrong door",
      text: "This server does not host that address.",
      links: [{ href: publicUrl, text: `Open ${productName}` }],
    }),
  };
}

const reportUrl = (publicUrl: string, host: string): string =>
  `${publicUrl}/contact?report=${encodeURIComponent(host)}`;
