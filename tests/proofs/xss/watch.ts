import type { Browser } from "playwright-core";
import { siteHeaders } from "../../../api/src/hosting/site-headers.ts";
import { copyScript } from "../../../composer/templates/render-site.ts";

const ORIGIN = "https://site.example/";

declare global {
  interface Window {
    hits: string[];
  }
}

/** In the page, before anything of it: what a payload calls, takes down that it was called. */
const setCanaries = (): void => {
  const hits: string[] = [];
  const note =
    (name: string) =>
    (...args: unknown[]) => {
      hits.push(`${name}(${String(args[0]).slice(0, 60)})`);
      return Promise.resolve(new Response());
    };
  const canaries = Object.fromEntries(
    ["alert", "confirm", "prompt", "print", "fetch", "open", "__xss"].map((name) => [name, note(name)]),
  );
  Object.assign(window, canaries, { hits });
  document.addEventListener("securitypolicyviolation", (event) => {
    // A picture or style the policy kept out was asked for all the same.
    hits.push(`the policy had to stop ${event.effectiveDirective} ${event.blockedURI}`);
  });
};

/**
 * In the page: points at, focuses and clicks whatever listens, and names what has no business on the page.
 */
const provoke = async (): Promise<string[]> => {
  const found: string[] = [];
  const known =
    /^(?:id|class|style|dir|lang|hidden|href|rel|src|alt|width|height|type|name|property|content|charset|blocking|fetchpriority|open|aria-[a-z]+|data-(?:copy|part|section)|viewbox|viewBox|preserveAspectRatio|pathLength|vector-effect|transform|stroke-dasharray|font-size|d|x|y|r|rx|ry|cx|cy)$/;
  // A premium page is the model's: it may dress its words as it likes, within its own tree.
  const dress =
    /^(?:role|title|colspan|rowspan|scope|data-main|points|fill|stroke|r?[xy][12]?|d[xy]|offset|opacity|focusable|(?:fill|stroke|stop|text|font|gradient)-?[a-z]+)$/i;
  const within = [...document.querySelectorAll("*")].flatMap((each) => [
    ...(each.shadowRoot?.querySelectorAll("*") ?? []),
  ]);
  for (const element of [...document.querySelectorAll("*"), ...within]) {
    for (const { name, value } of element.attributes) {
      if (!known.test(name) && !(within.includes(element) && dress.test(name)))
        found.push(`<${element.localName}> has the attribute ${name}`);
      if ((name === "href" || name === "src") && !/^(?:https?:\/\/|#|\/(?!\/)|data:image\/)/.test(value))
        found.push(`<${element.localName}> leads to ${value.slice(0, 60)}`);
    }
    if (/^(?:script|iframe|object|embed|base|form|template|noscript|frame)$/.test(element.localName)) {
      if (!(element.localName === "script" && element.textContent?.startsWith("for(const b of document")))
        found.push(`there is a <${element.localName}>`);
    }
    for (const type of ["mouseover", "focus", "animationstart", "toggle"])
      element.dispatchEvent(new Event(type));
  }
  await new Promise((resolve) => setTimeout(resolve));
  return [...found, ...window.hits];
};

/** A window for many pages, one after the other. */
export interface Watch {
  /** Shows a page and says what ran, what was asked for, and what stands there that should not. */
  show(html: string): Promise<string[]>;
  close(): Promise<void>;
}

/** `withPolicy`: under the headers of a hosted site. Without, the escaping alone must hold. */
export async function openWatch(browser: Browser, withPolicy: boolean): Promise<Watch> {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
  let html = "";
  let asked: string[] = [];
  // What runs TypeScript here wraps named functions in a call of its own, which the page does not know.
  await context.addInitScript("globalThis.__name = (each) => each");
  await context.addInitScript(setCanaries);
  await context.route("**/*", (route) => {
    const { href, origin } = new URL(route.request().url());
    if (href === ORIGIN)
      return route.fulfill({
        body: html,
        headers: {
          ...(withPolicy ? siteHeaders(copyScript.sha256Base64) : {}),
          "content-type": "text/html; charset=utf-8",
        },
      });
    if (`${origin}/` !== ORIGIN) asked.push(`asked for ${href}`);
    return route.abort();
  });
  context.on("dialog", (dialog) => {
    asked.push(`a ${dialog.type()} opened`);
    dialog.dismiss().catch(() => undefined);
  });
  let page = await context.newPage();
  return {
    async show(markup) {
      html = markup;
      asked = [];
      // A page that leads elsewhere while it loads has no answer, and that is one.
      const found = await page
        .goto(ORIGIN, { waitUntil: "domcontentloaded" })
        .then(() => page.evaluate(provoke))
        .catch((error: Error) => [`the page was left: ${error.message}`]);
      const all = [...asked, ...found];
      if (all.length === 0) return all;
      // What was let loose must not reach into the next page.
      await page.close();
      page = await context.newPage();
      return all;
    },
    close: () => context.close(),
  };
}
