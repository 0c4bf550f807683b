import { describe, expect, it } from "vitest";
import { sanitisePage, textOf } from "./sanitise-page.ts";
import { scrubCss } from "./scrub-css.ts";

const bodyOf = (html: string): string => sanitisePage(html).body;

describe("a model's page", () => {
  it("keeps words, structure, its own pictures and its style", () => {
    const page = sanitisePage(
      'Sure!\n```html\n<style>h1 > b{color:#c40}</style><main class="a"><h1 id="top">Frog</h1><img src="logo" alt="A frog"><svg viewBox="0 0 9 9"><circle cx="4" cy="4" r="3" fill="#0a0"/></svg><a href="#launch">Buy</a></main>\n```',
    );
    expect(page.css).toBe("h1 > b{color:#c40}");
    expect(page.body).toContain('<main class="a"><h1 id="top">Frog</h1><img src="logo" alt="A frog"');
    expect(page.body).toContain('viewbox="0 0 9 9"');
    expect(page.body).toContain('<a href="#launch">Buy</a>');
  });

  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '<img src="https://evil.example/x.png">',
    '<img src="logo" srcset="https://evil.example/x.png 2x">',
    '<a href="https://evil.example">x</a>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<form action="https://evil.example"><input name="seed"><button>Go</button></form>',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="https://evil.example"></object>',
    '<svg onload="alert(1)"><use href="https://evil.example#x"/></svg>',
    '<svg><image href="https://evil.example/x.png"/></svg>',
    '<svg><foreignObject><body onload="alert(1)"></foreignObject></svg>',
    '<svg><animate attributeName="href" to="javascript:alert(1)"/></svg>',
    '<p style="background:url(https://evil.example/x)">x</p>',
    '<p style="background:u\\72l(//evil.example)">x</p>',
    '<circle fill="url(https://evil.example#x)">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<base href="https://evil.example"><link rel="stylesheet" href="https://evil.example/x.css">',
    "</template><script>alert(1)</script>",
    '<template shadowrootmode="open"><script>alert(1)</script></template>',
    '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    "<!--><img src=x onerror=alert(1)>-->",
    "<p>Claim it at evil.example today.</p>",
    '<p title="see https://evil.example">x</p>',
  ])("keeps nothing of %s", (html) => {
    const { css, body } = sanitisePage(`<p>before</p>${html}<p>after</p>`);
    expect(css + body).not.toMatch(
      /evil|alert|onerror|javascript|<(?:script|iframe|form|input|template|meta|base|link|object|image|use)\b|url\(/i,
    );
  });

  it("is read as visitors read it, words that are cut up by tags together", () => {
    expect(textOf(sanitisePage("<p>evil.<b>exa</b>mple</p><p>A &amp; B</p>"))).toBe("evil.example\nA & B");
    expect(bodyOf("no page at all")).toBe("");
  });

  it("ends where it has more tags or entities than a page needs, and keeps what came before", () => {
    expect(bodyOf("<p>A frog.</p>".repeat(1_000))).toHaveLength("<p>A frog.</p>".length * 1_000);
    for (const mark of ["<h1>", "<p><i>", "<b>x</b>", "<", "&amp;"]) {
      const body = bodyOf(`<p>first</p>${mark.repeat(40_000)}<p>last</p>`);
      expect(body).toContain("<p>first</p>");
      expect(body).not.toContain("last");
      expect(body.match(/<\w|&/g)?.length).toBeLessThanOrEqual(3_000);
    }
  });

  it("keeps a value with brackets unless it calls for more", () => {
    const titleKept = (value: string) => /title="([^"]*)"/.exec(bodyOf(`<p title="${value}">x</p>`))?.[1];
    for (const kept of ["rotate(3.5)", "a (b (c)", `(${" ".repeat(1_000)}x`, "(".repeat(1_000)])
      expect(titleKept(kept)).toBe(kept);
    for (const gone of ["see (evil.example)", "x( '/evil", "((a.b", "(1.5 (x.y", "src(evil/x)"])
      expect(titleKept(gone)).toBeUndefined();
  });

  it("keeps the space around its words, however long", () => {
    const space = " ".repeat(20_000);
    expect(bodyOf(`<b>${space}a frog${space}</b>`)).toBe(`<b>${space}a frog${space}</b>`);
  });
});

describe("a model's style sheet", () => {
  it.each([
    "@import 'https://evil.example/x.css';",
    "@import url(//evil.example);",
    "@font-face{font-family:x;src:url(https://evil.example/f)}",
    "p{background:url('https://evil.example')}",
    "p{background:u\\72 l(https://evil.example)}",
    "p{background:ur/**/l(https://evil.example)}",
    "p{background:uurl(x)rl(https://evil.example)}",
    "p{background:image-set('https://evil.example' 1x)}",
    "p{color:red !important}",
    "p{color:red ! important}",
    ":host{display:none}",
    "</style><script>alert(1)</script>",
    "p{behavior:url(#x);-moz-binding:url(x)}",
    "p{direction:rtl;unicode-bidi:bidi-override}",
    "p{width:expression(alert(1))}",
  ])("keeps nothing that reaches out or outweighs ours: %s", (css) => {
    expect(scrubCss(css)).not.toMatch(
      /evil|url\s*\(|import|important|:host|<|font-face|image-set|expression|binding|behavior|bidi/i,
    );
  });

  it("keeps what dresses the page", () => {
    const css =
      '@media (min-width:600px){h1>a:hover{color:#c40;transform:rotate(3deg)}} q::before{content:"\\201C"}';
    expect(scrubCss(css)).toBe(
      '@media (min-width:600px){h1>a:hover{color:#c40;transform:rotate(3deg)}} q::before{content:"“"}',
    );
  });

  const nested = (open: string, close: string, depth: number): string =>
    `${open.repeat(depth)}url(x)${close.repeat(depth)}`;

  it("is cleaned of what removing one thing forms, and given up where that goes on", () => {
    expect(scrubCss(`b{c:d}${nested("ur", "l(x)", 3)}`)).toBe("b{c:d}");
    for (const [open, close] of [
      ["ur", "l()"],
      ["ht", "tp:"],
      ["!imp", "ortant"],
      ["@im", "port;"],
    ] as const) {
      expect(scrubCss(`b{c:d}${open.repeat(400)}${close.repeat(400)}`)).toBe("");
    }
  });

  it("loses a block that nothing closes, and a rule around others", () => {
    expect(scrubCss("b{c:d}@page a{{")).toBe("b{c:d}{");
    expect(scrubCss(`b{c:d}${"@page".repeat(7_000)}{{`)).toBe("b{c:d}{");
    expect(scrubCss(":host(".repeat(6_000))).toBe("");
    expect(scrubCss("@layer x{p{y:1}}")).not.toContain("layer");
  });
});
