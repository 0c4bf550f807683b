import type { Deck } from "#contract/deck.ts";
import type { Stock, Tones } from "./colours.ts";
import { moodRules } from "./mood.ts";

const rooms: Record<Deck["look"]["density"], string> = {
  airy: "clamp(5.5rem,13vw,13rem)",
  normal: "clamp(4rem,8.5vw,9rem)",
  compact: "clamp(2.75rem,6vw,5.5rem)",
};

const values = (stock: Stock): string =>
  Object.entries(stock)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/** A printed book: a Didone for names, an old-style face to read, foil rules, and no two spreads set alike. */
export const styleSheet = (tones: Tones, look: Deck["look"], thrift: boolean): string =>
  `:root{${values(tones.page)};--room:${rooms[look.density]};--edge:clamp(1.4rem,6vw,8rem)}.cover{${values(tones.cover)}}${thrift ? "" : joys}${rules}${moodOf(look)}`;

const moodOf = ({ mood }: Deck["look"]): string => (mood ? moodRules[mood] : "");

const rules = `
*{box-sizing:border-box;margin:0}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%;background:var(--paper)}
body{font:500 clamp(1.2rem,1.1rem + .4vw,1.6rem)/1.5 serif;font-synthesis:none;color:var(--ink);background:var(--paper);overflow-wrap:anywhere;font-variant-numeric:lining-nums}body>*{font-family:"Gem Garalde","Iowan Old Style","Palatino Linotype",Palatino,Georgia,"Noto Serif",serif}
img{display:block;max-width:100%;height:auto}svg{display:block;fill:none;stroke:var(--foil)}
a{color:inherit;text-underline-offset:.22em;text-decoration-thickness:1px;text-decoration-color:var(--foil)}
ol,ul,dl{list-style:none;padding:0}p{text-wrap:pretty;max-width:34em}[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--foil);outline-offset:4px}
.cover{background:var(--paper);color:var(--ink)}.soft{color:var(--soft)}
.skip{position:absolute;inset-inline-start:1rem;top:-99rem}.skip:focus{top:1rem;background:var(--paper);padding:.6rem 1rem;z-index:9}
h1,h2,h3,.house,.mono,.chapter,.nth,.value,.sign{font-family:"Gem Didone",Didot,"Bodoni 72","Bodoni MT","Playfair Display","Sitka Banner","Noto Serif Display","Times New Roman",serif;font-weight:400;line-height:1.06;text-wrap:balance}

header{display:flex;align-items:baseline;gap:1rem 3rem;flex-wrap:wrap;justify-content:space-between;padding:clamp(1.1rem,2vw,2rem) var(--edge);border-bottom:1px solid var(--rule);position:relative}
header:after{content:"";position:absolute;inset:auto 0 3px;border-bottom:1px solid var(--rule)}
.house{letter-spacing:.16em;font-size:1.05em;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;max-width:100%}
nav{display:flex;overflow-x:auto;scrollbar-width:none;gap:.15rem 1.9rem;font-size:.86em;min-width:0}nav a{flex:none}nav a{text-decoration:none;padding:.25rem 0}nav a span{color:var(--foil);margin-inline-end:.3em;font-size:.86em}nav a:hover{text-decoration:underline}
.btn{display:inline-block;padding:1em 2em;border:1px solid var(--foil);outline:1px solid var(--rule);outline-offset:3px;text-decoration:none;line-height:1.25;text-align:center;color:var(--ink)}
.btn:hover{background:var(--ink);color:var(--paper)}.btn:focus-visible{outline:3px solid var(--foil)}
.spread{display:grid;border-bottom:1px solid var(--rule)}
.plate{position:relative;display:grid;place-items:center;align-content:center;gap:clamp(1rem,3vw,3rem);padding:clamp(2rem,8vw,6rem) var(--edge);text-align:center}
.plate:before{content:"";position:absolute;inset:clamp(.8rem,1.6vw,1.6rem);border:1px solid var(--rule);outline:1px solid var(--rule);outline-offset:-6px;pointer-events:none}
.crest{position:relative;width:min(100%,clamp(11rem,27vw,40rem));aspect-ratio:1;display:grid;place-items:center}
.cameo{position:relative;width:45%;aspect-ratio:1;border-radius:50%;overflow:hidden;background:var(--paper);display:grid;place-items:center;box-shadow:0 0 0 1px var(--foil),0 0 0 .4rem var(--paper),0 0 0 calc(.4rem + 1px) var(--foil)}
.cameo img{width:100%;height:100%;object-fit:cover}.mono{font-size:clamp(4rem,8vw,11rem);color:var(--foil);line-height:1}
.motto{color:var(--soft);max-width:22em}
.leaf{display:grid;align-content:end;justify-items:start;gap:clamp(1rem,2.4vw,2.4rem);padding:clamp(1.6rem,6vw,7rem) var(--edge) clamp(3rem,6vw,7rem);min-width:0}
h1{font-size:clamp(2.1rem,min(15vw,calc(150vw/var(--w))),5.5rem);letter-spacing:-.012em;line-height:.98;margin-inline-start:-.03em;max-width:100%}h1.lean:first-letter{letter-spacing:-.1em}h1.long{font-size:clamp(2rem,min(10vw,calc(150vw/var(--w))),4rem);line-height:1.04}
.tagline{font-size:clamp(1.4rem,1.2rem + .9vw,2.3rem);line-height:1.32;max-width:24em}
.soon{display:flex;align-items:center;gap:.8em;color:var(--foil);font-size:1.15em}.soon:before{content:"";width:3rem;border-top:1px solid}
.mint{width:100%;border-top:1px solid var(--rule);padding-top:1.1rem;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.3rem 1.5rem;align-items:center}.mint b{font-weight:500;color:var(--soft);font-size:.9em;grid-column:1/-1}.mint .soft{grid-column:1/-1}
.mint code{font:clamp(.9rem,.8rem + .25vw,1.35rem)/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;word-break:break-all;user-select:all}
.copy{font:inherit;background:none;border:0;border-bottom:1px solid var(--foil);color:var(--ink);min-height:2.75rem;min-width:5rem;padding:.2rem 0;cursor:pointer;white-space:nowrap}.copy:hover{color:var(--foil)}
.panorama{padding-block-start:var(--room);padding-inline-start:var(--edge)}.panorama img{outline:1px solid var(--rule);width:100%;aspect-ratio:3;object-fit:cover}
section{padding:var(--room) var(--edge);display:grid;gap:clamp(1.8rem,4vw,4rem)}
.head,.body{min-width:0}
.chapter{display:block;color:var(--foil);font-size:clamp(1.5rem,2.1vw,2.4rem);margin-bottom:.9rem}
h2{font-size:clamp(2.1rem,4.3vw,5.2rem);letter-spacing:-.01em;max-width:14em}
h3{font-size:clamp(1.35rem,1.2rem + .6vw,1.9rem);line-height:1.2}
.tale p+p{margin-top:1em}.tale .body>p:first-child{font-size:1.25em;line-height:1.4}.tale .body>p:first-child:first-letter{font:400 4.3em/.74 "Gem Didone",Didot,serif;float:inline-start;padding:.08em .08em 0 0;color:var(--foil)}

.carte{text-align:center;position:relative;justify-items:center;padding:calc(var(--room) + 2rem) calc(var(--edge) + 1rem)}.carte:before{content:"";position:absolute;inset:clamp(.8rem,1.6vw,1.6rem);border:1px solid var(--rule);outline:1px solid var(--rule);outline-offset:-6px;pointer-events:none}
.carte ol{display:grid;gap:clamp(2rem,3.4vw,3.4rem)}.carte li{display:grid;justify-items:center;gap:.5rem}.carte li p{max-width:27em}.nth{color:var(--foil);font-size:1.1em}.close{margin:2.5rem auto 0}
.ledger dl{margin-top:clamp(1.6rem,3vw,3rem);border-top:1px solid var(--foil);border-bottom:1px solid var(--foil);padding-block:3px}.ledger dl>div{display:grid;grid-template-columns:minmax(0,1fr);gap:.1rem 2rem;padding:1.15rem 0;border-top:1px solid var(--rule)}.ledger dl>div:first-child{border-top:1px solid var(--foil)}.ledger dl>div:last-child{border-bottom:1px solid var(--foil)}
.value{font-size:clamp(1.6rem,3.2vw,3.6rem);line-height:1.1}.intro+.soft{margin-top:1.2rem}.intro{font-size:1.15em;line-height:1.42}
.card{position:relative;overflow:hidden;justify-items:center;text-align:center;border-block:1px solid var(--rule);padding-block:calc(var(--room)*1.25)}.card .body{display:grid;justify-items:center;gap:2rem}.card .head,.card .body>:not(svg){position:relative}.card p{max-width:24em}
.acts li{display:grid;grid-template-columns:3.4rem minmax(0,1fr);gap:.4rem 1.2rem;padding-block:clamp(1.3rem,2vw,2rem);border-top:1px solid var(--rule)}.acts li p{margin-top:.4rem;max-width:30em}.acts .nth{font-size:1.5em}
.calling ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:clamp(1rem,2vw,2rem);margin-top:clamp(1.8rem,3vw,3rem)}.calling a{display:grid;align-content:center;justify-items:center;text-align:center;gap:.3rem;min-height:11rem;padding:1.6rem;border:1px solid var(--rule);text-decoration:none;height:100%}.calling a:hover{border-color:var(--foil);color:var(--foil)}
.calling strong{font:400 1.35em/1.2 "Gem Didone",Didot,"Times New Roman",serif}
details{border-top:1px solid var(--rule)}details:last-child{border-bottom:1px solid var(--rule)}summary{display:flex;justify-content:space-between;align-items:baseline;gap:1.5rem;padding:1.2rem 0;cursor:pointer;list-style:none;font-size:1.15em}summary::-webkit-details-marker{display:none}summary:hover{color:var(--foil)}
summary:after{content:"";flex:none;width:.7em;height:.7em;border:solid var(--foil);border-width:0 1px 1px 0;rotate:45deg;translate:-.2em -.2em}details[open] summary:after{rotate:225deg;translate:-.2em .1em}details p{padding-bottom:1.4rem}
footer{padding:clamp(3.5rem,7vw,7rem) var(--edge);display:grid;justify-items:center;text-align:center;gap:1.8rem;font-size:.9em}footer .sign{font-size:clamp(1.8rem,3.4vw,3.6rem);max-width:20em}footer p{max-width:44em}footer ul{display:flex;flex-wrap:wrap;justify-content:center;gap:.4rem 2.2rem}
@media(min-width:60rem){
nav{flex-wrap:wrap}.spread{grid-template-columns:minmax(0,5fr) minmax(0,7fr);min-height:min(calc(100vh - 5rem),70rem)}.plate{padding-inline:3rem}.leaf{padding-inline:clamp(3rem,6vw,8rem) var(--edge)}
h1{font-size:clamp(3rem,min(9.6vw,calc(74vw/var(--w))),15rem)}h1.short{font-size:clamp(4rem,min(14vw,calc(74vw/var(--w))),20rem)}h1.long{font-size:clamp(2.4rem,min(4.7vw,calc(74vw/var(--w))),8rem)}
section{grid-template-columns:repeat(12,minmax(0,1fr));column-gap:clamp(1rem,2vw,2.5rem)}
.tale .head{grid-column:1/5}.tale .body{grid-column:6/13}
.carte .head,.carte .body{grid-column:3/11}.carte .head{justify-self:center}
.ledger .head{grid-column:1/9}.ledger .body{grid-column:1/13;display:grid;grid-template-columns:subgrid}.ledger .intro{grid-column:1/4}.ledger dl{grid-column:5/13;margin:0}.ledger dl>div{grid-template-columns:minmax(0,2fr) minmax(0,5fr);align-items:baseline}.ledger .note{grid-column:2}
.card .head,.card .body{grid-column:3/11}
.acts .head{grid-column:1/13}.acts .body{grid-column:1/13}.acts li{grid-template-columns:5rem minmax(0,1fr);margin-inline-start:calc(var(--at)*8.3333%);max-width:52rem;border-top-color:var(--foil)}
.calling .head{grid-column:7/13;grid-row:1}.calling .body{grid-column:1/13}.calling .intro,.calling .intro+.soft{margin-inline-start:calc(50% + .8vw)}
.asked .head{grid-column:9/13;grid-row:1}.asked .body{grid-column:1/8;grid-row:1}}
@media(prefers-reduced-motion:no-preference){.btn,.copy,.calling a{transition:background-color .3s,color .3s,border-color .3s}}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media(forced-colors:active){.cameo{border:1px solid}.btn{border-width:2px;outline:0}.btn:focus-visible,.copy:focus-visible{outline:3px solid}svg{stroke:currentColor}.cover{border-block:1px solid}}
@media print{.cover{background:none;color:#000;--paper:#fff;--ink:#000;--soft:#333;--foil:#555}:root{--paper:#fff;--ink:#000;--soft:#333}header nav,.copy,.btn{display:none!important}body{font-size:11pt}.spread{min-height:0}.plate{min-height:0;padding:1rem}.crest{width:12rem}section{padding-block:1.4rem;break-inside:avoid}details>*{display:block}}
`.replaceAll("\n", "");

// What the engravings ask for.
const joys = `
.finial{width:7.5rem;stroke-width:1}
.rosette{width:100%;stroke-width:.34}
.crest .rosette{position:absolute;inset:0}
.wreath{position:absolute;width:min(230vw,76rem);left:50%;top:50%;translate:-50% -50%;stroke:var(--rule);stroke-width:.13;opacity:.7}
.tale .finial{margin-top:2.4rem}
@media(prefers-reduced-motion:no-preference){.crest .rosette{animation:turn 240s linear infinite}@keyframes turn{to{transform:rotate(1turn)}}}
`.replaceAll("\n", "");
