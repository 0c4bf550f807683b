// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeText, html, pictureUrl, trusted, webUrl } from "./html.ts";

/** Text with everything that means something in markup. */
const words = fc.oneof(
  fc.string(),
  fc.string({
    unit: fc.constantFrom(
      "<",
      ">",
      '"',
      "'",
      "&",
      "=",
      "`",
      "/",
      "a",
      " ",
      "\n",
      "script",
      "on",
      "-->",
      "\0",
    ),
  }),
);
const parsed = (markup: string) => {
  const frame = document.createElement("div");
  frame.innerHTML = markup;
  return frame;
};
/**
 * What of a text can be shown: parsers turn line breaks into one form, and control characters never get
 * there.
 */
const shown = (text: string) => text.replace(/(?![\n\t])\p{Cc}/gu, "");

describe("what is put into markup", () => {
  it("is the same text after parsing, and never markup", () => {
    fc.assert(
      fc.property(words, (text) => {
        const frame = parsed(html`<p>${text}</p>`.markup);
        expect(frame.children).toHaveLength(1);
        expect(frame.firstElementChild?.children).toHaveLength(0);
        expect(frame.textContent).toBe(shown(text));
      }),
    );
  });

  it("stays within the attribute that it stands in", () => {
    fc.assert(
      fc.property(words, (text) => {
        const element = parsed(html`<img alt="${text}" class="logo">`.markup).firstElementChild;
        expect(element?.getAttributeNames()).toEqual(["alt", "class"]);
        expect(element?.getAttribute("alt")).toBe(shown(text));
      }),
    );
  });

  it("is left out where there is none, and joined where there are many", () => {
    expect(html`<p>${null}${undefined}${false}${0}${["a", ["b", null]]}</p>`.markup).toBe("<p>0ab</p>");
  });

  it("is markup only if this module made it", () => {
    const inner = html`<b>${"<i>"}</b>`;
    expect(html`<p>${inner}${trusted("<svg></svg>")}</p>`.markup).toBe("<p><b>&lt;i&gt;</b><svg></svg></p>");
    expect(html`<p>${[html`<b></b>`, "<b></b>"]}</p>`.markup).toBe("<p><b></b>&lt;b&gt;&lt;/b&gt;</p>");
  });

  it("is escaped once: what is escaped already is shown as it was written", () => {
    expect(escapeText("&amp;")).toBe("&amp;amp;");
    expect(html`${"&lt;"}`.markup).toBe("&amp;lt;");
  });
});

describe("markup over several lines", () => {
  it("has no space beside a tag, and one within words and attributes", () => {
    const page = html`
      <p class="a
        b">
        One
        two
        <b>three</b>
      </p>
    `;
    expect(page.markup).toBe('<p class="a b">One two<b>three</b></p>');
  });

  it("keeps the line breaks of what is put into it", () => {
    expect(
      html`<pre>
      ${"one\ntwo"}
    </pre>`.markup,
    ).toContain("one\ntwo");
  });
});

describe("an address for a link", () => {
  it("is of the web, or none", () => {
    for (const url of ["https://frog.example/a?b=c#d", "HTTP://frog.example"]) expect(webUrl(url)).toBe(url);
    for (const url of [
      "javascript:alert(1)",
      " https://a",
      "https://",
      "//a",
      "/a",
      "https://a b",
      "https://u@a",
      "",
      null,
    ])
      expect([url, webUrl(url)]).toEqual([url, null]);
  });

  it("leads nowhere but to a web page, whatever it is made of", () => {
    const scheme = fc.constantFrom(
      "javascript:",
      "data:text/html,",
      "vbscript:",
      "JaVaScRiPt:",
      "\tjavascript:",
      "blob:",
      "file:///",
    );
    fc.assert(fc.property(scheme, fc.string(), (start, rest) => webUrl(start + rest) === null));
    fc.assert(
      fc.property(words, (text) => {
        const url = webUrl(`https://${text}`);
        if (url === null || !URL.canParse(url)) return;
        expect(new URL(url).protocol).toBe("https:");
        expect(parsed(html`<a href="${url}">x</a>`.markup).querySelector("a")?.getAttribute("href")).toBe(
          shown(url),
        );
      }),
    );
  });
});

describe("an address for a picture", () => {
  it.each([
    "https://frog.example/logo.webp",
    "/media/abc.webp",
    "logo.webp",
    "data:image/svg+xml,%3Csvg%3E",
    "data:image/png;base64,AAAA",
  ])("may be %s", (url) => expect(pictureUrl(url)).toBe(url));

  it.each([
    "//frog.example/a.png",
    "../a.png",
    "a.html",
    "data:text/html,x",
    "data:image/svg+xml,<svg>",
    "javascript:1",
    "",
  ])("is never %j", (url) => expect(pictureUrl(url)).toBeNull());
});
