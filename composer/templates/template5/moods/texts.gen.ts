// Written by composer/making/texts.ts from the .txt and .css files beside it, which are what to edit.

export const calm = `.rosette{opacity:.5}.wreath{opacity:.35}.plate:before,.carte:before{display:none}h1,h1.short,h1.long{font-size:clamp(2.1rem,min(7vw,calc(60vw / var(--w))),7rem)}.spread,header,header:after{border-color:transparent}`;

export const cyber = `body>*{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}body{font-size:clamp(.98rem,.92rem + .3vw,1.25rem)}.rosette{stroke-dasharray:.7 1.5;stroke-width:.7}.cameo,.cameo img{border-radius:0}.plate:before,.carte:before{border-style:dashed;outline:0}.btn{outline:0;border-radius:0;border-inline-start-width:.6rem}.chapter:before{content:"["}.chapter:after{content:"]"}.tale .body>p:first-child:first-letter{font-size:1em;float:none;padding:0}`;

export const elegant = `h2,.house{letter-spacing:.015em}.plate:after{content:"";position:absolute;inset:clamp(1.6rem,2.8vw,2.8rem);border:1px solid var(--foil);border-radius:50% / 8%;pointer-events:none}.head{text-align:center;grid-column:1 / -1!important;grid-row:auto!important;justify-self:center}.asked .body{grid-column:3 / 11!important;grid-row:auto!important}.finial{width:11rem}.body{grid-row:auto}`;

export const loud = `h2{font-size:clamp(2.5rem,7vw,8.5rem);line-height:.98}.tagline{font-size:clamp(1.6rem,1.3rem + 1.6vw,3rem)}.btn{background:var(--ink);color:var(--paper);font-size:1.2em}.btn:hover{background:none;color:var(--ink)}.value{font-size:clamp(2rem,5vw,5.6rem)}.rosette{stroke-width:.9}.chapter{font-size:clamp(2.4rem,4vw,5rem)}`;

export const playful = `.cameo{rotate:-8deg}h1{rotate:-1.5deg}section:nth-of-type(even) h2{rotate:-1deg}.btn{border-radius:99px;outline:0;border-width:2px}.plate:before,.carte:before{border-radius:2.6rem;border-style:dashed;outline:0}.rosette{stroke-width:.7;stroke-dasharray:2 2}.calling a{border-radius:50% / 34%}.finial{scale:1 1.8}`;

export const retro = `h2{text-transform:uppercase;letter-spacing:.05em;font-size:clamp(1.7rem,3.3vw,3.9rem)}.plate:before{border-radius:14rem 14rem 0 0;outline-offset:-12px}.carte:before{border-radius:3rem;outline-offset:-12px}.chapter{border-block:1px solid var(--foil);width:fit-content;padding:.15em .8em}.btn{border-width:3px;border-style:double}.plate.cover{background:repeating-conic-gradient(from 0deg at 50% 100%,var(--paper) 0 6deg,color-mix(in srgb,var(--rule) 26%,var(--paper)) 6deg 12deg)}.plate .motto{background:var(--paper);padding:.2em .8em}`;
