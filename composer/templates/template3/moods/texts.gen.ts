// Written by composer/making/texts.ts from the .txt and .css files beside it, which are what to edit.

export const calm = `body{line-height:1.62}.hero h1{font-size:clamp(2rem,min(calc((100vw - 2 * var(--edge)) / var(--w) * .56),calc(30vh / var(--l))),13rem);letter-spacing:-.03em}.ledger>div,.line li{border-top-color:color-mix(in srgb,var(--ink) 25%,var(--paper))}`;

export const cyber = `body>*{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}body{font-size:clamp(.95rem,.8rem + .45vw,1.5rem);letter-spacing:-.03em}.hero h1{font-family:"Gem Text","Helvetica Neue",Arial,sans-serif}section>h2{border-bottom:1px solid var(--mark)}.what:before{content:"> ";color:var(--mark)}.dot{border-radius:0}.soon:before{border-radius:0}.tale p+p{text-indent:0;margin-top:1.4em}`;

export const elegant = `body>*{font-family:"Iowan Old Style","Palatino Linotype",Palatino,Georgia,"Noto Serif",serif}body{letter-spacing:0;line-height:1.5}.hero h1{letter-spacing:-.035em}.no,.notes li>:first-child{font-style:italic}.ledger>div{border-top-width:.5px}`;

export const loud = `body{font-weight:700}.hero{background:var(--ink);color:var(--paper)}.hero .go,.hero a,.ticker{color:inherit}.hero a:hover{text-decoration-thickness:.2em}.hero :focus-visible{outline-color:var(--paper)}section>h2{border-top:.4em solid var(--ink)}.line li,.ledger>div{border-top-width:3px}`;

export const playful = `a,.go{text-decoration-style:wavy;text-decoration-thickness:.07em}h2 .no{background:var(--mark);color:var(--paper);border-radius:50%;width:1.7em;height:1.7em;line-height:1.7em;text-align:center;margin-inline-start:-.2em}section:nth-of-type(odd) .what{rotate:-1.2deg}section:nth-of-type(even) .what{rotate:1deg}.hero h1{rotate:-1deg}.line li:before{border-top:.5em dotted var(--mark);top:-.27em}`;

export const retro = `body>*{font-family:"Courier New",Courier,"Liberation Mono",monospace}body{letter-spacing:-.04em;font-weight:700}.hero h1{font-family:"Gem Text","Helvetica Neue",Arial,sans-serif}.ledger>div,.ledger>div:last-child,.line li{border-style:dashed;border-width:0;border-top-width:2px}section>h2{border-block:2px solid}.dot{border-radius:50%;filter:contrast(1.25) saturate(.7)}`;
